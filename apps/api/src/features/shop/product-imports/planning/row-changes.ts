import type { ProductField } from '@platen/contract'
import { moneyCell } from '@platen/formats/csv'
import type { Currency } from '../../../../platform/tables/currency-sign.ts'
import type { ProductValues } from '../reading/product-values.ts'
import type { FieldChange, PlannedGarment, PlannedItem, PlannedVariant } from './import-plan.ts'

type Value = string | number | boolean | null
type Values = Readonly<Partial<Record<ProductField, Value>>>

/** What a row changes: of the fields that it gives, those that are different afterwards. */
export function changesOf(
  values: ProductValues,
  { before, after }: PlannedGarment,
  variant: PlannedVariant | undefined,
  currency: Currency,
): FieldChange[] {
  const was: Values = { ...before, ...variant?.before, ...variant?.item?.before }
  const is: Values = { ...after, ...variant?.after, ...variant?.item?.after }
  const linked = isLinkedAnew(variant?.item, variant) ? { ...was, sku: null } : was
  return (Object.keys(values) as (keyof ProductValues)[])
    .filter((field) => is[field] !== undefined && (linked[field] ?? null) !== is[field])
    .map((field) => ({
      field,
      from: textOf(field, linked[field], currency),
      to: textOf(field, is[field], currency) ?? '',
    }))
}

/** The item was there, but not as that of this variant. */
export function isLinkedAnew(item: PlannedItem | undefined, variant: PlannedVariant | undefined): boolean {
  return item?.before !== undefined && item.before.variantId !== (variant?.before?.id ?? null)
}

function textOf(
  field: ProductField,
  value: Value | undefined,
  { currencyExponent }: Currency,
): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' && (field === 'basePrice' || field === 'surcharge'))
    return moneyCell(value, currencyExponent)
  return String(value)
}
