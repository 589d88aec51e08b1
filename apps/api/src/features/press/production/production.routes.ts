import { createPrintJobMoves, getPrintJob, getPrintQueue, listPrintJobs } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { authorOf } from '../../../platform/auth/guard.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { linkNextPage } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { previewUrl } from '../../selling/artworks/index.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { readJobPage } from './list-print-jobs.ts'
import { movePrintJobs } from './move-print-jobs.ts'
import { toParentRecord, toPrintJobRecord } from './print-job-record.ts'
import { findJobRows, listParents, listWaiting } from './print-job-rows.store.ts'

interface ProductionDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly shop: ShopCache
  readonly keys: ServerKeys
  readonly clock: Clock
}

export function productionRoutes(app: FastifyInstance, deps: ProductionDeps): void {
  route(app, listPrintJobs, async ({ query, raw }, reply) => {
    const { items, next } = await readJobPage(deps.database, query)
    linkNextPage(raw, reply, next)
    return items.map((row) => toPrintJobRecord(row, preview))
  })

  route(app, getPrintQueue, async () => ({ waiting: await listWaiting(deps.database) }))

  route(app, getPrintJob, async ({ params }) => {
    const jobId = decodeId('printJob', params.jobId)
    const [[row], parents] = await Promise.all([
      findJobRows(deps.database, [jobId]),
      listParents(deps.database, jobId),
    ])
    if (!row) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such print job.')
    return { ...toPrintJobRecord(row, preview), parents: parents.map(toParentRecord) }
  })

  route(app, createPrintJobMoves, ({ body, raw, transaction }) =>
    movePrintJobs({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  function preview(artworkId: string): string {
    return previewUrl(deps.keys.preview, artworkId, deps.clock.now())
  }
}
