import { isWorthTooMuch } from '@platen/pricing'
import type { ProductValues } from '../reading/product-values.ts'
import type { PlannedItem } from './import-plan.ts'
import { isSame } from './plan-garment.ts'
import { isMissing, type Report, type RowDraft } from './row-draft.ts'
import type { ShopProducts, StoredItem, StoredVariant } from './shop-products.ts'

const STOCK_FIELDS = [
  'onHand',
  'reorderPoint',
  'reorderQuantity',
  'unitCost',
  'supplier',
] as const satisfies readonly (keyof ProductValues)[]

interface VariantOfRow {
  readonly row: RowDraft
  readonly before: StoredVariant | undefined
}

/** Plans the stock item of a variant; reports what is wrong. Undefined if the row says nothing about stock. */
export function itemPlanner(shop: ShopProducts, report: Report) {
  const bySku = new Map(shop.items.map((item) => [item.sku, item]))
  const byVariant = new Map(
    shop.items.flatMap((item) => (item.variantId === null ? [] : [[item.variantId, item]])),
  )
  const garments = namesOfVariants(shop)
  const seen = new Map<string, number>()

  return ({ row, before: variant }: VariantOfRow): PlannedItem | undefined => {
    const { sku } = row.values
    if (sku !== undefined && refusedAsRepeated(row, sku)) return undefined
    const own = byVariant.get(variant?.id ?? '')
    const item = sku === undefined ? own : bySku.get(sku)
    if (sku === undefined && !own) {
      const hasStock = STOCK_FIELDS.some((field) => row.values[field] !== undefined)
      if (hasStock && isMissing(row, 'sku')) report(row, 'sku', 'required', 'is needed to keep stock of it')
      return undefined
    }
    if (own && own.sku !== (sku ?? own.sku)) {
      report(row, 'sku', 'has_other_sku', `has the stock item ${own.sku} already`, own.sku)
      return undefined
    }
    if (item && item !== own && refusedAsTaken(row, item)) return undefined
    return planItem(row, item, sku ?? item?.sku ?? '')
  }

  function refusedAsRepeated(row: RowDraft, sku: string): boolean {
    const earlier = seen.get(sku)
    if (earlier === undefined) seen.set(sku, row.number)
    else report(row, 'sku', 'same_as_row', `is the SKU of row ${earlier}, too`, earlier)
    return earlier !== undefined
  }

  /** An item without a garment may become the one of this variant. */
  function refusedAsTaken(row: RowDraft, { sku, variantId, isBlankInPieces, reserved }: StoredItem): boolean {
    if (variantId === null && isBlankInPieces && reserved === 0) return false
    const owner = garments.get(variantId ?? '') ?? sku
    report(row, 'sku', 'sku_taken', `is the SKU of ${owner}`, owner)
    return true
  }

  function planItem(row: RowDraft, before: StoredItem | undefined, sku: string): PlannedItem {
    const { onHand, reorderPoint, reorderQuantity, unitCost, supplier } = row.values
    const after = {
      sku,
      onHand: onHand ?? before?.onHand ?? 0,
      reorderPoint: reorderPoint ?? before?.reorderPoint ?? 0,
      reorderQuantity: reorderQuantity ?? before?.reorderQuantity ?? null,
      unitCost: unitCost ?? before?.unitCost ?? null,
      supplier: isSame(before?.supplier, supplier) ? (before?.supplier ?? null) : (supplier ?? null),
    }
    const reserved = before?.reserved ?? 0
    if (after.onHand < reserved)
      report(
        row,
        'onHand',
        'stock_below_reserved',
        `is less than the ${reserved} that orders have reserved`,
        reserved,
      )
    if (isWorthTooMuch({ onHand: after.onHand, averageUnitCost: after.unitCost }))
      report(
        row,
        unitCost === undefined ? 'onHand' : 'unitCost',
        'too_high',
        'makes its value implausibly high',
      )
    return { before, after }
  }
}

function namesOfVariants({ garments }: ShopProducts): Map<string, string> {
  return new Map(
    garments.flatMap(({ name, variants }) =>
      variants.map(({ id, colour, size }) => [id, `${name}, ${colour}, ${size}`] as const),
    ),
  )
}
