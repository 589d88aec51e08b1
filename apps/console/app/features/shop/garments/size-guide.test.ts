import { expect, test } from 'vitest'
import { emptyMeasure, toFormSizeGuide, toRequestSizeGuide, withSizes } from './size-guide.ts'

const GUIDE = {
  sizes: ['S', 'M'],
  measures: [
    { measure: 'chest_width' as const, name: null, valuesMm: [480, 520.5], translations: {} },
    { measure: null, name: 'Neck', valuesMm: [null, 180], translations: { es: { name: 'Cuello' } } },
  ],
  note: 'Laid flat.',
}

test('a guide is saved as it was read', () => {
  expect(toRequestSizeGuide(toFormSizeGuide(GUIDE), 'Laid flat. ')).toEqual(GUIDE)
  expect(toRequestSizeGuide(toFormSizeGuide(null), 'A note alone is no guide.')).toBeNull()
})

test('other sizes keep what is known of a size', () => {
  const { sizes, measures } = withSizes(toFormSizeGuide(GUIDE), ['M', 'L'])
  expect([sizes, measures.map(({ values }) => values)]).toEqual([
    ['M', 'L'],
    [
      [5205, null],
      [1800, null],
    ],
  ])
})

test('a new measure is the next usual one', () => {
  const guide = toFormSizeGuide(GUIDE)
  expect(emptyMeasure(guide, ['chest_width', 'length'])).toMatchObject({
    measure: 'length',
    values: [null, null],
  })
  expect(emptyMeasure(guide, ['chest_width']).measure).toBe('')
})
