import { expect, test } from 'vitest'
import { commonPasswords, passwordProblem } from './common-passwords.ts'

const OWNER = { email: 'marina.lopez@example.com', storeName: 'Bright Quetzal Prints' }

test('knows at least the 3,000 leaked passwords that ASVS 6.2.4 requires, all of an allowed length', () => {
  const list = commonPasswords()
  expect(list.size).toBeGreaterThanOrEqual(3_000)
  expect([...list].filter((password) => password.length < 12 || password !== password.toLowerCase())).toEqual(
    [],
  )
})

test.each(['1qaz2wsx3edc', 'QwertyQwerty', 'leavemealone', 'Contraseña123'])(
  'refuses the leaked password %s in any case',
  (password) => expect(passwordProblem(password, OWNER)?.message).toMatch(/leaked/),
)

test.each([
  ['ababababababab', /four different/],
  ['marina.lopez@example.com', /email/],
  ['marina.lopez2026!', /email/],
  ['BrightQuetzalPrints2026', /name/],
  ['quetzal-platen-123', /name/],
  ['platen-owner-2026', /name/],
  ['lopez.marina!!2026', /name/],
])('refuses %s', (password, problem) => expect(passwordProblem(password, OWNER)?.message).toMatch(problem))

test('takes a long password that nobody else uses', () => {
  expect(passwordProblem('four geese cross the print room', OWNER)).toBeUndefined()
  expect(passwordProblem('a quetzal crossed the river at night', OWNER)).toBeUndefined()
})
