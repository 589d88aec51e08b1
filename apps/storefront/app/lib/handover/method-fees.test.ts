import { expect, test } from 'vitest'
import { methodFees } from './method-fees.ts'

const places = {
  meetupZones: [{ feeMinor: 0 }, { feeMinor: 200 }],
  deliveryAreas: [{ feeMinor: 150 }, { feeMinor: 400 }],
} as never
const method = (kind: 'pickup' | 'meetup' | 'delivery', feeMinor: number) => ({ kind, label: '', feeMinor })

test('adds the fees of places to the fee of the method', () => {
  expect(methodFees(method('meetup', 0), places)).toEqual({ leastMinor: 0, mostMinor: 200 })
  expect(methodFees(method('delivery', 450), places)).toEqual({ leastMinor: 600, mostMinor: 850 })
})

test('is the fee of the method where no place changes it', () => {
  expect(methodFees(method('pickup', 0), places)).toEqual({ leastMinor: 0, mostMinor: 0 })
  const everywhere = { meetupZones: [], deliveryAreas: [] }
  expect(methodFees(method('delivery', 450), everywhere)).toEqual({ leastMinor: 450, mostMinor: 450 })
})
