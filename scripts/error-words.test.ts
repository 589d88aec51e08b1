import { ERROR_CODES, FIELD_REASONS, FILE_REASONS, REFUSAL_REASONS } from '@platen/contract'
import { expect, test } from 'vitest'
import { CODE_TEXTS, FIELD_TEXTS, REASON_TEXTS } from '../apps/console/app/lib/requests/refusal-texts.ts'
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

test('the console has words for every code, reason and field, and for nothing else', () => {
  expect(Object.keys(CODE_TEXTS).sort()).toEqual(Object.keys(ERROR_CODES).sort())
  expect(Object.keys(REASON_TEXTS).sort()).toEqual([...REFUSAL_REASONS].sort())
  expect(Object.keys(FIELD_TEXTS).sort()).toEqual([...FIELD_REASONS].sort())
})

test('the console says what happened and what to do in words for people', () => {
  const reasons = Object.values(REASON_TEXTS).map((text) =>
    typeof text === 'function' ? text('PL-1', 'lost') : text,
  )
  const whole = [...Object.values(CODE_TEXTS), ...reasons].flatMap(({ title, text }) => [title, text])
  const fields = Object.values(FIELD_TEXTS).map((text) => (typeof text === 'function' ? text('12') : text))
  // A sentence, without the names that programs use.
  for (const words of [...whole, ...fields]) {
    expect(words).toMatch(/^[A-Z].*[\w.]$/)
    expect(words).not.toMatch(/undefined|[a-z]_[a-z]|[a-z](Id|Mm|Minor)\b|\.\.|`/)
  }
})
