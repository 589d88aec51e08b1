import { JOB_STATES, type PrintJobState, type listPrintJobs } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { DEFAULT_LIMIT, pageOf, type Page } from '../../../platform/http/answers/page.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { UNFINISHED } from './job-moves.ts'
import { listJobRows, type JobRow } from './print-job-rows.store.ts'

type Query = Static<typeof listPrintJobs.query>

/**
 * A page of the queue: unfinished jobs of open orders, or those in the requested states. For one order or placement, a
 * page of all its jobs in any state.
 */
export async function readJobPage(
  database: Kysely<DB>,
  { limit = DEFAULT_LIMIT, cursor, state, orderId, placementId, dueTo, fabric, onHold }: Query,
): Promise<Page<JobRow>> {
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
  return pageOf(rows, limit, ({ id }) => encodeId('printJob', id))
}

/** In the order of the contract, so that the same states produce the same SQL. */
function readStates(text: string): PrintJobState[] {
  const requested = text.split(',')
  return JOB_STATES.filter((state) => requested.includes(state))
}
