import type { EstimateStatus } from '@platen/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { searchText } from '../../../platform/records/search-text.ts'
import { rootOf } from '../customers/index.ts'
import type { Estimate, Offer, OrderProblem, Words } from './estimate.ts'

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
