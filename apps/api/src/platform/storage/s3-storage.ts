import type { S3mini } from 's3mini'
import { ConfigError } from '../../config.ts'
import { requireStorageKey } from './storage-key.ts'
import { storageFailed } from './storage-failed.ts'
import type { Storage, StorageLog } from './storage.ts'

/** A file of 50 MB to a store that answers slowly fits; a store that is silent does not hold a request for ever. */
const TIMEOUT_MS = 60_000

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
    get: async (key) => {
      const name = requireStorageKey(key)
      const found = await reach('get', (s3) => s3.getObjectArrayBuffer(name))
      return found === null ? undefined : Buffer.from(found)
    },
    remove: async (key) => {
      const name = requireStorageKey(key)
      await reach('remove', (s3) => s3.deleteObject(name))
    },
  }

  async function reach<Result>(
    doing: 'put' | 'get' | 'remove',
    work: (s3: S3mini) => Promise<Result>,
  ): Promise<Result> {
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
  return !('status' in error) || Number(error.status) >= 500
}

function readSettings(url: URL): S3Settings {
  const scheme = url.searchParams.get('scheme') ?? 'https'
  const bucket = url.pathname.replaceAll(/^\/+|\/+$/g, '')
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
