import { expect, test } from 'vitest'
import { slotWords } from './slot-words.ts'

const evening = (weekday: number) => ({ weekday, from: '17:00', to: '19:00' })

test('days with the same hours stand in one line, in the order of the week', () => {
  const slots = [{ weekday: 6, from: '10:00', to: '12:00' }, evening(5), evening(1), evening(3)]
  expect(slotWords(slots, 'en')).toEqual([
    { days: 'Monday, Wednesday, and Friday', hours: '17:00–19:00' },
    { days: 'Saturday', hours: '10:00–12:00' },
  ])
})

test('the days are named in the language of the page, from Monday, which is 1, to Sunday, which is 7', () => {
  expect(slotWords([evening(1), evening(7)], 'es')[0]?.days).toBe('Lunes y domingo')
})
