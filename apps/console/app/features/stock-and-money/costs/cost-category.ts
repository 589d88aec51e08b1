import type { Resources } from '@platen/api-client'

export type CostCategory = Resources['CostEntryRecord']['category']

/** In the order of the API, materials first. */
export const CATEGORY_NAMES: Readonly<Record<CostCategory, string>> = {
  blank: 'Blanks',
  film: 'Film',
  ink: 'Ink',
  powder: 'Powder',
  labour: 'Labour',
  delivery: 'Delivery',
  packaging: 'Packaging',
  maintenance: 'Maintenance',
  rent: 'Rent',
  marketing: 'Marketing',
  refund: 'Refunds',
  other: 'Other',
}
export const CATEGORIES = Object.keys(CATEGORY_NAMES) as CostCategory[]
