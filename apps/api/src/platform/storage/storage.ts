import type { Readable } from 'node:stream'
import type { Logger } from 'pino'

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
