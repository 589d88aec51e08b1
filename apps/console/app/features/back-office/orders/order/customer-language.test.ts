import { expect, test } from 'vitest'
import { languageOf } from './customer-language.ts'

test.each([
  [['es-SV', 'en'], 'es'],
  [['en', 'es'], 'en'],
  [[null, 'es'], 'es'],
  [['fr', 'es', 'en'], 'es'],
  [[null, undefined], 'en'],
] as const)('writes to a customer whose locales are %j in %s', (locales, language) => {
  expect(languageOf(locales)).toBe(language)
})
