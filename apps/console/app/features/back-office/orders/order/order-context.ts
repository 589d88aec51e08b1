import { createContext, use } from 'react'
import type { Order } from './order.ts'

interface OrderContextValue {
  readonly order: Order
  /** Told of what was decided here, so that it is not taken for the work of somebody else. */
  readonly decided: (after: Order) => void
}

/** The order that lies on the desk. */
export const OrderContext = createContext<OrderContextValue | undefined>(undefined)

export function useOrderContext(): OrderContextValue {
  const desk = use(OrderContext)
  if (!desk) throw new Error('No order lies on the desk.')
  return desk
}
