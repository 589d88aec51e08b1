import type { ProductField } from '@platen/contract'
import type {
  ReadRow as ReadRowOf,
  ReadTable,
  RowProblem as RowProblemOf,
} from '../../../../platform/tables/read-fields.ts'
import type { GarmentDetail } from '../planning/shop-products.ts'

export type ReadProducts = ReadTable<ProductField, ProductValues>
export type ReadRow = ReadRowOf<ProductField, ProductValues>
export type RowProblem = RowProblemOf<ProductField>

/** Amounts in minor units, costs as decimals. What the table leaves empty is left out. */
export interface ProductValues extends Partial<Record<GarmentDetail, string>> {
  slug?: string
  name?: string
  description?: string
  kind?: string
  fabric?: string
  basePrice?: number
  active?: boolean
  position?: number
  colour?: string
  colourHex?: string
  size?: string
  surcharge?: number
  forSale?: boolean
  sku?: string
  onHand?: number
  reorderPoint?: number
  reorderQuantity?: number
  unitCost?: string
  supplier?: string
}
