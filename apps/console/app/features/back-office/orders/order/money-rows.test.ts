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
  expect(priceRows(totals)).toEqual([
    ['subtotal', 11600],
    ['delivery', 150],
    ['total', 11750],
    ['includedTax', 1352],
  ])
})

test('tax that is added stands above the total', () => {
  expect(priceRows({ ...totals, discountMinor: 1000, totalMinor: 12102 })).toEqual([
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
