import { expect, test } from 'vitest'
import { watchPace, type AnswerPace } from './answer-pace.ts'

const looks = (pace: AnswerPace, count: number, ms: number, answers = 50, flooded = true) => {
  for (let look = 0; look < count; look += 1) {
    for (let n = 0; n < answers; n += 1) pace.observe(ms)
    pace.look(flooded)
  }
  return pace.share
}

test('all places are there while answers come in time, however many come', () => {
  expect(looks(watchPace(), 20, 200, 5000)).toBe(1)
})

test('while answers are slow fewer are worked on at a time, but never none', () => {
  const pace = watchPace()
  expect(looks(pace, 1, 700)).toBeLessThan(0.7)
  expect(looks(pace, 30, 700)).toBeCloseTo(1 / 4)
})

test('as long as nobody is refused, nobody is refused for the sake of others', () => {
  expect(looks(watchPace(), 30, 5_000, 50, false)).toBe(1)
})

test('a few slow answers, or a tenth of them, change nothing', () => {
  const pace = watchPace()
  expect(looks(pace, 5, 20_000, 9)).toBe(1)
  for (const [slow, all] of [
    [9, 100],
    [1, 10],
  ] as const) {
    for (let n = 0; n < all; n += 1) pace.observe(n < slow ? 20_000 : 20)
    pace.look(true)
    expect(pace.share).toBe(1)
  }
})

test('a tenth of slow answers is enough, however quick the others are', () => {
  const pace = watchPace()
  for (let n = 0; n < 100; n += 1) pace.observe(n < 12 ? 700 : 2)
  pace.look(true)
  expect(pace.share).toBeLessThan(1)
})

test('the places come back within ten seconds when answers are quick again', () => {
  const pace = watchPace()
  looks(pace, 30, 700)
  expect(looks(pace, 20, 50)).toBe(1)
})

test('and also when nothing comes any more', () => {
  const pace = watchPace()
  looks(pace, 30, 700)
  expect(looks(pace, 20, 0, 0)).toBe(1)
})
