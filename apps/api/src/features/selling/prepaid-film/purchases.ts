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
 * more. Of an order that has other items, nobody knows what the money was for: staff correct the film.
 */
export async function takeBackRefundedFilm(
  tx: Tx,
  { id, totalMinor, paidMinor, refundedMinor }: Refunded,
  now: Date,
): Promise<void> {
  const purchase = await findPurchase(tx, id)
  if (!purchase?.isAdded || purchase.hasItems) return
  const refundedOfFilm = Math.max(0, refundedMinor - Math.max(0, paidMinor - totalMinor))
  const share = (BigInt(purchase.lengthMm) * BigInt(refundedOfFilm) * 10n) / BigInt(totalMinor)
  const startedMm = Math.ceil(Number(share) / 100) * 10
  await takeBack(tx, { id, purchase, upToMm: startedMm, path: 'amountMinor', now })
}

/** Of an order that had other items, too: one of nothing else is complete once its film is there. */
export async function takeBackCancelledFilm(tx: Tx, id: string, now: Date): Promise<void> {
  const purchase = await findPurchase(tx, id)
  if (!purchase?.isAdded) return
  await takeBack(tx, { id, purchase, upToMm: purchase.lengthMm, path: 'reason', now })
}

interface TakeBack {
  /** UUID of the order. */
  readonly id: string
  readonly purchase: FilmPurchase
  /** What is to be taken back in all. */
  readonly upToMm: number
  /** The field that is refused. */
  readonly path: string
  readonly now: Date
}

async function takeBack(
  tx: Tx,
  { id, purchase: { customerId, lengthMm, takenBackMm }, upToMm, path, now }: TakeBack,
): Promise<void> {
  const dueMm = Math.min(lengthMm, upToMm) - takenBackMm
  if (dueMm <= 0) return
  const balanceMm = await lockBalanceMm(tx, customerId)
  if (dueMm > balanceMm) {
    throw invalidField(
      path,
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
