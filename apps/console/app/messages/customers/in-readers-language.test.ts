import { expect, test } from 'vitest'
import es from './es.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import { inReadersLanguage } from './in-readers-language.ts'

test('a suggested reason is read in the language of the page, whatever language it was sent in', () => {
  expect(inReadersLanguage(es.hold.noAnswer)).toBe(en.hold.noAnswer)
  expect(inReadersLanguage(en.cancel.unreachable)).toBe(en.cancel.unreachable)
})

test('what staff typed stays', () => {
  expect(inReadersLanguage('El bordado se rompió.')).toBe('El bordado se rompió.')
})
