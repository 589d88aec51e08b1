import type { Order } from './tracking-status.ts'

/** The steps of an order through the shop. */
export const STEPS = ['paid', 'artwork', 'film', 'press', 'check', 'ready'] as const
export type Step = (typeof STEPS)[number]
export type StepState = 'done' | 'now' | 'later'

/** The state of each step; undefined when the order has ended early. */
export function stepsOf(order: Order): Readonly<Record<Step, StepState>> | undefined {
  if (order.stage === 'cancelled' || order.stage === 'expired') return undefined
  const isDone: Readonly<Record<Step, boolean>> = {
    paid: isConfirmed(order),
    artwork: order.artworkStatus === 'approved',
    film: isPrinted(order),
    press: isPressed(order),
    check: isReady(order),
    ready: order.stage === 'completed',
  }
  const now = STEPS.find((step) => !isDone[step])
  const stateOf = (step: Step): StepState => (isDone[step] ? 'done' : step === now ? 'now' : 'later')
  return {
    paid: stateOf('paid'),
    artwork: stateOf('artwork'),
    film: stateOf('film'),
    press: stateOf('press'),
    check: stateOf('check'),
    ready: stateOf('ready'),
  }
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
