import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareRefund } from './refund-order.ts'

const payments = [
  { id: 'new', leftMinor: 300 },
  { id: 'old', leftMinor: 500 },
]

test('takes from the first payment before the next one', () => {
  expect(shareRefund(200, payments)).toEqual([{ paymentId: 'new', amountMinor: 200 }])
  expect(shareRefund(800, payments)).toEqual([
    { paymentId: 'new', amountMinor: 300 },
    { paymentId: 'old', amountMinor: 500 },
  ])
  expect(shareRefund(801, payments)).toBeUndefined()
})

test('the parts add up to the amount, and none exceeds its payment', () => {
  const some = fc.array(fc.record({ id: fc.uuid(), leftMinor: fc.integer({ min: 1, max: 9000 }) }), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 30_000 }), (from, amount) => {
      const held = from.reduce((sum, { leftMinor }) => sum + leftMinor, 0)
      const parts = shareRefund(amount, from)
      expect(parts === undefined).toBe(amount > held)
      if (parts === undefined) return
      expect(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(amount)
      parts.forEach((part, index) => {
        expect(part.amountMinor).toBeGreaterThan(0)
        expect(part.amountMinor).toBeLessThanOrEqual(from[index]!.leftMinor)
      })
    }),
  )
})
