import type { LockedOrder, OrderChange } from '../orders/index.ts'

const LEAST_MS = 24 * 3_600_000

/** A day at least to pay from now on: an order must not expire before its customer has heard that it is to be paid. */
export function timeToPay({ payBefore }: LockedOrder, now: Date): Pick<OrderChange, 'payBefore'> {
  const soonest = new Date(now.getTime() + LEAST_MS).toISOString()
  return payBefore !== null && payBefore < soonest ? { payBefore: soonest } : {}
}
