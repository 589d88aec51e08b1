import type { Resources } from '@platen/api-client'

export type Order = Resources['OrderRecord']

/** The stage, split where the customer has something else to do. */
export type TrackingStatus =
  | Exclude<Order['stage'], 'ready'>
  | 'rest_due'
  | 'rest_overdue'
  | 'payment_review_approved'
  | 'payment_rejected'
  | 'artwork_changes'
  | 'proof_waiting'
  | 'ready_pickup'
  | 'ready_meetup'
  | 'ready_delivery'
  | 'handover_missed'
  | 'returned'
  | `film_${'awaiting_payment' | 'payment_rejected' | 'payment_review' | 'completed'}`

export function trackingStatusOf(order: Order, now = Date.now()): TrackingStatus {
  const status = statusOf(order, now)
  if (!buysFilm(order)) return status
  switch (status) {
    case 'payment_review_approved':
      return 'film_payment_review'
    case 'awaiting_payment':
    case 'payment_rejected':
    case 'payment_review':
    case 'completed':
      return `film_${status}`
    default:
      return status
  }
}

/** Film in advance: there is nothing to print, to approve or to hand over. */
export function buysFilm({ items }: { readonly items: readonly unknown[] }): boolean {
  return items.length === 0
}

function statusOf(order: Order, now: number): Exclude<TrackingStatus, `film_${string}`> {
  switch (order.stage) {
    case 'awaiting_payment':
      if (order.payments.at(-1)?.status === 'rejected') return 'payment_rejected'
      if (order.paymentStatus !== 'partially_paid') return 'awaiting_payment'
      return isPastDeadline(order, now) ? 'rest_overdue' : 'rest_due'
    case 'payment_review':
      return order.artworkStatus === 'approved' ? 'payment_review_approved' : order.stage
    // Some prints may be in production while others need new artwork.
    case 'artwork_review':
    case 'ready_to_print':
    case 'in_production':
      if (needsArtwork(order)) return 'artwork_changes'
      if (order.proofStatus === 'sent') return 'proof_waiting'
      return order.stage === 'ready_to_print' && waitsForReview(order) ? 'artwork_review' : order.stage
    case 'ready':
      if (order.fulfilmentStatus === 'failed_attempt') return 'handover_missed'
      return `ready_${order.fulfilment.method}`
    case 'completed':
      return order.fulfilmentStatus === 'returned' ? 'returned' : 'completed'
    default:
      return order.stage
  }
}

/** Nothing expires of which a part was paid, so the customer has to pay or to contact the shop. */
function isPastDeadline({ payBefore }: Order, now: number): boolean {
  return payBefore !== null && Date.parse(payBefore) <= now
}

/** When it must be paid to be printed; a rest that is due after that has no deadline. */
export function paymentDeadline({ stage, payBefore }: Order): string | null {
  return stage === 'awaiting_payment' ? payBefore : null
}

export function mustPay({ allowedActions, totals }: Order): boolean {
  return allowedActions.includes('submit_payment') && totals.dueMinor > 0
}

/** What became, or is to become, of money that the order no longer costs. */
export function moneyNotes({ totals, keptMinor, toReturnMinor }: Order) {
  return [
    { note: 'toReturn' as const, minor: toReturnMinor },
    { note: 'kept' as const, minor: keptMinor },
    { note: 'refunded' as const, minor: totals.refundedMinor },
  ].filter(({ minor }) => minor > 0)
}

export function needsArtwork({ allowedActions }: Order): boolean {
  return allowedActions.includes('replace_artwork')
}

const ASKING: ReadonlySet<TrackingStatus> = new Set([
  'ready_pickup',
  'ready_meetup',
  'handover_missed',
  'on_hold',
  'proof_waiting',
])

/** Whether the customer should come, be there, approve a proof or contact the shop, so that "nothing to do" would be wrong. */
export function asksForSomething(order: Order): boolean {
  return ASKING.has(trackingStatusOf(order))
}

function waitsForReview({ items }: Order): boolean {
  return items.some(({ placements }) => placements.some(({ state }) => state !== 'approved'))
}

export function isOver({ status }: Order): boolean {
  return status === 'completed' || status === 'cancelled' || status === 'expired'
}

export function reasonFor(order: Order, event: string): string | null {
  return order.timeline.findLast((entry) => entry.event === event)?.reason ?? null
}

const GARMENT_STEPS = ['paid', 'artwork', 'film', 'press', 'check', 'ready'] as const
/** Film without a garment is cut, not pressed. */
const FILM_STEPS = ['paid', 'artwork', 'film', 'cut', 'ready'] as const
type Step = (typeof GARMENT_STEPS | typeof FILM_STEPS)[number]
export type StepState = 'done' | 'now' | 'later'

export interface StepOfOrder {
  readonly step: Step
  readonly state: StepState
}

/** In their order; undefined for an order that goes no further. */
export function stepsOf(order: Order): readonly StepOfOrder[] | undefined {
  if (order.stage === 'cancelled' || order.stage === 'expired' || buysFilm(order)) return undefined
  const isDone: Readonly<Record<Step, boolean>> = {
    paid: isConfirmed(order),
    artwork: order.artworkStatus === 'approved',
    film: isPrinted(order),
    cut: isPressed(order),
    press: isPressed(order),
    check: isReady(order),
    ready: order.stage === 'completed',
  }
  const steps = order.items.every(({ kind }) => kind !== 'garment') ? FILM_STEPS : GARMENT_STEPS
  const now = steps.find((step) => !isDone[step])
  const stateOf = (step: Step): StepState => (isDone[step] ? 'done' : step === now ? 'now' : 'later')
  return steps.map((step) => ({ step, state: stateOf(step) }))
}

/** Enough was paid to start work: the total, or the deposit that the shop requires. */
function isConfirmed({ stage, paymentStatus, productionStatus }: Order): boolean {
  if (stage === 'awaiting_payment' || stage === 'payment_review') return false
  return stage !== 'on_hold' || paymentStatus === 'paid' || productionStatus !== 'blocked'
}

/** The timeline has an event for the first print; the others follow within the same step. */
function isPrinted(order: Order): boolean {
  return isPressed(order) || order.timeline.some(({ event }) => event === 'job.printed')
}

function isPressed(order: Order): boolean {
  return order.productionStatus === 'done' || isReady(order)
}

function isReady({ fulfilmentStatus }: Order): boolean {
  return fulfilmentStatus !== 'unfulfilled'
}
