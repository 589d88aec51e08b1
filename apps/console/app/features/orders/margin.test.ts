import { expect, test } from 'vitest'
import { marginPercent } from './margin.ts'

test('a third of what was earned is 33.3 per cent', () => {
  expect(marginPercent(2000, 1000)).toBe(33.3)
})

test('what cost more than it earned has a margin below zero', () => {
  expect(marginPercent(1500, -500)).toBe(-50)
})

test('where nothing was earned there is no rate', () => {
  expect(marginPercent(500, -500)).toBeUndefined()
})
