import { expect, test } from 'vitest'
import { pathsFor } from './paths.ts'

test('builds escaped addresses in their language', () => {
  expect(pathsFor('es').designer('a b', { colour: 'Heather grey' })).toBe(
    '/es/design/a%20b?colour=Heather+grey',
  )
  expect(pathsFor('en').home()).toBe('/')
  expect(pathsFor('es').home()).toBe('/es')
})

test('returns the same paths object for a language to avoid new renders', () => {
  expect(pathsFor('es')).toBe(pathsFor('es'))
  expect(pathsFor('es')).not.toBe(pathsFor('en'))
})
