import type { InventoryItemRecord, InventoryItemUpdate } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { toItemRecord } from './stock-item.ts'
import { getItem, lockItem, writeItem, type ItemChange } from './stock-items.store.ts'

type UpdateItemDeps = Pick<Platform, 'transaction' | 'clock'>

interface UpdateItem {
  readonly itemId: string
  readonly request: InventoryItemUpdate
  readonly author: Author
}

const CHANGEABLE = [
  'name',
  'supplier',
  'reorderPoint',
  'reorderQuantity',
  'active',
] as const satisfies readonly (keyof ItemChange)[]

export async function updateItem(
  { transaction, clock }: UpdateItemDeps,
  { itemId, request: { revision, ...change }, author }: UpdateItem,
): Promise<InventoryItemRecord> {
  return transaction(async (tx) => {
    const item = await lockItem(tx, itemId)
    if (!item) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such stock item.')
    if (item.revision !== revision) {
      throw new Refusal(
        'REVISION_CONFLICT',
        `${item.sku} was changed by somebody else; it is now at revision ${item.revision}.`,
      )
    }
    if (!change.active && item.reserved > 0) {
      throw new Refusal('IN_USE', `${item.reserved} of ${item.sku} are reserved for orders.`, {
        resolution: 'Press or cancel these orders first.',
      })
    }

    const now = clock.now()
    await writeItem(tx, itemId, change, now)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'stock_item.updated',
        entity: { type: 'inventory_item', id: encodeId('inventoryItem', itemId) },
        message: `${author.actor.name} edited the stock item ${item.sku}.`,
        changes: CHANGEABLE.filter((path) => item[path] !== change[path]).map((path) => ({
          path,
          from: item[path],
          to: change[path],
        })),
      },
    ])
    return toItemRecord(await getItem(tx, itemId))
  })
}
