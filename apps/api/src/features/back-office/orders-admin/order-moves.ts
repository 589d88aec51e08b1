import type { AdminOrderSummary, Rights } from '@platen/contract'
import {
  allowedActions,
  dueMinorOf,
  queuesOf,
  toReturnMinorOf,
  type Standing,
} from '../../selling/orders/index.ts'
import { stateOf } from './order-state.store.ts'

type Moves = Pick<AdminOrderSummary, 'queues' | 'allowedActions'>
type Amounts = Pick<Standing, 'totalMinor' | 'paidMinor' | 'refundedMinor' | 'returnedMinor' | 'keptMinor'>

const MOST = 2_000
const found = new Map<string, Moves>()

/**
 * What can happen to an order of a list. It follows from the order's state and from how its amounts compare, so it is
 * found once for all orders that are alike.
 */
export function movesOf(
  order: Amounts & { readonly state: string },
  hasPrinted: boolean,
  rights: Rights,
): Moves {
  const state = stateOf(order.state)
  const { totalMinor, paidMinor, refundedMinor, returnedMinor, keptMinor } = order
  const { status } = state
  const isDue = dueMinorOf({ status, totalMinor, paidMinor, returnedMinor }) > 0
  const isToReturn = toReturnMinorOf({ status, totalMinor, paidMinor, refundedMinor, keptMinor }) > 0
  const key = `${order.state} ${rights.toString()} ${hasPrinted} ${isDue} ${isToReturn} ${paidMinor > refundedMinor}`
  const known = found.get(key)
  if (known) return known
  // The rules ask only whether it was confirmed.
  const standing = { ...state, ...order, confirmedAt: state.isConfirmed ? '' : null }
  const moves = { queues: queuesOf(standing), allowedActions: allowedActions(standing, hasPrinted, rights) }
  if (found.size >= MOST) found.clear()
  found.set(key, moves)
  return moves
}
