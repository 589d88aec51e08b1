import type { AuditLogVerification } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Head } from './audit-log.store.ts'
import type { AuditRow, Seal } from './audit-record.ts'

export interface Link extends Seal {
  readonly entryId: string
  readonly row: AuditRow | undefined
}

/** One statement, so that both are of the same moment. */
export async function readHead(database: Kysely<DB>): Promise<Head & { readonly lastSealed: number }> {
  const { rows } = await sql<Head & { lastSealed: number }>`
    SELECT sequence, hash, (SELECT coalesce(max(sequence), 0) FROM audit_seals) AS "lastSealed"
    FROM audit_head`.execute(database)
  const [head] = rows
  if (!head) throw new Error('The head of the audit chain is missing.')
  return head
}

export async function findLinks(
  database: Kysely<DB>,
  { after, last, limit }: { readonly after: number; readonly last: number; readonly limit: number },
): Promise<Link[]> {
  const { rows } = await sql<Omit<AuditRow, 'id'> & Seal & { id: string | null; entryId: string }>`
    SELECT s.entry_id AS "entryId", s.sequence, s.previous_hash AS "previousHash", s.hash,
      a.id, a.occurred_at AS "occurredAt", a.actor_kind AS "actorKind", a.actor_id AS "actorId",
      a.actor_name AS "actorName", a.action, a.entity_type AS "entityType", a.entity_id AS "entityId", a.message,
      a.changes, a.metadata, a.request_id AS "requestId", a.ip_address AS "ipAddress"
    FROM audit_seals s LEFT JOIN audit_log a ON a.id = s.entry_id
    WHERE s.sequence > ${after} AND s.sequence <= ${last}
    ORDER BY s.sequence
    LIMIT ${limit}`.execute(database)
  return rows.map(({ sequence, previousHash, hash, entryId, id, ...row }) => ({
    sequence,
    previousHash,
    hash,
    entryId,
    row: id === null ? undefined : { ...row, id },
  }))
}

/** Neither sealed nor waiting for its seal; the service itself never leaves such a row. */
export async function findStray(database: Kysely<DB>): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT a.id FROM audit_log a
    WHERE NOT EXISTS (SELECT FROM audit_seals s WHERE s.entry_id = a.id)
      AND NOT EXISTS (SELECT FROM audit_unsealed u WHERE u.entry_id = a.id)
    LIMIT 1`.execute(database)
  return rows[0]?.id
}

/** Removed while it waited for its seal. */
export async function findVanished(database: Kysely<DB>): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT u.entry_id AS id FROM audit_unsealed u
    WHERE NOT EXISTS (SELECT FROM audit_log a WHERE a.id = u.entry_id)
    LIMIT 1`.execute(database)
  return rows[0]?.id
}

const NAME = 'audit_chain'

interface AuditCheck {
  readonly ok: boolean
  readonly checkedAt: Date
}

/** A slower check must not replace a later result. */
export async function noteCheck(database: Kysely<DB>, finding: AuditLogVerification): Promise<void> {
  const { ok, checkedAt, verifiedRows, head, broken } = finding
  const details = JSON.stringify({ verifiedRows, head, broken })
  await database
    .insertInto('integrity_checks')
    .values({ name: NAME, checked_at: checkedAt, ok, details })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ checked_at: checkedAt, ok, details })
        .where('integrity_checks.checked_at', '<=', new Date(checkedAt)),
    )
    .execute()
}

export async function findLastAuditCheck(database: Kysely<DB>): Promise<AuditCheck | undefined> {
  return database
    .selectFrom('integrity_checks')
    .select(['ok', 'checked_at as checkedAt'])
    .where('name', '=', NAME)
    .executeTakeFirst()
}
