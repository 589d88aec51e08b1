import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FONTS, fontFiles, fontPackageOf } from './index.ts'

const fileOf = (specifier: string) => fileURLToPath(import.meta.resolve(specifier))

test('there are more than thirty families, each once and free to print with', () => {
  expect(FONTS.length).toBeGreaterThan(30)
  expect(new Set(FONTS.map(({ id }) => id)).size).toBe(FONTS.length)
  for (const { id, name } of FONTS) {
    const about = JSON.parse(
      readFileSync(fileOf(`@fontsource/${id}/package.json`).replace('package.json', 'metadata.json'), 'utf8'),
    ) as {
      family: string
      license: { type: string }
    }
    expect([id, about.family, about.license.type]).toEqual([id, name, 'OFL-1.1'])
  }
})

test('each weight of each subset is a file of its package', () => {
  for (const file of fontFiles(FONTS))
    expect(() => readFileSync(fileOf(fontPackageOf(file) ?? file))).not.toThrow()
})

test.each([
  '../anton-latin-400-normal.woff',
  'anton-latin-400-normal.woff2',
  'arial-latin-400-normal.woff',
  'anton-latin-900-normal.woff',
  '',
])('%j is no font of ours', (file) => {
  expect(fontPackageOf(file)).toBeUndefined()
})
