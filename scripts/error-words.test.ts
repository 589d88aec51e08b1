import { ERROR_CODES, FILE_REASONS } from '@platen/contract'
import { expect, test } from 'vitest'
import { refusalWords } from '../apps/storefront/app/lib/refusal-words.ts'
import { en } from '../apps/storefront/app/messages/en.ts'
import { es } from '../apps/storefront/app/messages/es.ts'

const LANGUAGES = [en, es]
const file = (reason: string) => ({ code: 'ARTWORK_REJECTED', fields: [{ path: 'file', reason }] })

test.each(Object.keys(ERROR_CODES))('the storefront has words for %s in every language', (code) => {
  const [english, spanish] = LANGUAGES.map((messages) => refusalWords({ code, fields: [] }, messages))
  for (const words of [english, spanish]) {
    expect(words?.title).toMatch(/\S/)
    expect(words?.text).toMatch(/\S.*\.$/)
  }
  expect(spanish).not.toEqual(english)
  expect(english === en.errors.broken).toBe(code === 'INTERNAL_ERROR')
})

test.each(FILE_REASONS)('the storefront has words for a file refused as %s in every language', (reason) => {
  const texts = LANGUAGES.map((messages) => refusalWords(file(reason), messages).text)
  const general = LANGUAGES.map(({ errors }) => errors.file.text)
  expect(new Set([...texts, ...general]).size).toBe(4)
})

test('the storefront has words for a code and a reason of a later release', () => {
  expect(refusalWords({ code: 'SOMETHING_NEW', fields: [] }, es)).toBe(es.errors.broken)
  expect(refusalWords(file('something_new'), es)).toBe(es.errors.file)
})
