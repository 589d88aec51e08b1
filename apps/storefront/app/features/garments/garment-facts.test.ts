import { describe, expect, test } from 'vitest'
import { bestAvailability, zoneLimits } from './garment-facts.ts'

describe('the largest print of a zone', () => {
  const zone = {
    maxWidthMm: 305,
    maxHeightMm: 356,
    sizeBands: [{ sizes: ['YS', 'YM', 'One size'], maxWidthMm: 229, maxHeightMm: 254 }],
  } as never

  test('is named once for all sizes that share it, the largest first', () => {
    expect(zoneLimits(zone, ['YS', 'YM', 'S', 'M'])).toEqual([
      { sizes: ['S', 'M'], widthMm: 305, heightMm: 356 },
      { sizes: ['YS', 'YM'], widthMm: 229, heightMm: 254 },
    ])
  })

  test('is that of the band alone when the garment comes in no other size', () => {
    expect(zoneLimits(zone, ['One size'])).toEqual([{ sizes: ['One size'], widthMm: 229, heightMm: 254 }])
  })
})

describe('several sizes together', () => {
  test.each([
    [['out', 'low', 'in_stock'], 'in_stock'],
    [['out', 'low'], 'low'],
    [['out', 'out'], 'out'],
    [[], 'out'],
  ] as const)('of %j the best is %s', (sizes, best) => {
    expect(bestAvailability(sizes.map((availability) => ({ availability })))).toBe(best)
  })
})
