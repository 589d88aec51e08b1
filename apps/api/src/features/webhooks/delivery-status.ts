import type { DELIVERY_STATUSES } from '@platen/contract'

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** What is pending is on its way already. */
const REPLAYABLE = {
  pending: false,
  delivered: true,
  failed: true,
} as const satisfies Record<DeliveryStatus, boolean>

export function canReplay(status: DeliveryStatus): boolean {
  return REPLAYABLE[status]
}

/** What an attempt makes of a delivery. */
export function statusAfter(attempt: { succeeded: boolean; isLast: boolean }): DeliveryStatus {
  if (attempt.succeeded) return 'delivered'
  return attempt.isLast ? 'failed' : 'pending'
}
