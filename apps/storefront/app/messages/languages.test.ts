import { expect, test } from 'vitest'
import { inLanguage, languageOf, type Languages } from './languages.ts'

const SHOP: Languages = ['en', 'es', 'pt-BR']

test('reads the language from the first part of a path', () => {
  const paths = ['/', '/garments', '/es', '/es/garments', '/espresso', '/pt-BR/cart']
  expect(paths.map((path) => languageOf(path, SHOP))).toEqual(['en', 'en', 'es', 'es', 'en', 'pt-BR'])
})

test('gives the shop’s first language the paths without a prefix', () => {
  const spanish: Languages = ['es', 'en']
  expect(languageOf('/garments', spanish)).toBe('es')
  expect(inLanguage('/en/garments', 'es', spanish)).toBe('/garments')
  expect(inLanguage('/garments', 'en', spanish)).toBe('/en/garments')
})

test('never makes a path that leaves the site', () => {
  expect(inLanguage('/es//evil.example', 'en', SHOP)).toBe('/evil.example')
})

test.each(['/', '/garments', '/orders/abc'])('translates the path %s to Spanish and back', (path) => {
  const spanish = inLanguage(path, 'es', SHOP)
  expect(languageOf(spanish, SHOP)).toBe('es')
  expect(inLanguage(spanish, 'en', SHOP)).toBe(path)
  expect(inLanguage(spanish, 'es', SHOP)).toBe(spanish)
})
