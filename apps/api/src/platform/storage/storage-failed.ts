import { Refusal } from '../refusal.ts'
import type { StorageLog } from './storage.ts'

export type StorageWork = 'put' | 'get' | 'remove'

/** Logs the details for the shop and returns a refusal that tells the customer no more than is useful. */
export function storageFailed(log: StorageLog, error: unknown, doing: StorageWork): Refusal {
  log.error({ err: error, doing }, isFull(error) ? 'the file store is full' : 'the file store failed')
  return new Refusal('UPSTREAM_FAILED', 'The file store is not available at the moment.')
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
