import { sql, type Kysely } from 'kysely'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { AuditRow, Seal } from './audit-record.ts'

/** Before the first row: sequence 0 and a digest of zeros. */
export type Head = Omit<Seal, 'previousHash'>

export interface EntrySeal extends Seal {
  readonly entryId: string
}

interface AuditFilter {
  readonly after?: string | undefined
  readonly action?: string | undefined
  readonly actorIds: readonly string[]
  readonly entityType?: string | undefined
  readonly entityId?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** Of the table with the alias `a`, as an `AuditRow`. */
export const AUDIT_COLUMNS = `
  a.id, a.occurred_at AS "occurredAt", a.actor_kind AS "actorKind", a.actor_id AS "actorId",
  a.actor_name AS "actorName", a.action, a.entity_type AS "entityType", a.entity_id AS "entityId", a.message,
  a.changes, a.metadata, a.request_id AS "requestId", a.ip_address AS "ipAddress"`
const COLUMNS = sql.raw(AUDIT_COLUMNS)
const SEAL = sql`s.sequence, s.previous_hash AS "previousHash", s.hash`

/** Sealed rows only, newest first. */
export async function findRows(
  database: Kysely<DB>,
  filter: AuditFilter,
  limit: number,
): Promise<(AuditRow & Seal)[]> {
  const conditions = [
    filter.after !== undefined &&
      sql`(a.occurred_at, a.id) < ((SELECT occurred_at FROM audit_log WHERE id = ${filter.after}), ${filter.after}::uuid)`,
    filter.action !== undefined && sql`a.action = ${filter.action}`,
    ...filter.actorIds.map((actorId) => sql`a.actor_id = ${actorId}`),
    filter.entityType !== undefined && sql`a.entity_type = ${filter.entityType}`,
    filter.entityId !== undefined && sql`a.entity_id = ${filter.entityId}`,
    filter.from !== undefined && sql`a.occurred_at >= ${filter.from}`,
    filter.to !== undefined && sql`a.occurred_at < ${filter.to}`,
  ].filter((condition) => condition !== false)
  const { rows } = await sql<AuditRow & Seal>`
    SELECT ${COLUMNS}, ${SEAL}
    FROM audit_log a JOIN audit_seals s ON s.entry_id = a.id
    WHERE ${sql.join([sql`true`, ...conditions], sql` AND `)}
    ORDER BY a.occurred_at DESC, a.id DESC
    LIMIT ${rowLimit(limit)}`.execute(database)
  return rows
}

export async function getRow(database: Kysely<DB>, id: string): Promise<AuditRow & Seal> {
  const { rows } = await sql<AuditRow & Seal>`
    SELECT ${COLUMNS}, ${SEAL}
    FROM audit_log a JOIN audit_seals s ON s.entry_id = a.id
    WHERE a.id = ${id}`.execute(database)
  const [row] = rows
  if (!row) throw new Error('The audit row was not sealed.')
  return row
}

export async function anythingUnsealed(database: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql`SELECT FROM audit_unsealed LIMIT 1`.execute(database)
  return rows.length > 0
}

/** Others who seal wait until this transaction ends. */
export async function lockHead(tx: Tx): Promise<Head> {
  return tx.selectFrom('audit_head').select(['sequence', 'hash']).forUpdate().executeTakeFirstOrThrow()
}

export async function findUnsealed(tx: Tx, limit: number): Promise<(AuditRow & { place: number })[]> {
  const { rows } = await sql<AuditRow & { place: number }>`
    SELECT u.place, ${COLUMNS} FROM audit_unsealed u JOIN audit_log a ON a.id = u.entry_id
    ORDER BY u.place
    LIMIT ${limit}`.execute(tx)
  return rows
}

export async function appendSeals(
  tx: Tx,
  seals: readonly EntrySeal[],
  sealed: readonly { readonly place: number }[],
): Promise<void> {
  const last = seals.at(-1)
  if (!last) return
  await sql`
    INSERT INTO audit_seals (sequence, entry_id, previous_hash, hash)
    SELECT * FROM unnest(
      ${seals.map(({ sequence }) => sequence)}::bigint[], ${seals.map(({ entryId }) => entryId)}::uuid[],
      ${seals.map(({ previousHash }) => previousHash)}::bytea[], ${seals.map(({ hash }) => hash)}::bytea[])`.execute(
    tx,
  )
  const places = sealed.map(({ place }) => place)
  await sql`DELETE FROM audit_unsealed WHERE place = ANY(${places}::bigint[])`.execute(tx)
  await tx.updateTable('audit_head').set({ sequence: last.sequence, hash: last.hash }).execute()
}
