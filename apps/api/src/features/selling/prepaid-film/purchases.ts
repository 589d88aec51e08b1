import type { Tx } from '../../../platform/database/transaction.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { findPurchase, insertMovement, lockBalanceMm, type FilmPurchase } from './ledger.store.ts'

/** Adds the film of an order that is paid in full. Undefined when it was added before, or the order buys none. */
export async function addPurchasedFilm(
  tx: Tx,
  orderId: string,
  now: Date,
): Promise<Pick<FilmPurchase, 'hasItems'> | undefined> {
  const purchase = await findPurchase(tx, orderId)
  if (!purchase || purchase.isAdded) return undefined
  const { customerId, lengthMm, hasItems } = purchase
  await insertMovement(tx, {
    ...{ id: newUuid(now), customerId, type: 'purchase', deltaMm: lengthMm, orderId },
    ...{ reason: null, createdBy: null, occurredAt: now },
  })
  return { hasItems }
}

interface Refunded {
  /** UUID. */
  readonly id: string
  readonly totalMinor: number
  readonly paidMinor: number
  readonly refundedMinor: number
}

/**
 * With the money, the same part of the film is taken back, in started centimetres. Refused when that much is not there any
 * more. Of an order that has other items, staff correct the film.
 */
export async function takeBackRefundedFilm(
  tx: Tx,
  { id, totalMinor, paidMinor, refundedMinor }: Refunded,
  now: Date,
): Promise<void> {
  const purchase = await findPurchase(tx, id)
  if (!purchase?.isAdded || purchase.hasItems) return
  const { customerId, lengthMm, takenBackMm } = purchase
  const refundedOfFilm = Math.max(0, refundedMinor - Math.max(0, paidMinor - totalMinor))
  const share = (BigInt(lengthMm) * BigInt(refundedOfFilm)) / BigInt(totalMinor)
  const dueMm = Math.min(lengthMm, Math.ceil(Number(share) / 10) * 10) - takenBackMm
  if (dueMm <= 0) return
  const balanceMm = await lockBalanceMm(tx, customerId)
  if (dueMm > balanceMm) {
    throw invalidField(
      'amountMinor',
      `takes back ${dueMm / 1000} m of film, and only ${balanceMm / 1000} m are left`,
      'film_used',
      String(balanceMm / 1000),
    )
  }
  await insertMovement(tx, {
    ...{ id: newUuid(now), customerId, type: 'refund', deltaMm: -dueMm, orderId: id },
    ...{ reason: null, createdBy: null, occurredAt: now },
  })
}
