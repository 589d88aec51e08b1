import {
  CARE,
  GarmentCreateRequest,
  InventoryItemCreateRequest,
  TRANSLATED_COLUMNS,
  type PlainProductField,
  type ProductField,
  type TranslatedProductField,
} from '@platen/contract'

const garment = GarmentCreateRequest.properties
const variant = garment.variants.items.properties
const item = InventoryItemCreateRequest.properties

export interface TextRules {
  readonly maxLength: number
  /** Otherwise one line. */
  readonly lines?: boolean
  readonly pattern?: RegExp
  /** Of what fits the pattern. */
  readonly example?: string
  /** What is stored for what people write. */
  readonly write?: (text: string) => string
}

export interface NumberBounds {
  readonly minimum: number
  readonly maximum: number
}

type FieldKind =
  | ({ readonly kind: 'text' } & TextRules)
  | ({ readonly kind: 'money' | 'integer' } & NumberBounds)
  | { readonly kind: 'cost' | 'boolean' }

const NOTE_LENGTH = 1000
const note = { kind: 'text', maxLength: NOTE_LENGTH, lines: true } as const

/** The bounds are those of the requests that write the same fields one by one. */
const PLAIN_KINDS = {
  slug: { kind: 'text', ...text(garment.slug), example: 'classic-tee' },
  name: { kind: 'text', ...text(garment.name) },
  description: { kind: 'text', ...text(garment.description), lines: true },
  category: { kind: 'text', maxLength: 80 },
  careWashing: { kind: 'text', ...oneOf(CARE.washing) },
  careBleaching: { kind: 'text', ...oneOf(CARE.bleaching) },
  careDrying: { kind: 'text', ...oneOf(CARE.drying) },
  careIroning: { kind: 'text', ...oneOf(CARE.ironing) },
  careDryCleaning: { kind: 'text', ...oneOf(CARE.dryCleaning) },
  careNote: note,
  kind: { kind: 'text', ...text(garment.kind), write: asWord, example: 'long_sleeve' },
  fabric: { kind: 'text', ...text(garment.fabric), write: asWord, example: 'cotton' },
  basePrice: { kind: 'money', ...bounds(garment.basePriceMinor) },
  active: { kind: 'boolean' },
  position: { kind: 'integer', ...bounds(garment.sort) },
  colour: { kind: 'text', ...text(variant.colour) },
  colourHex: { kind: 'text', ...text(variant.colourHex), write: asHex, example: '#1f2a44' },
  size: { kind: 'text', ...text(variant.size) },
  surcharge: { kind: 'money', ...bounds(variant.surchargeMinor) },
  forSale: { kind: 'boolean' },
  sku: { kind: 'text', ...text(item.sku), write: upperCase, example: 'TEE-BLACK-M' },
  onHand: { kind: 'integer', ...bounds(item.openingQuantity) },
  reorderPoint: { kind: 'integer', ...bounds(item.reorderPoint) },
  reorderQuantity: { kind: 'integer', ...bounds(item.reorderQuantity) },
  unitCost: { kind: 'cost' },
  supplier: { kind: 'text', ...text(item.supplier) },
} as const satisfies Record<PlainProductField, FieldKind>

export const FIELD_KINDS: Readonly<Record<ProductField, FieldKind>> = {
  ...PLAIN_KINDS,
  ...(Object.fromEntries(TRANSLATED_COLUMNS.map(({ field, text: of }) => [field, PLAIN_KINDS[of]])) as Record<
    TranslatedProductField,
    FieldKind
  >),
}

/** Places of the cost of a unit. */
export const COST_PLACES = 6
export const MOST_COST = 999_999_999

export function isNumber(field: ProductField): boolean {
  const { kind } = FIELD_KINDS[field]
  return kind === 'money' || kind === 'cost' || kind === 'integer'
}

interface Rules {
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
}

/** The patterns of lines and texts leave out control characters, which are refused for all. */
function text(schema: object): TextRules {
  const { maxLength = 80, pattern } = schema as Rules
  return { maxLength, ...(pattern === undefined ? {} : { pattern: new RegExp(pattern) }) }
}

function oneOf(codes: readonly string[]): TextRules {
  return {
    maxLength: 40,
    pattern: new RegExp(`^(${codes.join('|')})$`),
    write: asWord,
    example: codes.join(', '),
  }
}

function bounds(schema: object): NumberBounds {
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema as Rules
  return { minimum, maximum }
}

/** "Béisbol cap" is `beisbol_cap`, as kinds and fabrics are named. */
export function asWord(written: string): string {
  const plain = written.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return plain.toLowerCase().replaceAll(/[\s-]+/g, '_')
}

function upperCase(written: string): string {
  return written.toUpperCase()
}

/** `#fff` and `1F2A44` are what programs write, too. */
function asHex(written: string): string {
  const digits = written.toLowerCase().replace(/^#/, '')
  return `#${/^[0-9a-f]{3}$/.test(digits) ? digits.replaceAll(/./g, '$&$&') : digits}`
}
