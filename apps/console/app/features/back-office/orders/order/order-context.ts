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
  const desk = use(OrderContext)
  if (!desk) throw new Error('No order lies on the desk.')
  return desk
}

/** Undefined when the move is possible. */
export function useObstacle(move: Move): string | undefined {
  return obstacleTo(useOrderContext().order, move)
}
