import {
  CARE,
  GarmentCreateRequest,
  InventoryItemCreateRequest,
  TRANSLATED_COLUMNS,
  type PlainProductField,
  type ProductField,
  type TranslatedProductField,
} from '@platen/contract'
import {
  boundsLike,
  textLike,
  type FieldKind,
  type TextRules,
} from '../../../../platform/tables/field-kinds.ts'

const garment = GarmentCreateRequest.properties
const variant = garment.variants.items.properties
const item = InventoryItemCreateRequest.properties

const NOTE_LENGTH = 1000
const note = { kind: 'text', maxLength: NOTE_LENGTH, lines: true } as const

/** The bounds are those of the requests that write the same fields one by one. */
const PLAIN_KINDS = {
  slug: { kind: 'text', ...textLike(garment.slug), example: 'classic-tee' },
  name: { kind: 'text', ...textLike(garment.name) },
  description: { kind: 'text', ...textLike(garment.description), lines: true },
  category: { kind: 'text', maxLength: 80 },
  careWashing: { kind: 'text', ...oneOf(CARE.washing) },
  careBleaching: { kind: 'text', ...oneOf(CARE.bleaching) },
  careDrying: { kind: 'text', ...oneOf(CARE.drying) },
  careIroning: { kind: 'text', ...oneOf(CARE.ironing) },
  careDryCleaning: { kind: 'text', ...oneOf(CARE.dryCleaning) },
  careNote: note,
  kind: { kind: 'text', ...textLike(garment.kind), write: 'word', example: 'long_sleeve' },
  fabric: { kind: 'text', ...textLike(garment.fabric), write: 'word', example: 'cotton' },
  basePrice: { kind: 'money', ...boundsLike(garment.basePriceMinor) },
  active: { kind: 'boolean' },
  position: { kind: 'integer', ...boundsLike(garment.sort) },
  colour: { kind: 'text', ...textLike(variant.colour) },
  colourHex: { kind: 'text', ...textLike(variant.colourHex), write: 'hex', example: '#1f2a44' },
  size: { kind: 'text', ...textLike(variant.size) },
  surcharge: { kind: 'money', ...boundsLike(variant.surchargeMinor) },
  forSale: { kind: 'boolean' },
  sku: { kind: 'text', ...textLike(item.sku), write: 'capitals', example: 'TEE-BLACK-M' },
  onHand: { kind: 'integer', ...boundsLike(item.openingQuantity) },
  reorderPoint: { kind: 'integer', ...boundsLike(item.reorderPoint) },
  reorderQuantity: { kind: 'integer', ...boundsLike(item.reorderQuantity) },
  unitCost: { kind: 'cost' },
  supplier: { kind: 'text', ...textLike(item.supplier) },
} as const satisfies Record<PlainProductField, FieldKind>

export const FIELD_KINDS: Readonly<Record<ProductField, FieldKind>> = {
  ...PLAIN_KINDS,
  ...(Object.fromEntries(TRANSLATED_COLUMNS.map(({ field, text: of }) => [field, PLAIN_KINDS[of]])) as Record<
    TranslatedProductField,
    FieldKind
  >),
}

function oneOf(codes: readonly string[]): TextRules {
  return {
    maxLength: 40,
    pattern: `^(${codes.join('|')})$`,
    write: 'word',
    example: codes.join(', '),
  }
}
