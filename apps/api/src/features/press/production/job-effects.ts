import type { PrintJobMove, PrintJobState } from '@platen/contract'
import type { Tx } from '../../../platform/database/transaction.ts'
import { emitAll } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { LockedOrder } from '../../selling/orders/index.ts'
import { recordLoosePrints, filmItemId, wastePrints } from '../production-costs/index.ts'
import { lockBlanks, settleBlanks, takeBlanks, wasteBlanks, type StockedJob, type Work } from './blanks.ts'
import { leaveDrafts } from './draft-sheets.ts'
import { allowedMoves } from './job-moves.ts'
import { remakeJobs, setJobState, type LockedJob } from './print-jobs.store.ts'

/** As they were before the move. */
interface Batch extends Work {
  readonly moved: readonly LockedJob[]
  /** Every job of each garment, whatever its state. */
  readonly garments: readonly (readonly LockedJob[])[]
  readonly orders: ReadonlyMap<string, LockedOrder>
  readonly reason: string
  readonly blankSpoiled: boolean
}

export interface JobChange {
  readonly jobId: string
  readonly orderId: string
  readonly from: PrintJobState | null
  readonly to: PrintJobState
}

type Effect = (tx: Tx, batch: Batch) => Promise<JobChange[]>

/** Applied after the named jobs have their new state. Returns the changes to other jobs. */
export const EFFECTS = {
  queued: removeFromTheirDrafts,
  nested: none,
  printed: recordPrinting,
  cut: none,
  pressed: pressGarments,
  passed: none,
  packed: refuseIncompleteGarments,
  failed: remake,
  void: releaseVoided,
} as const satisfies Record<PrintJobMove, Effect>

function none(): Promise<JobChange[]> {
  return Promise.resolve([])
}

async function removeFromTheirDrafts(tx: Tx, { moved, now }: Batch): Promise<JobChange[]> {
  await leaveDrafts(
    tx,
    moved.filter(({ sheetId }) => sheetId !== null).map(({ id }) => id),
    now,
  )
  return []
}

/** Costs of prints on a sheet are recorded with the sheet. */
async function recordPrinting(tx: Tx, { moved, orders, author, shop, now }: Batch): Promise<JobChange[]> {
  await recordLoosePrints(tx, { jobIds: moved.map(({ id }) => id), author, shop, now })
  await emitAll(
    tx,
    [...Map.groupBy(moved, (job) => job.orderId)].map(([orderId, jobs]) => ({
      type: 'job.printed',
      orderId,
      payload: {
        number: orders.get(orderId)?.number,
        jobIds: jobs.map(({ id }) => encodeId('printJob', id)),
      },
      occurredAt: now,
    })),
  )
  return []
}

/** The first pressing of a garment takes its blank. */
async function pressGarments(tx: Tx, batch: Batch): Promise<JobChange[]> {
  const { garments, moved, orders, now } = batch
  await lockBlanks(tx, [...orders.keys()])
  await settleBlanks(tx, [...orders.keys()], now)
  const untaken = garments.filter((jobs) => !jobs.some(({ tookBlank }) => tookBlank))
  await takeBlanks(tx, firstsOf(untaken, moved), batch)
  return []
}

/** A garment is packed with all its prints, so that none can fail after another is packed. */
function refuseIncompleteGarments(_: Tx, { garments, moved, orders }: Batch): Promise<JobChange[]> {
  const open = garments.flat().find((job) => !moved.includes(job) && !ALLOWS_PACKING[job.state])
  if (!open) return none()
  const garment = `garment ${open.unit} of ${open.garmentName}, ${open.colour}, ${open.size}`
  throw new Refusal(
    'INVALID_TRANSITION',
    `Order ${String(orders.get(open.orderId)?.number)}: a garment is packed when all its prints have passed, and print job ${encodeId('printJob', open.id)} on ${garment} is ${open.state}.`,
    {
      details: {
        reason: 'garment_unfinished',
        names: [garment],
        state: open.state,
        allowedActions: allowedMoves({ kind: open.kind, state: open.state, sheetState: null }),
      },
    },
  )
}

const ALLOWS_PACKING = {
  blocked: false,
  queued: false,
  nested: false,
  printed: false,
  cut: true,
  pressed: false,
  passed: true,
  packed: true,
  failed: true,
  void: true,
} as const satisfies Record<PrintJobState, boolean>

/**
 * A print that fails on the garment spoils it: its other pressed prints are made again, and its blank is
 * waste. From `printed`, only film is lost.
 */
async function remake(tx: Tx, batch: Batch): Promise<JobChange[]> {
  const { moved, garments, orders, reason, blankSpoiled, now } = batch
  const spoiled = garments.filter((jobs) =>
    jobs.some((job) => moved.includes(job) && (blankSpoiled || job.state === 'pressed')),
  )
  const film = await filmItemId(tx)
  await lockBlanks(tx, [...orders.keys()], film === null ? [] : [film])
  await spoilGarments(tx, spoiled, batch)

  const lost = spoiled
    .flat()
    .filter((job) => !moved.includes(job) && (job.state === 'pressed' || job.state === 'passed'))
  await setJobState(
    tx,
    lost.map(({ id }) => id),
    { to: 'void', reason, now },
  )
  await wasteFilm(tx, [...moved, ...lost], batch)
  const made = await remakeJobs(tx, [...moved, ...lost], now)
  await emitAll(
    tx,
    moved.map(({ id, orderId }) => ({
      type: 'job.failed',
      orderId,
      payload: { number: orders.get(orderId)?.number, jobId: encodeId('printJob', id), reason },
      occurredAt: now,
    })),
  )
  return [
    ...lost.map(({ id, orderId, state }) => ({ jobId: id, orderId, from: state, to: 'void' as const })),
    ...made.map(({ id, orderId }) => ({ jobId: id, orderId, from: null, to: 'blocked' as const })),
  ]
}

/** The blank is taken and wasted at once, so that the order bears its cost. */
async function spoilGarments(
  tx: Tx,
  spoiled: readonly (readonly LockedJob[])[],
  batch: Batch,
): Promise<void> {
  const untaken = spoiled.filter((jobs) => !jobs.some(({ tookBlank }) => tookBlank))
  const taking = firstsOf(untaken, batch.moved)
  await takeBlanks(tx, taking, batch)
  const takenBy = [...taking, ...spoiled.flat().filter(({ tookBlank }) => tookBlank)].map(({ id }) => id)
  await wasteBlanks(tx, firstsOf(spoiled, batch.moved), { ...batch, takenBy })
}

function firstsOf(garments: readonly (readonly LockedJob[])[], moved: readonly LockedJob[]): StockedJob[] {
  return garments
    .map((jobs) => jobs.find((job) => moved.includes(job)))
    .filter((job): job is StockedJob => job !== undefined && job.itemId !== null)
}

async function releaseVoided(tx: Tx, batch: Batch): Promise<JobChange[]> {
  const { orders, moved, now } = batch
  await removeFromTheirDrafts(tx, batch)
  const film = await filmItemId(tx)
  await lockBlanks(tx, [...orders.keys()], film === null ? [] : [film])
  await wasteFilm(tx, moved, batch)
  await settleBlanks(tx, [...orders.keys()], now)
  return []
}

function wasteFilm(tx: Tx, jobs: readonly LockedJob[], { reason, author, now }: Batch): Promise<void> {
  return wastePrints(tx, { jobIds: jobs.map(({ id }) => id), reason, author, now })
}
