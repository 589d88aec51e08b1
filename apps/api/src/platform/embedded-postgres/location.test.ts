import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makePrivateFolder } from './files.ts'
import { locateCluster, recordLocation, type ClusterLocation } from './location.ts'

const isRoot = process.getuid?.() === 0

test('keeps the database in the data folder when the account of PostgreSQL can enter it', () => {
  const dataDir = join(aFolder(0o711), 'data')
  expect(locateCluster(dataDir).folder).toBe(join(dataDir, 'postgres'))
})

test.runIf(isRoot)('keeps the database elsewhere when only root can enter the data folder', () => {
  const dataDir = join(aFolder(0o700), 'data')
  const location = makeDatabase(dataDir)

  expect(location.folder.startsWith('/var/lib/platen/')).toBe(true)
  expect(location.account?.uid).not.toBe(0)
  expect(locateCluster(dataDir)).toEqual(location)
})

test.runIf(isRoot)(
  'finds the database in its original place after the permissions of the folder changed',
  () => {
    const closed = aFolder(0o700)
    const madeElsewhere = makeDatabase(join(closed, 'data'))
    chmodSync(closed, 0o711)
    expect(locateCluster(join(closed, 'data'))).toEqual(madeElsewhere)

    const open = aFolder(0o711)
    makeDatabase(join(open, 'data'))
    chmodSync(open, 0o700)
    expect(() => locateCluster(join(open, 'data'))).toThrow('can no longer enter')
  },
)

test.runIf(isRoot)('finds the database elsewhere after the data folder was moved', () => {
  const folder = aFolder(0o700)
  const location = makeDatabase(join(folder, 'data'))
  renameSync(join(folder, 'data'), join(folder, 'moved'))

  expect(locateCluster(join(folder, 'moved'))).toEqual(location)
})

test.runIf(isRoot)(
  'refuses a copy of a data folder, which would write into the database of the original',
  () => {
    const folder = aFolder(0o700)
    makeDatabase(join(folder, 'data'))
    cpSync(join(folder, 'data'), join(folder, 'copy'), { recursive: true })

    expect(() => locateCluster(join(folder, 'copy'))).toThrow('is a copy of')
  },
)

test.runIf(isRoot)('refuses to start with an empty database when the recorded one is missing', () => {
  const dataDir = join(aFolder(0o700), 'data')
  const { data } = makeDatabase(dataDir)
  rmSync(data, { recursive: true })

  expect(() => locateCluster(dataDir)).toThrow('its database is not in')
  expect(locateCluster(dataDir, { replacesLost: true })).toMatchObject({ data })
})

test.each([
  ['artwork', ['files', 'artwork', 'ab', 'cd', 'abcd']],
  ['unsent emails', ['mail', '1.eml']],
  ['settings of the database', ['postgres', 'postgresql.conf']],
])('refuses to start with an empty database beside kept %s', (_what, path) => {
  const dataDir = join(aFolder(0o711), 'data')
  const file = join(dataDir, ...path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'kept')

  expect(() => locateCluster(dataDir)).toThrow('A shop lived in')
  expect(() => locateCluster(dataDir)).toThrow('npm run restore')
  expect(locateCluster(dataDir, { replacesLost: true }).folder).toBe(join(dataDir, 'postgres'))
})

test('refuses to start with an empty database when the whole folder of the database is gone', () => {
  const dataDir = join(aFolder(0o711), 'data')
  const { folder } = makeDatabase(dataDir)
  rmSync(folder, { recursive: true })

  expect(() => locateCluster(dataDir)).toThrow('A shop lived in')
})

test('starts anew in a folder where only a first start was interrupted', () => {
  const dataDir = join(aFolder(0o711), 'data')
  mkdirSync(join(dataDir, 'postgres', 'data.new-1'), { recursive: true })
  mkdirSync(join(dataDir, 'files', 'incoming'), { recursive: true })

  expect(locateCluster(dataDir).folder).toBe(join(dataDir, 'postgres'))
})

test.runIf(isRoot)('refuses a database that belongs to root, as PostgreSQL would', () => {
  const dataDir = join(aFolder(0o711), 'data')
  mkdirSync(join(dataDir, 'postgres', 'data'), { recursive: true })

  expect(() => locateCluster(dataDir)).toThrow('PostgreSQL cannot run as root')
})

test.runIf(isRoot)('runs PostgreSQL as the owner of an existing database', () => {
  const dataDir = join(aFolder(0o711), 'data')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  makePrivateFolder(join(dataDir, 'postgres', 'data'), { uid: 12_345, gid: 12_346 })

  expect(locateCluster(dataDir).account).toEqual({ uid: 12_345, gid: 12_346 })
})

/** Replaces initdb in these tests. */
function makeDatabase(dataDir: string): ClusterLocation {
  const location = locateCluster(dataDir)
  makePrivateFolder(location.data, location.account)
  recordLocation(dataDir, location)
  onTestFinished(() => rmSync(location.folder, { recursive: true, force: true }))
  return location
}

function aFolder(mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'platen-place-'))
  chmodSync(folder, mode)
  onTestFinished(() => {
    if (existsSync(folder)) rmSync(folder, { recursive: true })
  })
  return folder
}
