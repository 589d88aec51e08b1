import type { AdminOrderRecord, AdminOrderUpdate } from '@platen/contract'
import { recordAudit, type AuditEntry } from '../../../platform/records/audit.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { emit } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { searchText } from '../../../platform/records/search-text.ts'
import { dayIn } from '@platen/formats/calendar'
import type { ShopCache } from '../../selling/catalog/index.ts'
import {
  changeOrder,
  lockOrder,
  possibleActions,
  refuseImplausibleDay,
  refuseStale,
  refuseUnreachable,
  type LockedOrder,
} from '../../selling/orders/index.ts'
import { joinCustomer } from '../customers/index.ts'
import { getOrderDetails, writeOrderDetails, type OrderDetails } from './admin-order.store.ts'
import { readAdminOrder, type ReadAdminOrderDeps } from './admin-order-record.ts'

interface UpdateOrderDeps extends ReadAdminOrderDeps {
  readonly transaction: Transaction
  readonly shop: ShopCache
}

interface UpdateOrder {
  /** UUID. */
  readonly orderId: string
  readonly request: AdminOrderUpdate
  readonly author: AdminAuthor
}

export async function updateOrder(
  deps: UpdateOrderDeps,
  { orderId, request, author }: UpdateOrder,
): Promise<AdminOrderRecord> {
  const { timeZone } = await deps.shop.get()
  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const order = await lockOrder(tx, orderId)
    const { erasedAt, ...before } = await getOrderDetails(tx, orderId)
    refuseStale(order, request.revision)
    refuseEnded(order, erasedAt)
    refuseUnreachable(request.customer)
    const after = detailsOf(request)
    const changes = changesOf(
      { ...before, promisedBy: order.promisedBy },
      { ...after, promisedBy: request.promisedBy },
    )
    // A day in the past may stay but not be set.
    const today = dayIn(timeZone, now)
    if (after.neededBy !== before.neededBy) refuseImplausibleDay('neededBy', after.neededBy, today)
    if (request.promisedBy !== order.promisedBy) refuseImplausibleDay('promisedBy', request.promisedBy, today)

    if (changes.length > 0) {
      const { number } = order
      const customerId = await joinCustomer(tx, after, now)
      const words = searchText(number, after.name, after.email, after.phone)
      await writeOrderDetails(tx, orderId, after, { customerId, words })
      await changeOrder(tx, order, { promisedBy: request.promisedBy }, now)
      await recordAudit(tx, [
        {
          ...author,
          occurredAt: now,
          action: 'order.updated',
          entity: { type: 'order', id: encodeId('order', orderId) },
          message: `${author.actor.name} edited order ${number}.`,
          subject: number,
          changes,
        },
      ])
      await emit(tx, { type: 'order.updated', orderId, payload: { number }, occurredAt: now })
    }
    return readAdminOrder({ ...deps, database: tx }, orderId, author)
  })
}

function refuseEnded(order: LockedOrder, erasedAt: Date | null): void {
  const { status } = order
  if (erasedAt !== null) {
    throw new Refusal(
      'INVALID_TRANSITION',
      "The customer's data was erased, so the order can no longer be edited.",
      { details: { reason: 'order_erased', state: 'erased', allowedActions: [] } },
    )
  }
  if (status !== 'cancelled' && status !== 'expired') return
  throw new Refusal(
    'INVALID_TRANSITION',
    `The order is ${status}; it can be edited while it is open, on_hold or completed.`,
    { details: { reason: 'order_ended', state: status, allowedActions: possibleActions(order) } },
  )
}

function detailsOf({ customer, neededBy, note }: AdminOrderUpdate): OrderDetails {
  const { name, email = null, phone = null, locale = null } = customer
  return { name, email, phone, locale, neededBy, note }
}

type Detail = keyof OrderDetails | 'promisedBy'

const DETAILS = {
  name: { path: 'customer.name', isPersonal: true },
  email: { path: 'customer.email', isPersonal: true },
  phone: { path: 'customer.phone', isPersonal: true },
  locale: { path: 'customer.locale', isPersonal: false },
  neededBy: { path: 'neededBy', isPersonal: false },
  promisedBy: { path: 'promisedBy', isPersonal: false },
  note: { path: 'note', isPersonal: true },
} as const satisfies Record<Detail, { path: string; isPersonal: boolean }>

/** The audit log outlives the customer's data, so for personal data it records only that it changed. */
function changesOf(
  before: Readonly<Record<Detail, string | null>>,
  after: Readonly<Record<Detail, string | null>>,
): NonNullable<AuditEntry['changes']> {
  return (Object.keys(DETAILS) as Detail[])
    .filter((detail) => before[detail] !== after[detail])
    .map((detail) => {
      const { path, isPersonal } = DETAILS[detail]
      const shown = (value: string | null) => (isPersonal && value !== null ? '(personal)' : value)
      return { path, from: shown(before[detail]), to: shown(after[detail]) }
    })
}
