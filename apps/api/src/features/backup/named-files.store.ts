import { readdir } from 'node:fs/promises'
import type { Client } from 'pg'
import { storageKey, type StoredKind } from '../../platform/storage/storage-key.ts'
import { isAbsent } from './backup-refused.ts'
import { isMail } from './file-list.ts'

/** A file that a row names. */
export interface NamedFile {
  readonly key: string
  /** Undefined where the row does not say it: of a preview, and of mail. */
  readonly bytes?: number
  /** Undefined when the key does not say what the content is. */
  readonly sha256?: string
}

/** What rows name, as this transaction sees them, and the previews that belong to artwork. */
export async function listNamedFiles(client: Client): Promise<NamedFile[]> {
  const { rows } = await client.query<{ kind: StoredKind; sha256: string; bytes: string }>(`
    SELECT 'artwork' AS kind, encode(sha256, 'hex') AS sha256, max(byte_size) AS bytes
    FROM artworks WHERE removed_at IS NULL GROUP BY sha256
    UNION ALL
    SELECT 'proof', encode(sha256, 'hex'), max(byte_size)
    FROM payment_proofs WHERE removed_at IS NULL GROUP BY sha256
    UNION ALL
    SELECT 'sheet', encode(sha256, 'hex'), max(byte_size)
    FROM gang_sheet_files WHERE removed_at IS NULL GROUP BY sha256`)
  return rows.flatMap(({ kind, sha256, bytes }) => {
    const file: NamedFile = { key: storageKey(kind, sha256), sha256, bytes: Number(bytes) }
    return kind === 'artwork' ? [file, { key: storageKey('preview', sha256) }] : [file]
  })
}

/** Letters that wait as files, because no mail server is configured: they are nowhere else. */
export async function listKeptMail(mailFolder: string): Promise<NamedFile[]> {
  const names = await namesIn(mailFolder)
  return names.map((name) => ({ key: `mail/${name}` })).filter(({ key }) => isMail(key))
}

/** Only a folder that is not there has no letters. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isAbsent(error)) return []
    throw error
  }
}
