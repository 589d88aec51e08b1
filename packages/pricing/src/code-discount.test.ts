import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeDiscount, codeObstacle, type CodeRule } from './code-discount.ts'
import { priceOrder, type PriceLine } from './price-order.ts'

const RULE: CodeRule = {
  kind: 'percent',
  percentOffBp: 1_000,
  amountMinor: null,
  garmentKinds: [],
  minimumMinor: 0,
}
const NO_TAX = { quantityBreaks: [], tax: { mode: 'none', rateBp: 0 } } as const
const aLine = (line: Partial<PriceLine> = {}): PriceLine => ({
  garmentKind: 'tee',
  quantity: 1,
  basePriceMinor: 1_005,
  surchargeMinor: 0,
  placementPricesMinor: [],
  ...line,
})

test('takes a percentage off each line, half up, after the quantity break', () => {
  const quantityBreaks = [{ garmentKind: 'tee', minQuantity: 2, percentOffBp: 1_000 }]
  const priced = priceOrder([aLine({ quantity: 2 }), aLine({ garmentKind: 'tote' })], 300, {
    ...NO_TAX,
    quantityBreaks,
    code: RULE,
  })
  // 2010 − 201 = 1809, of which a tenth is 180.9; a tenth of 1005 is 100.5.
  expect(priced.lines.map(({ discountMinor }) => discountMinor)).toEqual([201 + 181, 101])
  expect(priced).toMatchObject({ codeMinor: 282, discountMinor: 483, feeMinor: 300 })
  expect(priced.totalMinor).toBe(2_010 + 1_005 - 483 + 300)
})

test('shares an amount out by what the lines cost, to the last unit, and never goes below zero', () => {
  const rule: CodeRule = { ...RULE, kind: 'amount', percentOffBp: null, amountMinor: 100 }
  const lines = [aLine(), aLine(), aLine()]
  const priced = priceOrder(lines, 0, { ...NO_TAX, code: rule })
  expect(priced.lines.map(({ discountMinor }) => discountMinor)).toEqual([34, 33, 33])
  const more = priceOrder(lines, 450, { ...NO_TAX, code: { ...rule, amountMinor: 1_000_000 } })
  expect(more).toMatchObject({ totalMinor: 450, codeMinor: 3_015, discountMinor: 3_015 })
})

test('free delivery takes the fee and nothing else', () => {
  const code: CodeRule = { ...RULE, kind: 'free_delivery', percentOffBp: null }
  expect(priceOrder([aLine()], 450, { ...NO_TAX, code })).toMatchObject({
    feeMinor: 0,
    codeMinor: 450,
    discountMinor: 0,
    totalMinor: 1_005,
  })
})

test('a code for a kind leaves other kinds and agreed prices alone, and says when it is for nothing', () => {
  const code: CodeRule = { ...RULE, garmentKinds: ['tote'], percentOffBp: 10_000 }
  const lines = [aLine(), aLine({ garmentKind: 'tote' }), aLine({ garmentKind: 'tote', isAgreed: true })]
  expect(priceOrder(lines, 0, { ...NO_TAX, code }).lines.map(({ lineTotalMinor }) => lineTotalMinor)).toEqual(
    [1_005, 0, 1_005],
  )
  expect(codeObstacle([{ garmentKind: 'tee', totalMinor: 5 }], code)).toBe('other_kinds')
})

test('the minimum counts all garments and no delivery', () => {
  const code = { ...RULE, garmentKinds: ['tote'], minimumMinor: 2_010 }
  const lines = [aLine(), aLine({ garmentKind: 'tote' })]
  expect(priceOrder(lines, 0, { ...NO_TAX, code }).codeMinor).toBe(101)
  expect(priceOrder(lines, 5_000, { ...NO_TAX, code: { ...code, minimumMinor: 2_011 } }).codeMinor).toBe(0)
  expect(codeObstacle([{ garmentKind: 'tote', totalMinor: 1 }], code)).toBe('below_minimum')
})

test('whatever the order and the code, no line is below zero and the parts add up to the total', () => {
  const anyLine = fc.record({
    garmentKind: fc.constantFrom('tee', 'tote'),
    quantity: fc.integer({ min: 1, max: 500 }),
    basePriceMinor: fc.nat(1_000_000),
    surchargeMinor: fc.nat(1_000),
    placementPricesMinor: fc.array(fc.nat(10_000), { maxLength: 4 }),
    isAgreed: fc.boolean(),
  })
  const anyCode = fc.record({
    kind: fc.constantFrom('percent', 'amount', 'free_delivery'),
    percentOffBp: fc.integer({ min: 1, max: 10_000 }),
    amountMinor: fc.integer({ min: 1, max: 90_000_000 }),
    garmentKinds: fc.constantFrom<string[]>([], ['tee'], ['tote']),
    minimumMinor: fc.nat(1_000_000),
  }) satisfies fc.Arbitrary<CodeRule>
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 20 }),
      fc.nat(10_000),
      anyCode,
      (lines, fee, code) => {
        const rules = { quantityBreaks: [], tax: { mode: 'exclusive', rateBp: 1_300 } } as const
        const [plain, priced] = [priceOrder(lines, fee, rules), priceOrder(lines, fee, { ...rules, code })]
        for (const line of priced.lines) expect(line.lineTotalMinor).toBeGreaterThanOrEqual(0)
        const beforeTax = ({ subtotalMinor, discountMinor, feeMinor }: typeof priced) =>
          subtotalMinor - discountMinor + feeMinor
        expect(beforeTax(priced)).toBe(beforeTax(plain) - priced.codeMinor)
        expect(priced.totalMinor).toBe(beforeTax(priced) + priced.taxMinor)
        expect(priced.lines.reduce((total, { lineTotalMinor }) => total + lineTotalMinor, 0)).toBe(
          priced.subtotalMinor - priced.discountMinor,
        )
      },
    ),
  )
})

test('without a code nothing is taken off', () => {
  expect(codeDiscount([{ garmentKind: 'tee', totalMinor: 5 }], 3, undefined)).toEqual({
    linesMinor: [0],
    feeMinor: 0,
  })
})
