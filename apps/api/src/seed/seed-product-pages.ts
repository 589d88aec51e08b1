import type { Tx } from '../platform/database/transaction.ts'
import { CARE, CATEGORIES, FAQ, PAGES } from './product-pages.ts'

/** For garments that are there already. */
export async function seedProductPages(tx: Tx): Promise<void> {
  await tx
    .insertInto('categories')
    .values(
      CATEGORIES.map(({ translations, ...category }, sort) => ({
        ...category,
        translations: JSON.stringify(translations),
        sort,
      })),
    )
    .execute()
  await tx
    .updateTable('garments')
    .set({ care: JSON.stringify(CARE) })
    .execute()
  for (const [slug, { category, sizeGuide, care }] of Object.entries(PAGES)) {
    await tx
      .updateTable('garments')
      .set({
        category_id: category,
        size_guide: JSON.stringify(sizeGuide),
        care: JSON.stringify({ ...CARE, ...care }),
      })
      .where('slug', '=', slug)
      .execute()
  }
  await tx
    .updateTable('brand')
    .set({ faq: JSON.stringify(FAQ) })
    .execute()
}
