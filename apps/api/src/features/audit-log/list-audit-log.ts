import type { listAuditLog } from '@platen/contract'
import { may, type AdminAuditLogRecord } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { SignedIn } from '../../platform/auth/sessions.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import { DEFAULT_LIMIT, pageOf, type Page } from '../../platform/http/page.ts'
import { decodeId } from '../../platform/ids.ts'
import { invalidField } from '../../platform/refusal.ts'
import { findRows } from './audit-log.store.ts'
import { toRecord } from './audit-record.ts'

type Query = Static<typeof listAuditLog.query>

/** A page of records, newest first. Refuses with VALIDATION_FAILED when the times are reversed or no times. */
export async function readAuditPage(
  database: Kysely<DB>,
  viewer: SignedIn,
  query: Query,
): Promise<Page<AdminAuditLogRecord>> {
  const from = readTime('from', query.from)
  const to = readTime('to', query.to)
  if (from && to && from > to) throw invalidField('to', 'must not be before `from`')

  const limit = query.limit ?? DEFAULT_LIMIT
  const { action, entityType, entityId } = query
  const own = may(viewer.role, 'audit:read_all') ? [] : [viewer.userId]
  const rows = await findRows(
    database,
    {
      after: query.cursor === undefined ? undefined : decodeId('auditEntry', query.cursor),
      actorIds: query.actorId === undefined ? own : [...own, decodeId('adminUser', query.actorId)],
      ...{ action, entityType, entityId, from, to },
    },
    limit + 1,
  )
  const records = rows.map((row) => toRecord(row, row))
  return pageOf(records, limit, ({ id }) => id)
}

/** The format lets a leap second pass, which no clock here has. */
function readTime(path: 'from' | 'to', text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw invalidField(path, 'is not a time')
  return time
}
