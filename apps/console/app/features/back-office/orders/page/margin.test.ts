import { expect, test } from 'vitest'
import { marginPercent } from './margin.ts'

test('writes a third of the revenue as 33.3 per cent', () => {
  expect(marginPercent(2000, 1000)).toBe(33.3)
})

test('calculates a negative margin when costs exceed revenue', () => {
  expect(marginPercent(1500, -500)).toBe(-50)
})

test('has no rate without revenue', () => {
  expect(marginPercent(500, -500)).toBeUndefined()
})

test('has no rate when more than twice the revenue was spent', () => {
  expect(marginPercent(2000, -1000)).toBe(-100)
  expect(marginPercent(7222, -6222)).toBeUndefined()
})
