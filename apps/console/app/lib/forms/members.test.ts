import { expect, test } from 'vitest'
import { freeSlug } from './members.ts'

test.each([
  ['Córdoba 2', [], 'cordoba_2'],
  ['Centro', ['centro'], 'centro_2'],
  ['日本', [], 'new'],
  ['24 h', [], 'h'],
])('gives %s beside %j the id %s', (name, taken, slug) => {
  expect(freeSlug(name, new Set(taken))).toBe(slug)
})
