import { expect, test } from 'vitest'
import { namesPerson } from './person.ts'

const WORDS = ['José Núñez de Paz', 'Jose@Example.com', '+50371112233', null]

test.each([
  'Asked by jose',
  'NUÑEZ wrote to us',
  'By mail from jose@example.com',
  'Called from 7111-2233',
  'Called from +503 7111 2233',
])('finds a person in “%s”', (text) => {
  expect(namesPerson(text, WORDS)).toBe(true)
})

test.each(['Asked by mail', 'The customer wants to be forgotten', 'Ticket 4711, de facto settled'])(
  'finds nobody in “%s”',
  (text) => {
    expect(namesPerson(text, WORDS)).toBe(false)
  },
)
