import type { LockedOrder } from './change-order.ts'

/** What the audit log tells of a change. The reason of a hold is somebody's own words and stays out of it. */
const AUDITED = [
  'status',
  'paymentStatus',
  'artworkStatus',
  'productionStatus',
  'fulfilmentStatus',
  'paidMinor',
  'refundedMinor',
  'promisedBy',
  'payBefore',
  'confirmedAt',
  'readyAt',
  'handedOverAt',
] as const satisfies readonly (keyof LockedOrder)[]

/** What is different between two states of one order, as an audit row names it. */
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
