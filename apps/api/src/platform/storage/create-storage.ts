import { ConfigError } from '../../config.ts'
import { createFolderStorage } from './folder-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { Storage, StorageLog } from './storage.ts'

/** `file:///folder` or `s3://key:secret@host/bucket?region=…&scheme=http`. Does not connect yet. */
export function createStorage(storageUrl: string, log: StorageLog): Storage {
  const url = URL.canParse(storageUrl) ? new URL(storageUrl) : undefined
  if (url?.protocol === 'file:') return createFolderStorage(url, log)
  if (url?.protocol === 's3:') return createS3Storage(url, log)
  throw new ConfigError(['STORAGE_URL must begin with file:// or s3://.'])
}
