import type { InventoryItemRecord, InventoryItemUpdate } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { REFUSALS, refuseUncountableGarment } from './create-item.ts'
import { toItemRecord, type StockItem } from './stock-item.ts'
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
  { itemId, request: { revision, garmentVariantId, ...change }, author }: UpdateItem,
): Promise<InventoryItemRecord> {
  return transaction(async (tx) => {
    const item = await lockItem(tx, itemId)
    if (!item) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such stock item.')
    if (item.revision !== revision) {
      throw new Refusal(
        'REVISION_CONFLICT',
        `${item.sku} was changed by somebody else; it is now at revision ${item.revision}.`,
        { details: { revision: item.revision } },
      )
    }
    if (!change.active && item.reserved > 0) {
      throw new Refusal('IN_USE', `${item.reserved} of ${item.sku} are reserved for orders.`, {
        details: { reason: 'reserved', names: [item.sku] },
        resolution: 'Press or cancel these orders first.',
      })
    }

    const variantId = linkedVariant(item, garmentVariantId)
    const now = clock.now()
    await writeItem(tx, itemId, { ...change, variantId }, now).catch((error: unknown) => {
      throw REFUSALS[violatedConstraint(error) ?? '']?.(item.sku) ?? error
    })
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'stock_item.updated',
        entity: { type: 'inventory_item', id: encodeId('inventoryItem', itemId) },
        message: `${author.actor.name} edited the stock item ${item.sku}.`,
        subject: item.sku,
        changes: [
          ...CHANGEABLE.filter((path) => item[path] !== change[path]).map((path) => ({
            path,
            from: item[path],
            to: change[path],
          })),
          ...(variantId === item.variantId
            ? []
            : [{ path: 'garmentVariantId', from: variantText(item.variantId), to: variantText(variantId) }]),
        ],
      },
    ])
    return toItemRecord(await getItem(tx, itemId))
  })
}

/** Orders that reserved some of the item expect this garment. */
function linkedVariant(item: StockItem, wanted: string | null | undefined): string | null {
  const variantId = typeof wanted === 'string' ? decodeId('variant', wanted) : wanted
  if (variantId === undefined || variantId === item.variantId) return item.variantId
  if (item.reserved > 0) {
    throw new Refusal('IN_USE', `${item.reserved} of ${item.sku} are reserved for orders of its garment.`, {
      details: { reason: 'reserved', names: [item.sku] },
      resolution: 'Press or cancel these orders first.',
    })
  }
  if (typeof wanted === 'string') refuseUncountableGarment({ ...item, garmentVariantId: wanted })
  return variantId
}

function variantText(variantId: string | null): string | null {
  return variantId === null ? null : encodeId('variant', variantId)
}
