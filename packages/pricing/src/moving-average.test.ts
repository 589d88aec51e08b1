import { expect, test } from 'vitest'
import { costMinor, movingAverage } from './moving-average.ts'

test('weights the average by the existing and the received quantity', () => {
  const before = { onHand: 10, averageUnitCost: '4.000000' }
  expect(movingAverage(before, { quantity: 30, unitCost: '5.00' })).toBe('4.750000')
})

test('takes the price of the first receipt and of one without stock', () => {
  expect(movingAverage({ onHand: 7, averageUnitCost: null }, { quantity: 1, unitCost: '0.0475' })).toBe(
    '0.047500',
  )
  expect(movingAverage({ onHand: 0, averageUnitCost: '9' }, { quantity: 1, unitCost: '2' })).toBe('2.000000')
})

test('rounds half up at six decimals, exactly', () => {
  expect(movingAverage({ onHand: 1, averageUnitCost: '0.000001' }, { quantity: 1, unitCost: '0' })).toBe(
    '0.000001',
  )
  expect(movingAverage({ onHand: 2, averageUnitCost: '0.000001' }, { quantity: 1, unitCost: '0' })).toBe(
    '0.000001',
  )
})

test('returns minor units of the currency, rounded half up', () => {
  expect(costMinor('0.0475', 100, 2)).toBe(475)
  expect(costMinor('0.005', 1, 2)).toBe(1)
  expect(costMinor('1250.4', 1, 0)).toBe(1250)
})
