import { expect, test } from 'vitest'
import { creditedMinor } from './credited-minor.ts'

test.each([
  [
    'a part of the deposit was given back',
    { paidMinor: 88_500, refundedMinor: 9_000, dueMinor: 88_500 },
    9_000,
  ],
  ['what was paid twice was given back', { paidMinor: 180_000, refundedMinor: 91_500, dueMinor: 88_500 }, 0],
  ['nothing was paid', { paidMinor: 0, refundedMinor: 0, dueMinor: 177_000 }, 0],
  ['all was paid and a part given back', { paidMinor: 177_000, refundedMinor: 9_000, dueMinor: 0 }, 0],
])('the lines of a price add up to what is due: %s', (_, paid, credited) => {
  const money = { totalMinor: 177_000, ...paid }
  expect(creditedMinor(money)).toBe(credited)
  if (money.dueMinor > 0)
    expect(money.totalMinor - money.paidMinor + money.refundedMinor - credited).toBe(money.dueMinor)
})
