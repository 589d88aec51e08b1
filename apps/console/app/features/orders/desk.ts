import { createContext, use } from 'react'
import type { Order } from './order.ts'

interface Desk {
  readonly order: Order
  /** Told of what was decided here, so that it is not taken for the work of somebody else. */
  readonly decided: (after: Order) => void
}

/** The order that lies on the desk. */
export const DeskContext = createContext<Desk | undefined>(undefined)

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('No order lies on the desk.')
  return desk
}
