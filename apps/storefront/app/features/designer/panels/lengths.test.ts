import { expect, test } from 'vitest'
import { parseMm } from './lengths.ts'

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 7 mm', 7],
  ['-3', -3],
  ['−0,4', -0.4],
  ['.5', 0.5],
])('reads %s as a length', (text, mm) => {
  expect(parseMm(text)).toBe(mm)
})

test.each(['', 'wide', '1.2.3', '12 in', '--3', '1e3'])('rejects %s as a length', (text) => {
  expect(parseMm(text)).toBeUndefined()
})
