import {
  createPrintJobFinishes,
  createPrintJobMoves,
  getPrintJob,
  getPrintJobFilmPicture,
  getPrintQueue,
  JOB_STATES,
  listPrintJobs,
  type PrintJobRecord,
  type PrintJobState,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import { authorOf } from '../../../platform/auth/guard.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { DEFAULT_LIMIT, pageOf, type Page } from '../../../platform/http/answers/page.ts'
import type { Written } from '../../../platform/http/answers/written.ts'
import { route } from '../../../platform/http/route.ts'
import { sharedRead, sharedWrittenList } from '../../../platform/http/shared-reads.ts'
import type { Platform } from '../../../platform/platform.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { clientKey } from '../../../platform/http/client-address.ts'
import { previewUrl, type ArtworkCatalog } from '../../selling/artworks/index.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { drawFilmPicture } from './draw-film-picture.ts'
import { UNFINISHED } from './job-moves.ts'
import { movePrintJobs } from './move-print-jobs.ts'
import { toParentRecord, toPrintJobRecord, writePrintJobs } from './print-job-record.ts'
import { findJobRows, listJobRows, listParents, listWaiting, readJob } from './print-job-rows.store.ts'
import { setPrintFinishes } from './set-finishes.ts'

interface ProductionDeps extends Pick<Platform, 'database' | 'transaction' | 'keys' | 'clock' | 'storage'> {
  readonly shop: ShopCache
  readonly artworks: ArtworkCatalog
}

export function productionRoutes(app: FastifyInstance, deps: ProductionDeps): void {
  sharedWrittenList(app, listPrintJobs, ({ query }) => readJobPage(deps.database, query, preview))

  sharedRead(app, getPrintQueue, async () => ({ waiting: await listWaiting(deps.database) }))

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

  route(app, createPrintJobFinishes, ({ body, raw, transaction }) =>
    setPrintFinishes({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  route(app, getPrintJobFilmPicture, async ({ params, query, raw }, reply) => {
    const picture = await drawFilmPicture(deps, { ...params, query, client: clientKey(raw.ip) })
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      })
      .send(picture)
  })

  function preview(artworkId: string): string {
    return previewUrl(deps.keys.preview, artworkId, deps.clock.now())
  }
}

type Query = Static<typeof listPrintJobs.query>

/** Unfinished jobs of open orders by default; all jobs of one order or placement, in any state. */
async function readJobPage(
  database: Kysely<DB>,
  { limit = DEFAULT_LIMIT, cursor, state, orderId, placementId, dueTo, fabric, onHold }: Query,
  preview: (artworkId: string) => string,
): Promise<Page<Written<PrintJobRecord>>> {
  const isQueue = orderId === undefined && placementId === undefined
  const rows = await listJobRows(
    database,
    {
      after: cursor && decodeId('printJob', cursor),
      states: state === undefined ? (isQueue ? UNFINISHED : undefined) : readStates(state),
      orderStatuses: isQueue ? ['open', ...(onHold ? (['on_hold'] as const) : [])] : undefined,
      orderId: orderId && decodeId('order', orderId),
      placementId: placementId && decodeId('placement', placementId),
      dueTo,
      fabric,
    },
    limit + 1,
  )
  const { items, next } = pageOf(rows, limit, ({ job }) => encodeId('printJob', readJob(job).id))
  return { items: writePrintJobs(items, preview), next }
}

/** In the order of the contract, so that the same states produce the same SQL. */
function readStates(text: string): PrintJobState[] {
  const requested = text.split(',')
  return JOB_STATES.filter((state) => requested.includes(state))
}
