import { listAuditLog, may, type AdminAuditLogRecord } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { SignedIn } from '../../platform/auth/sessions.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import { decodeId } from '../../platform/ids.ts'
import { invalidField } from '../../platform/refusal.ts'
import { findRows } from './audit-log.store.ts'
import { toRecord } from './audit-record.ts'

type Query = Static<typeof listAuditLog.query>

const DEFAULT_LIMIT = 50

/** A page of records, newest first, and the address of the next one, if there is more. */
export interface AuditPage {
  readonly records: AdminAuditLogRecord[]
  readonly next: string | undefined
}

/** Refuses with VALIDATION_FAILED when the times are reversed or no times. */
export async function readAuditPage(
  database: Kysely<DB>,
  viewer: SignedIn,
  query: Query,
): Promise<AuditPage> {
  const from = readTime('from', query.from)
  const to = readTime('to', query.to)
  if (from && to && from > to) throw invalidField('to', 'must not be before `from`')

  const after = readId('auditEntry', query.cursor)
  const actorId = readId('adminUser', query.actorId)
  if (after === 'nothing' || actorId === 'nothing') return { records: [], next: undefined }
  const limit = query.limit ?? DEFAULT_LIMIT
  const { action, entityType, entityId } = query
  const own = may(viewer.role, 'audit:read_all') ? [] : [viewer.userId]
  const actorIds = actorId === undefined ? own : [...own, actorId]
  const filter = { after, action, actorIds, entityType, entityId, from, to }
  // One row more than the page has tells whether there is another page, without counting.
  const rows = await findRows(database, filter, limit + 1)
  const records = rows.slice(0, limit).map((row) => toRecord(row, row))
  const last = records.at(-1)
  return { records, next: last && rows.length > limit ? addressAfter(last.id, query) : undefined }
}

function addressAfter(cursor: string, query: Query): string {
  const pairs = Object.entries({ ...query, cursor }).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return `${listAuditLog.path}?${new URLSearchParams(pairs).toString()}`
}

/** Some texts have the shape of an id and hold no UUID: they name nothing. */
function readId(kind: 'auditEntry' | 'adminUser', id: string | undefined): string | undefined {
  if (id === undefined) return undefined
  try {
    return decodeId(kind, id)
  } catch {
    return 'nothing'
  }
}

/** The format lets a leap second pass, which no clock here has. */
function readTime(path: 'from' | 'to', text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw invalidField(path, 'is not a time')
  return time
}
