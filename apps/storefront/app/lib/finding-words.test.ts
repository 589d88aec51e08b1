import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { findingAdvice, findingTitle } from './finding-words.ts'

const finding = { severity: 'error', message: 'Ours.', resolution: 'Do this.' } as const

test('has the designer’s title for a finding and advice about the file', () => {
  const found = { ...finding, code: 'RESOLUTION_TOO_LOW' }
  expect(findingTitle(found, es)).toBe(es.designer.findings.RESOLUTION_TOO_LOW.title)
  expect(findingAdvice(found, { dpi: 76 }, es)).toBe(
    'Con 76 DPI saldría borroso. Sube una versión con más píxeles.',
  )
})

test('shows the API’s words for an unknown finding', () => {
  const found = { ...finding, code: 'TOO_BEAUTIFUL' }
  expect(findingTitle(found, es)).toBe('Ours.')
  expect(findingAdvice(found, { dpi: null }, es)).toBe('Do this.')
})

test.each([
  ['English', en],
  ['Spanish', es],
])('has advice for every finding with a title in %s', (_, { designer, preflight }) => {
  expect(Object.keys(preflight.advice)).toEqual(Object.keys(designer.findings))
})
