import type { FailedHandover, OrderHandover, OrderReturn } from '@platen/contract'
import { changeOrder } from '../../selling/orders/index.ts'
import { emitOrderEvent, type LockedCase, type Outcome } from './decide-order.ts'
import { insertNote } from './order-decisions.store.ts'

/** The receiver is kept as a note of the order, where personal data can be erased. */
export async function handOverOrder(
  locked: LockedCase,
  { receivedBy, note }: OrderHandover,
): Promise<Outcome> {
  const { tx, order, now, author } = locked
  const receiver = receivedBy === undefined ? 'Handed over.' : `Handed over to ${receivedBy}.`
  await insertNote(locked, note === undefined ? receiver : `${receiver} ${note}`)
  await emitOrderEvent(locked, 'fulfilment.handed_over')
  await emitOrderEvent(locked, 'order.completed')
  const handedOverAt = now.toISOString()
  const change = { status: 'completed', fulfilmentStatus: 'handed_over', handedOverAt } as const
  return {
    order: await changeOrder(tx, order, change, now),
    action: 'fulfilment.handed_over',
    message: `${author.actor.name} handed over order ${order.number}.`,
  }
}

export async function failHandover(locked: LockedCase, { reason }: FailedHandover): Promise<Outcome> {
  const { tx, order, now, author } = locked
  await insertNote(locked, `Handover failed: ${reason}`)
  await emitOrderEvent(locked, 'order.updated', { fulfilmentStatus: 'failed_attempt' })
  return {
    order: await changeOrder(tx, order, { fulfilmentStatus: 'failed_attempt' }, now),
    action: 'fulfilment.failed',
    message: `${author.actor.name} recorded a failed handover of order ${order.number}.`,
  }
}

export async function makeReady(locked: LockedCase): Promise<Outcome> {
  const { tx, order, now, author } = locked
  await emitOrderEvent(locked, 'fulfilment.ready')
  return {
    order: await changeOrder(tx, order, { fulfilmentStatus: 'ready' }, now),
    action: 'fulfilment.ready',
    message: `${author.actor.name} made order ${order.number} ready again.`,
  }
}

/** Refunds and stock movements are recorded separately. */
export async function takeBackOrder(locked: LockedCase, { reason }: OrderReturn): Promise<Outcome> {
  const { tx, order, now, author } = locked
  await insertNote(locked, `Returned: ${reason}`)
  await emitOrderEvent(locked, 'order.updated', { fulfilmentStatus: 'returned' })
  return {
    order: await changeOrder(tx, order, { fulfilmentStatus: 'returned' }, now),
    action: 'fulfilment.returned',
    message: `${author.actor.name} recorded the return of order ${order.number}.`,
  }
}
