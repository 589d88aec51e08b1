import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { storageKey, type StoredKind, type Storage } from '../../apps/api/src/platform/storage/storage.ts'

/** The largest upload of a customer. */
const LARGE_BYTES = 50 * 1024 * 1024
const CROWD = 20
const TYPE = 'application/octet-stream'

/** Keys are recorded, so that all of them are removed at the end. */
export interface StoreUnderTest {
  readonly storage: Storage
  readonly keys: Set<string>
}

type Promised = (store: StoreUnderTest) => Promise<void>

/** Each throws when it is broken. */
export const PROMISES: Readonly<Record<string, Promised>> = {
  'a file that is not there is not found': async ({ storage }) => {
    const key = storageKey('artwork', sha256(randomBytes(32)))
    expectThat((await storage.get(key)) === undefined, 'it was found')
    expectThat((await storage.open(key)) === undefined, 'it was found in parts')
  },
  'a picture comes back as it was': async (store) => {
    const width = 400
    const picture = await sharp({ create: { width, height: 300, channels: 4, background: '#0a7' } })
      .png()
      .toBuffer()
    const key = await put(store, 'artwork', picture)
    const back = await store.storage.get(key)
    expectSame(back, picture)
    expectThat((await sharp(back).metadata()).width === width, 'it is no picture of that size')
  },
  'a file of no bytes': (store) => thereAndBack(store, Buffer.alloc(0)),
  'a file of one byte': (store) => thereAndBack(store, Buffer.from([255])),
  'a file of every byte': (store) =>
    thereAndBack(store, Buffer.from(Array.from({ length: 256 }, (_, n) => n))),
  'the same file twice is one file': async (store) => {
    const bytes = randomBytes(10_000)
    await put(store, 'artwork', bytes)
    expectSame(await store.storage.get(await put(store, 'artwork', bytes)), bytes)
  },
  'a removed file is gone; removing it twice is no error': async (store) => {
    const key = await put(store, 'proof', randomBytes(1_000))
    await store.storage.remove(key)
    expectThat((await store.storage.get(key)) === undefined, 'it is still found')
    expectThat((await store.storage.open(key)) === undefined, 'it is still found in parts')
    await store.storage.remove(key)
  },
  'what replaces a removed file is read at once': async ({ storage, keys }) => {
    const key = storageKey('preview', sha256(randomBytes(32)))
    keys.add(key)
    for (const bytes of [randomBytes(1_000), randomBytes(2_000), randomBytes(500)]) {
      await storage.put(key, bytes, 'image/webp')
      expectSame(await storage.get(key), bytes)
      await storage.remove(key)
    }
  },
  '50 MB in one piece, read in parts': async (store) => {
    const bytes = randomBytes(LARGE_BYTES)
    const content = await store.storage.open(await put(store, 'artwork', bytes))
    expectThat(content?.byteSize === LARGE_BYTES, `it says that it has ${String(content?.byteSize)} bytes`)
    expectThat((await hashOf(content?.body)) === sha256(bytes), 'its checksum is another one')
  },
  '50 MB from a local file, read in parts and whole': async ({ storage, keys }) => {
    const folder = await mkdtemp(join(tmpdir(), 'platen-check-'))
    try {
      const bytes = randomBytes(LARGE_BYTES)
      const path = join(folder, 'sheet.png')
      await pipeline(Readable.from([bytes]), createWriteStream(path))
      const key = storageKey('sheet', sha256(bytes))
      keys.add(key)
      for (let time = 0; time < 2; time += 1) await storage.putFile(key, path, 'image/png')
      expectThat(
        (await hashOf((await storage.open(key))?.body)) === sha256(bytes),
        'its checksum is another one',
      )
      expectSame(await storage.get(key), bytes)
    } finally {
      await rm(folder, { recursive: true })
    }
  },
  'a reader that leaves early does no harm': async (store) => {
    const key = await put(store, 'sheet', randomBytes(LARGE_BYTES / 2))
    const content = await store.storage.open(key)
    content?.body.destroy()
    await thereAndBack(store, randomBytes(100))
  },
  [`${CROWD} at once`]: async (store) => {
    await Promise.all(Array.from({ length: CROWD }, () => thereAndBack(store, randomBytes(300_000))))
  },
  [`${CROWD} with the same file at once`]: async (store) => {
    const bytes = randomBytes(300_000)
    await Promise.all(Array.from({ length: CROWD }, () => thereAndBack(store, bytes)))
  },
}

async function thereAndBack(store: StoreUnderTest, bytes: Buffer): Promise<void> {
  const key = await put(store, 'artwork', bytes)
  expectSame(await store.storage.get(key), bytes)
  const content = await store.storage.open(key)
  expectThat(content?.byteSize === bytes.length, `it says that it has ${String(content?.byteSize)} bytes`)
  expectThat((await hashOf(content?.body)) === sha256(bytes), 'read in parts it is something else')
}

async function put({ storage, keys }: StoreUnderTest, kind: StoredKind, bytes: Buffer): Promise<string> {
  const key = storageKey(kind, sha256(bytes))
  keys.add(key)
  await storage.put(key, bytes, TYPE)
  return key
}

function expectSame(found: Buffer | undefined, bytes: Buffer): void {
  expectThat(found !== undefined, 'it is not found')
  expectThat(isDeepStrictEqual(found, bytes), 'it came back as something else')
}

export function expectThat(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function hashOf(body: Readable | undefined): Promise<string> {
  const hash = createHash('sha256')
  if (body) await pipeline(body, hash)
  return hash.digest('hex')
}
