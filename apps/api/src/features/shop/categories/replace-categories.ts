import type { CategoriesRequest, CategoriesResponse } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listLocales } from '../../../platform/records/locales.store.ts'
import { replaceDocument } from '../../../platform/records/replace-document.ts'
import { translationProblems } from '../../../platform/records/translations.ts'
import { refuseInvalid, repetitions } from '../../../platform/refusal.ts'
import { getCategories, lockCategories, writeCategories } from './categories.store.ts'

interface ReplaceCategories {
  readonly list: CategoriesRequest
  readonly author: AdminAuthor
}

/** Garments of a category that is removed are in none. */
export async function replaceCategories(
  deps: Pick<Platform, 'transaction' | 'clock'>,
  { list, author }: ReplaceCategories,
): Promise<CategoriesResponse> {
  refuseInvalid(
    repetitions(
      list.categories,
      ({ id }) => id,
      (index) => `categories[${index}].id`,
    ),
  )
  return replaceDocument(deps, {
    entity: { type: 'categories', id: 'categories' },
    title: () => 'the categories',
    revision: list.revision,
    author,
    lock: lockCategories,
    read: getCategories,
    check: async (tx, before) => refuseInvalid(translationProblems(list, before, await listLocales(tx))),
    write: (tx, change) => writeCategories(tx, list.categories, change),
  })
}
