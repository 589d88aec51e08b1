import { expect, test } from 'vitest'
import { metres, money, percent } from './cell.ts'
import { changeOf } from './change.ts'

test('compares money in per cent and percentages in points', () => {
  expect(changeOf(money(150), money(100), 'more')).toEqual({
    words: '50% more',
    direction: 'up',
    tone: 'good',
  })
  expect(changeOf(percent(71.2), percent(74.5), 'more')).toEqual({
    ...{ words: '3.3 points less', direction: 'down', tone: 'bad' },
  })
})

test('rates a decrease as good where less is better', () => {
  expect(changeOf(money(80), money(100), 'less')).toMatchObject({ words: '20% less', tone: 'good' })
  expect(changeOf(metres(80), metres(100), 'neither')).toMatchObject({ tone: 'plain' })
})

test('compares only with a previous value above zero', () => {
  expect(changeOf(money(150), money(0), 'more')).toBeUndefined()
  expect(changeOf(money(150), money(-20), 'more')).toBeUndefined()
  expect(changeOf(percent(null), percent(3), 'more')).toBeUndefined()
  expect(changeOf(percent(3), percent(null), 'more')).toBeUndefined()
})

test('says “no change” instead of 0 per cent', () => {
  expect(changeOf(money(100), money(100), 'more')?.words).toBe('no change')
  expect(changeOf(money(100_001), money(100_000), 'more')?.words).toBe('under 1% more')
  expect(changeOf(money(5_000), money(100), 'more')?.words).toBe('over 10 times more')
})
