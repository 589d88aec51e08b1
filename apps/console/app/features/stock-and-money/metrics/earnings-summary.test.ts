import { formatsFor } from '@platen/formats'
import { expect, test } from 'vitest'
import { earningsSummary } from './earnings-summary.ts'
import type { Metrics } from './metrics.ts'

const formats = formatsFor('en', { currency: 'USD', currencyExponent: 2, timeZone: 'UTC' })
const none = Object.fromEntries(
  ['blank', 'film', 'ink', 'powder', 'labour', 'delivery', 'packaging'].map((category) => [category, 0]),
)
const aMonth = (changes: Partial<Metrics>) =>
  ({
    revenue: { grossMinor: 352_750, refundsMinor: 24_200, netMinor: 328_550, taxMinor: 37_798 },
    costs: { totalMinor: 178_043, byCategory: { ...none, blank: 64_877, rent: 43_012, refund: 99_999 } },
    profitMinor: 112_709,
    marginPercent: 38.8,
    units: 190,
    orders: { count: 78 },
    topGarments: [{ name: 'Classic tee', units: 166 }],
    topZones: [{ name: 'Full front', units: 85 }],
    ...changes,
  }) as unknown as Metrics

test('states profit, what came in, the tax in it, costs and the largest cost', () => {
  expect(earningsSummary(aMonth({}), 'Last month', formats)).toEqual({
    headline: 'Last month the shop made a profit of $1,127.09.',
    rest: [
      '$3,285.50 came in after $242.00 of refunds, $377.98 of it tax. $1,780.43 was spent, most of it on blanks, a margin of 38.8%.',
      '190 garments in 78 orders, 166 of them Classic tee, printed most often on Full front.',
    ],
  })
})

test('calls a loss a loss, without a margin', () => {
  const month = aMonth({ profitMinor: -4_500, marginPercent: null })
  const { headline, rest } = earningsSummary(month, 'This month', formats)
  expect(headline).toBe('This month the shop made a loss of $45.00.')
  expect(rest.join()).not.toContain('margin')
})

test('describes a month without orders without figures', () => {
  const month = aMonth({
    revenue: { grossMinor: 0, refundsMinor: 0, netMinor: 0, taxMinor: 0, withoutTaxMinor: 0 },
    costs: { totalMinor: 0, byCategory: none as Metrics['costs']['byCategory'] },
    ...{ profitMinor: 0, marginPercent: null, units: 0, topGarments: [], topZones: [] },
    orders: { count: 0 } as Metrics['orders'],
  })
  expect(earningsSummary(month, 'Last month', formats)).toEqual({
    headline: 'Last month there was no revenue and no cost.',
    rest: ['No orders were placed.'],
  })
})
