import {
  createAuditLogEntry,
  exportAuditLog as exportAuditLogOperation,
  listAuditLog,
  verifyAuditLog,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../../platform/auth/guard.ts'
import { linkNextPage } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import { checkAuditChain } from './check-audit-chain.ts'
import { createAuditNote, refuseUnfitNote } from './create-audit-note.ts'
import { exportAuditLog } from './export-audit-log.ts'
import { readAuditPage } from './list-audit-log.ts'
import { sealAuditLog } from './seal-audit-log.ts'
import type { VerificationDeps } from './verify-audit-chain.ts'

export function auditLogRoutes(app: FastifyInstance, deps: VerificationDeps): void {
  route(app, listAuditLog, async ({ query, raw }, reply) => {
    await sealAuditLog(deps)
    const { items, next } = await readAuditPage(deps.database, signedIn(raw), query)
    linkNextPage(raw, reply, next)
    return [...items]
  })

  route(app, createAuditLogEntry, ({ body, raw, id, transaction }) => {
    const author = signedIn(raw)
    refuseUnfitNote(body)
    return createAuditNote(
      { transaction, clock: deps.clock },
      { note: body, author, requestId: id, ipAddress: raw.ip },
    )
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
