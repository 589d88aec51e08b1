import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALES, readMessages, textParts, type PluralForms } from '@platen/messages'

const ROOT = join(import.meta.dirname, '..')
const ENGLISH = globSync('{apps,packages}/*/{app,src}/**/messages/en/*.json', { cwd: ROOT })
const TRANSLATED = ENGLISH.flatMap((english) =>
  LOCALES.filter((locale) => locale !== 'en').map((locale) => ({
    locale,
    english,
    file: join(dirname(dirname(english)), locale, basename(english)),
  })),
)

describe.each(TRANSLATED)('$file', ({ locale, english, file }) => {
  const originals = messagesOf(english)
  const messages = messagesOf(file)

  test('has every message of the English file and no other', () => {
    expect([...messages.keys()].sort()).toEqual([...originals.keys()].sort())
  })

  test('uses the placeholders and marks of the English file', () => {
    for (const [key, message] of messages)
      for (const text of Object.values(message))
        expect([key, ...namesIn(text)]).toEqual([key, ...namesIn(originals.get(key)?.other ?? '')])
  })

  test('has the plural forms that the language needs', () => {
    const rules = new Intl.PluralRules(locale)
    const needed = new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)))
    const plurals = [...messages].filter(([key]) => 'one' in (originals.get(key) ?? {}))
    const missing = plurals.flatMap(([key, forms]) =>
      [...needed].filter((form) => !(form in forms)).map((form) => `${key}_${form}`),
    )
    expect(missing).toEqual([])
  })

  test('has no empty text and nothing left in English', () => {
    const bad = [...messages].filter(([key, { other }]) => {
      const words = other.replaceAll(/\{\{\w+\}\}|<\/?\w+>|[^\p{L}]/gu, '')
      return other.trim() === '' || (words.length > 20 && other === originals.get(key)?.other)
    })
    expect(bad).toEqual([])
  })
})

/** By dotted key; a message without plural forms has `other` only. */
function messagesOf(file: string): Map<string, PluralForms> {
  const path = join(ROOT, file)
  if (!existsSync(path)) return new Map<string, PluralForms>()
  return flat(readMessages(JSON.parse(readFileSync(path, 'utf8')) as object))
}

function flat(messages: object, path = ''): Map<string, PluralForms> {
  return new Map(
    Object.entries(messages).flatMap(([name, value]: [string, string | object]) => {
      const key = path + name
      if (typeof value === 'string') return [[key, { other: value }] as const]
      return isPlural(value) ? [[key, value] as const] : [...flat(value, `${key}.`)]
    }),
  )
}

function isPlural(value: object): value is PluralForms {
  return Object.keys(value).every((name) => /^(zero|one|two|few|many|other)$/.test(name))
}

/** Without the number itself, which a form for one thing need not say. */
function namesIn(text: string): string[] {
  const placeholders = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  const marks = textParts(text).flatMap(({ tag }) => tag ?? [])
  return [...placeholders.filter((name) => name !== 'count'), ...marks].sort()
}
