import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceOrder, type PriceLine, type PriceRules } from './price-order.ts'

const NO_TAX = { mode: 'none', rateBp: 0 } as const
const aLine = (line: Partial<PriceLine> = {}): PriceLine => ({
  garmentKind: 'tee',
  quantity: 1,
  basePriceMinor: 900,
  surchargeMinor: 0,
  placementPricesMinor: [800],
  ...line,
})

test('adds garment, surcharge and placements, times quantity, plus the fee', () => {
  const line = aLine({ quantity: 3, surchargeMinor: 200, placementPricesMinor: [800, 300] })
  expect(priceOrder([line], 450, { quantityBreaks: [], tax: NO_TAX })).toEqual({
    lines: [{ unitPriceMinor: 2200, discountMinor: 0, lineTotalMinor: 6600 }],
    subtotalMinor: 6600,
    discountMinor: 0,
    feeMinor: 450,
    taxMinor: 0,
    totalMinor: 7050,
    codeMinor: 0,
  })
})

test('counts a garment kind across the whole order for its quantity break', () => {
  const quantityBreaks = [
    { garmentKind: 'tee', minQuantity: 6, percentOffBp: 500 },
    { garmentKind: 'tee', minQuantity: 12, percentOffBp: 1000 },
  ]
  const lines = [aLine({ quantity: 5 }), aLine({ quantity: 7 }), aLine({ quantity: 20, garmentKind: 'tote' })]
  const priced = priceOrder(lines, 0, { quantityBreaks, tax: NO_TAX })
  expect(priced.lines.map((line) => line.discountMinor)).toEqual([850, 1190, 0])
})

test('an agreed price gets no quantity discount, but its garments count for the others', () => {
  const quantityBreaks = [{ garmentKind: 'tee', minQuantity: 6, percentOffBp: 1000 }]
  const lines = [aLine({ quantity: 5, isAgreed: true }), aLine({ quantity: 1 })]
  const priced = priceOrder(lines, 0, { quantityBreaks, tax: NO_TAX })
  expect(priced.lines.map((line) => line.discountMinor)).toEqual([0, 170])
})

test('rounds half up at the line, not at the order', () => {
  const half = { quantityBreaks: [{ garmentKind: 'tee', minQuantity: 2, percentOffBp: 5000 }], tax: NO_TAX }
  const odd = aLine({ basePriceMinor: 1, placementPricesMinor: [] })
  expect(priceOrder([odd, odd], 0, half)).toMatchObject({ discountMinor: 2, totalMinor: 0 })
})

test('shows an inclusive tax and adds an exclusive one', () => {
  const lines = [aLine({ basePriceMinor: 1130, placementPricesMinor: [] })]
  expect(
    priceOrder(lines, 0, { quantityBreaks: [], tax: { mode: 'inclusive', rateBp: 1300 } }),
  ).toMatchObject({
    taxMinor: 130,
    totalMinor: 1130,
  })
  expect(
    priceOrder(lines, 100, { quantityBreaks: [], tax: { mode: 'exclusive', rateBp: 1300 } }),
  ).toMatchObject({
    taxMinor: 147 + 13,
    totalMinor: 1130 + 100 + 160,
  })
})

const money = fc.nat(10_000_000)
const anOrder = fc.record({
  lines: fc.array(
    fc.record({
      garmentKind: fc.constantFrom('tee', 'hoodie'),
      quantity: fc.integer({ min: 1, max: 500 }),
      basePriceMinor: money,
      surchargeMinor: fc.nat(10_000),
      placementPricesMinor: fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 }),
    }),
    { minLength: 1, maxLength: 50 },
  ),
  fee: money,
  rules: fc.record({
    quantityBreaks: fc.array(
      fc.record({
        garmentKind: fc.constantFrom('tee', 'hoodie'),
        minQuantity: fc.integer({ min: 2, max: 100 }),
        percentOffBp: fc.integer({ min: 1, max: 10_000 }),
      }),
      { maxLength: 5 },
    ),
    tax: fc.record({ mode: fc.constantFrom('none', 'inclusive', 'exclusive'), rateBp: fc.nat(10_000) }),
  }) satisfies fc.Arbitrary<PriceRules>,
})

test('adds up to the total in whole minor units, never below zero', () => {
  fc.assert(
    fc.property(anOrder, ({ lines, fee, rules }) => {
      const priced = priceOrder(lines, fee, rules)
      const sumOfLines = priced.lines.reduce((total, line) => total + line.lineTotalMinor, 0)
      expect(sumOfLines).toBe(priced.subtotalMinor - priced.discountMinor)
      expect(priced.totalMinor).toBe(
        sumOfLines + fee + (rules.tax.mode === 'exclusive' ? priced.taxMinor : 0),
      )
      for (const { unitPriceMinor, discountMinor, lineTotalMinor } of priced.lines) {
        for (const amount of [unitPriceMinor, discountMinor, lineTotalMinor, priced.taxMinor]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        }
      }
    }),
  )
})

test('discounts a line within half a minor unit of its exact share', () => {
  fc.assert(
    fc.property(
      money,
      fc.integer({ min: 2, max: 500 }),
      fc.integer({ min: 1, max: 10_000 }),
      (price, quantity, bp) => {
        const { discountMinor } = priceOrder(
          [aLine({ basePriceMinor: price, quantity, placementPricesMinor: [] })],
          0,
          { quantityBreaks: [{ garmentKind: 'tee', minQuantity: 2, percentOffBp: bp }], tax: NO_TAX },
        )
        const twiceTheError =
          BigInt(discountMinor) * 20_000n - 2n * BigInt(price) * BigInt(quantity) * BigInt(bp)
        expect(twiceTheError > -10_000n && twiceTheError <= 10_000n).toBe(true)
      },
    ),
  )
})
