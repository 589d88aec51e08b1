import type { InventoryItemCreateRequest, InventoryItemRecord } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { moveStock } from './move-stock.ts'
import { toItemRecord } from './stock-item.ts'
import { getItem, insertItem } from './stock-items.store.ts'

type CreateItemDeps = Pick<Platform, 'transaction' | 'clock'>

export async function createItem(
  { transaction, clock }: CreateItemDeps,
  { request, author }: { readonly request: InventoryItemCreateRequest; readonly author: Author },
): Promise<InventoryItemRecord> {
  refuseUncountableGarment(request)
  const { openingQuantity = 0, unitCost } = request
  const sku = request.sku.toUpperCase()
  return transaction(async (tx) => {
    const now = clock.now()
    const id = newUuid(now)
    await insertItem(
      tx,
      {
        id,
        sku,
        name: request.name,
        kind: request.kind,
        unit: request.unit,
        variantId:
          request.garmentVariantId === undefined ? null : decodeId('variant', request.garmentVariantId),
        supplier: request.supplier ?? null,
        reorderPoint: request.reorderPoint,
        reorderQuantity: request.reorderQuantity ?? null,
        unitCost: unitCost ?? null,
      },
      now,
    )
    if (openingQuantity > 0) {
      const opening = {
        itemId: id,
        type: 'receipt',
        quantity: openingQuantity,
        unitCost,
        occurredAt: now,
      } as const
      await moveStock(tx, [opening], author, now)
    }
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'stock_item.created',
        entity: { type: 'inventory_item', id: encodeId('inventoryItem', id) },
        message: `${author.actor.name} added the stock item ${sku} with ${openingQuantity} on hand.`,
      },
    ])
    return toItemRecord(await getItem(tx, id))
  }).catch((error: unknown) => {
    throw REFUSALS[violatedConstraint(error) ?? '']?.() ?? error
  })
}

/** Pressing takes one piece per garment. */
function refuseUncountableGarment({ garmentVariantId, kind, unit }: InventoryItemCreateRequest): void {
  if (garmentVariantId === undefined) return
  if (kind !== 'blank') throw invalidField('kind', 'must be blank for a garment')
  if (unit !== 'piece') throw invalidField('unit', 'must be piece for a garment')
}

const REFUSALS: Partial<Record<string, () => Refusal>> = {
  inventory_items_sku_unique: () => new Refusal('DUPLICATE', 'A stock item with this SKU already exists.'),
  inventory_items_variant_unique: () => new Refusal('DUPLICATE', 'This garment already has a stock item.'),
  inventory_items_variant_id_fkey: () => invalidField('garmentVariantId', 'this garment does not exist'),
}
