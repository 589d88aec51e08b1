import { may, type Role } from '@platen/contract'
import {
  ORDER_ACTIONS,
  ORDER_ACTION_NAMES,
  PRINTING,
  obstacleTo,
  type OrderAction,
  type Standing,
} from './order-transitions.ts'

/** What somebody of the team may do with an order as it stands. */
export function adminActions(order: Standing, role: Role): OrderAction[] {
  return ORDER_ACTION_NAMES.filter(
    (action) => mayDo(action, order, role) && obstacleTo(order, action) === undefined,
  )
}

function mayDo(action: OrderAction, order: Standing, role: Role): boolean {
  if (!may(role, ORDER_ACTIONS[action].permission)) return false
  return action !== 'cancel' || !isPrinting(order) || may(role, 'orders:cancel_printed')
}

function isPrinting({ productionStatus }: Standing): boolean {
  return PRINTING.some((status) => status === productionStatus)
}
