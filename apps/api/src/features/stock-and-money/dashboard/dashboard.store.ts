import type { OperationsDashboardResponse } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import type {
  DB,
  LeadChannel,
  PaymentMethod,
  StockUnit,
} from '../../../platform/database/tables.generated.ts'
import { findFinding, type Finding } from '../../../platform/records/integrity-checks.ts'
import { HAS_ARTWORK_TO_REVIEW, HAS_MONEY_TO_RETURN, utc, type Order } from '../../selling/orders/index.ts'
import type { MissingBlank, JobQueue, OrderInHand } from './attention.ts'

/** Their number does not grow with the age of the shop. */
export async function listOrdersInHand(database: Kysely<DB>): Promise<OrderInHand[]> {
  const { rows } = await sql<OrderInHand>`
    SELECT ${IN_HAND_COLUMNS} FROM orders AS o WHERE status IN ('open', 'on_hold') ORDER BY promised_by, id`.execute(
    database,
  )
  return rows
}

/** They wait only for a decision about a payment. */
export async function listCancelledToVerify(database: Kysely<DB>): Promise<OrderInHand[]> {
  const { rows } = await sql<OrderInHand>`
    SELECT ${IN_HAND_COLUMNS} FROM orders AS o WHERE status = 'cancelled' AND payment_status = 'submitted'`.execute(
    database,
  )
  return rows
}

const IN_HAND_COLUMNS = sql`
  id, number, customer_name AS "customerName", status, payment_status AS "paymentStatus",
  artwork_status AS "artworkStatus", proof_status AS "proofStatus", ${HAS_ARTWORK_TO_REVIEW} AS "hasArtworkToReview",
  production_status AS "productionStatus", fulfilment_status AS "fulfilmentStatus", stage,
  stage_since AS "stageSince", hold_reason AS "holdReason", promised_by AS "promisedBy", units,
  ${utc('confirmed_at')} AS "confirmedAt", total_minor AS "totalMinor", paid_minor AS "paidMinor",
  refunded_minor AS "refundedMinor", returned_minor AS "returnedMinor", kept_minor AS "keptMinor",
  handed_over_at IS NOT NULL AS "handedOver", fulfilment_method AS method,
  fulfilment ->> 'meetupZoneName' AS "meetupZoneName", nullif(fulfilment -> 'slot', 'null') AS slot`

interface RefundDue extends Pick<
  Order,
  'id' | 'number' | 'status' | 'totalMinor' | 'paidMinor' | 'refundedMinor' | 'keptMinor'
> {
  readonly customerName: string
  readonly since: Date
}

export async function listRefundsDue(database: Kysely<DB>, most: number): Promise<RefundDue[]> {
  const { rows } = await sql<RefundDue>`
    SELECT id, number, status, customer_name AS "customerName", total_minor AS "totalMinor",
      paid_minor AS "paidMinor", refunded_minor AS "refundedMinor", kept_minor AS "keptMinor", updated_at AS since
    FROM orders AS o
    WHERE ${HAS_MONEY_TO_RETURN}
    ORDER BY updated_at, id
    LIMIT ${most}`.execute(database)
  return rows
}

interface WaitingPayment {
  readonly id: string
  readonly orderId: string
  readonly number: string
  readonly customerName: string
  readonly method: PaymentMethod
  readonly amountMinor: number
  readonly submittedAt: Date
}

export async function listWaitingPayments(database: Kysely<DB>, most: number): Promise<WaitingPayment[]> {
  const { rows } = await sql<WaitingPayment>`
    SELECT p.id, p.order_id AS "orderId", o.number, o.customer_name AS "customerName", p.method,
      p.amount_minor AS "amountMinor", p.submitted_at AS "submittedAt"
    FROM payments AS p
    JOIN orders AS o ON o.id = p.order_id AND o.status IN ('open', 'cancelled') AND o.payment_status = 'submitted'
    WHERE p.status = 'submitted'
    ORDER BY p.submitted_at, p.id
    LIMIT ${most}`.execute(database)
  return rows
}

export async function listJobQueues(database: Kysely<DB>): Promise<JobQueue[]> {
  const { rows } = await sql<JobQueue>`
    SELECT state, count(*)::integer AS count, min(state_since) AS "oldestAt"
    FROM print_jobs
    WHERE state IN ('nested', 'printed', 'pressed')
    GROUP BY state`.execute(database)
  return rows
}

export async function listMissingBlanks(database: Kysely<DB>): Promise<MissingBlank[]> {
  const { rows } = await sql<MissingBlank>`
    SELECT j.order_id AS "orderId", min(i.garment_name || ', ' || i.colour || ', ' || i.size) AS garment,
      min(j.state_since) AS since
    FROM print_jobs AS j
    JOIN orders AS o ON o.id = j.order_id AND o.status = 'open'
    JOIN placements AS p ON p.id = j.placement_id AND p.state = 'approved'
    JOIN order_items AS i ON i.id = j.order_item_id AND i.kind = 'garment'
    WHERE j.state = 'blocked'
    GROUP BY j.order_id`.execute(database)
  return rows
}

interface LowItem {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly available: number
  readonly reorderPoint: number
  readonly unit: StockUnit
}

export async function listLowStock(database: Kysely<DB>, most: number): Promise<LowItem[]> {
  const { rows } = await sql<LowItem>`
    SELECT id, sku, name, on_hand - reserved AS available, reorder_point AS "reorderPoint", unit
    FROM inventory_items
    WHERE active AND on_hand - reserved <= reorder_point
    ORDER BY (on_hand - reserved)::float8 / greatest(reorder_point, 1), sku
    LIMIT ${most}`.execute(database)
  return rows
}

interface HeldItem {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly held: number
  readonly notSold: number
  readonly orders: number
}

/** Fewer units than this are what any shop has in unpaid orders. */
const NOTABLE_UNITS = 5

export async function listHeldUnpaid(database: Kysely<DB>, most: number): Promise<HeldItem[]> {
  const { rows } = await sql<HeldItem>`
    SELECT i.id, i.sku, i.name, h.held, i.on_hand - i.reserved + h.held AS "notSold", h.orders
    FROM (
      SELECT l.inventory_item_id AS item_id, sum(l.reserved_quantity) AS held, count(DISTINCT o.id)::integer AS orders
      FROM unpaid_orders AS o JOIN order_items AS l ON l.order_id = o.id
      WHERE l.reserved_quantity > 0
      GROUP BY l.inventory_item_id) AS h
    JOIN inventory_items AS i ON i.id = h.item_id
    WHERE h.held >= ${NOTABLE_UNITS} AND h.held >= i.on_hand - i.reserved
    ORDER BY h.held DESC, i.sku
    LIMIT ${most}`.execute(database)
  return rows
}

interface StaleLead {
  readonly id: string
  readonly reference: string
  readonly name: string
  readonly channel: LeadChannel
  readonly topic: OperationsDashboardResponse['staleLeads'][number]['topic']
  readonly receivedAt: Date
}

export async function listStaleLeads(database: Kysely<DB>, before: Date, most: number): Promise<StaleLead[]> {
  const { rows } = await sql<StaleLead>`
    SELECT id, reference, name, channel, topic, received_at AS "receivedAt"
    FROM contact_leads
    WHERE status = 'new' AND received_at < ${before}
    ORDER BY received_at, id
    LIMIT ${most}`.execute(database)
  return rows
}

interface UnreadThread {
  readonly orderId: string | null
  readonly estimateId: string | null
  readonly number: string
  readonly customerName: string
  readonly unread: number
  readonly since: Date
}

export async function listUnreadThreads(
  database: Kysely<DB>,
  { most, withEstimates }: { readonly most: number; readonly withEstimates: boolean },
): Promise<UnreadThread[]> {
  const { rows } = await sql<UnreadThread>`
    SELECT o.id AS "orderId", e.id AS "estimateId", coalesce(o.number, e.number) AS number,
      coalesce(o.customer_name, e.customer_name) AS "customerName", m.unread, m.since
    FROM (
      SELECT order_id, estimate_id, count(*)::integer AS unread, min(sent_at) AS since FROM thread_messages
      WHERE sender = 'customer' AND read_at IS NULL GROUP BY order_id, estimate_id) AS m
    LEFT JOIN orders AS o ON o.id = m.order_id
    LEFT JOIN estimates AS e ON e.id = m.estimate_id
    WHERE m.order_id IS NOT NULL OR ${sql.lit(withEstimates)}
    ORDER BY m.since, m.order_id, m.estimate_id LIMIT ${most}`.execute(database)
  return rows
}

interface Integrity {
  readonly auditChainOk: boolean | null
  readonly auditCheckedAt: Date | null
  readonly lastBackupAt: Date | null
  readonly outboxPending: number
  readonly archive: { readonly ok: boolean; readonly checkedAt: Date } | null
  readonly rehearsal: OperationsDashboardResponse['integrity']['rehearsal']
}

/** Only a successful backup counts. */
export async function findIntegrity(database: Kysely<DB>): Promise<Integrity> {
  const { rows } = await sql<Omit<Integrity, 'archive' | 'rehearsal'>>`
    SELECT
      bool_and(ok) FILTER (WHERE name = 'audit_chain') AS "auditChainOk",
      max(checked_at) FILTER (WHERE name = 'audit_chain') AS "auditCheckedAt",
      max(checked_at) FILTER (WHERE name = 'backup' AND ok) AS "lastBackupAt",
      (SELECT count(*)::integer FROM events WHERE dispatched_at IS NULL) AS "outboxPending"
    FROM integrity_checks`.execute(database)
  const [row] = rows
  if (!row) throw new Error('An aggregate returned no row.')
  const archive = (await findFinding(database, 'archive')) ?? null
  const rehearsal = await findFinding<RehearsalDetails>(database, 'restore_rehearsal')
  return { ...row, archive, rehearsal: rehearsal ? toRehearsal(rehearsal) : null }
}

type Rehearsal = NonNullable<Integrity['rehearsal']>
type RehearsalDetails = Omit<Rehearsal, 'ok' | 'checkedAt' | 'problem'> & {
  readonly problems: readonly Rehearsal['problem'][]
}

function toRehearsal({ ok, checkedAt, details }: Finding<RehearsalDetails>): Integrity['rehearsal'] {
  const { problems, ...facts } = details
  return { ok, checkedAt: checkedAt.toISOString(), ...facts, problem: problems[0] ?? null }
}
