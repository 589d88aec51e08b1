import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Where the files will be: their addresses count from there. */
const PLACE = fileURLToPath(new URL('../apps/api/build/service/', import.meta.url))

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platen-build-'))
  execFileSync(process.execPath, [fileURLToPath(new URL('build-service.ts', import.meta.url))], {
    env: { ...process.env, BUILD_FOLDER: folder },
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the built service finds the files beside its sources', () => {
  const addresses = textsOf('*.js').flatMap((text) =>
    [...text.matchAll(/new URL\("([^"]+)", import\.meta\.url\)\.href/g)].map(([, address]) => address!),
  )
  expect(addresses).toContain('../../src/platform/database/migrate.ts')
  expect(addresses.filter((address) => !existsSync(join(PLACE, address)))).toEqual([])
})

test('its stack traces name the sources', () => {
  const maps = textsOf('*.map').map((text) => JSON.parse(text) as { sources: string[]; mappings: string })
  const sources = maps.filter(({ mappings }) => /\w/.test(mappings)).flatMap((map) => map.sources)
  expect(sources).toContain('../../src/serve.ts')
  expect(sources.filter((source) => !existsSync(join(PLACE, source)))).toEqual([])
})

test('its text takes one byte a letter in memory', () => {
  const wide = textsOf('*.js').flatMap((text) => text.match(/[^\u0000-\u00ff]/g) ?? [])
  expect(wide).toEqual([])
})

test('it does not load what the service needs rarely or never', () => {
  expect(textsOf('*.js').filter((text) => /from ?"(node:)?http"/.test(text))).toEqual([])
})

function textsOf(pattern: string): string[] {
  return globSync(pattern, { cwd: join(folder, 'service') }).map((file) =>
    readFileSync(join(folder, 'service', file), 'utf8'),
  )
}
