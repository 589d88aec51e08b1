import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { storageKey } from './storage.ts'
import { createStorage } from './create-storage.ts'

test('returns what was stored, and nothing after it was removed', async () => {
  const { storage } = aFolderStore()
  const bytes = Buffer.from('a drawing')
  const key = storageKey('artwork', sha256(bytes))

  expect(await storage.get(key)).toBeUndefined()
  await storage.put(key, bytes, 'image/png')
  expect(await storage.get(key)).toEqual(bytes)
  await storage.remove(key)
  await storage.remove(key)
  expect(await storage.get(key)).toBeUndefined()
})

test('stores and returns a file of any length as a stream', async () => {
  const { storage, folder } = aFolderStore()
  const bytes = Buffer.alloc(3_000_000, 'film')
  const local = join(mkdtempSync(join(tmpdir(), 'platen-local-')), 'sheet.png')
  onTestFinished(() => rmSync(dirname(local), { recursive: true }))
  writeFileSync(local, bytes, { mode: 0o644 })
  const hash = sha256(bytes)
  const key = storageKey('sheet', hash)

  expect(await storage.open(key)).toBeUndefined()
  await Promise.all([1, 2, 3].map(() => storage.putFile(key, local, 'image/png')))
  const content = await storage.open(key)
  expect(content?.byteSize).toBe(bytes.length)
  expect(Buffer.concat(await content!.body.toArray()).equals(bytes)).toBe(true)
  expect((await storage.get(key))?.equals(bytes)).toBe(true)
  const path = join(folder, 'sheet', hash.slice(0, 2), hash.slice(2, 4), hash)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'incoming'))).toEqual([])
})

test('stores a file under its hash, readable only for its owner, with nothing beside it', async () => {
  const { storage, folder } = aFolderStore()
  const bytes = Buffer.from('a drawing')
  const hash = sha256(bytes)

  await storage.put(storageKey('artwork', hash), bytes, 'image/png')

  const path = join(folder, 'artwork', hash.slice(0, 2), hash.slice(2, 4), hash)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'incoming'))).toEqual([])
})

test('writes the same file once, and a truncated one again', async () => {
  const { storage, folder } = aFolderStore()
  const bytes = Buffer.from('a drawing')
  const hash = sha256(bytes)
  const key = storageKey('artwork', hash)
  const path = join(folder, 'artwork', hash.slice(0, 2), hash.slice(2, 4), hash)

  await storage.put(key, bytes, 'image/png')
  const first = statSync(path).ino
  await storage.put(key, bytes, 'image/png')
  expect(statSync(path).ino).toBe(first)

  writeFileSync(path, 'a dra')
  await storage.put(key, bytes, 'image/png')
  expect(await storage.get(key)).toEqual(bytes)
})

test('survives twenty simultaneous writers of one file', async () => {
  const { storage } = aFolderStore()
  const bytes = Buffer.alloc(200_000, 7)
  const key = storageKey('artwork', sha256(bytes))

  await Promise.all(Array.from({ length: 20 }, () => storage.put(key, bytes, 'image/png')))
  expect(await storage.get(key)).toEqual(bytes)
})

test.each([
  '',
  '../escaped',
  'artwork/../../escaped',
  `artwork/00/00/${'0'.repeat(63)}`,
  `artwork/00/00/${'0'.repeat(64)}\n`,
  `artwork/00/00/${'A'.repeat(64)}`,
  `artwork/ab/cd/${'0'.repeat(64)}`,
  `/artwork/00/00/${'0'.repeat(64)}`,
  `secrets/00/00/${'0'.repeat(64)}`,
])('builds no path from %j', async (key) => {
  const { storage, log } = aFolderStore()
  await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('not a storage key')
  await expect(storage.get(key)).rejects.toThrow('not a storage key')
  await expect(storage.remove(key)).rejects.toThrow('not a storage key')
  expect(log.error).not.toHaveBeenCalled()
})

test('makes keys only from a hash', () => {
  expect(() => storageKey('artwork', '../../etc/passwd')).toThrow('SHA-256')
  expect(storageKey('preview', `abcd${'0'.repeat(60)}`)).toBe(`preview/ab/cd/abcd${'0'.repeat(60)}`)
})

test('refuses with UPSTREAM_FAILED and logs the error when the folder cannot be used', async () => {
  const { storage, folder, log } = aFolderStore()
  writeFileSync(join(folder, 'artwork'), 'a file where the folder should be')
  const bytes = Buffer.from('a drawing')
  const key = storageKey('artwork', sha256(bytes))

  await expect(storage.put(key, bytes, 'image/png')).rejects.toMatchObject({
    code: 'UPSTREAM_FAILED',
    status: 502,
  })
  await expect(storage.get(key)).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' })
  await expect(storage.remove(key)).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' })
  expect(log.error).toHaveBeenCalledTimes(3)
})

test('leaves no partial file when the last step fails', async () => {
  const { storage, folder, log } = aFolderStore()
  const bytes = Buffer.from('a drawing')
  const hash = sha256(bytes)
  // A folder in place of the file prevents the rename.
  mkdirSync(join(folder, 'artwork', hash.slice(0, 2), hash.slice(2, 4), hash), { recursive: true })

  await expect(storage.put(storageKey('artwork', hash), bytes, 'image/png')).rejects.toMatchObject({
    code: 'UPSTREAM_FAILED',
  })
  expect(readdirSync(join(folder, 'incoming'))).toEqual([])
  expect(log.error).toHaveBeenCalledOnce()
})

test('removes partial files of dead processes and keeps those that are being written', async () => {
  const { storage, folder } = aFolderStore()
  mkdirSync(join(folder, 'incoming'))
  for (const name of ['old', 'fresh']) writeFileSync(join(folder, 'incoming', name), 'half a draw')
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000)
  utimesSync(join(folder, 'incoming', 'old'), longAgo, longAgo)

  await storage.tidy()
  expect(readdirSync(join(folder, 'incoming'))).toEqual(['fresh'])
  utimesSync(join(folder, 'incoming', 'fresh'), longAgo, longAgo)
  await storage.tidy()
  expect(readdirSync(join(folder, 'incoming'))).toEqual([])
  await aFolderStore().storage.tidy()
})

test('refuses a URL that is neither a folder nor an S3 store', () => {
  for (const address of ['https://example.com', 'artwork', '']) {
    expect(() => createStorage(address, { error: vi.fn() })).toThrow('STORAGE_URL')
  }
})

function aFolderStore() {
  const folder = mkdtempSync(join(tmpdir(), 'platen-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const log = { error: vi.fn() }
  return { storage: createStorage(pathToFileURL(folder).href, log), folder, log }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
