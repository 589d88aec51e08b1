import { describe, expect, test } from 'vitest'
import { breakLadders, priceTable, printableTiers } from './print-prices.ts'

const tier = (id: string, maxWidthMm: number, maxHeightMm: number, priceMinor: number) => ({
  id,
  label: id,
  maxWidthMm,
  maxHeightMm,
  priceMinor,
})
const TIERS = [
  tier('label', 70, 40, 150),
  tier('small', 102, 102, 300),
  tier('large', 254, 305, 800),
  tier('full', 305, 381, 1000),
]

describe('the print sizes on offer', () => {
  test('offers print sizes up to the largest zone of the garment', () => {
    const { catalog, garment } = aShop({ zones: [{ maxWidthMm: 254, maxHeightMm: 305 }] })
    expect(printableTiers(garment, catalog).map(({ id }) => id)).toEqual(['label', 'small', 'large'])
  })

  test('leaves out print sizes that fit no zone', () => {
    const { catalog, garment } = aShop({ zones: [{ maxWidthMm: 40, maxHeightMm: 70 }] })
    expect(printableTiers(garment, catalog).map(({ id }) => id)).toEqual(['label'])
  })

  test('includes the tier of the largest print that fits a zone', () => {
    const { catalog, garment } = aShop({ zones: [{ maxWidthMm: 260, maxHeightMm: 310 }] })
    expect(printableTiers(garment, catalog).map(({ id }) => id)).toContain('full')
  })
})

test('lowers the unit price at each quantity break and rounds it like an order', () => {
  const { catalog, garment } = aShop({
    quantityBreaks: [
      { garmentKind: 'tee', minQuantity: 12, percentOff: 10 },
      { garmentKind: 'tee', minQuantity: 6, percentOff: 5 },
      { garmentKind: 'hoodie', minQuantity: 2, percentOff: 50 },
    ],
  })
  const { quantities, rows } = priceTable(garment, catalog)
  expect(quantities).toEqual([1, 6, 12])
  expect(rows.map(({ tier: { id }, eachMinor }) => [id, ...eachMinor])).toEqual([
    ['label', 1050, 998, 945],
    ['small', 1200, 1140, 1080],
    ['large', 1700, 1615, 1530],
    ['full', 1900, 1805, 1710],
  ])
})

test('groups garments with the same breaks and leaves out those without', () => {
  const breaks = (garmentKind: string, percentOff: number) => ({ garmentKind, minQuantity: 6, percentOff })
  const catalog = {
    garments: ['tee', 'hoodie', 'tote', 'cap'].map((kind) => ({ id: kind, kind })),
    quantityBreaks: [breaks('tee', 5), breaks('hoodie', 5), breaks('tote', 8)],
  } as never
  expect(breakLadders(catalog).map(({ garments }) => garments.map(({ kind }) => kind))).toEqual([
    ['tee', 'hoodie'],
    ['tote'],
  ])
})

function aShop({
  zones = [{ maxWidthMm: 305, maxHeightMm: 381 }],
  quantityBreaks = [],
}: {
  zones?: readonly { maxWidthMm: number; maxHeightMm: number }[]
  quantityBreaks?: readonly object[]
}) {
  const garment = {
    kind: 'tee',
    priceFromMinor: 900,
    zoneIds: zones.map((_, index) => `zone${index}`),
    colours: [{ name: 'Black', sizes: [{ size: 'M' }] }],
  } as never
  const catalog = {
    zones: zones.map((zone, index) => ({ ...zone, id: `zone${index}`, sizeBands: [] })),
    sizeTiers: TIERS,
    quantityBreaks,
  } as never
  return { garment, catalog }
}
