import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  billedCentimetres,
  lengthBreakBp,
  sheetPriceMinor,
  transferPriceMinor,
  type FilmPrices,
} from './film-price.ts'
import { priceOrder, type PriceLine } from './price-order.ts'

const PRICES: FilmPrices = {
  transfer: { by: 'area', perDm2Minor: 65 },
  minimumTransferMinor: 50,
  sheetPerMetreMinor: 1_999,
  lengthBreaks: [
    { fromCm: 300, percentOffBp: 500 },
    { fromCm: 1_000, percentOffBp: 1_500 },
  ],
  minimumSheetMinor: 400,
}
const TIERS = [
  { id: 'small', label: 'Small', maxWidthMm: 100, maxHeightMm: 100, priceMinor: 300 },
  { id: 'a4', label: 'A4', maxWidthMm: 210, maxHeightMm: 297, priceMinor: 700 },
]
const NO_TAX = { quantityBreaks: [], tax: { mode: 'none', rateBp: 0 } } as const

const aSheet = (billedCm: number, quantity = 1): PriceLine => ({
  garmentKind: null,
  quantity,
  basePriceMinor: sheetPriceMinor(billedCm, PRICES)!,
  surchargeMinor: 0,
  placementPricesMinor: [],
  sheet: { billedCm, minimumMinor: PRICES.minimumSheetMinor },
})
const aTee = (quantity: number): PriceLine => ({
  garmentKind: 'tee',
  quantity,
  basePriceMinor: 1_000,
  surchargeMinor: 0,
  placementPricesMinor: [],
})

test.each([
  ['a hundred square centimetres', { widthMm: 100, heightMm: 100 }, 65],
  ['half a minor unit rounds up', { widthMm: 100, heightMm: 130 }, 85],
  ['a tenth of a millimetre counts', { widthMm: 100.1, heightMm: 153.7 }, 100],
  ['the minimum stands for small prints', { widthMm: 20, heightMm: 20 }, 50],
])('a transfer is priced by its area: %s', (_, size, expected) => {
  expect(transferPriceMinor(size, PRICES, TIERS)).toBe(expected)
})

test('a transfer by size tier costs what a print of its size costs, and nothing fits above the largest', () => {
  const byTier: FilmPrices = {
    ...PRICES,
    transfer: { by: 'tier', perDm2Minor: null },
    minimumTransferMinor: 350,
  }
  expect(transferPriceMinor({ widthMm: 290, heightMm: 200 }, byTier, TIERS)).toBe(700)
  expect(transferPriceMinor({ widthMm: 90, heightMm: 90 }, byTier, TIERS)).toBe(350)
  expect(transferPriceMinor({ widthMm: 300, heightMm: 300 }, byTier, TIERS)).toBeUndefined()
})

test('sheets are sold by the started centimetre, at no less than the minimum', () => {
  expect([0.1, 10, 10.1, 1_000, 1_999.9].map(billedCentimetres)).toEqual([1, 1, 2, 100, 200])
  expect([1, 20, 21, 150].map((cm) => sheetPriceMinor(cm, PRICES))).toEqual([400, 400, 420, 2_999])
})

test('the length break is that of all centimetres of sheets in the order', () => {
  expect([299, 300, 999, 1_000].map((cm) => lengthBreakBp(cm, PRICES.lengthBreaks))).toEqual([
    0, 500, 500, 1_500,
  ])
  const rules = { ...NO_TAX, lengthBreaks: PRICES.lengthBreaks }
  const apart = priceOrder([aSheet(200), aTee(9)], 0, rules)
  expect(apart.discountMinor).toBe(0)
  const together = priceOrder([aSheet(200), aTee(9), aSheet(50, 2)], 0, rules)
  // 5 % of 3998 and of 2000.
  expect(together.lines.map(({ discountMinor }) => discountMinor)).toEqual([200, 0, 100])
})

test('a length break takes no sheet below the minimum', () => {
  const rules = { ...NO_TAX, lengthBreaks: PRICES.lengthBreaks }
  const { lines } = priceOrder([aSheet(20, 2), aSheet(21, 2), aSheet(1_000)], 0, rules)
  expect(lines.map(({ lineTotalMinor }) => lineTotalMinor)).toEqual([800, 800, 16_991])
})

test('quantity breaks and codes for kinds of garments leave film alone; codes for everything do not', () => {
  const quantityBreaks = [{ garmentKind: 'tee', minQuantity: 2, percentOffBp: 1_000 }]
  const code = { kind: 'percent', percentOffBp: 1_000, amountMinor: null, minimumMinor: 0 } as const
  const off = (garmentKinds: string[]) =>
    priceOrder([aTee(2), aSheet(100, 2)], 0, {
      ...NO_TAX,
      quantityBreaks,
      code: { ...code, garmentKinds },
    }).lines.map(({ discountMinor }) => discountMinor)
  expect(off(['tee'])).toEqual([200 + 180, 0])
  expect(off([])).toEqual([200 + 180, 400])
})

test('a piece of film that is dearer than an order can hold has no price', () => {
  expect(sheetPriceMinor(10_000, { sheetPerMetreMinor: 90_000_000, minimumSheetMinor: 0 })).toBeUndefined()
})

test('prices are whole, exact and never fall with the size', () => {
  const side = fc.integer({ min: 1, max: 20_000 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(side, side, fc.nat(1_000_000), (widthMm, heightMm, perDm2Minor) => {
      const prices: FilmPrices = { ...PRICES, transfer: { by: 'area', perDm2Minor } }
      const price = transferPriceMinor({ widthMm, heightMm }, prices, []) ?? Infinity
      const larger = transferPriceMinor({ widthMm: widthMm + 0.1, heightMm }, prices, []) ?? Infinity
      expect(price).toBeGreaterThanOrEqual(PRICES.minimumTransferMinor)
      expect(larger).toBeGreaterThanOrEqual(price)
      const exact = (Math.round(widthMm * 10) * Math.round(heightMm * 10) * perDm2Minor) / 1_000_000
      if (Number.isFinite(price) && price > PRICES.minimumTransferMinor)
        expect(Math.abs(price - exact)).toBeLessThanOrEqual(0.500001)
    }),
  )
})
