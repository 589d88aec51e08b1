import type { Resources } from '@platen/api-client'

export type Order = Resources['OrderRecord']

/** The status of an order for its customer: its stage, split where the customer has something else to do. */
export type TrackingStatus =
  | Exclude<Order['stage'], 'ready'>
  | 'rest_due'
  | 'payment_rejected'
  | 'artwork_changes'
  | 'ready_pickup'
  | 'ready_meetup'
  | 'ready_delivery'
  | 'handover_missed'
  | 'returned'

export function trackingStatusOf(order: Order): TrackingStatus {
  switch (order.stage) {
    case 'awaiting_payment':
      if (order.payments.at(-1)?.status === 'rejected') return 'payment_rejected'
      return order.paymentStatus === 'partially_paid' ? 'rest_due' : 'awaiting_payment'
    case 'artwork_review':
      return needsArtwork(order) ? 'artwork_changes' : 'artwork_review'
    case 'ready':
      if (order.fulfilmentStatus === 'failed_attempt') return 'handover_missed'
      return `ready_${order.fulfilment.method}`
    case 'completed':
      return order.fulfilmentStatus === 'returned' ? 'returned' : 'completed'
    default:
      return order.stage
  }
}

export function mustPay({ allowedActions, totals }: Order): boolean {
  return allowedActions.includes('submit_payment') && totals.dueMinor > 0
}

export function needsArtwork({ allowedActions }: Order): boolean {
  return allowedActions.includes('replace_artwork')
}

/** The order has ended. */
export function isOver({ status }: Order): boolean {
  return status === 'completed' || status === 'cancelled' || status === 'expired'
}

/** The reason for the shop's last decision, if it still matters. */
export function reasonFor(order: Order, event: string): string | null {
  return order.timeline.findLast((entry) => entry.event === event)?.reason ?? null
}
