import type { InventoryItemRecord } from '@platen/contract'
import type { StockKind, StockUnit } from '../../../platform/database/tables.generated.ts'
import { encodeId } from '../../../platform/records/ids.ts'

/** Quantities are in the item's unit. */
export interface StockItem {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly kind: StockKind
  readonly unit: StockUnit
  readonly variantId: string | null
  readonly garmentId: string | null
  readonly garmentName: string | null
  readonly colour: string | null
  readonly size: string | null
  readonly supplier: string | null
  readonly reorderPoint: number
  readonly reorderQuantity: number | null
  readonly onHand: number
  readonly reserved: number
  readonly averageUnitCost: string | null
  readonly active: boolean
  readonly revision: number
  readonly createdAt: string
  readonly updatedAt: string
}

export function toItemRecord(item: StockItem): InventoryItemRecord {
  const available = item.onHand - item.reserved
  return {
    id: encodeId('inventoryItem', item.id),
    sku: item.sku,
    name: item.name,
    kind: item.kind,
    unit: item.unit,
    garmentVariantId: item.variantId === null ? null : encodeId('variant', item.variantId),
    garment: garmentOf(item),
    supplier: item.supplier,
    reorderPoint: item.reorderPoint,
    reorderQuantity: item.reorderQuantity,
    onHand: item.onHand,
    reserved: item.reserved,
    available,
    low: item.active && available <= item.reorderPoint,
    averageUnitCost: item.averageUnitCost,
    active: item.active,
    revision: item.revision,
    createdAt: item.createdAt,
    updatedAt: item.updatedAt,
  }
}

function garmentOf({ garmentId, garmentName, colour, size }: StockItem): InventoryItemRecord['garment'] {
  if (garmentId === null || garmentName === null || colour === null || size === null) return null
  return { garmentId: encodeId('garment', garmentId), name: garmentName, colour, size }
}
