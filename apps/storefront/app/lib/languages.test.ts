import { expect, test } from 'vitest'
import { inLanguage, languageOf } from './languages.ts'
import { pathsFor } from './paths.ts'

test('the first part of a path says the language, and only when it is one', () => {
  expect(['/', '/garments', '/es', '/es/garments', '/espresso'].map(languageOf)).toEqual([
    'en',
    'en',
    'es',
    'es',
    'en',
  ])
})

test.each(['/', '/garments', '/orders/abc'])(
  '%s has the same page in each language, there and back',
  (path) => {
    const spanish = inLanguage(path, 'es')
    expect(languageOf(spanish)).toBe('es')
    expect(inLanguage(spanish, 'en')).toBe(path)
    expect(inLanguage(spanish, 'es')).toBe(spanish)
  },
)

test('addresses carry their language and are escaped', () => {
  expect(pathsFor('es').designer('a b', { colour: 'Heather grey' })).toBe(
    '/es/design/a%20b?colour=Heather+grey',
  )
  expect(pathsFor('en').home()).toBe('/')
  expect(pathsFor('es').home()).toBe('/es')
})

test('the addresses of a language are one object, so that nothing is drawn anew because of them', () => {
  expect(pathsFor('es')).toBe(pathsFor('es'))
  expect(pathsFor('es')).not.toBe(pathsFor('en'))
})
