import { expect, test } from 'vitest'
import type { Languages } from '../messages/languages.ts'
import { pathsFor } from './paths.ts'

const SHOP: Languages = ['en', 'es']

test('builds escaped addresses in their language', () => {
  expect(pathsFor('es', SHOP).designer('a b', { colour: 'Heather grey' })).toBe(
    '/es/design/a%20b?colour=Heather+grey',
  )
  expect(pathsFor('en', SHOP).home()).toBe('/')
  expect(pathsFor('es', SHOP).home()).toBe('/es')
})

test('returns the same paths object for a language to avoid new renders', () => {
  expect(pathsFor('es', SHOP)).toBe(pathsFor('es', SHOP))
  expect(pathsFor('es', SHOP)).not.toBe(pathsFor('en', SHOP))
})
