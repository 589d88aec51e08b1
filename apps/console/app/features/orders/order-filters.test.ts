import { expect, test } from 'vitest'
import { FILTER_NAMES, VIEWS, asQuery, sameFilters, searchOf } from './order-filters.ts'

const SATURDAY = '2026-11-21'
const OWED = 'artwork_review,ready_to_print,in_production,ready,on_hold'

test('late is what was promised for a day before today, the longest overdue first', () => {
  expect(asQuery({ due: 'late' }, SATURDAY)).toEqual({ stage: OWED, sort: 'due', dueTo: '2026-11-20' })
})

test.each([
  ['2026-11-16', '2026-11-22'],
  ['2026-11-21', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['2026-12-28', '2027-01-03'],
])('a week that holds %s ends on Sunday, %s', (today, sunday) => {
  expect(asQuery({ due: 'week' }, today).dueTo).toBe(sunday)
})

test('stages that somebody chose stand before those of a due day', () => {
  expect(asQuery({ due: 'today', stage: 'ready' }, SATURDAY)).toEqual({
    stage: 'ready',
    sort: 'due',
    dueTo: SATURDAY,
  })
})

test('two letters are not searched for, and three are', () => {
  expect(asQuery({ q: ' an ' }, SATURDAY)).toEqual({})
  expect(asQuery({ q: ' ana ' }, SATURDAY)).toEqual({ q: 'ana' })
})

test('every view is the list of its own address', () => {
  for (const { filters } of Object.values(VIEWS)) {
    const search = new URLSearchParams(searchOf(filters))
    const read = Object.fromEntries(
      FILTER_NAMES.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])),
    )
    expect(Object.values(VIEWS).filter((view) => sameFilters(view.filters, read))).toHaveLength(1)
  }
})
