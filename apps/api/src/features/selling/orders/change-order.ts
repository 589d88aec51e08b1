import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { stageOf } from './order-status.ts'
import type { Standing } from './order-transitions.ts'
import { HAS_ARTWORK_TO_REVIEW } from './orders.store.ts'
import type { Order } from './order.ts'

/** Read while its row is locked. Times are RFC 3339. */
export type LockedOrder = Pick<
  Order,
  | 'id'
  | 'number'
  | 'status'
  | 'paymentStatus'
  | 'artworkStatus'
  | 'proofStatus'
  | 'productionStatus'
  | 'fulfilmentStatus'
  | 'holdReason'
  | 'totalMinor'
  | 'paidMinor'
  | 'refundedMinor'
  | 'returnedMinor'
  | 'keptMinor'
  | 'promisedBy'
  | 'payBefore'
  | 'confirmedAt'
  | 'revision'
> &
  Pick<Standing, 'hasArtworkToReview'> & {
    readonly readyAt: string | null
    readonly handedOverAt: string | null
  }

export type OrderChange = Partial<
  Omit<LockedOrder, 'id' | 'number' | 'totalMinor' | 'hasArtworkToReview' | 'revision'>
>

const COLUMNS = {
  status: 'status',
  paymentStatus: 'payment_status',
  artworkStatus: 'artwork_status',
  proofStatus: 'proof_status',
  productionStatus: 'production_status',
  fulfilmentStatus: 'fulfilment_status',
  holdReason: 'hold_reason',
  paidMinor: 'paid_minor',
  refundedMinor: 'refunded_minor',
  returnedMinor: 'returned_minor',
  keptMinor: 'kept_minor',
  promisedBy: 'promised_by',
  payBefore: 'pay_before',
  confirmedAt: 'confirmed_at',
  readyAt: 'ready_at',
  handedOverAt: 'handed_over_at',
} as const satisfies Record<keyof OrderChange, string>

export async function lockOrder(tx: Tx, orderId: string): Promise<LockedOrder> {
  const [order] = await lockOrders(tx, [orderId])
  if (!order) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such order.')
  return order
}

/** In id order, so that two operations never deadlock. */
export async function lockOrders(tx: Tx, orderIds: readonly string[]): Promise<LockedOrder[]> {
  const rows = await tx
    .selectFrom('orders as o')
    .select(['id', 'number', 'total_minor', 'revision', ...Object.values(COLUMNS)])
    .select(HAS_ARTWORK_TO_REVIEW.as('hasArtworkToReview'))
    .where('id', '=', sql<string>`ANY(${orderIds}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    paymentStatus: row.payment_status,
    artworkStatus: row.artwork_status,
    proofStatus: row.proof_status as LockedOrder['proofStatus'],
    hasArtworkToReview: row.hasArtworkToReview,
    productionStatus: row.production_status,
    fulfilmentStatus: row.fulfilment_status,
    holdReason: row.hold_reason,
    totalMinor: row.total_minor,
    paidMinor: row.paid_minor,
    refundedMinor: row.refunded_minor,
    returnedMinor: row.returned_minor,
    keptMinor: row.kept_minor,
    promisedBy: row.promised_by,
    payBefore: row.pay_before?.toISOString() ?? null,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    readyAt: row.ready_at?.toISOString() ?? null,
    handedOverAt: row.handed_over_at?.toISOString() ?? null,
    revision: row.revision,
  }))
}

/** `known` is the revision that the writer has read. */
export function refuseStale({ revision }: LockedOrder, known: number): void {
  if (revision === known) return
  throw new Refusal(
    'REVISION_CONFLICT',
    `The order was changed since it was read: it is at revision ${revision}.`,
    { details: { revision } },
  )
}

/** The only place where the stage is derived from the statuses. Every change raises the revision. */
export async function changeOrder(
  tx: Tx,
  order: LockedOrder,
  change: OrderChange,
  now: Date,
): Promise<LockedOrder> {
  const changed: LockedOrder = { ...order, ...change, revision: order.revision + 1 }
  const stage = stageOf(changed)
  const columns = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [COLUMNS[name as keyof OrderChange], value]),
  )
  await tx
    .updateTable('orders')
    .set({
      ...columns,
      stage,
      ...(stage === stageOf(order) ? {} : { stage_since: now }),
      revision: sql`revision + 1`,
      updated_at: now,
    })
    .where('id', '=', order.id)
    .execute()
  return changed
}

/** The reason of a hold is free text and is left out. */
const AUDITED = [
  'status',
  'paymentStatus',
  'artworkStatus',
  'productionStatus',
  'fulfilmentStatus',
  'paidMinor',
  'refundedMinor',
  'keptMinor',
  'promisedBy',
  'payBefore',
  'confirmedAt',
  'readyAt',
  'handedOverAt',
] as const satisfies readonly (keyof LockedOrder)[]

export function changesBetween(
  before: LockedOrder,
  after: LockedOrder,
): { path: string; from: string | number | null; to: string | number | null }[] {
  return AUDITED.filter((path) => before[path] !== after[path]).map((path) => ({
    path,
    from: before[path],
    to: after[path],
  }))
}
