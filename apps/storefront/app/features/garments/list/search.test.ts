import { expect, test } from 'vitest'
import type { Catalog } from '../garment-facts.ts'
import { searchGarments } from './search.ts'

const garment = (slug: string, name: string, changes: object = {}) => ({
  ...{ slug, name, description: '', categoryId: null, translations: {}, colours: [], ...changes },
})
const colour = (name: string, translations: object = {}) => ({ name, translations, sizes: [{ size: 'M' }] })
const CATALOG = {
  categories: [{ id: 'caps', name: 'Caps', translations: { es: { name: 'Gorras' } } }],
  garments: [
    garment('polo', 'Polo', { description: 'Nicer than a tee.', colours: [colour('Café')] }),
    garment('tee', 'Classic tee', {
      translations: { es: { name: 'Camiseta clásica' } },
      colours: [colour('Black'), colour('Sky', { es: { name: 'Celeste' } })],
    }),
    garment('cap', 'Trucker', { categoryId: 'caps' }),
  ],
} as unknown as Catalog
const find = (query: string, names = {}) => searchGarments(CATALOG, query, names).map(({ slug }) => slug)

test.each([
  ['CLASSIC', ['tee']],
  ['classic black', ['tee']],
  ['camiseta clasica', ['tee']],
  ['cafe', ['polo']],
  ['celeste', ['tee']],
  ['gorras', ['cap']],
  ['classic café', []],
  ['%', []],
])('finds for %j, without case and accents, what has every word', (query, slugs) => {
  expect(find(query)).toEqual(slugs)
})

test('finds a colour by what the page calls it', () => {
  expect(find('noir', { Black: 'Noir' })).toEqual(['tee'])
})

test('shows what has the words in its name first', () => {
  expect(find('tee')).toEqual(['tee', 'polo'])
})
