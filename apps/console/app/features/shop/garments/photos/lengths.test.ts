import { expect, test } from 'vitest'
import { fromMm, toMm } from './lengths.ts'

test('lengths are kept in tenths of a millimetre, whichever unit they are typed in', () => {
  expect([toMm(52, 'cm'), toMm(20.5, 'in'), toMm(520.04, 'mm')]).toEqual([520, 520.7, 520])
  expect([fromMm(520, 'cm'), fromMm(520.7, 'in'), fromMm(85.6, 'mm')]).toEqual([52, 20.5, 85.6])
})
