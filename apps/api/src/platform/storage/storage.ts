import type { Readable } from 'node:stream'
import type { Logger } from 'pino'

/**
 * Where customers' files are kept. Keys come from `storageKey` alone; any other key is a defect and throws.
 * Every function refuses with UPSTREAM_FAILED while the store cannot do its work.
 */
export interface Storage {
  /** Keeps the bytes for good before it returns. The same key again is the same file: nothing is written twice. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** The same for a local file that may not fit into memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  /** The same for a file that may not fit into memory. Read its body, or destroy it. */
  open(key: string): Promise<StoredContent | undefined>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Clears away what processes that died left half-written. What cannot be cleared stays. */
  tidy(): Promise<void>
}

export interface StoredContent {
  readonly byteSize: number
  readonly body: Readable
}

/** The part of the log that a store needs: what went wrong is for the shop, not for the customer. */
export type StorageLog = Pick<Logger, 'error'>
