import { expect, test } from 'vitest'
import { languageFor } from './messages.ts'

test('uses the first language that is written here, or English', () => {
  const of = (...wanted: (string | null)[]) => languageFor(wanted).locale
  expect(of('es-NI')).toBe('es-NI')
  expect(of('de', 'es', 'en')).toBe('es')
  expect(of(null, 'en')).toBe('en')
  expect(of('to', 'xx')).toBe('en')
})
