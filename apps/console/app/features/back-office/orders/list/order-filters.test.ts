import { expect, test } from 'vitest'
import { FILTER_NAMES, VIEWS, asQuery, sameFilters, searchOf } from './order-filters.ts'

const SATURDAY = '2026-11-21'
const OWED = 'artwork_review,ready_to_print,in_production,ready,on_hold'

test('lists orders promised before today as late, longest overdue first', () => {
  expect(asQuery({ due: 'late' }, SATURDAY)).toEqual({ stage: OWED, sort: 'due', dueTo: '2026-11-20' })
})

test.each([
  ['2026-11-16', '2026-11-22'],
  ['2026-11-21', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['2026-12-28', '2027-01-03'],
])('ends the week of %s on Sunday, %s', (today, sunday) => {
  expect(asQuery({ due: 'week' }, today).dueTo).toBe(sunday)
})

test('prefers selected stages to those implied by a due date', () => {
  expect(asQuery({ due: 'today', stage: 'ready' }, SATURDAY)).toEqual({
    stage: 'ready',
    sort: 'due',
    dueTo: SATURDAY,
  })
})

test('searches from three characters on', () => {
  expect(asQuery({ q: ' an ' }, SATURDAY)).toEqual({})
  expect(asQuery({ q: ' ana ' }, SATURDAY)).toEqual({ q: 'ana' })
})

test('lists payments to verify in the order in which they wait', () => {
  expect(asQuery(VIEWS.payment.filters, SATURDAY)).toEqual({ queue: 'payment_review', sort: 'oldest' })
})

test('gives every view an address that selects only that view', () => {
  for (const { filters } of Object.values(VIEWS)) {
    const search = new URLSearchParams(searchOf(filters))
    const read = Object.fromEntries(
      FILTER_NAMES.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])),
    )
    expect(Object.values(VIEWS).filter((view) => sameFilters(view.filters, read))).toHaveLength(1)
  }
})
