import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { locateBinaries, type SystemPackage } from './binaries.ts'

const npm = await locateBinaries(undefined, [])

test('uses the npm package when the system has no PostgreSQL 18', async () => {
  const nothing = { bin: '/nowhere/bin', share: '/nowhere/share' }
  expect(await locateBinaries(undefined, [nothing])).toEqual(npm)
})

test('prefers the PostgreSQL 18 of the system', async () => {
  const system = aSystemPackage()
  expect(await locateBinaries(undefined, [system])).toEqual({
    initdb: join(system.bin, 'initdb'),
    postgres: join(system.bin, 'postgres'),
  })
})

test.each([
  ['has no trigram search', ({ share }: SystemPackage) => join(share, 'extension', 'pg_trgm.control')],
  ['has no server', ({ bin }: SystemPackage) => join(bin, 'postgres')],
  ['has a server only', ({ bin }: SystemPackage) => join(bin, 'initdb')],
])('ignores a system package that %s', async (_what, missing) => {
  const system = aSystemPackage()
  rmSync(missing(system))
  expect(await locateBinaries(undefined, [system])).toEqual(npm)
})

function aSystemPackage(): SystemPackage {
  const folder = mkdtempSync(join(tmpdir(), 'platen-system-postgres-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(dirname(dirname(npm.postgres)), folder, { recursive: true, verbatimSymlinks: true })
  return { bin: join(folder, 'bin'), share: join(folder, 'share', 'postgresql') }
}
