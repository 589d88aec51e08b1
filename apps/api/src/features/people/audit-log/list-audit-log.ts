import type { listAuditLog } from '@platen/contract'
import { may, type AdminAuditLogRecord } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { SignedIn } from '../../../platform/auth/sessions.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { DEFAULT_LIMIT, pageOf, type Page } from '../../../platform/http/answers/page.ts'
import { readTimeRange } from '../../../platform/http/time-range.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { findRows } from './audit-log.store.ts'
import { toRecord } from './audit-record.ts'

type Query = Static<typeof listAuditLog.query>

/** A page of records, newest first. Refuses invalid or reversed times with VALIDATION_FAILED. */
export async function readAuditPage(
  database: Kysely<DB>,
  viewer: SignedIn,
  query: Query,
): Promise<Page<AdminAuditLogRecord>> {
  const limit = query.limit ?? DEFAULT_LIMIT
  const { action, entityType, entityId } = query
  const own = may(viewer.role, 'audit:read_all') ? [] : [viewer.userId]
  const rows = await findRows(
    database,
    {
      after: query.cursor === undefined ? undefined : decodeId('auditEntry', query.cursor),
      actorIds: query.actorId === undefined ? own : [...own, decodeId('adminUser', query.actorId)],
      ...readTimeRange(query),
      ...{ action, entityType, entityId },
    },
    limit + 1,
  )
  const records = rows.map((row) => toRecord(row, row))
  return pageOf(records, limit, ({ id }) => id)
}
