import type { ProductField } from '@platen/contract'
import { cleanText } from '../../../../platform/tables/table.ts'
import { WRITINGS } from '../../../../platform/tables/field-kinds.ts'
import type { GarmentRows } from './group-rows.ts'
import type { PlannedGarment, PlannedItem, PlannedVariant } from './import-plan.ts'
import { isMissing, type Report, type RowDraft } from './row-draft.ts'
import {
  GARMENT_DETAILS,
  type GarmentDetail,
  type ShopProducts,
  type StoredGarment,
  type StoredVariant,
} from './shop-products.ts'
import { wordOf } from './words.ts'

const GARMENT_FIELDS = [
  ...GARMENT_DETAILS,
  'name',
  'description',
  'kind',
  'fabric',
  'basePrice',
  'active',
  'position',
] as const satisfies readonly (keyof StoredGarment & ProductField)[]
type GarmentField = (typeof GARMENT_FIELDS)[number]

const MOST_VARIANTS = 1000
const LAST_POSITION = 10_000

interface Surroundings {
  readonly shop: ShopProducts
  readonly report: Report
  /** Of the next new garment. */
  readonly position: number
  /** The hex value of a colour in other garments. */
  readonly hexOf: (colour: string) => string | undefined
  readonly itemFor: (variant: {
    readonly row: RowDraft
    readonly before: StoredVariant | undefined
  }) => PlannedItem | undefined
}

/** Reports what is wrong; a plan with problems is never written. */
export function planGarment(group: GarmentRows, around: Surroundings): PlannedGarment {
  const { before, slug } = group
  const given = withCategory(group, withKind(group, givenValues(group, around.report), around), around)
  if (!before) reportMissing(group, given, around)
  refuseFabric(group, given.fabric, around)
  return {
    before,
    after: { slug, ...(before ? changed(before, given) : created(given, around)) },
    variants: planVariants(group, around),
  }
}

type GarmentValues = { -readonly [Field in GarmentField]: StoredGarment[Field] }
type Given = Partial<GarmentValues>

/** What the rows say about their garment, in which they must agree. */
function givenValues({ before, rows }: GarmentRows, report: Report): Given {
  const given = new Map<GarmentField, { readonly value: unknown; readonly row: number }>()
  for (const row of rows) {
    for (const field of GARMENT_FIELDS) {
      const value = row.values[field]
      if (value === undefined || isTheNameFoundBy(row, field, before)) continue
      const first = given.get(field)
      if (!first) given.set(field, { value, row: row.number })
      else if (first.value !== value)
        report(row, field, 'differs_from_row', `differs from row ${first.row} of the same garment`, first.row)
    }
  }
  return Object.fromEntries([...given].map(([field, { value }]) => [field, value]))
}

/** A garment that was found by its name keeps its upper and lower case. */
function isTheNameFoundBy(
  { values }: RowDraft,
  field: GarmentField,
  before: StoredGarment | undefined,
): boolean {
  return field === 'name' && values.slug === undefined && before !== undefined
}

/** A kind may be written as its id or as the shop calls it. */
function withKind({ rows }: GarmentRows, given: Given, { shop, report }: Surroundings): Given {
  const { kind } = given
  const found =
    shop.kinds.find(({ id }) => id === kind) ?? shop.kinds.find(({ name }) => WRITINGS.word(name) === kind)
  if (kind === undefined || found) return { ...given, ...(found && { kind: found.id }) }
  const names = shop.kinds.map(({ name }) => name).join(', ')
  for (const row of rows)
    if (row.values.kind === kind) report(row, 'kind', 'unknown_kind', `is none of the kinds ${names}`, names)
  return given
}

/** A category may be written as its id or as the shop calls it. */
function withCategory({ rows }: GarmentRows, given: Given, { shop, report }: Surroundings): Given {
  const { category } = given
  if (category === undefined || category === null) return given
  const found =
    shop.categories.find(({ id }) => id === category) ??
    shop.categories.find(({ name }) => wordOf(name) === wordOf(category))
  if (found) return { ...given, category: found.id }
  const names = shop.categories.map(({ name }) => name).join(', ')
  for (const row of rows)
    if (row.values.category === category)
      report(row, 'category', 'unknown_category', `is none of the categories ${names}`, names)
  return given
}

function reportMissing({ rows, variants }: GarmentRows, given: Given, { shop, report }: Surroundings): void {
  const [first] = rows
  if (!first) return
  const needed: GarmentField[] = [
    'name',
    'kind',
    'basePrice',
    ...(shop.fabrics.length === 1 ? [] : ['fabric' as const]),
  ]
  for (const field of needed)
    if (given[field] === undefined && isMissing(first, field))
      report(first, field, 'required', 'is needed for a new garment')
  const hasVariant = variants.length > 0 || rows.some(({ problems }) => problems.length > 0)
  if (!hasVariant) report(first, 'size', 'required', 'is needed for a new garment')
}

function refuseFabric(
  { before, rows }: GarmentRows,
  fabric: string | undefined,
  { shop, report }: Surroundings,
): void {
  if (fabric === undefined || fabric === before?.fabric || shop.fabrics.includes(fabric)) return
  const fabrics = shop.fabrics.join(', ')
  for (const row of rows)
    if (row.values.fabric === fabric)
      report(row, 'fabric', 'no_recipe', `has no press recipe; there are recipes for ${fabrics}`, fabrics)
}

type AfterGarment = Omit<StoredGarment, 'id' | 'slug' | 'variants'>

function changed(
  { id: _id, slug: _slug, variants: _variants, ...before }: StoredGarment,
  given: Given,
): AfterGarment {
  const after = { ...before }
  for (const field of GARMENT_FIELDS) adopt(after, field, given[field])
  return after
}

function adopt<Field extends GarmentField>(
  after: Pick<GarmentValues, Field>,
  field: Field,
  given: GarmentValues[Field] | undefined,
): void {
  if (given !== undefined && !isSame(after[field], given)) after[field] = given
}

function created(given: Given, { shop, position }: Surroundings): AfterGarment {
  const { name = '', fabric = shop.fabrics[0] ?? '' } = given
  return {
    ...(Object.fromEntries(GARMENT_DETAILS.map((field) => [field, null])) as Record<GarmentDetail, null>),
    name,
    description: name,
    kind: '',
    basePrice: 0,
    active: true,
    position: Math.min(position, LAST_POSITION),
    ...given,
    fabric,
  }
}

/** What a cell cannot say, such as two spaces in a row, stays as it is. Undefined: the table says nothing. */
export function isSame(stored: unknown, given: unknown): boolean {
  if (given === undefined) return true
  return typeof stored === 'string' ? cleanText(stored) === given : stored === given
}

function planVariants({ before, variants }: GarmentRows, around: Surroundings): PlannedVariant[] {
  const hexes = hexesOf({ before, variants }, around)
  const sizes = sizePlaces(before)
  const planned = variants.map(({ row, before: stored, colour, size }): PlannedVariant => {
    const { surcharge, forSale } = row.values
    return {
      before: stored,
      after: {
        colour: stored?.colour ?? colour,
        colourHex: hexes.get(wordOf(colour)) ?? '',
        size: stored?.size ?? size,
        sizeSort: stored?.sizeSort ?? sizes(size),
        surcharge: surcharge ?? stored?.surcharge ?? 0,
        forSale: forSale ?? stored?.forSale ?? true,
      },
      item: around.itemFor({ row, before: stored }),
    }
  })
  refuseTooMany({ before, variants }, around.report)
  return [...planned, ...recoloured(before, planned, hexes)]
}

type Variants = Pick<GarmentRows, 'before' | 'variants'>

/** A colour has the same hex value in every size of its garment. */
function hexesOf({ before, variants }: Variants, { report, hexOf }: Surroundings): Map<string, string> {
  const given = new Map<string, string>()
  for (const { row, colour } of variants) {
    const { colourHex } = row.values
    const hex = given.get(wordOf(colour)) ?? colourHex
    if (hex === undefined) continue
    given.set(wordOf(colour), hex)
    if (colourHex !== undefined && hex !== colourHex)
      report(row, 'colourHex', 'other_colour', `${colour} is ${hex} in another size`, hex)
  }
  const stored = new Map((before?.variants ?? []).map(({ colour, colourHex }) => [wordOf(colour), colourHex]))
  const hexes = new Map([...stored, ...given])
  for (const { row, colour } of variants) {
    const word = wordOf(colour)
    const hex = hexes.get(word) ?? hexOf(word)
    if (hex !== undefined) hexes.set(word, hex)
    else if (isMissing(row, 'colourHex'))
      report(row, 'colourHex', 'required', `is needed for the new colour ${colour}`)
  }
  return hexes
}

/** A new size comes after those that are there, in the order of mention. */
function sizePlaces(before: StoredGarment | undefined): (size: string) => number {
  const places = new Map((before?.variants ?? []).map(({ size, sizeSort }) => [wordOf(size), sizeSort]))
  let next = Math.max(-1, ...places.values()) + 1
  return (size) => {
    const place = places.get(wordOf(size)) ?? Math.min(next++, LAST_POSITION)
    places.set(wordOf(size), place)
    return place
  }
}

function refuseTooMany({ before, variants }: Variants, report: Report): void {
  const room = MOST_VARIANTS - (before?.variants.length ?? 0)
  const added = variants.filter((variant) => !variant.before)
  const [first] = added.slice(Math.max(0, room))
  if (first)
    report(
      first.row,
      null,
      'too_many_variants',
      `a garment has at most ${MOST_VARIANTS} variants`,
      MOST_VARIANTS,
    )
}

/** Sizes that the table leaves out, of a colour that it changes. */
function recoloured(
  before: StoredGarment | undefined,
  planned: readonly PlannedVariant[],
  hexes: ReadonlyMap<string, string>,
): PlannedVariant[] {
  const named = new Set(planned.map((variant) => variant.before?.id))
  return (before?.variants ?? []).flatMap(({ id, ...variant }) => {
    const colourHex = hexes.get(wordOf(variant.colour)) ?? variant.colourHex
    if (named.has(id) || colourHex === variant.colourHex) return []
    return [{ before: { id, ...variant }, after: { ...variant, colourHex }, item: undefined }]
  })
}
