import { sql } from 'kysely'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import { freshPlanFor, type Database, type Tx } from '../../../platform/database/transaction.ts'
import { familyOf, rootOf } from '../../../platform/records/customer-families.ts'
import type { Buyer } from '../../selling/prepaid-film/index.ts'
import { likePatterns } from '../../../platform/records/search-text.ts'

/** Ids are UUIDs. */
export interface Customer {
  readonly id: string
  readonly name: string
  readonly company: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly locale: string | null
  readonly tags: readonly string[]
  readonly trade: boolean
  readonly taxId: string | null
  readonly priceListId: string | null
  readonly note: string | null
  readonly mergedInto: string | null
  readonly mergedAt: Date | null
  readonly revision: number
  readonly createdAt: Date
  readonly erasedAt: Date | null
}

export interface CustomerWithSums extends Customer {
  readonly orders: number
  readonly lifetimeMinor: number
  readonly lastOrderAt: Date | null
  readonly openEstimates: number
  readonly filmCreditMm: number
}

export const COLUMNS = sql`
  c.id, c.name, c.company, c.email, c.phone, c.locale, c.tags, c.trade, c.tax_id AS "taxId", c.price_list_id AS "priceListId",
  c.note,
  c.merged_into AS "mergedInto", c.merged_at AS "mergedAt", c.revision, c.created_at AS "createdAt",
  c.erased_at AS "erasedAt"`

const COUNTS = sql`o.status NOT IN ('cancelled', 'expired') AND NOT EXISTS (SELECT FROM test_orders AS t WHERE t.order_id = o.id)`

const SUMS = sql`
  LATERAL (
    SELECT count(*) FILTER (WHERE ${COUNTS})::integer AS orders,
      coalesce(sum(o.paid_minor - o.refunded_minor), 0)::float8 AS "lifetimeMinor",
      max(o.created_at) FILTER (WHERE ${COUNTS}) AS "lastOrderAt", (
        SELECT count(*)::integer FROM estimates AS e
        WHERE e.customer_id IN ${familyOf(sql`c.id`)} AND e.status NOT IN ('declined', 'expired', 'converted')
      ) AS "openEstimates",
      coalesce((SELECT f.balance_mm FROM film_accounts AS f WHERE f.customer_id = c.id), 0)::bigint AS "filmCreditMm"
    FROM orders AS o WHERE o.customer_id IN ${familyOf(sql`c.id`)}) AS sums`

export interface CustomerFilter {
  readonly before?: string | undefined
  readonly q?: string | undefined
  readonly tag?: string | undefined
  readonly trade?: boolean | undefined
}

/** Newest first. */
export async function listCustomers(
  database: Database,
  { before, q, tag, trade }: CustomerFilter,
  limit: number,
): Promise<CustomerWithSums[]> {
  const conditions = [
    sql`c.merged_into IS NULL AND c.erased_at IS NULL`,
    ...(before === undefined ? [] : [sql`c.id < ${before}`]),
    ...(q === undefined ? [] : [sql`c.search_text LIKE ANY(${likePatterns(q)}::text[])`]),
    ...(tag === undefined ? [] : [sql`c.tags @> ARRAY[${tag}]::text[]`]),
    ...(trade === undefined ? [] : [sql`c.trade = ${sql.lit(trade)}`]),
  ]
  const { rows } = await sql<CustomerWithSums>`${freshPlanFor(q, tag)}
    SELECT ${COLUMNS}, sums.* FROM (
      SELECT * FROM customers AS c WHERE ${sql.join(conditions, sql` AND `)} ORDER BY c.id DESC LIMIT ${rowLimit(limit)}
    ) AS c CROSS JOIN ${SUMS} ORDER BY c.id DESC`.execute(database)
  return rows
}

export async function findCustomer(database: Database, id: string): Promise<CustomerWithSums | undefined> {
  const { rows } = await sql<CustomerWithSums>`
    SELECT ${COLUMNS}, sums.* FROM customers AS c CROSS JOIN ${SUMS} WHERE c.id = ${id}`.execute(database)
  return rows[0]
}

export async function lockCustomers(tx: Tx, ids: readonly string[]): Promise<Map<string, Customer>> {
  const { rows } = await sql<Customer>`
    SELECT ${COLUMNS} FROM customers AS c WHERE c.id = ANY(${[...ids]}::uuid[]) ORDER BY c.id FOR NO KEY UPDATE`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export type CustomerDetails = Pick<
  Customer,
  'name' | 'company' | 'email' | 'phone' | 'locale' | 'tags' | 'trade' | 'taxId' | 'note'
>

/** What staff enter; tables of customers have no price lists. */
export type CustomerEntry = CustomerDetails & Pick<Customer, 'priceListId'>

export async function insertCustomer(
  tx: Tx,
  { taxId, priceListId, tags, ...details }: CustomerEntry,
  row: { readonly id: string; readonly words: string; readonly now: Date },
): Promise<void> {
  const { id, words, now } = row
  await tx
    .insertInto('customers')
    .values({
      ...details,
      id,
      tags: [...tags],
      tax_id: taxId,
      price_list_id: priceListId,
      search_text: words,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

export async function writeCustomer(
  tx: Tx,
  id: string,
  { taxId, priceListId, tags, ...details }: CustomerEntry,
  { words, now }: { readonly words: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      ...details,
      tags: [...tags],
      tax_id: taxId,
      price_list_id: priceListId,
      search_text: words,
      revision: sql`revision + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Null to split it again. */
export async function writeMerge(tx: Tx, id: string, into: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      merged_into: into,
      merged_at: into === null ? null : now,
      revision: sql`revision + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

export async function writeSearchText(tx: Tx, id: string, words: string, now: Date): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ search_text: words, revision: sql`revision + 1`, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export interface MergedCustomer {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly mergedAt: Date
  readonly words: string
}

/** Those that were merged into the customer directly; their words contain those of theirs. */
export async function listMerged(database: Database, id: string): Promise<MergedCustomer[]> {
  const { rows } = await sql<MergedCustomer>`
    SELECT id, name, email, phone, merged_at AS "mergedAt", search_text AS words
    FROM customers WHERE merged_into = ${id} ORDER BY merged_at DESC, id`.execute(database)
  return rows
}

export async function findByContact(
  database: Database,
  { email, phone }: Pick<Customer, 'email' | 'phone'>,
): Promise<{ id: string; field: 'email' | 'phone' } | undefined> {
  const { rows } = await sql<{ id: string; field: 'email' | 'phone' }>`
    SELECT id, CASE WHEN lower(email) = lower(${email}::text) THEN 'email' ELSE 'phone' END AS field
    FROM customers WHERE lower(email) = lower(${email}::text) OR phone = ${phone}::text LIMIT 1`.execute(
    database,
  )
  return rows[0]
}

/** Staff say whose order or estimate it is: the customer with the email address, or else with the phone. */
export async function findBuyerByContact(
  database: Database,
  { email = null, phone = null }: { readonly email?: string | null; readonly phone?: string | null },
): Promise<Buyer | undefined> {
  const { rows } = await sql<Buyer>`
    SELECT c.id AS "customerId", c.price_list_id AS "priceListId" FROM (
      SELECT id, email FROM customers WHERE lower(email) = lower(${email}::text) OR phone = ${phone}::text) AS own
    JOIN customers AS c ON c.id = ${rootOf('own.id')}
    ORDER BY (lower(own.email) = lower(${email}::text)) IS TRUE DESC LIMIT 1`.execute(database)
  return rows[0]
}

export interface CustomerHistory {
  readonly dueMinor: number
  readonly leads: number
  readonly usual: readonly { garmentName: string; colour: string; size: string; quantity: number }[]
  readonly artworks: readonly { id: string; fileName: string; lastUsedAt: string }[]
}

const MOST_USUAL = 10
const MOST_ARTWORKS = 24
/** What somebody usually buys shows in these. */
const NEWEST_ORDERS = 200

export async function readHistory(database: Database, id: string): Promise<CustomerHistory> {
  const { rows } = await sql<CustomerHistory>`
    WITH own AS MATERIALIZED (
      SELECT o.* FROM orders AS o WHERE o.customer_id IN ${familyOf(sql`${id}::uuid`)} AND ${COUNTS}
      ORDER BY o.id DESC LIMIT ${sql.lit(NEWEST_ORDERS)})
    SELECT
      (SELECT coalesce(sum(greatest(0, o.total_minor - o.paid_minor + o.returned_minor)), 0)::float8 FROM own AS o
        WHERE o.status IN ('open', 'on_hold')) AS "dueMinor",
      (SELECT count(*)::integer FROM contact_leads AS l WHERE l.customer_id IN ${familyOf(sql`${id}::uuid`)}) AS leads,
      (SELECT coalesce(jsonb_agg(u ORDER BY u.quantity DESC, u."garmentName"), '[]') FROM (
        SELECT i.garment_name AS "garmentName", i.colour, i.size, sum(i.quantity)::integer AS quantity
        FROM own AS o JOIN order_items AS i ON i.order_id = o.id AND i.kind = 'garment'
        GROUP BY 1, 2, 3 ORDER BY 4 DESC, 1 LIMIT ${sql.lit(MOST_USUAL)}) AS u) AS usual,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'fileName', a.file_name, 'lastUsedAt',
          to_char(a.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY a.at DESC, a.id), '[]') FROM (
        SELECT f.id, f.file_name, max(o.created_at) AS at
        FROM own AS o JOIN order_items AS i ON i.order_id = o.id JOIN placements AS p ON p.order_item_id = i.id
        JOIN artworks AS f ON f.id = p.artwork_id AND f.removed_at IS NULL
        GROUP BY f.id ORDER BY 3 DESC LIMIT ${sql.lit(MOST_ARTWORKS)}) AS a) AS artworks`.execute(database)
  const [history] = rows
  if (!history) throw new Error('The history of a customer returned nothing.')
  return history
}

export interface UnconfirmedContact {
  readonly field: 'email' | 'phone'
  readonly value: string
  readonly lastUsedAt: Date
}

const MOST_UNCONFIRMED = 5

/** Those of a kind that neither the customer nor anybody merged into them has, and that are of nobody else. */
export async function listUnconfirmed(database: Database, id: string): Promise<UnconfirmedContact[]> {
  const family = familyOf(sql`${id}::uuid`)
  const { rows } = await sql<UnconfirmedContact>`
    WITH used AS MATERIALIZED (
      (SELECT customer_email AS email, customer_phone AS phone, created_at AS at FROM orders
        WHERE customer_id IN ${family} AND erased_at IS NULL ORDER BY id DESC LIMIT ${sql.lit(NEWEST_ORDERS)})
      UNION ALL
      (SELECT email, phone, received_at FROM contact_leads
        WHERE customer_id IN ${family} AND erased_at IS NULL ORDER BY id DESC LIMIT ${sql.lit(NEWEST_ORDERS)})
      UNION ALL
      (SELECT customer_email, customer_phone, created_at FROM estimates
        WHERE customer_id IN ${family} AND erased_at IS NULL ORDER BY id DESC LIMIT ${sql.lit(NEWEST_ORDERS)}))
    SELECT field, min(value) AS value, max(at) AS "lastUsedAt"
    FROM used CROSS JOIN LATERAL (VALUES ('email', email), ('phone', phone)) AS c(field, value)
    WHERE value IS NOT NULL
      AND NOT EXISTS (SELECT FROM customers AS own
        WHERE own.id IN ${family} AND CASE field WHEN 'email' THEN own.email ELSE own.phone END IS NOT NULL)
      AND NOT EXISTS (SELECT FROM customers AS other WHERE field = 'email' AND lower(other.email) = lower(value))
      AND NOT EXISTS (SELECT FROM customers AS other WHERE field = 'phone' AND other.phone = value)
    GROUP BY field, lower(value) ORDER BY 3 DESC, 2 LIMIT ${sql.lit(MOST_UNCONFIRMED)}`.execute(database)
  return rows
}
