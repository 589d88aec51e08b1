import type { EstimateAnswerKind, EstimateStatus } from '@platen/contract'
import { sql } from 'kysely'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import { freshPlanFor, type Database, type Tx } from '../../../platform/database/transaction.ts'
import { likePatterns, searchText } from '../../../platform/records/search-text.ts'
import type { PaymentInstruction } from '../../selling/catalog/index.ts'
import type { Order } from '../../selling/orders/index.ts'
import { familyOf, rootOf } from '../customers/index.ts'
import type {
  Estimate,
  EstimateAnswer,
  EstimateNote,
  EstimateVersion,
  Offer,
  OrderProblem,
  Words,
} from './estimate.ts'

export interface Colleague {
  readonly id: string
  readonly name: string
}

export interface EstimateCustomer {
  readonly name: string
  readonly company: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly locale: string | null
}

interface Written {
  readonly customer: EstimateCustomer
  readonly customerId: string | null
  readonly offer: Offer
  readonly words: Omit<Words, 'salt'>
}

function columnsOf({ customer, customerId, offer, words }: Written, number: string) {
  const artworks = offer.lines.flatMap(({ garment, film }) => [
    ...(garment?.placements ?? []),
    ...(film?.prints ?? []),
  ])
  return {
    customer_id: customerId,
    customer_name: customer.name,
    customer_company: customer.company,
    customer_email: customer.email,
    customer_phone: customer.phone,
    customer_locale: customer.locale,
    offer: JSON.stringify(offer),
    words: JSON.stringify(words),
    artwork_ids: [...new Set(artworks.map(({ artworkId }) => artworkId))],
    total_minor: offer.totals.totalMinor,
    valid_until: offer.validUntil,
    unsent: true,
    search_text: searchText(number, customer.name, customer.company, customer.email, customer.phone),
  }
}

interface NewEstimate extends Written {
  readonly id: string
  /** In the time zone of the store. */
  readonly year: string
  readonly leadId: string | null
  readonly createdBy: string
  readonly now: Date
}

/** Returns its number. Gaps are allowed, duplicates are not. */
export async function insertEstimate(tx: Tx, estimate: NewEstimate): Promise<string> {
  const { rows } = await sql<{ n: string }>`SELECT nextval('estimate_numbers')::text AS n`.execute(tx)
  const number = `ES-${estimate.year}-${(rows[0]?.n ?? '').padStart(6, '0')}`
  await tx
    .insertInto('estimates')
    .values({
      id: estimate.id,
      number,
      status_since: estimate.now,
      ...columnsOf(estimate, number),
      lead_id: estimate.leadId,
      created_by: estimate.createdBy,
      created_at: estimate.now,
      updated_at: estimate.now,
    })
    .execute()
  return number
}

export async function writeEstimate(
  tx: Tx,
  { id, number }: Pick<Estimate, 'id' | 'number'>,
  written: Written,
  now: Date,
): Promise<void> {
  const columns = columnsOf(written, number)
  await tx
    .updateTable('estimates')
    .set({
      ...columns,
      // Those of earlier versions stay, because a version can be read for ever.
      artwork_ids: sql<
        string[]
      >`ARRAY(SELECT DISTINCT unnest(artwork_ids || ${columns.artwork_ids}::uuid[]))`,
      revision: sql`revision + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

const COLUMNS = sql`
  e.id, e.number, e.status, e.status_since AS "statusSince", e.customer_name AS "customerName",
  e.customer_company AS "customerCompany", e.customer_email AS "customerEmail", e.customer_phone AS "customerPhone",
  e.customer_locale AS "customerLocale", e.offer, e.words, e.version, e.unsent,
  e.approved_version AS "approvedVersion", e.order_problem AS "orderProblem", e.order_id AS "orderId",
  e.lead_id AS "leadId", ${rootOf('e.customer_id')} AS "customerId", e.created_at AS "createdAt", e.updated_at AS "updatedAt", e.revision,
  e.erased_at AS "erasedAt"`

export async function findEstimate(database: Database, id: string): Promise<Estimate | undefined> {
  const { rows } = await sql<Estimate>`SELECT ${COLUMNS} FROM estimates AS e WHERE e.id = ${id}`.execute(
    database,
  )
  return rows[0]
}

export async function lockEstimate(tx: Tx, id: string): Promise<Estimate | undefined> {
  const { rows } = await sql<Estimate>`
    SELECT ${COLUMNS} FROM estimates AS e WHERE e.id = ${id} FOR NO KEY UPDATE`.execute(tx)
  return rows[0]
}

export interface EstimateChange {
  readonly status?: EstimateStatus
  readonly version?: number
  readonly unsent?: boolean
  readonly approvedVersion?: number
  readonly orderProblem?: OrderProblem | null
  readonly orderId?: string
}

export async function changeEstimate(
  tx: Tx,
  estimate: Estimate,
  change: EstimateChange,
  now: Date,
): Promise<void> {
  const { status, version, unsent, approvedVersion, orderProblem, orderId } = change
  const moves = status !== undefined && status !== estimate.status
  await tx
    .updateTable('estimates')
    .set({
      ...(status === undefined ? {} : { status }),
      ...(moves ? { status_since: now } : {}),
      ...(version === undefined ? {} : { version }),
      ...(unsent === undefined ? {} : { unsent }),
      ...(approvedVersion === undefined ? {} : { approved_version: approvedVersion }),
      ...(orderProblem === undefined
        ? {}
        : { order_problem: orderProblem === null ? null : JSON.stringify(orderProblem) }),
      ...(orderId === undefined ? {} : { order_id: orderId }),
      revision: sql`revision + 1`,
      updated_at: now,
    })
    .where('id', '=', estimate.id)
    .execute()
}

interface NewVersion extends Omit<EstimateVersion, 'words'> {
  readonly estimateId: string
  readonly words: Words
  readonly wordsDigest: string
  readonly sentBy: string
}

export async function insertVersion(tx: Tx, version: NewVersion): Promise<void> {
  await tx
    .insertInto('estimate_versions')
    .values({
      estimate_id: version.estimateId,
      version: version.version,
      offer: JSON.stringify(version.offer),
      words: JSON.stringify(version.words),
      words_digest: version.wordsDigest,
      hash: version.hash,
      paper: JSON.stringify(version.paper),
      sent_at: version.sentAt,
      sent_by: version.sentBy,
    })
    .execute()
}

export async function findVersion(
  database: Database,
  estimateId: string,
  version: number,
): Promise<EstimateVersion | undefined> {
  const { rows } = await sql<EstimateVersion>`
    SELECT version, offer, words, hash, paper, sent_at AS "sentAt" FROM estimate_versions
    WHERE estimate_id = ${estimateId} AND version = ${version}`.execute(database)
  return rows[0]
}

export interface SentVersion {
  readonly version: number
  readonly hash: string
  readonly totalMinor: number
  readonly sentAt: Date
  readonly sentBy: Colleague
  readonly hasFile: boolean
  readonly firstViewedAt: Date | null
  readonly lastViewedAt: Date | null
}

export async function listVersions(database: Database, estimateId: string): Promise<SentVersion[]> {
  const { rows } = await sql<SentVersion>`
    SELECT v.version, v.hash, (v.offer #>> '{totals,totalMinor}')::bigint AS "totalMinor", v.sent_at AS "sentAt",
      jsonb_build_object('id', u.id, 'name', u.name) AS "sentBy",
      v.words IS NOT NULL AS "hasFile", s.first_at AS "firstViewedAt", s.last_at AS "lastViewedAt"
    FROM estimate_versions AS v
    JOIN admin_users AS u ON u.id = v.sent_by
    LEFT JOIN estimate_views AS s ON s.estimate_id = v.estimate_id AND s.version = v.version
    WHERE v.estimate_id = ${estimateId} ORDER BY v.version DESC`.execute(database)
  return rows
}

/** Whether it is the first view of this version. A view within an hour of the last is not written. */
export async function writeView(
  tx: Tx,
  estimateId: string,
  version: number,
  now: Date,
): Promise<'first' | 'again' | 'known'> {
  const { rows } = await sql<{ first: boolean }>`
    INSERT INTO estimate_views AS v (estimate_id, version, first_at, last_at)
    VALUES (${estimateId}, ${version}, ${now}, ${now})
    ON CONFLICT (estimate_id, version) DO UPDATE SET last_at = excluded.last_at
      WHERE v.last_at < excluded.last_at - interval '1 hour'
    RETURNING first_at = last_at AS first`.execute(tx)
  const [row] = rows
  return row ? (row.first ? 'first' : 'again') : 'known'
}

interface NewAnswer extends Omit<EstimateAnswer, 'at'> {
  readonly estimateId: string
  readonly ipAddress: string | null
  readonly salt: string | null
  readonly now: Date
}

export async function insertAnswer(tx: Tx, answer: NewAnswer): Promise<void> {
  await tx
    .insertInto('estimate_answers')
    .values({
      id: answer.id,
      estimate_id: answer.estimateId,
      version: answer.version,
      kind: answer.kind,
      name: answer.name,
      ip_address: answer.ipAddress,
      salt: answer.salt,
      notes: JSON.stringify(answer.notes),
      answered_at: answer.now,
    })
    .execute()
}

export async function listAnswers(database: Database, estimateId: string): Promise<EstimateAnswer[]> {
  const { rows } = await sql<
    Omit<EstimateAnswer, 'notes' | 'kind'> & { kind: EstimateAnswerKind; notes: readonly EstimateNote[] }
  >`
    SELECT id, version, kind, name, notes, answered_at AS at FROM estimate_answers
    WHERE estimate_id = ${estimateId} ORDER BY id DESC`.execute(database)
  return rows
}

export interface EstimateFacts {
  readonly createdBy: Colleague
  readonly orderNumber: string | null
}

export async function findFacts(database: Database, estimateId: string): Promise<EstimateFacts> {
  const { rows } = await sql<EstimateFacts>`
    SELECT jsonb_build_object('id', u.id, 'name', u.name) AS "createdBy", o.number AS "orderNumber"
    FROM estimates AS e JOIN admin_users AS u ON u.id = e.created_by LEFT JOIN orders AS o ON o.id = e.order_id
    WHERE e.id = ${estimateId}`.execute(database)
  const [facts] = rows
  if (!facts) throw new Error('An estimate that was read is gone.')
  return facts
}

export interface EstimateFilter {
  readonly before?: string | undefined
  readonly statuses?: readonly EstimateStatus[] | undefined
  readonly validTo?: string | undefined
  readonly leadId?: string | undefined
  readonly customerId?: string | undefined
  readonly q?: string | undefined
}

export type ListedEstimate = Pick<
  Estimate,
  | 'id'
  | 'number'
  | 'status'
  | 'statusSince'
  | 'customerName'
  | 'customerCompany'
  | 'version'
  | 'unsent'
  | 'orderProblem'
  | 'orderId'
  | 'createdAt'
> & {
  readonly totalMinor: number
  readonly currency: string
  readonly validUntil: string
  readonly unreadMessages: number
}

export async function listEstimates(
  database: Database,
  { before, statuses, validTo, leadId, customerId, q }: EstimateFilter,
  limit: number,
): Promise<ListedEstimate[]> {
  const conditions = [
    before !== undefined && sql`e.id < ${before}`,
    statuses !== undefined && sql`e.status IN (${sql.join(statuses.map((status) => sql.lit(status)))})`,
    validTo !== undefined &&
      sql`e.status IN ('sent', 'viewed', 'changes_requested') AND e.valid_until <= ${validTo}`,
    leadId !== undefined && sql`e.lead_id = ${leadId}`,
    customerId !== undefined &&
      sql`e.customer_id = ANY(ARRAY(SELECT id FROM ${familyOf(sql`${customerId}::uuid`)} AS family))`,
    q !== undefined && sql`e.search_text LIKE ANY(${likePatterns(q)}::text[])`,
  ].filter((condition) => condition !== false)
  const { rows } = await sql<ListedEstimate>`${freshPlanFor(q)}
    SELECT e.id, e.number, e.status, e.status_since AS "statusSince", e.customer_name AS "customerName",
      e.customer_company AS "customerCompany", e.total_minor AS "totalMinor", e.offer ->> 'currency' AS currency,
      e.valid_until AS "validUntil", e.version, e.unsent, e.order_problem AS "orderProblem",
      e.order_id AS "orderId", e.created_at AS "createdAt", (
        SELECT count(*)::integer FROM thread_messages AS m
        WHERE m.estimate_id = e.id AND m.sender = 'customer' AND m.read_at IS NULL) AS "unreadMessages"
    FROM estimates AS e
    WHERE ${sql.join([sql`true`, ...conditions], sql` AND `)}
    ORDER BY e.id DESC LIMIT ${rowLimit(limit)}`.execute(database)
  return rows
}

/** Without those that are locked right now: they are left for the next run. */
export async function expireBefore(
  tx: Tx,
  { today, now, limit }: { readonly today: string; readonly now: Date; readonly limit: number },
): Promise<Pick<Estimate, 'id' | 'number' | 'version'>[]> {
  const { rows } = await sql<Pick<Estimate, 'id' | 'number' | 'version'>>`
    UPDATE estimates SET status = 'expired', status_since = ${now}, updated_at = ${now}, revision = revision + 1
    WHERE id IN (
      SELECT e.id FROM estimates AS e
      JOIN estimate_versions AS v ON v.estimate_id = e.id AND v.version = e.version
      WHERE e.status IN ('sent', 'viewed', 'changes_requested') AND v.offer ->> 'validUntil' < ${today}
      ORDER BY e.id LIMIT ${limit} FOR NO KEY UPDATE OF e SKIP LOCKED)
    RETURNING id, number, version`.execute(tx)
  return rows
}

/** Once for each version, for customers who have not answered. */
export async function claimReminders(
  tx: Tx,
  due: {
    readonly today: string
    readonly lastDay: string
    readonly sentBefore: Date
    readonly limit: number
  },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE estimates SET reminded_version = version
    WHERE id IN (
      SELECT e.id FROM estimates AS e
      JOIN estimate_versions AS v ON v.estimate_id = e.id AND v.version = e.version
      WHERE e.status IN ('sent', 'viewed') AND e.reminded_version < e.version AND e.customer_email IS NOT NULL
        AND v.offer ->> 'validUntil' >= ${due.today} AND v.offer ->> 'validUntil' <= ${due.lastDay}
        AND v.sent_at < ${due.sentBefore}
      ORDER BY e.id LIMIT ${due.limit} FOR NO KEY UPDATE OF e SKIP LOCKED)
    RETURNING id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The stock items of these variants. */
export async function findBlanks(
  tx: Tx,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('inventory_items')
    .select(['id', 'variant_id'])
    .where('variant_id', 'in', variantIds)
    .where('active', '=', true)
    .execute()
  return new Map(rows.flatMap(({ id, variant_id }) => (variant_id === null ? [] : [[variant_id, id]])))
}

/** What an order from an estimate has beside its garments. */
export async function writeAgreedTerms(
  tx: Tx,
  orderId: string,
  { extras, agreedDiscount, offer }: Pick<Order, 'extras' | 'agreedDiscount'> & { readonly offer: Offer },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      extras: JSON.stringify(extras),
      discount: offer.discount === null ? null : JSON.stringify(offer.discount),
      agreed_discount_minor: agreedDiscount?.amountMinor ?? 0,
      agreed_discount_reason: agreedDiscount?.reason ?? null,
      deposit_percent: offer.depositPercent,
    })
    .where('id', '=', orderId)
    .execute()
  await sql`
    UPDATE order_items AS i SET agreed_price = true
    FROM unnest(${offer.lines.flatMap(({ text, agreedPrice }) => (text === null ? agreedPrice : []))}::boolean[])
      WITH ORDINALITY AS l(agreed, place)
    WHERE i.order_id = ${orderId} AND i.position = l.place - 1 AND l.agreed`.execute(tx)
}

/** What happens between them is undone when the work fails, and the transaction goes on. */
export async function attempt<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`SAVEPOINT attempt`.execute(tx)
  try {
    const result = await work()
    await sql`RELEASE SAVEPOINT attempt`.execute(tx)
    return result
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT attempt`.execute(tx)
    throw error
  }
}

/** Also of zones that the shop no longer offers. */
export async function findZoneNames(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('print_zones')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Also one that the shop no longer offers. */
export async function findInstruction(
  database: Database,
  id: string,
): Promise<PaymentInstruction | undefined> {
  return database
    .selectFrom('payment_instructions')
    .select([
      'id',
      'method',
      'label',
      'payee_name as payeeName',
      'account',
      'instructions',
      'reference_hint as referenceHint',
      'reference_required as referenceRequired',
      'proof_required as proofRequired',
      'pay_within_hours as payWithinHours',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}
