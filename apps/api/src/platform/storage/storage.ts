import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { Refusal } from '../refusal.ts'

/** Keys come only from `storageKey`. All functions refuse with UPSTREAM_FAILED while the store is unavailable. */
export interface Storage {
  /** Durable when it resolves. The same key is always the same file, so nothing is written twice. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** For the few keys whose file changes. */
  replace(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** For a local file that may not fit into memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  /** For a file that may not fit into memory, or a part of it. Read its body or destroy it. */
  open(key: string, range?: StoredRange): Promise<StoredContent | undefined>
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>
  /** Removes what dead processes left. What cannot be removed stays. */
  tidy(): Promise<void>
}

/** Both bytes are included, and are in the file. */
export interface StoredRange {
  readonly start: number
  readonly end: number
}

export interface StoredContent {
  /** Of the whole file. */
  readonly byteSize: number
  readonly body: Readable
}

/** Details are for the shop, not for the customer. */
export type StorageLog = Pick<Logger, 'error'>

export type StorageWork = 'put' | 'get' | 'remove'

export function storageFailed(log: StorageLog, error: unknown, doing: StorageWork): Refusal {
  log.error({ err: error, doing }, isFull(error) ? 'the file store is full' : 'the file store failed')
  return new Refusal('UPSTREAM_FAILED', 'The file store is not available at the moment.')
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

export type StoredKind = 'artwork' | 'preview' | 'proof' | 'sheet' | 'picture'

const SHA256 = /^[0-9a-f]{64}$/
const KEY = /^(?:artwork|preview|proof|sheet|picture)\/([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{60}$/

/** Two levels of folders, `artwork/ab/cd/<sha256>`, so that none grows too long. */
export function storageKey(kind: StoredKind, sha256: string): string {
  if (!SHA256.test(sha256)) throw new Error('A storage key needs a SHA-256 in hex.')
  return `${kind}/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
}

/** Of the archive of the database, which has a store of its own. No part begins with a dot. */
const ARCHIVE_KEY = /^archive(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,63}){1,3}$/

/** The last check before a path is built: only valid keys pass. */
export function requireStorageKey(key: string): string {
  if (!KEY.test(key) && !ARCHIVE_KEY.test(key)) throw new Error('This is not a storage key.')
  return key
}
