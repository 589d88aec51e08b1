import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FONTS, fontFiles, fontPackageOf } from '../index.ts'
import { UNICODE_RANGES } from './subsets.ts'

const folderOf = (id: string) =>
  path.dirname(fileURLToPath(import.meta.resolve(`@fontsource/${id}/package.json`)))
const jsonOf = (id: string, file: string) =>
  JSON.parse(readFileSync(path.join(folderOf(id), file), 'utf8')) as Record<string, unknown>

test('there are more than thirty families, each once and free to print with', () => {
  expect(FONTS.length).toBeGreaterThan(30)
  expect(new Set(FONTS.map(({ id }) => id)).size).toBe(FONTS.length)
  for (const { id, name } of FONTS)
    expect(jsonOf(id, 'metadata.json')).toMatchObject({ family: name, license: { type: 'OFL-1.1' } })
})

test.each(FONTS.map((font) => [font.id, font] as const))(
  '%s has the subsets, characters and weights of its package',
  (id, { subsets, weights }) => {
    const inPackage = jsonOf(id, 'unicode.json')
    for (const subset of subsets)
      expect([subset, inPackage[subset]]).toEqual([subset, UNICODE_RANGES[subset]])
    const files = readdirSync(path.join(folderOf(id), 'files'))
    for (const subset of subsets)
      for (const weight of weights) expect(files).toContain(`${id}-${subset}-${weight}-normal.woff`)
    const both = ([400, 700] as const).filter((weight) => files.includes(`${id}-latin-${weight}-normal.woff`))
    expect(weights).toEqual(both)
  },
)

test('a text needs the files of its letters alone', () => {
  const filesOf = (text: string, font = 'anton', weight: 400 | 700 = 400) => fontFiles({ text, font, weight })
  expect(filesOf('Equipo Volcán')).toEqual(['anton-latin-400-normal.woff'])
  expect(filesOf('Łódź 10')).toEqual(['anton-latin-ext-400-normal.woff', 'anton-latin-400-normal.woff'])
  expect(filesOf('Привет, мир', 'lobster')).toEqual([
    'lobster-cyrillic-400-normal.woff',
    'lobster-latin-400-normal.woff',
  ])
  expect(filesOf('مرحبا', 'rubik', 700)).toEqual(['rubik-arabic-700-normal.woff'])
  // Anton has one weight, which looks bold.
  expect(filesOf('Привет')).toEqual(['rubik-cyrillic-700-normal.woff'])
  expect(filesOf('👋')).toEqual([])
  expect(filesOf('A', 'arial')).toEqual([])
  for (const file of filesOf('Go Καλημέρα नमस्ते')) expect(fontPackageOf(file)).toContain(file)
})

test.each([
  '../anton-latin-400-normal.woff',
  'anton-latin-400-normal.woff2',
  'arial-latin-400-normal.woff',
  'anton-latin-900-normal.woff',
  'anton-latin-700-normal.woff',
  'anton-cyrillic-400-normal.woff',
  '',
])('%j is no font of ours', (file) => {
  expect(fontPackageOf(file)).toBeUndefined()
})
