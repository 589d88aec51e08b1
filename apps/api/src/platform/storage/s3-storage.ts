import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { S3mini } from 's3mini'
import { ConfigError } from '../../config.ts'
import { requireStorageKey } from './storage-key.ts'
import { storageFailed, type StorageWork } from './storage-failed.ts'
import type { Storage, StorageLog } from './storage.ts'

/** A file of 50 MB to a store that answers slowly fits; a store that is silent does not hold a request for ever. */
const TIMEOUT_MS = 60_000
/** Large files come and go in parts of this size, each within the timeout. */
const PART_BYTES = 8 * 1024 * 1024

/**
 * Files in an S3-compatible store (path style): `s3://key:secret@host[:port]/bucket[/prefix]?region=…&scheme=http`.
 * The key and the secret are percent-encoded where they hold `/`, `+` or `=`. Region is `us-east-1` unless told.
 * A PUT is atomic there, so nothing has to be written aside. What can fail by chance is tried twice.
 */
export function createS3Storage(url: URL, log: StorageLog): Storage {
  const settings = readSettings(url)
  let client: Promise<S3mini> | undefined

  return {
    put: async (key, bytes, contentType) => {
      const name = requireStorageKey(key)
      await reach('put', async (s3) => {
        const answer = await s3.putObject(name, bytes, contentType)
        await answer.body?.cancel()
      })
    },
    putFile: async (key, path, contentType) => {
      const name = requireStorageKey(key)
      const content = await openAsBlob(path)
      await reach('put', async (s3) => {
        // A store that does not say so is sent the file.
        if ((await s3.objectExists(name).catch(() => false)) === true) return
        const answer = await s3.putAnyObject(name, content, contentType)
        if ('body' in answer) await answer.body?.cancel()
      })
    },
    get: async (key) => {
      const name = requireStorageKey(key)
      return await reach('get', (s3) => unlessMissing(readWhole(s3, name)))
    },
    open: async (key) => {
      const name = requireStorageKey(key)
      const first = await reach('get', (s3) => unlessMissing(readPart(s3, name, 0)))
      if (!first) return undefined
      return { byteSize: first.byteSize, body: Readable.from(partsFrom(name, first), { objectMode: false }) }
    },
    remove: async (key) => {
      const name = requireStorageKey(key)
      await reach('remove', (s3) => unlessMissing(s3.deleteObject(name)))
    },
    // Uploads that broke off are the store's to clear, by a rule of its bucket.
    tidy: () => Promise.resolve(),
  }

  async function* partsFrom(name: string, first: Part): AsyncGenerator<Buffer> {
    yield first.bytes
    let at = first.bytes.length
    while (at < first.byteSize) {
      const start = at
      const part = await reach('get', (s3) => unlessMissing(readPart(s3, name, start)))
      if (!part) throw storageFailed(log, new Error('A file was removed while it was read.'), 'get')
      yield part.bytes
      at += part.bytes.length
    }
  }

  async function reach<Result>(doing: StorageWork, work: (s3: S3mini) => Promise<Result>): Promise<Result> {
    const s3 = await (client ??= connect(settings))
    try {
      return await work(s3).catch((error: unknown) => {
        if (mayPass(error)) return work(s3)
        throw error
      })
    } catch (error) {
      throw storageFailed(log, error, doing)
    }
  }
}

interface Part {
  readonly bytes: Buffer
  /** Of the whole file. */
  readonly byteSize: number
}

async function readWhole(s3: S3mini, name: string): Promise<Buffer> {
  const answer = await s3.getObjectRaw(name)
  return Buffer.from(await answer.arrayBuffer())
}

async function readPart(s3: S3mini, name: string, start: number): Promise<Part> {
  try {
    const answer = await s3.getObjectRaw(name, false, start, start + PART_BYTES)
    const bytes = Buffer.from(await answer.arrayBuffer())
    // A store that knows no ranges sends the whole file.
    const total = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]
    return total === undefined
      ? { bytes: bytes.subarray(start), byteSize: bytes.length }
      : { bytes, byteSize: Number(total) }
  } catch (error) {
    // Of an empty file there is no first part.
    if (start === 0 && statusOf(error) === 416) return { bytes: Buffer.alloc(0), byteSize: 0 }
    throw error
  }
}

/** Undefined when there is no such file. That there is no such bucket is an error: nobody has taken the files away. */
async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (statusOf(error) === 404 && !saysNoSuchBucket(error)) return undefined
    throw error
  }
}

function saysNoSuchBucket(error: unknown): boolean {
  return error instanceof Error && 'body' in error && String(error.body).includes('<Code>NoSuchBucket</Code>')
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error ? Number(error.status) : undefined
}

interface S3Settings {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly endpoint: string
  readonly region: string
}

/** Loaded with the first file: a shop that keeps its files in a folder never needs the client. */
async function connect(settings: S3Settings): Promise<S3mini> {
  const { S3mini } = await import('s3mini')
  return new S3mini({ ...settings, requestAbortTimeout: TIMEOUT_MS })
}

/** The store's own trouble, or a kept connection that it had closed meanwhile. Not its "no", and not its silence. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'TimeoutError') return false
  return (statusOf(error) ?? 500) >= 500
}

function readSettings(url: URL): S3Settings {
  const scheme = url.searchParams.get('scheme') ?? 'https'
  const bucket = signablePath(url.pathname.replaceAll(/^\/+|\/+$/g, ''))
  const accessKeyId = decoded(url.username)
  const secretAccessKey = decoded(url.password)
  const isWhole = accessKeyId !== '' && secretAccessKey !== '' && url.host !== '' && bucket !== ''
  if (!isWhole || (scheme !== 'https' && scheme !== 'http')) {
    // The address holds a secret: it is not repeated.
    throw new ConfigError([
      'STORAGE_URL must be like s3://key:secret@host/bucket?region=us-east-1 (and &scheme=http where there is no TLS).',
    ])
  }
  return {
    accessKeyId,
    secretAccessKey,
    endpoint: `${scheme}://${url.host}/${bucket}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
}

/** Encoded as a signature wants it: an address may hold `+` or `(` as they are. Empty when it cannot be read. */
function signablePath(path: string): string {
  const encoded = encodeURIComponent(decoded(path)).replaceAll('%2F', '/')
  return encoded.replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
