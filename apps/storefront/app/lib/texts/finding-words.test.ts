import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { es } from '../../messages/es.ts'
import { findingAdvice, findingTitle } from './finding-words.ts'

type Code = Parameters<typeof findingTitle>[0]['code']
const finding = { severity: 'error', message: 'Ours.', resolution: 'Do this.' } as const

test('has the designer’s title for a finding and advice about the file', () => {
  const found = { ...finding, code: 'RESOLUTION_TOO_LOW' } as const
  expect(findingTitle(found, es)).toBe(es.designer.findings.RESOLUTION_TOO_LOW.title)
  expect(findingAdvice(found, { dpi: 76 }, es)).toBe(
    'Con 76 DPI saldría borroso. Sube una versión con más píxeles.',
  )
})

test('shows the API’s words for an unknown finding', () => {
  const found = { ...finding, code: 'TOO_BEAUTIFUL' as Code }
  expect(findingTitle(found, es)).toBe('Ours.')
  expect(findingAdvice(found, { dpi: null }, es)).toBe('Do this.')
})

test.each([
  ['English', en],
  ['Spanish', es],
])('has advice without a print size for every finding with a title in %s', (_, messages) => {
  for (const code of Object.keys(messages.designer.findings) as Code[]) {
    const advice = findingAdvice({ ...finding, code }, { dpi: 76 }, messages)
    expect(advice).not.toBe(finding.resolution)
    expect(advice).not.toMatch(/[{}]/)
  }
})
