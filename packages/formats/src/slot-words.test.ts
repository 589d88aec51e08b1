import { expect, test } from 'vitest'
import { slotWords } from './formats.ts'

const evening = (weekday: number) => ({ weekday, from: '17:00', to: '19:00' })

test('groups days with the same hours in the order of the week', () => {
  const slots = [{ weekday: 6, from: '10:00', to: '12:00' }, evening(5), evening(1), evening(3)]
  expect(slotWords(slots, 'en')).toEqual([
    { days: 'Monday, Wednesday, and Friday', hours: '17:00–19:00' },
    { days: 'Saturday', hours: '10:00–12:00' },
  ])
})

test('names weekdays in the page’s language, from Monday as 1 to Sunday as 7', () => {
  expect(slotWords([evening(1), evening(7)], 'es')[0]?.days).toBe('Lunes y domingo')
})

test('joins three or more days that follow each other', () => {
  const open = [1, 2, 3, 4, 5, 7].map((weekday) => ({ weekday, from: '09:00', to: '18:00' }))
  expect(slotWords(open, 'en')).toEqual([{ days: 'Monday–Friday and Sunday', hours: '09:00–18:00' }])
  expect(slotWords(open.slice(0, 5), 'es')).toEqual([{ days: 'Lunes–viernes', hours: '09:00–18:00' }])
})

test('says the weekdays of Portuguese without “-feira”', () => {
  expect(slotWords([evening(1), evening(3)], 'pt-BR')[0]?.days).toBe('Segunda e quarta')
})
