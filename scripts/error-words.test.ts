import { ERROR_CODES, FIELD_REASONS, FILE_REASONS, OPERATIONS, REFUSAL_REASONS } from '@platen/contract'
import { LOCALES, fill, readMessages } from '@platen/messages'
import { expect, test } from 'vitest'
import { en as consoleMessages } from '../apps/console/app/messages/en.ts'
import { refusalWords } from '../apps/storefront/app/lib/texts/refusal-words.ts'
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

const { codes, reasons, fields, withoutLimit, fieldNames } = readMessages(consoleMessages).refusals

test('the console has words for every code, reason and field, and for nothing else', () => {
  expect(Object.keys(codes).sort()).toEqual(Object.keys(ERROR_CODES).sort())
  expect(Object.keys(reasons).sort()).toEqual([...REFUSAL_REASONS].sort())
  expect(Object.keys(fields).sort()).toEqual([...FIELD_REASONS].sort())
})

test('the console says what happened and what to do in words for people', () => {
  const whole = [...Object.values(codes), ...Object.values(reasons)].flatMap(({ title, text }) => [
    title,
    text,
  ])
  const ofFields = Object.values(fields).flatMap((text) =>
    typeof text === 'string' ? text : Object.values(text),
  )
  // A sentence, without the names that programs use.
  for (const words of [...whole, ...ofFields, ...Object.values(withoutLimit)]) {
    const filled = fill(words, { names: 'PL-1', limit: '12', count: 12 })
    expect(filled).toMatch(/^[A-Z].*[\w.]$/)
    expect(filled).not.toMatch(/undefined|[a-z]_[a-z]|[a-z](Id|Mm|Minor)\b|\.\.|[`{}]/)
  }
})

/** Sent by the console itself: tokens, revisions, notes for the audit log. */
const NEVER_FILLED_IN = [
  ...[
    'metadata',
    'revision',
    'token',
    'opened',
    'dismissed',
    'storeOpen',
    'skipped',
    'confirmed',
    'garment',
    'lastId',
  ],
  ...LOCALES,
]

test('the console names every field that staff fill in', () => {
  const bodies = OPERATIONS.filter(({ path }) => path.startsWith('/api/admin/')).flatMap(
    ({ body }) => body ?? [],
  )
  const named = new Set([...Object.keys(fieldNames), ...NEVER_FILLED_IN])
  expect(bodies.flatMap(propertiesIn).filter((name) => !named.has(name))).toEqual([])
})

/** Of a JSON Schema and all schemas in it. */
function propertiesIn(schema: object): string[] {
  return Object.entries(schema).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part !== 'object' || part === null) return []
    return key === 'properties' ? [...Object.keys(part), ...propertiesIn(part)] : propertiesIn(part)
  })
}
