import { globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { en } from './en.ts'

const APP = join(import.meta.dirname, '..')
const SOURCES = globSync(['*.tsx', '{features,islands,lib,routes}/**/*.{ts,tsx}'], { cwd: APP })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ folder: folderOf(path), code: readFileSync(join(APP, path), 'utf8') }))

/** Their texts are selected by codes, states and kinds from the API. */
const TABLES: ReadonlySet<string> = new Set([
  ...['fabrics', 'kinds', 'paymentMethods', 'findings', 'severity', 'advice'],
  ...['statuses', 'events', 'files', 'refusedFields'],
])

test.each(Object.keys(en) as (keyof typeof en)[])('uses every text of “%s” somewhere', (section) => {
  const code = codeNear(section)
  const dead = keysIn(en[section]).filter((key) => !new RegExp(`[.'"\`]${key}\\b`).test(code))
  expect(dead).toEqual([])
})

function folderOf(path: string): string {
  return dirname(path).split(sep).slice(0, 2).join(sep)
}

/** Texts are passed on within a feature: a folder that names their section may read them in any of its files. */
function codeNear(section: string): string {
  const named = new RegExp(`\\b${section}\\b`)
  const folders = new Set(SOURCES.filter(({ code }) => named.test(code)).map(({ folder }) => folder))
  return SOURCES.filter(({ folder }) => folders.has(folder))
    .map(({ code }) => code)
    .join('\n')
}

function keysIn(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, inner]: [string, unknown]) =>
    isRecord(inner) && !TABLES.has(key) && !isCounted(inner) ? [key, ...keysIn(inner)] : [key],
  )
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isCounted(texts: object): boolean {
  return Object.keys(texts).every((key) => /^(zero|one|two|few|many|other)$/.test(key))
}
