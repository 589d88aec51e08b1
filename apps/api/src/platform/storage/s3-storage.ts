import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { S3mini } from 's3mini'
import { ConfigError } from '../../config.ts'
import {
  requireStorageKey,
  storageFailed,
  type StorageWork,
  type Storage,
  type StorageLog,
} from './storage.ts'

/** Enough for 50 MB on a slow store; a silent store does not hold a request forever. */
const TIMEOUT_MS = 60_000
/** Each part of a large file has to arrive within the timeout. */
const PART_BYTES = 8 * 1024 * 1024

/**
 * `s3://key:secret@host[:port]/bucket[/prefix]?region=…&scheme=http`, path style, in `us-east-1` by default. Key and
 * secret are percent-encoded where they contain `/`, `+` or `=`. PUT is atomic, so nothing is written aside.
 */
export function createS3Storage(url: URL, log: StorageLog): Storage {
  const settings = readSettings(url)
  let client: Promise<S3mini> | undefined

  return {
    put,
    replace: put,
    putFile: async (key, path, contentType) => {
      const name = requireStorageKey(key)
      const content = await openAsBlob(path)
      await reach('put', async (s3) => {
        // If the check fails, the file is uploaded anyway.
        if ((await s3.objectExists(name).catch(() => false)) === true) return
        const answer = await s3.putAnyObject(name, content, contentType)
        if ('body' in answer) await answer.body?.cancel()
      })
    },
    get: async (key) => {
      const name = requireStorageKey(key)
      return await reach('get', (s3) => unlessMissing(readWhole(s3, name)))
    },
    open: async (key, { start, end } = { start: 0, end: Infinity }) => {
      const name = requireStorageKey(key)
      const span = { start, stop: end + 1 }
      const first = await reach('get', (s3) => unlessMissing(readPart(s3, name, span)))
      if (!first) return undefined
      const body = Readable.from(partsFrom(name, first, span), { objectMode: false })
      return { byteSize: first.byteSize, body }
    },
    remove: async (key) => {
      const name = requireStorageKey(key)
      await reach('remove', (s3) => unlessMissing(s3.deleteObject(name)))
    },
    // A rule of the bucket has to remove interrupted uploads.
    tidy: () => Promise.resolve(),
  }

  async function put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const name = requireStorageKey(key)
    await reach('put', async (s3) => {
      const answer = await s3.putObject(name, bytes, contentType)
      await answer.body?.cancel()
    })
  }

  async function* partsFrom(name: string, first: Part, { start, stop }: Span): AsyncGenerator<Buffer> {
    yield first.bytes
    let at = start + first.bytes.length
    while (at < Math.min(first.byteSize, stop)) {
      const rest = { start: at, stop }
      const part = await reach('get', (s3) => unlessMissing(readPart(s3, name, rest)))
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

/** Without `stop`. */
interface Span {
  readonly start: number
  readonly stop: number
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

async function readPart(s3: S3mini, name: string, { start, stop }: Span): Promise<Part> {
  try {
    const answer = await s3.getObjectRaw(name, false, start, Math.min(start + PART_BYTES, stop))
    const bytes = Buffer.from(await answer.arrayBuffer())
    // A store without range requests sends the whole file.
    const total = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]
    return total === undefined
      ? { bytes: bytes.subarray(start, stop), byteSize: bytes.length }
      : { bytes, byteSize: Number(total) }
  } catch (error) {
    // An empty file has no first part.
    if (start === 0 && statusOf(error) === 416) return { bytes: Buffer.alloc(0), byteSize: 0 }
    throw error
  }
}

/** A missing bucket is an error, because the files are not gone. */
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

/** Loaded on first use: a shop with a local folder never needs the client. */
async function connect(settings: S3Settings): Promise<S3mini> {
  const { S3mini } = await import('s3mini')
  return new S3mini({ ...settings, requestAbortTimeout: TIMEOUT_MS })
}

/** A failure of the store or of a closed connection; not a refusal and not a timeout. */
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
    // Not repeated, because the URL contains a secret.
    throw new ConfigError([
      'STORAGE_URL must look like s3://key:secret@host/bucket?region=us-east-1 (and &scheme=http for a store without TLS).',
    ])
  }
  return {
    accessKeyId,
    secretAccessKey,
    endpoint: `${scheme}://${url.host}/${bucket}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
}

/** A URL may contain `+` or `(` unencoded, but the signature requires encoding. Empty when invalid. */
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
