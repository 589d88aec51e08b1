import type { Clock } from '../../../platform/clock.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { emit } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { markLow, unmarkRestocked } from './low-stock.store.ts'

/** Emits an event when an item becomes low, and again only after it was restocked. Returns how many became low. */
export async function watchStock({
  transaction,
  clock,
}: {
  readonly transaction: Transaction
  readonly clock: Clock
}): Promise<number> {
  return transaction(async (tx) => {
    const now = clock.now()
    await unmarkRestocked(tx)
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
