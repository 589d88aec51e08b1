import { ERROR_CODES, FILE_REASONS } from '@platen/contract'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { refusalWords } from './refusal-words.ts'

const LANGUAGES = [en, es]
const file = (reason: string) => ({ code: 'ARTWORK_REJECTED', fields: [{ path: 'file', reason }] })

test.each(Object.keys(ERROR_CODES))('has words for %s in every language', (code) => {
  const [english, spanish] = LANGUAGES.map((messages) => refusalWords({ code, fields: [] }, messages))
  for (const words of [english, spanish]) {
    expect(words?.title).toMatch(/\S/)
    expect(words?.text).toMatch(/\S.*\.$/)
  }
  expect(spanish).not.toEqual(english)
})

test.each(FILE_REASONS)('has words for a file that is refused as %s in every language', (reason) => {
  const texts = LANGUAGES.map((messages) => refusalWords(file(reason), messages).text)
  const general = LANGUAGES.map(({ errors }) => errors.file.text)
  expect(new Set([...texts, ...general]).size).toBe(4)
})

test('has words for a code and a reason of a later release', () => {
  expect(refusalWords({ code: 'SOMETHING_NEW', fields: [] }, es)).toBe(es.errors.broken)
  expect(refusalWords(file('something_new'), es)).toBe(es.errors.file)
})
