import { expect, test } from 'vitest'
import type { Garment } from '../garment-facts.ts'
import { guideOf, lettered } from './measures.ts'

const measure = (name: string, valuesMm: (number | null)[]) => ({
  ...{ measure: null, name, valuesMm, translations: {} },
})
const aGarment = (sizes: string[], sizeGuide: Garment['sizeGuide']) =>
  ({ colours: [{ sizes: sizes.map((size) => ({ size })) }], sizeGuide }) as Garment
const GUIDE = {
  sizes: ['S', 'M', 'L'],
  measures: [measure('Chest', [480, 510, null]), measure('Hem', [470, 500, 530])],
  note: null,
}

test('a guide has the sizes that are sold, with their values', () => {
  expect(guideOf(aGarment(['L', 'S', 'XS'], GUIDE))).toEqual({
    ...GUIDE,
    sizes: ['S', 'L'],
    measures: [measure('Chest', [480, null]), measure('Hem', [470, 530])],
  })
})

test('there is no guide without one, and none for other sizes', () => {
  expect(guideOf(aGarment(['S'], null))).toBeNull()
  expect(guideOf(aGarment(['One size'], GUIDE))).toBeNull()
})

test('measures have letters in their order', () => {
  expect(lettered(GUIDE).map(({ letter, name }) => `${letter} ${String(name)}`)).toEqual(['A Chest', 'B Hem'])
})
