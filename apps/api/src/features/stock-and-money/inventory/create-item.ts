import type { InventoryItemCreateRequest, InventoryItemRecord } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
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
  const { openingQuantity = 0, unitCost } = request
  return transaction(async (tx) => {
    const now = clock.now()
    const id = await addItem(tx, { request, author, now })
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
    return toItemRecord(await getItem(tx, id))
  })
}

interface NewItemOptions {
  readonly request: InventoryItemCreateRequest
  readonly author: Author
  readonly now: Date
  /** Where the request is in its document, such as `newItems[2].`. */
  readonly at?: string
}

/** Without its opening stock. Returns the UUID. */
export async function addItem(tx: Tx, { request, author, now, at = '' }: NewItemOptions): Promise<string> {
  refuseUncountableGarment(request, at)
  const id = newUuid(now)
  const sku = request.sku.toUpperCase()
  const item = {
    id,
    sku,
    name: request.name,
    kind: request.kind,
    unit: request.unit,
    variantId: request.garmentVariantId === undefined ? null : decodeId('variant', request.garmentVariantId),
    supplier: request.supplier ?? null,
    reorderPoint: request.reorderPoint,
    reorderQuantity: request.reorderQuantity ?? null,
    unitCost: request.unitCost ?? null,
  }
  await insertItem(tx, item, now).catch((error: unknown) => {
    throw REFUSALS[violatedConstraint(error) ?? '']?.(sku, at) ?? error
  })
  await recordAudit(tx, [
    {
      ...author,
      occurredAt: now,
      action: 'stock_item.created',
      entity: { type: 'inventory_item', id: encodeId('inventoryItem', id) },
      message: `${author.actor.name} added the stock item ${sku} with ${request.openingQuantity ?? 0} on hand.`,
    },
  ])
  return id
}

/** Pressing takes one piece per garment. */
export function refuseUncountableGarment(
  { garmentVariantId, kind, unit }: Pick<InventoryItemCreateRequest, 'garmentVariantId' | 'kind' | 'unit'>,
  at = '',
): void {
  if (garmentVariantId === undefined) return
  if (kind !== 'blank') throw invalidField(`${at}kind`, 'must be blank for a garment', 'wrong_kind')
  if (unit !== 'piece') throw invalidField(`${at}unit`, 'must be piece for a garment', 'wrong_kind')
}

export const REFUSALS: Partial<Record<string, (sku: string, at: string) => Refusal>> = {
  inventory_items_sku_unique: (sku) =>
    new Refusal('DUPLICATE', `A stock item with the SKU ${sku} already exists.`, {
      details: { reason: 'sku_used', names: [sku] },
    }),
  inventory_items_variant_unique: (sku) =>
    new Refusal('DUPLICATE', `The garment of ${sku} already has a stock item.`, {
      details: { reason: 'garment_has_item', names: [sku] },
    }),
  inventory_items_variant_id_fkey: (_, at) =>
    invalidField(`${at}garmentVariantId`, 'this garment does not exist', 'not_found'),
}
