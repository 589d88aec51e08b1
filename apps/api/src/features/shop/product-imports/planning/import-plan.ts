import type { ProductField, ProductImportPreview } from '@platen/contract'
import type { RowProblem } from '../reading/product-values.ts'
import type { StoredGarment, StoredItem, StoredVariant } from './shop-products.ts'

/** All that an import writes, and what it says about each row. New records have no ids yet. */
export interface ImportPlan {
  readonly rows: readonly PlannedRow[]
  readonly garments: readonly PlannedGarment[]
  readonly totals: ProductImportPreview['totals']
}

export interface PlannedRow extends Omit<ProductImportPreview['rows'][number], 'problems'> {
  readonly problems: readonly RowProblem[]
}

export interface FieldChange {
  readonly field: ProductField
  readonly from: string | null
  readonly to: string
}

export interface PlannedGarment {
  readonly before: StoredGarment | undefined
  readonly after: Omit<StoredGarment, 'id' | 'variants'>
  readonly variants: readonly PlannedVariant[]
}

export interface PlannedVariant {
  readonly before: StoredVariant | undefined
  readonly after: Omit<StoredVariant, 'id'>
  readonly item: PlannedItem | undefined
}

export interface PlannedItem {
  readonly before: StoredItem | undefined
  readonly after: Omit<StoredItem, 'id' | 'variantId' | 'isBlankInPieces' | 'reserved'>
}
