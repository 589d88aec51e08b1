import { expect, test } from 'vitest'
import type { CartItem } from '../../cart/index.ts'
import { priceDifferences, priceOfCart, priceOfQuote, type ShownPrice } from './price-differences.ts'
import type { Quote } from '../use-quote.ts'

const NO_EXTRAS = { subtotalMinor: 0, discountMinor: 0, feeMinor: 0, taxMinor: 0, totalMinor: 0 }

function quoted(unitPricesMinor: number[], totals: Partial<Quote['totals']> = {}): ShownPrice {
  const items = unitPricesMinor.map((unitPriceMinor) => ({ unitPriceMinor }) as Quote['items'][number])
  return priceOfQuote({ items, totals: { ...NO_EXTRAS, ...totals } })
}

test('lists garments with a new price and other changes to the total', () => {
  expect(
    priceDifferences(quoted([1450, 2700], { feeMinor: 150 }), quoted([1450, 2900], { feeMinor: 200 })),
  ).toEqual([
    { kind: 'unit', line: 1, beforeMinor: 2700, afterMinor: 2900 },
    { kind: 'fee', beforeMinor: 150, afterMinor: 200 },
  ])
})

test('finds no difference between equal prices', () => {
  expect(priceDifferences(quoted([1450], { taxMinor: 3 }), quoted([1450], { taxMinor: 3 }))).toEqual([])
})

test('compares the browser’s price with the API’s line by line', () => {
  const items = [
    { quantities: { var_m: 1, var_s: 2 } },
    { quantities: { var_gone: 1, var_l: 1 } },
  ] as unknown as CartItem[]
  const computed = priceOfCart(items, {
    ...NO_EXTRAS,
    items: [
      { totalMinor: 0, discountMinor: 0, unitPricesMinor: { var_s: 1450, var_m: 1500 } },
      { totalMinor: 0, discountMinor: 0, unitPricesMinor: { var_l: 2700 } },
    ],
  })
  expect(computed.unitPricesMinor).toEqual([1500, 1450, undefined, 2700])
  expect(priceDifferences(computed, quoted([1500, 1400, 900, 2700]))).toEqual([
    { kind: 'unit', line: 1, beforeMinor: 1450, afterMinor: 1400 },
  ])
})
