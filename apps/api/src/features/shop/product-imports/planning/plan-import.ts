import type { ProductField } from '@platen/contract'
import type { Currency } from '../../../../platform/tables/currency-sign.ts'
import type { ReadProducts, RowProblem } from '../reading/product-values.ts'
import { groupRows, type GarmentRows } from './group-rows.ts'
import type { ImportPlan, PlannedGarment, PlannedItem, PlannedRow, PlannedVariant } from './import-plan.ts'
import { planGarment } from './plan-garment.ts'
import { itemPlanner } from './plan-item.ts'
import { changesOf, isLinkedAnew } from './row-changes.ts'
import { draftOf, reportTo, type RowDraft } from './row-draft.ts'
import type { ShopProducts } from './shop-products.ts'
import { wordOf } from './words.ts'

/** The same table and the same shop make the same plan. */
export function planImport(
  { columns, rows }: Pick<ReadProducts, 'columns' | 'rows'>,
  shop: ShopProducts,
  currency: Currency,
): ImportPlan {
  const columnOf = new Map(columns.toReversed().map(({ field, column }) => [field, column]))
  const report = reportTo((field: ProductField) => columnOf.get(field) ?? null)
  const drafts = rows.map(draftOf)
  const groups = groupRows(drafts, shop, report)
  const itemFor = itemPlanner(shop, report)
  const hexOf = hexFinder(shop)
  let position = Math.max(-1, ...shop.garments.map((garment) => garment.position)) + 1
  const planned = groups.map((group) => {
    const garment = planGarment(group, { shop, report, position, hexOf, itemFor })
    if (!garment.before) position += 1
    return { group, garment }
  })
  const outcomes = new Map(planned.flatMap(({ group, garment }) => outcomesOf(group, garment)))
  const plannedRows = drafts.map((row) => rowOf(row, outcomes.get(row), currency))
  return {
    rows: plannedRows,
    garments: planned.map(({ garment }) => garment),
    totals: totalsOf(
      plannedRows,
      planned.map(({ garment }) => garment),
    ),
  }
}

/** The first garment of the shop that has the colour tells its hex value. */
function hexFinder({ garments }: ShopProducts): (word: string) => string | undefined {
  const hexes = new Map<string, string>()
  for (const { colour, colourHex } of garments.flatMap(({ variants }) => variants))
    if (!hexes.has(wordOf(colour))) hexes.set(wordOf(colour), colourHex)
  return (word) => hexes.get(word)
}

interface Outcome {
  readonly garment: PlannedGarment
  /** Undefined of a row that is about the garment alone. */
  readonly variant: PlannedVariant | undefined
}

function outcomesOf({ rows, variants }: GarmentRows, garment: PlannedGarment): [RowDraft, Outcome][] {
  const variantOf = new Map(variants.map(({ row }, index) => [row, garment.variants[index]]))
  return rows.map((row) => [row, { garment, variant: variantOf.get(row) }])
}

function rowOf(row: RowDraft, outcome: Outcome | undefined, currency: Currency): PlannedRow {
  const { values, problems, number } = row
  const { garment, variant } = outcome ?? {}
  const isError = problems.length > 0 || !garment
  const isNew = garment !== undefined && (!garment.before || (variant !== undefined && !variant.before))
  const changes = isError || isNew ? [] : changesOf(values, garment, variant, currency)
  const done = changes.length > 0 ? 'update' : 'unchanged'
  return {
    row: number,
    fate: isError ? 'error' : isNew ? 'create' : done,
    slug: garment?.after.slug ?? values.slug ?? null,
    name: garment?.after.name ?? values.name ?? null,
    colour: variant?.after.colour ?? values.colour ?? null,
    size: variant?.after.size ?? values.size ?? null,
    sku: variant?.item?.after.sku ?? values.sku ?? null,
    changes,
    problems: problems.toSorted(byColumn),
  }
}

function byColumn({ column: a }: RowProblem, { column: b }: RowProblem): number {
  const place = (column: string | null) => (column ?? '').padStart(3)
  return place(a) < place(b) ? -1 : Number(place(a) > place(b))
}

export function isChanged({ before, after }: PlannedGarment): boolean {
  return (
    before === undefined || Object.entries(after).some(([field, value]) => before[field as 'name'] !== value)
  )
}

export function isVariantChanged({ before, after }: PlannedVariant): boolean {
  return (
    before === undefined || Object.entries(after).some(([field, value]) => before[field as 'size'] !== value)
  )
}

/** Apart from what is on hand, which is counted. */
export function isItemChanged(item: PlannedItem, variant: PlannedVariant): boolean {
  const { before, after } = item
  if (!before || isLinkedAnew(item, variant)) return true
  return (['reorderPoint', 'reorderQuantity', 'unitCost', 'supplier'] as const).some(
    (field) => before[field] !== after[field],
  )
}

export function isCounted({ before, after }: PlannedItem): boolean {
  return before !== undefined && before.onHand !== after.onHand
}

function totalsOf(rows: readonly PlannedRow[], garments: readonly PlannedGarment[]): ImportPlan['totals'] {
  const fates = (fate: PlannedRow['fate']) => rows.filter((row) => row.fate === fate).length
  const variants = garments.flatMap((garment) => garment.variants)
  const items = variants.flatMap((variant) => (variant.item ? [{ variant, item: variant.item }] : []))
  const old = garments.filter(({ before }) => before !== undefined)
  return {
    rows: rows.length,
    create: fates('create'),
    update: fates('update'),
    unchanged: fates('unchanged'),
    error: fates('error'),
    garmentsCreated: garments.length - old.length,
    garmentsUpdated: old.filter((garment) => isChanged(garment) || garment.variants.some(isVariantChanged))
      .length,
    variantsCreated: variants.filter(({ before }) => !before).length,
    variantsUpdated: variants.filter((variant) => variant.before && isVariantChanged(variant)).length,
    stockItemsCreated: items.filter(({ item }) => !item.before).length,
    stockItemsUpdated: items.filter(({ item, variant }) => item.before && isItemChanged(item, variant))
      .length,
    stockCounted: items.filter(({ item }) => isCounted(item)).length,
  }
}
