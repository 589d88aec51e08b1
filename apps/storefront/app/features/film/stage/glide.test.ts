import { expect, test } from 'vitest'
import { createGlide } from './glide.ts'

const at = (x: number) => new Map([['one', { x, y: 0 }]])

test('A piece glides to where it is now', () => {
  const glide = createGlide()
  glide.moveTo(at(10), 100, 0, false)

  expect(glide.moveTo(at(30), 200, 1000, true)).toBe(true)

  expect(glide.at('one', 1000)?.x).toBe(10)
  expect(glide.at('one', 1100)?.x).toBeGreaterThan(10)
  expect(glide.isOver(1100)).toBe(false)
  expect(glide.at('one', 1200)).toEqual({ x: 30, y: 0 })
  expect(glide.endAt(1200)).toBe(200)
})

test('The same places again neither begin a glide nor prolong one', () => {
  const glide = createGlide()
  glide.moveTo(at(10), 100, 0, false)

  expect(glide.moveTo(at(10), 100, 1000, true)).toBe(false)
  expect(glide.isOver(1000)).toBe(true)

  glide.moveTo(at(30), 100, 1000, true)
  expect(glide.moveTo(at(30), 100, 1150, true)).toBe(false)
  expect(glide.isOver(1200)).toBe(true)
})

test('What was put somewhere by hand does not come from where it was', () => {
  const glide = createGlide()
  glide.moveTo(at(10), 100, 0, false)

  glide.put('one', { x: 70, y: 0 })
  glide.moveTo(at(70), 150, 1000, true)

  expect(glide.at('one', 1000)?.x).toBe(70)
  expect(glide.endAt(1000)).toBe(100)
})
