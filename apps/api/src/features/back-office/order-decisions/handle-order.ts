import { may, type OrderCancellation, type OrderHold, type OrderNote } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { lacks } from '../../../platform/auth/action-records.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { returnDiscounts } from '../../selling/discounts/index.ts'
import { returnPrepaidFilm, takeBackCancelledFilm } from '../../selling/prepaid-film/index.ts'
import { changeOrder, releaseReservations } from '../../selling/orders/index.ts'
import { endJobs, hasPrinted, openGates, takeOffDrafts } from '../../press/production/index.ts'
import { emitOrderEvent, type LockedCase, type Outcome } from './decide-order.ts'
import { timeToPay } from './decide-payment.ts'
import { insertNote } from './order-decisions.store.ts'

/** The customer sees the reason on the tracking page. */
export async function holdOrder(locked: LockedCase, { reason }: OrderHold): Promise<Outcome> {
  const { tx, order, now, author } = locked
  await takeOffDrafts(tx, order, now)
  await emitOrderEvent(locked, 'order.held', { reason })
  return {
    order: await changeOrder(tx, order, { status: 'on_hold', holdReason: reason }, now),
    action: 'order.held',
    message: `${author.actor.name} put order ${order.number} on hold.`,
  }
}

/** Its customer could not pay during the hold, so an unpaid order gets time to pay. */
export async function resumeOrder(locked: LockedCase): Promise<Outcome> {
  const { tx, order, now, author } = locked
  const toPay = order.paymentStatus === 'unpaid' ? timeToPay(order, now) : {}
  const resumed = await changeOrder(tx, order, { status: 'open', holdReason: null, ...toPay }, now)
  await emitOrderEvent(locked, 'order.updated', { status: 'open' })
  return {
    order: await openGates(tx, resumed, now),
    action: 'order.resumed',
    message: `${author.actor.name} resumed order ${order.number}.`,
  }
}

/** Payments stay until they are refunded. */
export async function cancelOrder(locked: LockedCase, { reason }: OrderCancellation): Promise<Outcome> {
  const { tx, order, now, author } = locked
  if (await hasPrinted(tx, order.id)) refuseUnlessOverridden(author, reason)
  await endJobs(tx, order.id, 'The order was cancelled.', now)
  await releaseReservations(tx, [order.id], now)
  await returnDiscounts(tx, [order.id], now)
  await returnPrepaidFilm(tx, [order.id], now)
  await takeBackCancelledFilm(tx, order.id, now)
  if (reason !== undefined) await insertNote(locked, `Cancelled: ${reason}`)
  await emitOrderEvent(locked, 'order.cancelled', reason === undefined ? {} : { reason })
  const change = { status: 'cancelled', productionStatus: 'void', holdReason: null } as const
  return {
    order: await changeOrder(tx, order, change, now),
    action: 'order.cancelled',
    message: `${author.actor.name} cancelled order ${order.number}.`,
  }
}

function refuseUnlessOverridden({ rights }: AdminAuthor, reason: string | undefined): void {
  if (!may(rights, 'orders:cancel_printed')) {
    throw new Refusal(
      'FORBIDDEN',
      `Part of this order is already printed. ${lacks(rights, 'orders:cancel_printed')}`,
      { details: { reason: 'partly_printed' } },
    )
  }
  if (reason === undefined) {
    throw invalidField('reason', 'is required once part of the order was printed', 'required')
  }
}

/** The text is not in the audit log, because it may be about a person. */
export async function addNote(locked: LockedCase, { text }: OrderNote): Promise<Outcome> {
  const { order, author } = locked
  await insertNote(locked, text)
  await emitOrderEvent(locked, 'order.updated')
  return {
    order,
    action: 'order.noted',
    message: `${author.actor.name} added a note to order ${order.number}.`,
  }
}
