import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { storageKey, type Storage } from '../storage/storage.ts'
import { freshTestApp } from '../../testing/shared.ts'
import { aPicture, upload } from '../../testing/storefront.ts'
import { requestFileRemoval } from './file-removal.store.ts'
import { keepFile, removeFiles } from './remove-files.ts'

const shop = freshTestApp()

const LATER = 6 * 60_000
const bytes = Buffer.from('a slip')
const sha256 = createHash('sha256').update(bytes).digest()
const key = storageKey('proof', sha256.toString('hex'))
const put = () => shop.services.storage.put(key, bytes, 'application/octet-stream')
const requestRemoval = () =>
  shop.services.transaction((tx) => requestFileRemoval(tx, [{ kind: 'proof', sha256 }], shop.clock.now()))
const countRemovals = async () => (await shop.services.pool.query('SELECT FROM file_removals')).rowCount

test('removes a requested file, and an artwork together with its preview', async () => {
  const file = await aPicture(300)
  await upload(shop, file)
  const hash = createHash('sha256').update(file).digest()
  await shop.services.pool.query('UPDATE artworks SET removed_at = now()')
  await shop.services.transaction((tx) =>
    requestFileRemoval(
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

test('stores a file again whose row was committed while it was removed', async () => {
  // The upload stores, the removal checks and removes, then the upload commits.
  await put()
  await requestRemoval()
  shop.clock.advance(LATER)
  await removeFiles(shop.services)
  expect(await shop.services.storage.get(key)).toBeUndefined()
  await keepFile(shop.services, { kind: 'proof', sha256 }, put)
  expect(await shop.services.storage.get(key)).toEqual(bytes)
  expect(await countRemovals()).toBe(0)
})

test('waits for a running removal of the same file, and then stores the file again', async () => {
  await put()
  await requestRemoval()
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

test('retries a failed removal without holding up the others', async () => {
  await requestRemoval()
  await shop.services.transaction((tx) =>
    requestFileRemoval(
      tx,
      [{ kind: 'proof', sha256: createHash('sha256').update('another').digest() }],
      new Date(shop.clock.now().getTime() + 1),
    ),
  )
  shop.clock.advance(LATER)
  const broken: Storage = {
    ...shop.services.storage,
    remove: (name) => (name === key ? Promise.reject(new Error('unavailable')) : Promise.resolve()),
  }
  await expect(removeFiles({ ...shop.services, storage: broken })).rejects.toThrow('unavailable')
  const left = async () =>
    (await shop.services.pool.query('SELECT FROM file_removals WHERE done_at IS NULL')).rowCount
  expect(await left()).toBe(1)
  await removeFiles(shop.services)
  expect(await left()).toBe(1)
  shop.clock.advance(LATER)
  await removeFiles(shop.services)
  expect(await left()).toBe(0)
})

test('does not let a hundred failing removals block the others', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    createHash('sha256').update(`stuck ${index}`).digest(),
  )
  await shop.services.transaction((tx) =>
    requestFileRemoval(
      tx,
      many.map((hash) => ({ kind: 'proof', sha256: hash })),
      new Date(shop.clock.now().getTime() - 1),
    ),
  )
  await put()
  await requestRemoval()
  shop.clock.advance(LATER)
  const broken: Storage = {
    ...shop.services.storage,
    remove: (name) =>
      name === key ? shop.services.storage.remove(name) : Promise.reject(new Error('unavailable')),
  }
  await expect(removeFiles({ ...shop.services, storage: broken })).rejects.toThrow('unavailable')
  await removeFiles({ ...shop.services, storage: broken })
  expect(await shop.services.storage.get(key)).toBeUndefined()
})
