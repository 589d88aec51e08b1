import { createHash } from 'node:crypto'
import type { AuditAction, AdminAuditLogRecord } from '@platen/contract'
import { encodeId } from '../../../platform/records/ids.ts'

export interface AuditRow {
  readonly id: string
  readonly occurredAt: Date
  readonly actorKind: AdminAuditLogRecord['actor']['kind']
  readonly actorId: string | null
  readonly actorName: string
  readonly action: string
  readonly entityType: string | null
  readonly entityId: string | null
  readonly message: string
  readonly changes: unknown
  readonly metadata: unknown
  readonly requestId: string | null
  readonly ipAddress: string | null
}

export interface Seal {
  readonly sequence: number
  readonly previousHash: Buffer
  readonly hash: Buffer
}

export function toRecord(row: AuditRow, { hash, ...place }: Seal): AdminAuditLogRecord {
  return { ...recordWithoutHash(row, place), hash: hash.toString('hex') }
}

export function hashOf(row: AuditRow, place: Omit<Seal, 'hash'>): Buffer {
  return createHash('sha256')
    .update(canonicalJson(recordWithoutHash(row, place)))
    .digest()
}

function recordWithoutHash(
  row: AuditRow,
  { sequence, previousHash }: Omit<Seal, 'hash'>,
): Omit<AdminAuditLogRecord, 'hash'> {
  return {
    id: encodeId('auditEntry', row.id),
    sequence,
    occurredAt: timeOf(row.occurredAt),
    actor: { kind: row.actorKind, id: actorIdOf(row), name: row.actorName },
    // A later release may have written others.
    action: row.action as AuditAction,
    // Half an entity is never written, but it is included, so that adding one is detected.
    entity:
      row.entityType === null && row.entityId === null
        ? null
        : { type: row.entityType ?? '', id: row.entityId ?? '' },
    message: row.message,
    changes: row.changes as AdminAuditLogRecord['changes'],
    metadata: row.metadata as AdminAuditLogRecord['metadata'],
    requestId: row.requestId,
    ipAddress: row.ipAddress,
    previousHash: previousHash.toString('hex'),
  }
}

function actorIdOf({ actorKind, actorId }: AuditRow): string | null {
  return actorId !== null && actorKind === 'admin' ? encodeId('adminUser', actorId) : actorId
}

/** A time set to `infinity` arrives as a number and must be reported as changed, not throw. */
function timeOf(time: Date): string {
  return Number.isFinite(Number(time)) ? time.toISOString() : String(time)
}

/** RFC 8785: keys sorted by UTF-16 units, no white space. Accepts the output of `JSON.parse`. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`)
  return `{${pairs.join(',')}}`
}
