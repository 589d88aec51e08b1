import { kept } from '@platen/ui'
import { isRecord } from '../../lib/is-record.ts'

/** The link of an order is its key, so this list stays in the browser. */
export interface KeptOrder {
  readonly trackingToken: string
  readonly number: string
  /** RFC 3339. */
  readonly createdAt: string
}

const MOST = 30

const keptOrders = kept<readonly KeptOrder[]>('orders', [], areOrders)

export const useKeptOrders = keptOrders.use

/** Newest first, by when the order was placed. */
export function keepOrder(order: KeptOrder): void {
  const others = keptOrders.read().filter(({ number }) => number !== order.number)
  const orders = [order, ...others].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  keptOrders.write(orders.slice(0, MOST))
}

export function forgetOrder(number: string): void {
  keptOrders.write(keptOrders.read().filter((order) => order.number !== number))
}

export function forgetOrders(): void {
  keptOrders.write([])
}

function areOrders(value: unknown): value is readonly KeptOrder[] {
  return (
    Array.isArray(value) &&
    value.every(
      (order) =>
        isRecord(order) &&
        [order.trackingToken, order.number, order.createdAt].every((text) => typeof text === 'string'),
    )
  )
}
