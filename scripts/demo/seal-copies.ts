import type { Client } from 'pg'
import { AUDIT_COLUMNS, sealsOf, type AuditRow } from '../../apps/api/src/features/people/audit-log/index.ts'

/** Of an INSERT INTO audit_log AS a. */
export const AS_AUDIT_ROWS = ` RETURNING ${AUDIT_COLUMNS}`

export interface CopySealer {
  /** Works while PostgreSQL copies the next rows. Returns the statement to run after it. */
  seal(rows: readonly AuditRow[]): { readonly text: string; readonly values: unknown[] }
  finish(): Promise<void>
}

/** Instead of the queue of the service, in which ten million rows would be written, read and deleted. */
export async function sealCopies(client: Client): Promise<CopySealer> {
  const { rows } = await client.query<{ sequence: string; hash: Buffer }>(
    'SELECT sequence, hash FROM audit_head FOR UPDATE',
  )
  if (!rows[0]) throw new Error('The audit log has no head.')
  let head = { sequence: Number(rows[0].sequence), hash: rows[0].hash }
  return {
    seal(entries) {
      const seals = sealsOf(entries, head)
      head = seals.at(-1) ?? head
      return {
        text: `INSERT INTO audit_seals (sequence, entry_id, previous_hash, hash)
          SELECT * FROM unnest($1::bigint[], $2::uuid[], $3::bytea[], $4::bytea[])`,
        values: [
          seals.map(({ sequence }) => sequence),
          seals.map(({ entryId }) => entryId),
          seals.map(({ previousHash }) => previousHash),
          seals.map(({ hash }) => hash),
        ],
      }
    },
    async finish() {
      await client.query('UPDATE audit_head SET sequence = $1, hash = $2', [head.sequence, head.hash])
    },
  }
}
