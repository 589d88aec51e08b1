import { may, type Permission, type Role } from '@platen/contract'
import type { Order } from './order.ts'

const ACTIONS = { add_note: 'orders:write' } as const satisfies Record<string, Permission>

/** What somebody with this role may do with the order next, by name. */
export function adminActions(
  _order: Pick<
    Order,
    | 'status'
    | 'paymentStatus'
    | 'artworkStatus'
    | 'productionStatus'
    | 'fulfilmentStatus'
    | 'confirmedAt'
    | 'totalMinor'
    | 'paidMinor'
    | 'refundedMinor'
  >,
  role: Role,
): string[] {
  return Object.entries(ACTIONS)
    .filter(([, permission]) => may(role, permission))
    .map(([action]) => action)
}
