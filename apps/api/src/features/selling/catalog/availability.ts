import type { AVAILABILITIES } from '@platen/contract'
import type { Variant } from './shop.ts'

export type Availability = (typeof AVAILABILITIES)[number]

/** What customers see of stock, never a number. A variant without a stock item is made to order. */
export function availabilityOf(
  variant: Variant,
  available: ReadonlyMap<string, number>,
  wanted = 1,
): Availability {
  if (variant.inventoryItemId === null) return 'in_stock'
  const units = available.get(variant.inventoryItemId) ?? 0
  if (units < wanted) return 'out'
  return units - wanted < variant.reorderPoint ? 'low' : 'in_stock'
}
