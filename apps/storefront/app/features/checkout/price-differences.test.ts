import { expect, test } from 'vitest'
import { priceDifferences } from './price-differences.ts'
import type { Quote } from './use-quote.ts'

function quote(
  unitPricesMinor: number[],
  totals: Partial<Quote['totals']> = {},
): Pick<Quote, 'items' | 'totals'> {
  return {
    items: unitPricesMinor.map((unitPriceMinor) => ({ unitPriceMinor }) as Quote['items'][number]),
    totals: { subtotalMinor: 0, discountMinor: 0, feeMinor: 0, taxMinor: 0, totalMinor: 0, ...totals },
  }
}

test('names the garments that cost another price now, and what else moved the total', () => {
  expect(
    priceDifferences(quote([1450, 2700], { feeMinor: 150 }), quote([1450, 2900], { feeMinor: 200 })),
  ).toEqual([
    { kind: 'unit', line: 1, beforeMinor: 2700, afterMinor: 2900 },
    { kind: 'fee', beforeMinor: 150, afterMinor: 200 },
  ])
})

test('finds nothing between equal prices', () => {
  expect(priceDifferences(quote([1450], { taxMinor: 3 }), quote([1450], { taxMinor: 3 }))).toEqual([])
})
