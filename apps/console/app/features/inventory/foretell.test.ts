import { expect, test } from 'vitest'
import { foretell } from './foretell.ts'

const item = { onHand: 45, reserved: 3, averageUnitCost: '3.400000' }

test('a receipt moves the average, and one without a price leaves it', () => {
  expect(foretell(item, { type: 'receipt', quantity: 15, unitCost: '5' }, 2)).toEqual({
    ...{ onHand: 60, difference: 15, averageUnitCost: '3.800000', worthMinor: 7_500, problem: undefined },
  })
  expect(foretell(item, { type: 'receipt', quantity: 15 }, 2)).toMatchObject({
    ...{ averageUnitCost: '3.400000', worthMinor: 5_100 },
  })
})

test('a count is told as what it differs by, and what that is worth', () => {
  expect(foretell(item, { type: 'count', quantity: 43 }, 2)).toMatchObject({
    ...{ onHand: 43, difference: -2, worthMinor: 680, problem: undefined },
  })
  expect(foretell({ ...item, averageUnitCost: null }, { type: 'count', quantity: 43 }, 2).worthMinor).toBe(
    undefined,
  )
})

test('nothing goes below zero, nor below what orders hold', () => {
  expect(foretell(item, { type: 'waste', quantity: 42 }, 2).problem).toBeUndefined()
  expect(foretell(item, { type: 'waste', quantity: 43 }, 2).problem).toContain('hold 3')
  expect(foretell(item, { type: 'adjustment', quantity: -46 }, 2).problem).toContain('not that much')
  expect(foretell(item, { type: 'count', quantity: 2 }, 2).problem).toContain('hold 3')
})

test('an adjustment of nothing is none, and a count of nothing is one', () => {
  expect(foretell(item, { type: 'adjustment', quantity: 0 }, 2).problem).toBeDefined()
  expect(foretell({ ...item, reserved: 0 }, { type: 'count', quantity: 0 }, 2)).toMatchObject({
    ...{ difference: -45, problem: undefined },
  })
})
