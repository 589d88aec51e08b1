import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentOf, keepWritten } from './written.ts'

test('a record is made and written once for each content', () => {
  const keep = keepWritten<{ name: string }>()
  let made = 0
  const written = (name: string) =>
    keep(contentOf(name), () => {
      made += 1
      return { name }
    }).json
  expect(['Ana', 'Luis', 'Ana'].map(written)).toEqual(['{"name":"Ana"}', '{"name":"Luis"}', '{"name":"Ana"}'])
  expect(made).toBe(2)
})

test('keeps no more than it may, and what is asked for stays right', () => {
  const keep = keepWritten<number>()
  const numbers = Array.from({ length: 10_000 }, (_, n) => n)
  expect(numbers.map((n) => keep(String(n), () => n).json)).toEqual(numbers.map(String))
})

test('different values have different contents', () => {
  const value = fc.option(fc.constantFrom('', '-', '+', 'null', '+-', '-+'))
  fc.assert(
    fc.property(fc.array(value, { maxLength: 4 }), fc.array(value, { maxLength: 4 }), (some, others) => {
      const isSame = JSON.stringify(some) === JSON.stringify(others)
      expect(contentOf(...some) === contentOf(...others)).toBe(isSame)
    }),
    { numRuns: 2_000 },
  )
})
