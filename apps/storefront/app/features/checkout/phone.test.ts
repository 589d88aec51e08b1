import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CALLING_CODES } from './calling-codes.ts'
import { toE164 } from './phone.ts'

test.each([
  ['7000 1234', '+50370001234'],
  ['7000-1234', '+50370001234'],
  ['+503 7000-1234', '+50370001234'],
  ['00503 7000 1234', '+50370001234'],
  ['\u202a+503 7000 1234\u202c', '+50370001234'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+1 (415) 555-0132', '+14155550132'],
])('takes %s for a number in El Salvador or abroad', (typed, number) => {
  expect(toE164(typed, '503')).toBe(number)
})

test('leaves out the zero that is dialled inside a country, but not the Italian one', () => {
  expect(toE164('0171 2345678', '49')).toBe('+491712345678')
  expect(toE164('06 698 12345', '39')).toBe('+390669812345')
})

test.each(['', '12345', 'call me', '+0 123 456 789', '+503 7000 1234 ext 2', '7000 1234 7000 1234'])(
  'does not take %j for a number',
  (typed) => expect(toE164(typed, '503')).toBeUndefined(),
)

test('wants the country when the shop has none to assume', () => {
  expect(toE164('7000 1234', undefined)).toBeUndefined()
  expect(toE164('+503 7000 1234', undefined)).toBe('+50370001234')
})

test('gives what the interface takes, or nothing, and the same again for its own answer', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(undefined, '1', '503', '39'), (typed, code) => {
      const number = toE164(typed, code)
      if (number === undefined) return
      expect(number).toMatch(/^\+[1-9][0-9]{6,14}$/)
      expect(toE164(number, code)).toBe(number)
    }),
  )
})

test('knows the calling code of every country by one to three digits', () => {
  expect(Object.keys(CALLING_CODES)).toHaveLength(new Set(Object.keys(CALLING_CODES)).size)
  expect(
    Object.entries(CALLING_CODES).filter(
      ([region, code]) => !/^[A-Z]{2}$/.test(region) || !/^[1-9]\d{0,2}$/.test(code),
    ),
  ).toEqual([])
})
