import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storageKey } from '../../platform/storage/storage-key.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { aPicture, upload } from '../../testing/storefront.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { wantRemoval } from './file-removal.store.ts'
import { keepFile } from './keep-file.ts'
import { removeFiles } from './remove-files.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await startTestApp()
})
afterEach(() => shop.close())

const LATER = 6 * 60_000
const bytes = Buffer.from('a slip')
const sha256 = createHash('sha256').update(bytes).digest()
const key = storageKey('proof', sha256.toString('hex'))
const put = () => shop.services.storage.put(key, bytes, 'application/octet-stream')
const want = () =>
  shop.services.transaction((tx) => wantRemoval(tx, [{ kind: 'proof', sha256 }], shop.clock.now()))
const known = async () => (await shop.services.pool.query('SELECT FROM file_removals')).rowCount

test('a file that is wanted away goes, artwork with its preview', async () => {
  const file = await aPicture(300)
  await upload(shop, file)
  const hash = createHash('sha256').update(file).digest()
  await shop.services.pool.query('UPDATE artworks SET removed_at = now()')
  await shop.services.transaction((tx) =>
    wantRemoval(
      tx,
      [
        { kind: 'artwork', sha256: hash },
        { kind: 'artwork', sha256: hash },
      ],
      shop.clock.now(),
    ),
  )
  shop.clock.advance(LATER)
  await removeFiles(shop.services)
  for (const kind of ['artwork', 'preview'] as const) {
    expect(await shop.services.storage.get(storageKey(kind, hash.toString('hex')))).toBeUndefined()
  }
})

test('a file whose row appears while it is removed is put again', async () => {
  // The upload puts, the removal looks and removes, the upload commits.
  await put()
  await want()
  shop.clock.advance(LATER)
  await removeFiles(shop.services)
  expect(await shop.services.storage.get(key)).toBeUndefined()
  await keepFile(shop.services, { kind: 'proof', sha256 }, put)
  expect(await shop.services.storage.get(key)).toEqual(bytes)
  expect(await known()).toBe(0)
})

test('an upload waits for a removal that is at its file, and then puts it again', async () => {
  await put()
  await want()
  shop.clock.advance(LATER)
  let kept: Promise<void> | undefined
  const slow: Storage = {
    ...shop.services.storage,
    remove: async (name) => {
      kept = keepFile(shop.services, { kind: 'proof', sha256 }, put)
      await new Promise((resolve) => setTimeout(resolve, 200))
      await shop.services.storage.remove(name)
    },
  }
  await removeFiles({ ...shop.services, storage: slow })
  await kept
  expect(await shop.services.storage.get(key)).toEqual(bytes)
})

test('what could not be removed is tried again, and does not hold up the rest', async () => {
  await want()
  await shop.services.transaction((tx) =>
    wantRemoval(
      tx,
      [{ kind: 'proof', sha256: createHash('sha256').update('another').digest() }],
      new Date(shop.clock.now().getTime() + 1),
    ),
  )
  shop.clock.advance(LATER)
  const broken: Storage = {
    ...shop.services.storage,
    remove: (name) => (name === key ? Promise.reject(new Error('away')) : Promise.resolve()),
  }
  await expect(removeFiles({ ...shop.services, storage: broken })).rejects.toThrow('away')
  const left = async () =>
    (await shop.services.pool.query('SELECT FROM file_removals WHERE done_at IS NULL')).rowCount
  expect(await left()).toBe(1)
  await removeFiles(shop.services)
  expect(await left()).toBe(1)
  shop.clock.advance(LATER)
  await removeFiles(shop.services)
  expect(await left()).toBe(0)
})

test('a hundred that cannot be removed do not stand before all others for ever', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    createHash('sha256').update(`stuck ${index}`).digest(),
  )
  await shop.services.transaction((tx) =>
    wantRemoval(
      tx,
      many.map((hash) => ({ kind: 'proof', sha256: hash })),
      new Date(shop.clock.now().getTime() - 1),
    ),
  )
  await put()
  await want()
  shop.clock.advance(LATER)
  const broken: Storage = {
    ...shop.services.storage,
    remove: (name) => (name === key ? shop.services.storage.remove(name) : Promise.reject(new Error('away'))),
  }
  await expect(removeFiles({ ...shop.services, storage: broken })).rejects.toThrow('away')
  await removeFiles({ ...shop.services, storage: broken })
  expect(await shop.services.storage.get(key)).toBeUndefined()
})
