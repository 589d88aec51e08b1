import type { Resources } from '@platen/api-client'
import { slugOf } from '../../../lib/forms/slug.ts'

export type Categories = Resources['CategoriesResponse']
type CategoriesRequest = Resources['CategoriesRequest']

export interface CategoriesForm {
  categories: Category[]
}

/** A new one has no id before it is saved. */
export interface Category {
  id: string
  name: string
  description: string
  translations: Categories['categories'][number]['translations']
}

export const NEW_CATEGORY: Category = { id: '', name: '', description: '', translations: {} }

export function toForm({ categories }: Categories): CategoriesForm {
  return {
    categories: categories
      .toSorted((one, other) => one.sort - other.sort)
      .map(({ id, name, description, translations }) => ({
        ...{ id, name, translations },
        description: description ?? '',
      })),
  }
}

export function toRequest({ categories }: CategoriesForm, revision: number): CategoriesRequest {
  const taken = new Set(categories.map(({ id }) => id))
  return {
    revision,
    categories: categories.map(({ id, name, description, translations }, sort) => ({
      id: id === '' ? freeId(name, taken) : id,
      name: name.trim(),
      description: description.trim() === '' ? null : description.trim(),
      translations,
      sort,
    })),
  }
}

/** What addresses of the store have: `t-shirts`, or `t-shirts-2` if that is taken. */
function freeId(name: string, taken: Set<string>): string {
  const slug = slugOf(name).slice(0, 36) || 'category'
  let id = slug
  for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`
  taken.add(id)
  return id
}
