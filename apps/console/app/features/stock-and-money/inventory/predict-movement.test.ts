import { expect, test } from 'vitest'
import { predictMovement } from './predict-movement.ts'

const item = { onHand: 45, reserved: 3, averageUnitCost: '3.400000' }

test('changes the average cost with a receipt, but not with one without a price', () => {
  expect(predictMovement(item, { type: 'receipt', quantity: 15, unitCost: '5' }, 2)).toEqual({
    ...{ onHand: 60, difference: 15, averageUnitCost: '3.800000', worthMinor: 7_500, problem: undefined },
  })
  expect(predictMovement(item, { type: 'receipt', quantity: 15 }, 2)).toMatchObject({
    ...{ averageUnitCost: '3.400000', worthMinor: 5_100 },
  })
})

test('shows a count as its difference and the value of it', () => {
  expect(predictMovement(item, { type: 'count', quantity: 43 }, 2)).toMatchObject({
    ...{ onHand: 43, difference: -2, worthMinor: 680, problem: undefined },
  })
  expect(
    predictMovement({ ...item, averageUnitCost: null }, { type: 'count', quantity: 43 }, 2).worthMinor,
  ).toBe(undefined)
})

test('keeps stock at or above zero and the reserved quantity', () => {
  expect(predictMovement(item, { type: 'waste', quantity: 42 }, 2).problem).toBeUndefined()
  expect(predictMovement(item, { type: 'waste', quantity: 43 }, 2).problem).toContain('3 are reserved')
  expect(predictMovement(item, { type: 'adjustment', quantity: -46 }, 2).problem).toContain(
    'not enough stock',
  )
  expect(predictMovement(item, { type: 'count', quantity: 2 }, 2).problem).toContain('3 are reserved')
})

test('refuses an adjustment of zero but accepts a count of zero', () => {
  expect(predictMovement(item, { type: 'adjustment', quantity: 0 }, 2).problem).toBeDefined()
  expect(predictMovement({ ...item, reserved: 0 }, { type: 'count', quantity: 0 }, 2)).toMatchObject({
    ...{ difference: -45, problem: undefined },
  })
})
