import {
  createAuditLogEntry,
  exportAuditLog as exportAuditLogOperation,
  listAuditLog,
  may,
  verifyAuditLog,
  type AdminAuditLogRecord,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import { authorOf, signedIn, type Caller } from '../../../platform/auth/guard.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { DEFAULT_LIMIT, linkNextPage, pageOf, type Page } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import { readTimeRange } from '../../../platform/http/time-range.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { findRows } from './audit-log.store.ts'
import { toRecord } from './audit-record.ts'
import { checkAuditChain, type VerificationDeps } from './verify-audit-chain.ts'
import { createAuditNote, refuseUnfitNote } from './create-audit-note.ts'
import { exportAuditLog } from './export-audit-log.ts'
import { sealAuditLog } from './seal-audit-log.ts'

interface AuditLogDeps extends VerificationDeps {
  readonly shop: { get(): Promise<{ readonly timeZone: string }> }
}

export function auditLogRoutes(app: FastifyInstance, deps: AuditLogDeps): void {
  route(app, listAuditLog, async ({ query, raw }, reply) => {
    await sealAuditLog(deps)
    const { timeZone } = await deps.shop.get()
    const { items, next } = await readAuditPage(deps.database, signedIn(raw), query, timeZone)
    linkNextPage(raw, reply, next)
    return [...items]
  })

  route(app, createAuditLogEntry, ({ body, raw, transaction }) => {
    refuseUnfitNote(body)
    return createAuditNote({ transaction, clock: deps.clock }, { note: body, author: authorOf(raw) })
  })

  route(app, verifyAuditLog, () => checkAuditChain(deps))

  route(app, exportAuditLogOperation, async ({ query }, reply) => {
    const lines = await exportAuditLog(deps, query)
    return reply
      .headers({
        'content-type': 'application/x-ndjson; charset=utf-8',
        'content-disposition': 'attachment; filename="audit-log.ndjson"',
      })
      .send(lines)
  })
}

type Query = Static<typeof listAuditLog.query>

async function readAuditPage(
  database: Kysely<DB>,
  viewer: Caller,
  query: Query,
  timeZone: string,
): Promise<Page<AdminAuditLogRecord>> {
  const limit = query.limit ?? DEFAULT_LIMIT
  const { action, entityType, entityId } = query
  const own = may(viewer.rights, 'audit:read_all') ? [] : [viewer.userId]
  const rows = await findRows(
    database,
    {
      after: query.cursor === undefined ? undefined : decodeId('auditEntry', query.cursor),
      actorIds: query.actorId === undefined ? own : [...own, decodeId('adminUser', query.actorId)],
      ...readTimeRange(query, timeZone),
      ...{ action, entityType, entityId },
    },
    limit + 1,
  )
  const records = rows.map((row) => toRecord(row, row))
  return pageOf(records, limit, ({ id }) => id)
}
