import { expect, test } from 'vitest'
import { GARMENTS } from '../apps/api/src/seed/catalogue.ts'
import { CATEGORIES, PAGES } from '../apps/api/src/seed/product-pages.ts'

test.each(GARMENTS.map(({ slug, sizes }) => ({ slug, sizes })))(
  '$slug of a new shop is in a category, and measured in each of its sizes',
  ({ slug, sizes }) => {
    const page = PAGES[slug]
    expect(CATEGORIES.map(({ id }) => id)).toContain(page?.category)
    expect(page?.sizeGuide.sizes).toEqual(sizes)
    for (const { valuesMm } of page?.sizeGuide.measures ?? []) expect(valuesMm).toHaveLength(sizes.length)
  },
)
