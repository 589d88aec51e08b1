import { expect, test } from 'vitest'
import { inLanguage, languageOf } from './languages.ts'

test('reads the language from the first part of a path', () => {
  expect(['/', '/garments', '/es', '/es/garments', '/espresso'].map(languageOf)).toEqual([
    'en',
    'en',
    'es',
    'es',
    'en',
  ])
})

test.each(['/', '/garments', '/orders/abc'])('translates the path %s to Spanish and back', (path) => {
  const spanish = inLanguage(path, 'es')
  expect(languageOf(spanish)).toBe('es')
  expect(inLanguage(spanish, 'en')).toBe(path)
  expect(inLanguage(spanish, 'es')).toBe(spanish)
})
