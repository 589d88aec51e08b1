import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { es } from '../../messages/es.ts'
import { findingAdvice, findingTitle } from './finding-words.ts'

const finding = { severity: 'error', message: 'Ours.', resolution: 'Do this.' } as const

test('a finding has the same title wherever it is shown, and advice for the file alone', () => {
  const found = { ...finding, code: 'RESOLUTION_TOO_LOW' }
  expect(findingTitle(found, es)).toBe(es.designer.findings.RESOLUTION_TOO_LOW.title)
  expect(findingAdvice(found, { dpi: 76 }, es)).toBe(
    'Con 76 DPI saldría borroso. Sube una versión con más píxeles.',
  )
})

test('a finding that is new here is told in the words of the shop', () => {
  const found = { ...finding, code: 'TOO_BEAUTIFUL' }
  expect(findingTitle(found, es)).toBe('Ours.')
  expect(findingAdvice(found, { dpi: null }, es)).toBe('Do this.')
})

test.each([
  ['English', en],
  ['Spanish', es],
])('whatever has a title has advice, too, in %s', (_, { designer, preflight }) => {
  expect(Object.keys(preflight.advice)).toEqual(Object.keys(designer.findings))
})
