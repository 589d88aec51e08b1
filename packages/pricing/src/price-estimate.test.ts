import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountsApart, priceEstimate, type AgreedDiscount, type EstimateLines } from './price-estimate.ts'
import { priceOrder } from './price-order.ts'

const TEE = {
  garmentKind: 'tee',
  quantity: 10,
  basePriceMinor: 900,
  surchargeMinor: 0,
  placementPricesMinor: [800],
}
const NO_RULES = { quantityBreaks: [], tax: { mode: 'none', rateBp: 0 } } as const
const of = (changes: Partial<EstimateLines>): EstimateLines => ({
  lines: [TEE],
  extras: [],
  discount: null,
  feeMinor: 0,
  ...changes,
})

test('costs the same as an order without extras and without a discount', () => {
  const rules = {
    quantityBreaks: [{ garmentKind: 'tee', minQuantity: 6, percentOffBp: 1000 }],
    tax: { mode: 'exclusive', rateBp: 1500 },
  } as const
  const { extras, agreedDiscountMinor, ...priced } = priceEstimate(of({ feeMinor: 300 }), rules)
  expect([extras, agreedDiscountMinor]).toEqual([[], 0])
  expect(priced).toEqual(priceOrder([TEE], 300, rules))
})

test('adds extras and takes the discount off all lines, but not off the fee', () => {
  const priced = priceEstimate(
    of({ extras: [{ quantity: 1, unitPriceMinor: 3_000 }], discount: { percent: 10 }, feeMinor: 450 }),
    NO_RULES,
  )
  expect(priced).toEqual({
    lines: [{ unitPriceMinor: 1_700, discountMinor: 1_700, lineTotalMinor: 15_300 }],
    extras: [{ unitPriceMinor: 3_000, discountMinor: 300, lineTotalMinor: 2_700 }],
    subtotalMinor: 20_000,
    discountMinor: 2_000,
    feeMinor: 450,
    taxMinor: 0,
    totalMinor: 18_450,
    codeMinor: 0,
    agreedDiscountMinor: 2_000,
  })
})

test('keeps the agreed discount apart from quantity breaks', () => {
  const priced = priceEstimate(of({ discount: { percent: 10 } }), {
    quantityBreaks: [{ garmentKind: 'tee', minQuantity: 6, percentOffBp: 1000 }],
    tax: { mode: 'none', rateBp: 0 },
  })
  expect(priced).toMatchObject({ discountMinor: 3_230, agreedDiscountMinor: 1_530 })
  expect(discountsApart(priced)).toEqual({ agreedMinor: 1_530, breaksMinor: 1_700 })
  expect(discountsApart({ discountMinor: 3_230, agreedDiscountMinor: null })).toEqual({
    agreedMinor: 3_230,
    breaksMinor: 0,
  })
})

test('a discount of more than everything costs nothing but the fee', () => {
  expect(priceEstimate(of({ discount: { minor: 99_999_999 }, feeMinor: 450 }), NO_RULES)).toMatchObject({
    discountMinor: 17_000,
    totalMinor: 450,
  })
})

test('rounds a percentage half up, once for the whole', () => {
  const lines = [1, 1, 1].map((basePriceMinor) => ({
    ...TEE,
    quantity: 1,
    basePriceMinor,
    placementPricesMinor: [],
  }))
  const priced = priceEstimate(of({ lines, discount: { percent: 50 } }), NO_RULES)
  expect(priced.discountMinor).toBe(2)
  expect(priced.lines.map(({ lineTotalMinor }) => lineTotalMinor)).toEqual([0, 0, 1])
})

const discounts: fc.Arbitrary<AgreedDiscount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ minor: fc.nat(100_000_000) }),
)

test('adds up to the total in whole minor units and never falls below zero', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 500 }), price: fc.nat(1_000_000) }), {
        minLength: 1,
        maxLength: 20,
      }),
      fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 500 }), unitPriceMinor: fc.nat(1_000_000) }), {
        maxLength: 10,
      }),
      discounts,
      fc.nat(10_000),
      fc.record({ mode: fc.constantFrom('none', 'inclusive', 'exclusive'), rateBp: fc.nat(5_000) }),
      (garments, extras, discount, feeMinor, tax) => {
        const lines = garments.map(({ quantity, price }) => ({ ...TEE, quantity, basePriceMinor: price }))
        const priced = priceEstimate({ lines, extras, discount, feeMinor }, { quantityBreaks: [], tax })
        const all = [...priced.lines, ...priced.extras]
        const sumOfLines = all.reduce((total, line) => total + line.lineTotalMinor, 0)
        expect(sumOfLines).toBe(priced.subtotalMinor - priced.discountMinor)
        expect(priced.totalMinor).toBe(
          sumOfLines + feeMinor + (tax.mode === 'exclusive' ? priced.taxMinor : 0),
        )
        for (const { lineTotalMinor, discountMinor } of all) {
          expect(Number.isSafeInteger(lineTotalMinor) && lineTotalMinor >= 0).toBe(true)
          expect(discountMinor).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})
