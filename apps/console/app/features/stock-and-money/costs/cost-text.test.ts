import { expect, test } from 'vitest'
import { costText } from './cost-text.ts'

test.each([
  ['film', 'Film: GS-2026-000012', 'Film: GS-2026-000012'],
  ['ink', 'Ink: Prints without a sheet', 'Ink: Prints without a sheet'],
  ['powder', 'Waste of powder: GS-2026-000012', 'Waste (powder): GS-2026-000012'],
  ['blank', 'Spoiled: Classic tee, Black, M', 'Spoiled: Classic tee, Black, M'],
  // A stock item of the shop that is called so.
  ['blank', 'Cap: the blue one', 'Cap: the blue one'],
] as const)('says what was computed for %s: %s', (category, description, said) => {
  expect(costText({ source: 'computed', category, description })).toBe(said)
})

test('leaves alone what somebody entered', () => {
  const entered = 'Waste of time: a meeting'
  expect(costText({ source: 'manual', category: 'other', description: entered })).toBe(entered)
})
