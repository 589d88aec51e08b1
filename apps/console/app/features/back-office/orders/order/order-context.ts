import { createContext, use } from 'react'
import type { Order } from './order.ts'
import { obstacleTo } from '../../../../lib/requests/obstacle.ts'
import type { Move } from './moves.ts'

interface OrderContextValue {
  readonly order: Order
  /** A decision made here must not be shown as somebody else's work. */
  readonly decided: (after: Order) => void
}

export const OrderContext = createContext<OrderContextValue | undefined>(undefined)

export function useOrderContext(): OrderContextValue {
  const value = use(OrderContext)
  if (!value) throw new Error('useOrderContext needs an OrderContext around it.')
  return value
}

/** Undefined when the move is possible. */
export function useObstacle(move: Move): string | undefined {
  return obstacleTo(useOrderContext().order, move)
}
