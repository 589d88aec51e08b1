import { violatedConstraint } from '../../platform/database/database-errors.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeOrder, depositMinor, paymentStatusOf, type LockedOrder } from '../orders/index.ts'
import { openGates } from '../production/index.ts'
import type { LockedCase } from './decide-order.ts'
import { getDepositPercent } from './order-handling.store.ts'

/**
 * Counts money that has arrived. With enough paid, an order that goes on is confirmed and its production may begin.
 * Gives the order as it is then.
 */
export async function countPayment(
  { tx, order, now }: LockedCase,
  amountMinor: number,
): Promise<LockedOrder> {
  const paidMinor = order.paidMinor + amountMinor
  const goesOn = order.status === 'open' || order.status === 'on_hold'
  const isEnough = paidMinor >= depositMinor(order.totalMinor, await getDepositPercent(tx))
  const paid = await changeOrder(
    tx,
    order,
    {
      paidMinor,
      paymentStatus: paymentStatusOf({ ...order, paidMinor, awaitsReview: false }),
      ...(goesOn && isEnough && order.confirmedAt === null ? { confirmedAt: now.toISOString() } : {}),
    },
    now,
  )
  return openGates(tx, paid, now)
}

/** DUPLICATE for a reference that was verified before; any other error as it is. */
export function refusalOfReference(error: unknown): unknown {
  if (violatedConstraint(error) !== 'payments_reference_verifies_once') return error
  return new Refusal(
    'DUPLICATE',
    'A payment with this reference was verified before, here or for another order.',
    {
      resolution: 'Look for the other payment. If this is another transfer, give its own reference.',
    },
  )
}
