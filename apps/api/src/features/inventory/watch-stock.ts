import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { emit } from '../../platform/events.ts'
import { encodeId } from '../../platform/ids.ts'
import { markLow, unmarkEnough } from './low-stock.store.ts'

/**
 * Tells of each item once when it becomes low, and again only after there was enough of it. Gives how many became low.
 */
export async function watchStock({
  transaction,
  clock,
}: {
  readonly transaction: Transaction
  readonly clock: Clock
}): Promise<number> {
  return transaction(async (tx) => {
    const now = clock.now()
    await unmarkEnough(tx)
    const low = await markLow(tx, now)
    for (const { id, ...item } of low) {
      await emit(tx, {
        type: 'inventory.low',
        payload: { itemId: encodeId('inventoryItem', id), ...item },
        occurredAt: now,
      })
    }
    return low.length
  })
}
