import { TRANSLATED_COLUMNS, type ProductField, type TranslatedProductField } from '@platen/contract'

export const CARE_FIELDS = {
  careWashing: 'washing',
  careBleaching: 'bleaching',
  careDrying: 'drying',
  careIroning: 'ironing',
  careDryCleaning: 'dryCleaning',
  careNote: 'note',
} as const satisfies Partial<Record<ProductField, string>>
type CareField = keyof typeof CARE_FIELDS

/** What only pages of a garment show; null where nothing is said. */
export type GarmentDetail = 'category' | CareField | TranslatedProductField

export const GARMENT_DETAILS: readonly GarmentDetail[] = [
  'category',
  ...(Object.keys(CARE_FIELDS) as CareField[]),
  ...TRANSLATED_COLUMNS.map(({ field }) => field),
]

/** What of the shop an import is compared with. Ids are UUIDs. */
export interface ShopProducts {
  readonly garments: readonly StoredGarment[]
  readonly items: readonly StoredItem[]
  /** Those that a press recipe is for. */
  readonly fabrics: readonly string[]
  readonly kinds: readonly { readonly id: string; readonly name: string }[]
  readonly categories: readonly { readonly id: string; readonly name: string }[]
}

export interface StoredGarment extends Readonly<Record<GarmentDetail, string | null>> {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly kind: string
  readonly fabric: string
  readonly basePrice: number
  readonly active: boolean
  readonly position: number
  readonly variants: readonly StoredVariant[]
}

export interface StoredVariant {
  readonly id: string
  readonly colour: string
  readonly colourHex: string
  readonly size: string
  readonly sizeSort: number
  readonly surcharge: number
  readonly forSale: boolean
}

export interface StoredItem {
  readonly id: string
  readonly sku: string
  readonly variantId: string | null
  /** Only such an item can be linked to a garment. */
  readonly isBlankInPieces: boolean
  readonly onHand: number
  readonly reserved: number
  readonly reorderPoint: number
  readonly reorderQuantity: number | null
  /** Decimal without needless zeros. */
  readonly unitCost: string | null
  readonly supplier: string | null
}
