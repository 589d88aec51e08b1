import { readdir } from 'node:fs/promises'
import type { Client } from 'pg'
import { storageKey, type StoredKind } from '../../../platform/storage/storage.ts'
import { isAbsent } from './backup-refused.ts'
import { isMail } from './file-list.ts'

export interface NamedFile {
  readonly key: string
  /** Undefined when the row does not contain it: for previews and emails. */
  readonly bytes?: number
  /** Undefined when the key does not contain it. */
  readonly sha256?: string
}

export async function listNamedFiles(client: Client): Promise<NamedFile[]> {
  const { rows } = await client.query<{ kind: StoredKind; sha256: string; bytes: string }>(`
    SELECT 'artwork' AS kind, encode(sha256, 'hex') AS sha256, max(byte_size) AS bytes
    FROM artworks WHERE removed_at IS NULL GROUP BY sha256
    UNION ALL
    SELECT 'proof', encode(sha256, 'hex'), max(byte_size)
    FROM payment_proofs WHERE removed_at IS NULL GROUP BY sha256
    UNION ALL
    SELECT 'sheet', encode(sha256, 'hex'), max(byte_size)
    FROM gang_sheet_files WHERE removed_at IS NULL GROUP BY sha256
    UNION ALL
    SELECT 'picture', encode(sha256, 'hex'), max(byte_size) FROM picture_files GROUP BY sha256`)
  return rows.flatMap(({ kind, sha256, bytes }) => {
    const file: NamedFile = { key: storageKey(kind, sha256), sha256, bytes: Number(bytes) }
    return kind === 'artwork' ? [file, { key: storageKey('preview', sha256) }] : [file]
  })
}

/** Emails that are stored as files, because no mail server is configured. */
export async function listKeptMail(mailFolder: string): Promise<NamedFile[]> {
  const names = await namesIn(mailFolder)
  return names.map((name) => ({ key: `mail/${name}` })).filter(({ key }) => isMail(key))
}

/** Only a missing folder means that there are no emails. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isAbsent(error)) return []
    throw error
  }
}
