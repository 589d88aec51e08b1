import { describe, expect, test } from 'vitest'
import { bestAvailability, zoneLimits } from './garment-facts.ts'

describe('the print limits of a zone', () => {
  const zone = {
    maxWidthMm: 305,
    maxHeightMm: 356,
    sizeBands: [{ sizes: ['YS', 'YM', 'One size'], maxWidthMm: 229, maxHeightMm: 254 }],
  } as never

  test('lists each print limit once with its sizes, largest first', () => {
    expect(zoneLimits(zone, ['YS', 'YM', 'S', 'M'])).toEqual([
      { sizes: ['S', 'M'], widthMm: 305, heightMm: 356 },
      { sizes: ['YS', 'YM'], widthMm: 229, heightMm: 254 },
    ])
  })

  test('lists only the limit of the band when no other size exists', () => {
    expect(zoneLimits(zone, ['One size'])).toEqual([{ sizes: ['One size'], widthMm: 229, heightMm: 254 }])
  })
})

describe('the availability of several sizes', () => {
  test.each([
    [['out', 'low', 'in_stock'], 'in_stock'],
    [['out', 'low'], 'low'],
    [['out', 'out'], 'out'],
    [[], 'out'],
  ] as const)('finds the best availability of %j to be %s', (sizes, best) => {
    expect(bestAvailability(sizes.map((availability) => ({ availability })))).toBe(best)
  })
})
