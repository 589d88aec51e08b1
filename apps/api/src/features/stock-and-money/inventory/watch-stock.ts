import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { markLow, unmarkRestocked } from './stock.store.ts'

/** Emits again only after the item was restocked. */
export async function watchStock({
  transaction,
  clock,
}: Pick<Platform, 'transaction' | 'clock'>): Promise<number> {
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
