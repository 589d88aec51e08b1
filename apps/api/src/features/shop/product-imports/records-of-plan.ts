import { TRANSLATED_COLUMNS } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { AuditEntry } from '../../../platform/records/audit.ts'
import { CARE_FIELDS } from './planning/shop-products.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import type { ImportedItem } from '../../stock-and-money/inventory/index.ts'
import type { ImportPlan, PlannedGarment, PlannedItem, PlannedVariant } from './planning/import-plan.ts'
import { isChanged, isCounted, isItemChanged, isVariantChanged } from './planning/plan-import.ts'
import type { GarmentToWrite, VariantToWrite } from './products.store.ts'

type Changes = NonNullable<AuditEntry['changes']>

/** What an import writes; new records have their ids. What does not change is left out. */
export interface ImportedRecords {
  readonly garments: readonly (GarmentToWrite & { readonly changes: Changes })[]
  readonly variants: readonly VariantToWrite[]
  readonly items: readonly ImportedItem[]
  /** Of stock. */
  readonly counts: Changes
}

export function recordsOf({ garments }: ImportPlan): ImportedRecords {
  const records = garments.map(recordsOfGarment)
  return {
    garments: records.flatMap(({ garment }) => garment ?? []),
    variants: records.flatMap(({ variants }) => variants),
    items: records.flatMap(({ items }) => items),
    counts: records.flatMap(({ counts }) => counts),
  }
}

function recordsOfGarment(planned: PlannedGarment) {
  const { before, after } = planned
  const id = before?.id ?? newUuid()
  const variants = planned.variants.map((variant) => ({ variant, id: variant.before?.id ?? newUuid() }))
  const written = variants.filter(({ variant }) => isVariantChanged(variant))
  const stocked = variants.flatMap(({ variant, id: variantId }) =>
    variant.item ? [{ item: variant.item, variant, variantId, garment: after.name }] : [],
  )
  const isWritten = isChanged(planned) || written.length > 0
  const garment = {
    id,
    ...after,
    isNew: !before,
    changes: before ? [...garmentChanges(planned), ...written.flatMap(variantChanges)] : [],
  }
  return {
    garment: isWritten ? garment : undefined,
    variants: written.map(({ variant, id: variantId }) => ({
      id: variantId,
      garmentId: id,
      ...variant.after,
    })),
    items: stocked.flatMap((stock) => itemOf(stock) ?? []),
    counts: stocked.flatMap(({ item }) => countOf(item)),
  }
}

interface Stocked {
  readonly item: PlannedItem
  readonly variant: PlannedVariant
  readonly variantId: string
  readonly garment: string
}

function itemOf({ item, variant, variantId, garment }: Stocked): ImportedItem | undefined {
  const { before, after } = item
  const { onHand, ...values } = after
  const isMoved = !before || isCounted(item)
  if (!isMoved && !isItemChanged(item, variant)) return undefined
  return {
    id: before?.id ?? newUuid(),
    isNew: !before,
    name: `${garment}, ${variant.after.colour}, ${variant.after.size}`.slice(0, 120),
    variantId,
    ...values,
    counted: isMoved ? onHand : undefined,
    changes: before ? itemChanges(before, after, variantId) : [],
  }
}

const GARMENT_PATHS: Readonly<Partial<Record<keyof PlannedGarment['after'], string>>> = {
  name: 'name',
  description: 'description',
  kind: 'kind',
  fabric: 'fabric',
  basePrice: 'basePriceMinor',
  active: 'active',
  position: 'sort',
  category: 'categoryId',
  ...Object.fromEntries(Object.entries(CARE_FIELDS).map(([field, part]) => [field, `care.${part}`])),
  ...Object.fromEntries(
    TRANSLATED_COLUMNS.map(({ field, text, locale }) => [field, `translations.${locale}.${text}`]),
  ),
}

function garmentChanges({ before, after }: PlannedGarment): Changes {
  return changesBetween(before, after, GARMENT_PATHS as Record<keyof PlannedGarment['after'], string>)
}

const VARIANT_PATHS = { colourHex: 'colourHex', surcharge: 'surchargeMinor', forSale: 'active' } as const

function variantChanges({
  variant: { before, after },
  id,
}: {
  variant: PlannedVariant
  id: string
}): Changes {
  const path = `variants[${encodeId('variant', id)}]`
  if (before)
    return changesBetween(before, after, VARIANT_PATHS).map((change) => ({
      ...change,
      path: `${path}.${change.path}`,
    }))
  const { colour, colourHex, size, sizeSort, surcharge, forSale } = after
  const to = { colour, colourHex, size, sizeSort, surchargeMinor: surcharge, active: forSale }
  return [{ path, from: null, to }]
}

const ITEM_PATHS = {
  reorderPoint: 'reorderPoint',
  reorderQuantity: 'reorderQuantity',
  unitCost: 'unitCost',
  supplier: 'supplier',
} as const

function itemChanges(
  before: NonNullable<PlannedItem['before']>,
  after: PlannedItem['after'],
  variantId: string,
): Changes {
  const linked = { path: 'garmentVariantId', from: null, to: encodeId('variant', variantId) }
  return [...changesBetween(before, after, ITEM_PATHS), ...(before.variantId === null ? [linked] : [])]
}

function changesBetween<Field extends string>(
  before: Readonly<Record<NoInfer<Field>, unknown>> | undefined,
  after: Readonly<Record<NoInfer<Field>, unknown>>,
  paths: Readonly<Record<Field, string>>,
): Changes {
  return (Object.keys(paths) as Field[])
    .filter((field) => before?.[field] !== after[field])
    .map((field) => ({ path: paths[field], from: before?.[field], to: after[field] }))
}

function countOf(item: PlannedItem): Changes {
  return isCounted(item) ? [{ path: item.after.sku, from: item.before?.onHand, to: item.after.onHand }] : []
}

/** A statement has at most 65,535 values. */
const AT_ONCE = 1000

/** In parts. */
export function garmentEntries(
  { garments }: ImportedRecords,
  author: AdminAuthor,
  now: Date,
): AuditEntry[][] {
  const entries = garments.map(({ id, name, isNew, changes }): AuditEntry => ({
    ...author,
    occurredAt: now,
    action: isNew ? 'garment.created' : 'garment.replaced',
    entity: { type: 'garment', id: encodeId('garment', id) },
    message: `${author.actor.name} ${isNew ? 'added' : 'changed'} the garment ${name} by an import.`,
    subject: name,
    changes,
  }))
  return Array.from({ length: Math.ceil(entries.length / AT_ONCE) }, (_, part) =>
    entries.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
}
