import { may, type Role } from '@platen/contract'
import {
  ORDER_ACTIONS,
  ORDER_ACTION_NAMES,
  obstacleTo,
  type OrderAction,
  type Standing,
} from './order-transitions.ts'

/** What somebody of the team may do with an order as it stands. `hasPrinted`: something of it was on film, kept or not. */
export function adminActions(order: Standing, hasPrinted: boolean, role: Role): OrderAction[] {
  return ORDER_ACTION_NAMES.filter(
    (action) => mayDo(action, hasPrinted, role) && obstacleTo(order, action) === undefined,
  )
}

function mayDo(action: OrderAction, hasPrinted: boolean, role: Role): boolean {
  if (!may(role, ORDER_ACTIONS[action].permission)) return false
  return action !== 'cancel' || !hasPrinted || may(role, 'orders:cancel_printed')
}
