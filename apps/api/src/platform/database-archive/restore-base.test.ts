import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { LOG_FOLDER } from '../embedded-postgres/index.ts'
import {
  baseKey,
  putPacked,
  readBases,
  walKey,
  writeBases,
  type ArchiveStorage,
  type BaseCopy,
} from './archive-store.ts'
import { fillFromArchive } from './restore-base.ts'
import type { Manifest } from './take-base-copy.ts'
import { historyName, nameOf } from './wal-names.ts'

const BASE: BaseCopy = {
  name: '2026-11-22T10-00-00.000Z',
  system: '7',
  firstSegment: nameOf({ timeline: 1, segment: 5 }),
  completedAt: '2026-11-22T10:00:00.000Z',
  pieces: 1,
  bytes: 3,
}

test('refuses the index of a newer release', async () => {
  const { storage, files } = anArchive()
  await writeBases(storage, [BASE])
  expect(await readBases(storage)).toEqual([BASE])
  files.set('archive/index.json', Buffer.from(JSON.stringify({ format: 2, bases: [] })))
  await expect(readBases(storage)).rejects.toThrow('The archive was written by a newer release of Platen.')
})

test('refuses a base copy without a manifest or with a missing piece', async () => {
  const { storage } = anArchive()
  await expect(fill(storage)).rejects.toThrow('has no manifest')
  await putManifest(storage, 'base/1')
  await expect(fill(storage)).rejects.toThrow('Piece 1 of the base copy 2026-11-22T10-00-00.000Z is missing.')
})

test('writes no file outside the folder of the database', async () => {
  const { storage } = anArchive()
  await putManifest(storage, '../outside')
  await putPacked(storage, baseKey(BASE.name, 1), Buffer.from('abc'))
  const folder = aFolder()
  await expect(fill(storage, folder)).rejects.toThrow('is damaged')
  expect(existsSync(join(dirname(folder), 'outside'))).toBe(false)
})

test.each([1, 3, 100])('finds the log that continues after a gap of %d files', async (width) => {
  const { storage } = anArchive()
  await putManifest(storage, 'file')
  await putPacked(storage, baseKey(BASE.name, 1), Buffer.from('abc'))
  const put = (segment: number) =>
    putPacked(storage, walKey(BASE.system, nameOf({ timeline: 1, segment })), Buffer.alloc(10))
  for (const segment of [5, 6]) await put(segment)
  expect(await fill(storage)).toEqual({ segments: 2, gap: undefined })
  for (let segment = 7 + width; segment < 7 + 2 * width; segment += 1) await put(segment)
  expect(await fill(storage)).toEqual({ segments: 2, gap: nameOf({ timeline: 1, segment: 7 }) })
})

test('follows the log of a database that was restored and continued on a new timeline', async () => {
  const { storage } = anArchive()
  await putManifest(storage, 'file')
  await putPacked(storage, baseKey(BASE.name, 1), Buffer.from('abc'))
  const put = (file: string) => putPacked(storage, walKey(BASE.system, file), Buffer.alloc(10))
  const [before, after] = [nameOf({ timeline: 1, segment: 5 }), nameOf({ timeline: 2, segment: 6 })]
  for (const file of [before, historyName(2), after]) await put(file)
  const folder = aFolder()
  expect(await fill(storage, folder)).toEqual({ segments: 2, gap: undefined })
  expect(readdirSync(join(folder, LOG_FOLDER)).sort()).toEqual([historyName(2), before, after].sort())
})

function anArchive(): { storage: ArchiveStorage; files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>()
  const put = (key: string, bytes: Buffer) => Promise.resolve(void files.set(key, bytes))
  const storage = {
    put,
    replace: put,
    get: (key: string) => Promise.resolve(files.get(key)),
    remove: (key: string) => Promise.resolve(void files.delete(key)),
  }
  return { storage, files }
}

async function putManifest(storage: ArchiveStorage, path: string): Promise<void> {
  const manifest: Manifest = { folders: ['base'], files: [{ path, bytes: 3 }], label: '' }
  await putPacked(storage, baseKey(BASE.name, 'manifest'), Buffer.from(JSON.stringify(manifest)))
}

function fill(storage: ArchiveStorage, folder = aFolder()) {
  return fillFromArchive(storage, { base: BASE, next: undefined }, folder)
}

function aFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'platen-test-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return join(parent, 'data')
}
