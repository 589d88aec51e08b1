import type { ProductValues } from '../reading/product-values.ts'
import { isMissing, type Report, type RowDraft } from './row-draft.ts'
import type { ShopProducts, StoredGarment, StoredItem, StoredVariant } from './shop-products.ts'
import { slugOf, wordOf } from './words.ts'

/** The rows of one garment. */
export interface GarmentRows {
  readonly before: StoredGarment | undefined
  readonly slug: string
  readonly rows: readonly RowDraft[]
  readonly variants: readonly VariantRow[]
}

interface VariantRow {
  readonly row: RowDraft
  readonly before: StoredVariant | undefined
  readonly colour: string
  readonly size: string
}

/** What a row of a variant alone can have. */
const VARIANT_FIELDS = [
  'colourHex',
  'surcharge',
  'forSale',
  'sku',
  'onHand',
  'reorderPoint',
  'reorderQuantity',
  'unitCost',
  'supplier',
] as const satisfies readonly (keyof ProductValues)[]

/** Finds the garment and the variant that each row is about. Rows that cannot be told are left out, with a problem. */
export function groupRows(rows: readonly RowDraft[], shop: ShopProducts, report: Report): GarmentRows[] {
  const known = indexShop(shop)
  const groups = new Map<string, { before: StoredGarment | undefined; slug: string; rows: RowDraft[] }>()
  for (const row of rows) {
    const found = findGarment(row, known, report)
    if (!found) continue
    const group = groups.get(found.slug)
    if (group) group.rows.push(row)
    else groups.set(found.slug, { ...found, rows: [row] })
    known.noteNew(row.values.name, found)
  }
  return [...groups.values()].map((group) => ({
    ...group,
    variants: variantsOf(group.before, group.rows, known, report),
  }))
}

interface Found {
  readonly before: StoredGarment | undefined
  readonly slug: string
}

type Known = ReturnType<typeof indexShop>

function indexShop({ garments, items }: ShopProducts) {
  const bySlug = new Map(garments.map((garment) => [garment.slug, garment]))
  const byName = Map.groupBy(garments, ({ name }) => wordOf(name))
  const garmentOfVariant = new Map(
    garments.flatMap((garment) => garment.variants.map(({ id }) => [id, garment] as const)),
  )
  const newByName = new Map<string, Found>()
  return {
    bySlug,
    byName,
    garmentOfVariant,
    newByName,
    itemBySku: new Map<string, StoredItem>(items.map((item) => [item.sku, item])),
    noteNew: (name: string | undefined, found: Found) => {
      if (name !== undefined && !found.before && !newByName.has(wordOf(name)))
        newByName.set(wordOf(name), found)
    },
  }
}

function findGarment(row: RowDraft, known: Known, report: Report): Found | undefined {
  const { slug, name, sku } = row.values
  if (slug !== undefined) return { before: known.bySlug.get(slug), slug }
  if (row.problems.some(({ field }) => field === 'slug' || field === 'name')) return undefined
  if (name !== undefined) return findByName(row, name, known, report)
  const item = sku === undefined ? undefined : known.itemBySku.get(sku)
  const garment = known.garmentOfVariant.get(item?.variantId ?? '')
  if (garment) return { before: garment, slug: garment.slug }
  if (isMissing(row, 'sku') || sku !== undefined)
    report(row, 'name', 'required', 'is needed, or the slug, or the SKU of a stock item that a garment has')
  return undefined
}

function findByName(row: RowDraft, name: string, known: Known, report: Report): Found | undefined {
  const [garment, another] = known.byName.get(wordOf(name)) ?? []
  if (another) {
    report(row, 'name', 'several_match', 'is the name of several garments; name the slug')
    return undefined
  }
  if (garment) return { before: garment, slug: garment.slug }
  const earlier = known.newByName.get(wordOf(name))
  if (earlier) return earlier
  const slug = slugOf(name)
  const other = known.bySlug.get(slug)
  if (slug !== '' && !other) return { before: undefined, slug }
  if (other) report(row, 'slug', 'slug_taken', `${slug} is the slug of ${other.name}`, other.name)
  else report(row, 'slug', 'required', 'is needed, because the name has no Latin letters')
  return undefined
}

function variantsOf(
  before: StoredGarment | undefined,
  rows: readonly RowDraft[],
  known: Known,
  report: Report,
): VariantRow[] {
  const stored = new Map((before?.variants ?? []).map((variant) => [keyOf(variant), variant]))
  const seen = new Map<string, number>()
  return rows.flatMap((row) => {
    const place = placeOf(row, before, known, report)
    if (!place) return []
    const key = keyOf(place)
    const earlier = seen.get(key)
    if (earlier !== undefined) {
      report(row, 'size', 'same_as_row', `is the variant of row ${earlier}, too`, earlier)
      return []
    }
    seen.set(key, row.number)
    return [{ row, before: stored.get(key), ...place }]
  })
}

interface Place {
  readonly colour: string
  readonly size: string
}

/** Undefined for a row that is about the garment alone, and for one with a problem. */
function placeOf(
  row: RowDraft,
  before: StoredGarment | undefined,
  known: Known,
  report: Report,
): Place | undefined {
  const { colour, size, sku } = row.values
  if (colour !== undefined && size !== undefined) return { colour, size }
  const item = known.itemBySku.get(sku ?? '')
  const variant = before?.variants.find(({ id }) => id === item?.variantId)
  if (variant && isMissing(row, 'colour') && isMissing(row, 'size')) return variant
  const isOfGarmentAlone =
    before &&
    colour === undefined &&
    size === undefined &&
    !VARIANT_FIELDS.some((field) => row.values[field] !== undefined)
  if (isOfGarmentAlone) return undefined
  if (isMissing(row, 'colour')) report(row, 'colour', 'required', 'is needed')
  if (isMissing(row, 'size')) report(row, 'size', 'required', 'is needed')
  return undefined
}

function keyOf({ colour, size }: Place): string {
  return JSON.stringify([wordOf(colour), wordOf(size)])
}
