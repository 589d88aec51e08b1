import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { Refusal } from '../refusal.ts'

/**
 * The store of customers' files. Keys come only from `storageKey`; any other key is a defect and throws. All
 * functions refuse with UPSTREAM_FAILED while the store is unavailable.
 */
export interface Storage {
  /** Stores the bytes durably before it returns. The same key is always the same file, so nothing is written twice. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** The same for a local file that may not fit into memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  /** The same for a file that may not fit into memory. Read its body or destroy it. */
  open(key: string): Promise<StoredContent | undefined>
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>
  /** Removes what dead processes left. What cannot be removed stays. */
  tidy(): Promise<void>
}

export interface StoredContent {
  readonly byteSize: number
  readonly body: Readable
}

/** The part of the log that a store needs: details are for the shop, not for the customer. */
export type StorageLog = Pick<Logger, 'error'>

export type StorageWork = 'put' | 'get' | 'remove'

/** Logs the details for the shop and returns a refusal that tells the customer no more than is useful. */
export function storageFailed(log: StorageLog, error: unknown, doing: StorageWork): Refusal {
  log.error({ err: error, doing }, isFull(error) ? 'the file store is full' : 'the file store failed')
  return new Refusal('UPSTREAM_FAILED', 'The file store is not available at the moment.')
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

export type StoredKind = 'artwork' | 'preview' | 'proof' | 'sheet'

const SHA256 = /^[0-9a-f]{64}$/
const KEY = /^(?:artwork|preview|proof|sheet)\/([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{60}$/

/** `artwork/ab/cd/<sha256>`: two levels of folders, so that none grows too long. `sha256` is 64 lower-case hex digits. */
export function storageKey(kind: StoredKind, sha256: string): string {
  if (!SHA256.test(sha256)) throw new Error('A storage key needs a SHA-256 in hex.')
  return `${kind}/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
}

/** The last check before a path is built: only valid keys pass. */
export function requireStorageKey(key: string): string {
  if (!KEY.test(key)) throw new Error('This is not a storage key.')
  return key
}
