import type { Order } from './standing.ts'

/** The way of an order through the shop. */
export const STATIONS = ['paid', 'artwork', 'film', 'press', 'check', 'ready'] as const
export type Station = (typeof STATIONS)[number]
export type StationState = 'done' | 'now' | 'later'

/** How far an order is at each station; undefined when it goes no further. */
export function stationsOf(order: Order): Readonly<Record<Station, StationState>> | undefined {
  if (order.stage === 'cancelled' || order.stage === 'expired') return undefined
  const isDone: Readonly<Record<Station, boolean>> = {
    paid: isConfirmed(order),
    artwork: order.artworkStatus === 'approved',
    film: isPrinted(order),
    press: isPressed(order),
    check: isReady(order),
    ready: order.stage === 'completed',
  }
  const now = STATIONS.find((station) => !isDone[station])
  const stateOf = (station: Station): StationState =>
    isDone[station] ? 'done' : station === now ? 'now' : 'later'
  return {
    paid: stateOf('paid'),
    artwork: stateOf('artwork'),
    film: stateOf('film'),
    press: stateOf('press'),
    check: stateOf('check'),
    ready: stateOf('ready'),
  }
}

/** Enough was paid for the work to begin: all of it, or the deposit that the shop asks for. */
function isConfirmed({ stage, paymentStatus, productionStatus }: Order): boolean {
  if (stage === 'awaiting_payment' || stage === 'payment_review') return false
  return stage !== 'on_hold' || paymentStatus === 'paid' || productionStatus !== 'blocked'
}

/** The shop tells of the first print; what is still to print goes through the same hands meanwhile. */
function isPrinted(order: Order): boolean {
  return isPressed(order) || order.timeline.some(({ event }) => event === 'job.printed')
}

function isPressed(order: Order): boolean {
  return order.productionStatus === 'done' || isReady(order)
}

function isReady({ fulfilmentStatus }: Order): boolean {
  return fulfilmentStatus !== 'unfulfilled'
}
