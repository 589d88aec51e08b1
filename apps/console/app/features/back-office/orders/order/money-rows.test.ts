import { expect, test } from 'vitest'
import { amountNow, priceRows } from './money-rows.ts'

const totals = {
  subtotalMinor: 11600,
  discountMinor: 0,
  feeMinor: 150,
  taxMinor: 1352,
  totalMinor: 11750,
  paidMinor: 8700,
  refundedMinor: 0,
  dueMinor: 3050,
}

test('tax that the prices include stands below the total', () => {
  expect(priceRows(totals, null)).toEqual([
    ['subtotal', 11600],
    ['delivery', 150],
    ['total', 11750],
    ['includedTax', 1352],
  ])
})

test('what a code took off stands in a row of its own, beside the full delivery or the rest of the discount', () => {
  const percent = { code: 'SUMMER', kind: 'percent', amountMinor: 600 } as const
  expect(priceRows({ ...totals, discountMinor: 1000, totalMinor: 10750 }, percent)).toEqual([
    ['subtotal', 11600],
    ['discount', -400],
    ['delivery', 150],
    ['code', -600],
    ['total', 10750],
    ['includedTax', 1352],
  ])
  const free = { code: 'FREE', kind: 'free_delivery', amountMinor: 150 } as const
  expect(priceRows({ ...totals, feeMinor: 0, totalMinor: 11600 }, free).slice(1, 3)).toEqual([
    ['delivery', 150],
    ['code', -150],
  ])
})

test('an estimate has a row for quantity breaks and one for the agreed discount', () => {
  const discounted = { ...totals, feeMinor: 0, discountMinor: 1000, totalMinor: 10600 }
  const of = (agreedDiscountMinor: number | null) =>
    priceRows({ ...discounted, agreedDiscountMinor }).slice(1, -2)
  expect(of(400)).toEqual([
    ['discount', -600],
    ['agreedDiscount', -400],
  ])
  expect(of(null)).toEqual([['agreedDiscount', -1000]])
})

test('tax that is added stands above the total', () => {
  expect(priceRows({ ...totals, discountMinor: 1000, totalMinor: 12102 }, null)).toEqual([
    ['subtotal', 11600],
    ['discount', -1000],
    ['delivery', 150],
    ['tax', 1352],
    ['total', 12102],
  ])
})

test('a cancelled order says what has to be returned, not that its total was paid', () => {
  const due = { ...totals, dueMinor: 0 }
  expect(amountNow({ status: 'open', totals, toReturnMinor: 0 })).toEqual(['due', 3050])
  expect(amountNow({ status: 'cancelled', totals: due, toReturnMinor: 8700 })).toEqual(['toReturn', 8700])
  const returned = { ...due, refundedMinor: 8700 }
  expect(amountNow({ status: 'cancelled', totals: returned, toReturnMinor: 0 })).toEqual(['paid', 0])
  expect(amountNow({ status: 'expired', totals: { ...due, paidMinor: 0 }, toReturnMinor: 0 })).toEqual([
    'paid',
    0,
  ])
  expect(amountNow({ status: 'completed', totals: due, toReturnMinor: 0 })).toEqual(['paidInFull', 11750])
})
