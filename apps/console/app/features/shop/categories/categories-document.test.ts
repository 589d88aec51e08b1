import { expect, test } from 'vitest'
import { NEW_CATEGORY, toForm, toRequest, type Categories } from './categories-document.ts'

const CATEGORIES: Categories = {
  revision: 4,
  categories: [
    { id: 'hoodies', name: 'Hoodies', description: 'Warm.', translations: {}, sort: 1 },
    {
      id: 't-shirts',
      name: 'T-shirts',
      description: null,
      translations: { es: { name: 'Camisetas' } },
      sort: 0,
    },
  ],
  updatedAt: '2026-11-01T00:00:00Z',
  updatedBy: null,
}

test('sends unchanged categories as they came, in their order', () => {
  const [hoodies, tees] = CATEGORIES.categories
  expect(toRequest(toForm(CATEGORIES), 4)).toEqual({ revision: 4, categories: [tees, hoodies] })
})

test('gives a new category an address of its own', () => {
  const form = toForm(CATEGORIES)
  form.categories.push({ ...NEW_CATEGORY, name: ' T-Shirts ' }, { ...NEW_CATEGORY, name: '帽子' })
  const { categories } = toRequest(form, 4)
  expect(categories.map(({ id }) => id)).toEqual(['t-shirts', 'hoodies', 't-shirts-2', 'category'])
  expect(categories[2]).toMatchObject({ name: 'T-Shirts', description: null, sort: 2 })
})
