import type { OrderQueue, Stage } from '@platen/contract'
import { sql, type RawBuilder } from 'kysely'
import type { FulfilmentMethod } from '../../../platform/database/tables.generated.ts'
import { orEmpty, packedColumns } from '../../../platform/database/packed-columns.ts'
import { builtOnce, type Database, WITH_FRESH_PLAN } from '../../../platform/database/transaction.ts'
import { DEFAULT_LIMIT } from '../../../platform/http/answers/page.ts'
import { likePatterns } from '../../../platform/records/search-text.ts'
import {
  HAS_ARTWORK_TO_REVIEW,
  HAS_MONEY_TO_RETURN,
  QUEUE_RULES,
  type Order,
  type QueueRule,
  DISCOUNT_JSON,
} from '../../selling/orders/index.ts'
import { familyOf } from '../customers/index.ts'
import type { OrderFilter } from './order-filter.ts'
import { STATE } from './order-state.store.ts'

/** The id is a UUID, amounts are minor units, days `YYYY-MM-DD`. */
interface OrderRow extends Pick<
  Order,
  | 'id'
  | 'number'
  | 'totalMinor'
  | 'paidMinor'
  | 'refundedMinor'
  | 'returnedMinor'
  | 'keptMinor'
  | 'promisedBy'
  | 'neededBy'
> {
  readonly customerName: string
  readonly units: number
  readonly slotDate: string | null
}

/** What a list says of an order, in few values: the driver's work is for each of them. */
export interface OrderSummaryRow extends Pick<OrderRow, 'id' | 'promisedBy' | 'customerName'> {
  /** For `readFigures`. */
  readonly figures: string
  /** For `stateOf`. */
  readonly state: string
}

/** What an export says of an order. */
export interface OrderExportRow
  extends
    OrderRow,
    Pick<
      Order,
      | 'status'
      | 'paymentStatus'
      | 'artworkStatus'
      | 'productionStatus'
      | 'fulfilmentStatus'
      | 'source'
      | 'currency'
      | 'subtotalMinor'
      | 'discountMinor'
      | 'discount'
      | 'feeMinor'
      | 'taxMinor'
    > {
  readonly stage: Stage
  readonly customerEmail: string | null
  readonly customerPhone: string | null
  readonly fulfilmentMethod: FulfilmentMethod
  readonly meetupZoneName: string | null
  readonly createdAt: Date
  readonly readyAt: Date | null
  readonly handedOverAt: Date | null
}

const COLUMNS = sql`
  o.id, o.number, o.customer_name AS "customerName", o.units,
  o.total_minor AS "totalMinor", o.paid_minor AS "paidMinor", o.refunded_minor AS "refundedMinor",
  o.returned_minor AS "returnedMinor", o.kept_minor AS "keptMinor",
  o.fulfilment->'slot'->>'date' AS "slotDate", o.promised_by AS "promisedBy", o.needed_by AS "neededBy"`

const EXPORT_COLUMNS = sql`
  ${COLUMNS}, o.stage, o.status, o.payment_status AS "paymentStatus", o.artwork_status AS "artworkStatus",
  o.production_status AS "productionStatus", o.fulfilment_status AS "fulfilmentStatus", o.source,
  o.customer_email AS "customerEmail", o.customer_phone AS "customerPhone", o.subtotal_minor AS "subtotalMinor",
  o.discount_minor AS "discountMinor", o.fee_minor AS "feeMinor", o.tax_minor AS "taxMinor", o.currency,
  o.fulfilment_method AS "fulfilmentMethod", o.fulfilment->>'meetupZoneName' AS "meetupZoneName",
  o.created_at AS "createdAt", o.ready_at AS "readyAt", o.handed_over_at AS "handedOverAt", ${DISCOUNT_JSON} AS discount`

const FIGURES = packedColumns({
  number: sql`o.number`,
  units: sql`o.units`,
  totalMinor: sql`o.total_minor`,
  paidMinor: sql`o.paid_minor`,
  refundedMinor: sql`o.refunded_minor`,
  returnedMinor: sql`o.returned_minor`,
  keptMinor: sql`o.kept_minor`,
  slotDate: orEmpty(sql`o.fulfilment->'slot'->>'date'`),
  neededBy: orEmpty(sql`o.needed_by`),
  stageSince: sql`o.stage_since`,
  createdAt: sql`o.created_at`,
  unreadMessages: sql`(
    SELECT count(*) FROM thread_messages AS m
    WHERE m.order_id = o.id AND m.sender = 'customer' AND m.read_at IS NULL)`,
})

export const readFigures = FIGURES.read

const SUMMARY_COLUMNS = sql`
  o.id, o.promised_by AS "promisedBy", o.customer_name AS "customerName", ${FIGURES.value} AS figures, ${STATE} AS state`

const SORTS = {
  newest: sql`id DESC`,
  oldest: sql`id`,
  due: sql`"promisedBy", id`,
} as const

const AFTER = {
  newest: (id: string) => sql`o.id < ${id}`,
  oldest: (id: string) => sql`o.id > ${id}`,
  due: (id: string) =>
    sql`(o.promised_by, o.id) > ((SELECT promised_by FROM orders WHERE id = ${id}), ${id}::uuid)`,
} as const

interface PageOfOrders {
  readonly after: string | undefined
  readonly limit: number
}

export function findOrders(database: Database, filter: OrderFilter, page: PageOfOrders) {
  return isPlain(filter, page)
    ? findNewest(database, page.after ?? AFTER_ALL)
    : findSearched<OrderSummaryRow>(database, SUMMARY_COLUMNS, filter, page)
}

export function findOrdersToExport(database: Database, filter: OrderFilter, page: PageOfOrders) {
  return findSearched<OrderExportRow>(database, EXPORT_COLUMNS, { ...filter, withoutTests: true }, page)
}

/** What is a whole key finds its orders only, whatever else contains it. */
async function findSearched<Row>(
  database: Database,
  columns: RawBuilder<unknown>,
  filter: OrderFilter,
  page: PageOfOrders,
): Promise<Row[]> {
  if (filter.words === undefined) return findFiltered(database, columns, filter, page, [sql`true`])
  const keys = keysOf(filter.words)
  const byKey = keys.length === 0 ? [] : await findFiltered<Row>(database, columns, filter, page, keys)
  if (byKey.length > 0) return byKey
  return findFiltered(database, columns, filter, page, await matchesOf(database, filter.words))
}

/** The page that staff read most. */
function isPlain({ sort, stages, queues, ...others }: OrderFilter, { limit }: PageOfOrders): boolean {
  return (
    sort === 'newest' &&
    limit === NEWEST_ROWS &&
    stages.length === 0 &&
    queues.length === 0 &&
    Object.values(others).every((value) => value === undefined)
  )
}

const NEWEST_ROWS = DEFAULT_LIMIT + 1
const AFTER_ALL = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Planning takes twice the time of reading, so this page is planned once: with a limit that PostgreSQL knows. */
const findNewest = builtOnce(
  (after: string) => sql<OrderSummaryRow>`
    SELECT ${SUMMARY_COLUMNS} FROM orders AS o WHERE o.id < ${after}
    ORDER BY o.id DESC LIMIT ${sql.lit(NEWEST_ROWS)}`,
)

/**
 * An index sorts the newest of one stage only, so each stage is queried on its own. So is each queue, and each way in
 * which an order can match the words, because each has its own index.
 */
async function findFiltered<Row>(
  database: Database,
  columns: RawBuilder<unknown>,
  filter: OrderFilter,
  { after, limit }: PageOfOrders,
  matches: readonly RawBuilder<unknown>[],
): Promise<Row[]> {
  const order = SORTS[filter.sort]
  // Words have their own index, and promised orders are few.
  const isInOrderByStage = filter.sort !== 'due' && filter.words === undefined
  const groups =
    isInOrderByStage && filter.stages.length > 0 ? filter.stages.map((stage) => [stage]) : [filter.stages]
  const isOneGroup = filter.queues.length === 0 || areInHand(filter.queues)
  const queueGroups = isOneGroup ? [filter.queues] : filter.queues.map((queue) => [queue])
  const parts = groups.flatMap((stages) =>
    queueGroups.flatMap((queues) =>
      matches.map(
        (match) => sql`
        (SELECT ${columns} FROM orders AS o WHERE ${conditions({ ...filter, stages, queues }, after)} AND ${match}
         ORDER BY ${order} LIMIT ${limit})`,
      ),
    ),
  )
  const matchesOnce = matches.length === 1 && isOneGroup
  const { rows } = await sql<Row>`${WITH_FRESH_PLAN}
    SELECT * FROM (${sql.join(parts, matchesOnce ? sql` UNION ALL ` : sql` UNION `)}) AS found
    ORDER BY ${order} LIMIT ${limit}`.execute(database)
  return rows
}

/**
 * Of a whole number, address, phone or long reference: each has an index of its own. A short reference may as well be a
 * part of a number. As arrays, so that PostgreSQL looks the few orders up instead of reading all of them.
 */
function keysOf(words: string): RawBuilder<unknown>[] {
  if (!/[\d@]/.test(words)) return []
  const phone = likePatterns(words).at(-1)?.slice(1, -1).replaceAll(/\D/g, '') ?? ''
  const isPhone = PHONE.test(words) && phone.length >= PHONE_KEY
  const ids = [
    sql`SELECT id FROM orders WHERE number = upper(${words})`,
    words.includes('@') && sql`SELECT id FROM orders WHERE lower(customer_email) = ${words}`,
    isPhone &&
      sql`SELECT id FROM orders WHERE right(customer_phone, ${sql.lit(PHONE_KEY)}) = right(${phone}, ${sql.lit(PHONE_KEY)})
        AND customer_phone LIKE ${`%${phone}`}`,
    words.length >= WHOLE_REFERENCE && sql`SELECT order_id FROM payments WHERE lower(reference) = ${words}`,
  ].filter((some) => some !== false)
  return [sql`o.id = ANY(ARRAY(${sql.join(ids, sql` UNION ALL `)}))`]
}

const WHOLE_REFERENCE = 10
/** Digits by which phones are indexed. */
const PHONE_KEY = 7
const PHONE = /^\+?[\d\s().\-/]+$/

/** What many references contain is soon found in the newest orders; what few contain is looked up, as an array. */
async function matchesOf(database: Database, words: string): Promise<RawBuilder<unknown>[]> {
  const patterns = sql`ANY(${likePatterns(words)}::text[])`
  return [
    sql`o.search_text LIKE ${patterns}`,
    (await areReferencesLike(database, patterns))
      ? sql`(SELECT true FROM payments AS p WHERE p.order_id = o.id AND lower(p.reference) LIKE ${patterns} LIMIT 1)`
      : sql`o.id = ANY(ARRAY(SELECT order_id FROM payments WHERE lower(reference) LIKE ${patterns}))`,
    sql`o.id = ANY(ARRAY(
      SELECT l.order_id FROM inventory_items AS i JOIN order_items AS l ON l.inventory_item_id = i.id
      WHERE i.sku = upper(${words})))`,
  ]
}

const SAMPLE = { payments: 1_000, common: 5 } as const

/** Counted in the newest payments, because PostgreSQL's estimate of few is much too high. */
async function areReferencesLike(database: Database, patterns: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ common: boolean }>`
    SELECT count(*) >= ${SAMPLE.common} AS common
    FROM (SELECT reference FROM payments ORDER BY order_id DESC LIMIT ${SAMPLE.payments}) AS newest
    WHERE lower(reference) LIKE ${patterns}`.execute(database)
  return rows[0]?.common === true
}

/** Counts failed prints too. */
export async function findPrinted(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .selectFrom('print_jobs')
    .select('order_id as id')
    .distinct()
    .where('order_id', 'in', ids)
    .where('printed_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

function conditions(filter: OrderFilter, after: string | undefined) {
  const isInHand = filter.sort === 'due' || filter.dueTo !== undefined || areInHand(filter.queues)
  const all = [
    // The condition of the index `orders_in_hand`.
    isInHand && sql`o.status IN ('open', 'on_hold')`,
    filter.dueTo !== undefined && sql`o.promised_by <= ${filter.dueTo}`,
    after !== undefined && AFTER[filter.sort](after),
    filter.fromId !== undefined && sql`o.id >= ${filter.fromId}`,
    filter.beforeId !== undefined && sql`o.id < ${filter.beforeId}`,
    filter.stages.length > 0 && sql`o.stage IN (${sql.join(filter.stages)})`,
    filter.queues.length > 0 && sql`(${sql.join(filter.queues.map(isWaitingIn), sql` OR `)})`,
    filter.status !== undefined && sql`o.status = ${filter.status}`,
    filter.paymentStatus !== undefined && sql`o.payment_status = ${filter.paymentStatus}`,
    filter.artworkStatus !== undefined && sql`o.artwork_status = ${filter.artworkStatus}`,
    filter.withoutTests === true && sql`NOT EXISTS (SELECT FROM test_orders WHERE order_id = o.id)`,
    filter.customer !== undefined &&
      sql`o.customer_id = ANY(ARRAY(SELECT id FROM ${familyOf(sql`${filter.customer}::uuid`)} AS family))`,
    filter.source !== undefined && sql`o.source = ${filter.source}`,
    filter.method !== undefined && sql`o.fulfilment_method = ${filter.method}`,
    filter.reference !== undefined &&
      sql`o.id = ANY(ARRAY(SELECT order_id FROM payments WHERE lower(reference) = lower(${filter.reference})))`,
  ].filter((condition) => condition !== false)
  return all.length === 0 ? sql`true` : sql.join(all, sql` AND `)
}

function areInHand(queues: readonly OrderQueue[]): boolean {
  return queues.length > 0 && queues.every((name) => ruleOf(name).status.every(isInHand))
}

function isInHand(status: Order['status']): boolean {
  return status === 'open' || status === 'on_hold'
}

function isWaitingIn(queue: OrderQueue) {
  const rule = ruleOf(queue)
  const all = [
    sql`o.status IN (${sql.join(rule.status)})`,
    rule.stage && sql`o.stage IN (${sql.join(rule.stage)})`,
    rule.isConfirmed !== undefined && sql`(o.confirmed_at IS NOT NULL) = ${rule.isConfirmed}`,
    rule.paymentStatus && sql`o.payment_status IN (${sql.join(rule.paymentStatus)})`,
    rule.artworkStatus && sql`o.artwork_status IN (${sql.join(rule.artworkStatus)})`,
    rule.proofStatus && sql`o.proof_status IN (${sql.join(rule.proofStatus)})`,
    rule.hasArtworkToReview && HAS_ARTWORK_TO_REVIEW,
    rule.hasMoneyToReturn && HAS_MONEY_TO_RETURN,
  ].filter((condition) => condition !== undefined && condition !== false)
  return sql`(${sql.join(all, sql` AND `)})`
}

function ruleOf(queue: OrderQueue): QueueRule {
  return QUEUE_RULES[queue]
}
