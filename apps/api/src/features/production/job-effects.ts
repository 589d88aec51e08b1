import type { PrintJobMove, PrintJobState } from '@platen/contract'
import type { Tx } from '../../platform/database/transaction.ts'
import { emitAll } from '../../platform/events.ts'
import { encodeId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { LockedOrder } from '../orders/index.ts'
import { bookLoosePrints, filmItemId, wastePrints } from '../production-costs/index.ts'
import { lockBlanks, settleBlanks, takeBlanks, wasteBlanks, type StockedJob, type Work } from './blanks.ts'
import { leaveDrafts } from './draft-sheets.ts'
import { remakeJobs, setJobState, type LockedJob } from './print-jobs.store.ts'

/** Jobs of locked orders that are moved, and all that stands on their garments, as they were before. */
export interface Batch extends Work {
  readonly moved: readonly LockedJob[]
  /** Every job of each garment, whatever its state. */
  readonly garments: readonly (readonly LockedJob[])[]
  readonly orders: ReadonlyMap<string, LockedOrder>
  readonly reason: string
  readonly blankSpoiled: boolean
}

/** What a move did to a job, for the audit log and the answer. */
export interface JobChange {
  readonly jobId: string
  readonly orderId: string
  readonly from: PrintJobState | null
  readonly to: PrintJobState
}

type Effect = (tx: Tx, batch: Batch) => Promise<JobChange[]>

/** What follows from each move, once the jobs that were named have their new state. Gives what it did to others. */
export const EFFECTS = {
  queued: leaveTheirDrafts,
  nested: none,
  printed: costAndTell,
  pressed: pressGarments,
  passed: none,
  packed: refuseHalfGarments,
  failed: makeAnew,
  void: giveUp,
} as const satisfies Record<PrintJobMove, Effect>

function none(): Promise<JobChange[]> {
  return Promise.resolve([])
}

async function leaveTheirDrafts(tx: Tx, { moved, now }: Batch): Promise<JobChange[]> {
  await leaveDrafts(
    tx,
    moved.filter(({ sheetId }) => sheetId !== null).map(({ id }) => id),
    now,
  )
  return []
}

/** The costs of a sheet are booked with the sheet, those of other prints here. */
async function costAndTell(tx: Tx, { moved, orders, author, shop, now }: Batch): Promise<JobChange[]> {
  await bookLoosePrints(tx, { jobIds: moved.map(({ id }) => id), author, shop, now })
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

/** A garment goes into the bag with all its prints, so that none can fail when another is packed. */
function refuseHalfGarments(_: Tx, { garments, moved, orders }: Batch): Promise<JobChange[]> {
  const open = garments.flat().find((job) => !moved.includes(job) && !BAGGED[job.state])
  if (!open) return none()
  const garment = `garment ${open.unit} of ${open.garmentName}, ${open.colour}, ${open.size}`
  throw new Refusal(
    'INVALID_TRANSITION',
    `Order ${String(orders.get(open.orderId)?.number)}: a garment is packed when all its prints have passed, and print job ${encodeId('printJob', open.id)} on ${garment} is ${open.state}.`,
  )
}

/** The states of a job that does not keep its garment out of the bag. */
const BAGGED = {
  blocked: false,
  queued: false,
  nested: false,
  printed: false,
  pressed: false,
  passed: true,
  packed: true,
  failed: true,
  void: true,
} as const satisfies Record<PrintJobState, boolean>

/**
 * Makes a new job for each that failed. A print that fails on the garment takes the garment with it: what was pressed
 * on it is void and made anew, and its blank is waste. From `printed` only film is lost.
 */
async function makeAnew(tx: Tx, batch: Batch): Promise<JobChange[]> {
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

/** A garment that is spoiled before its first pressing is taken and wasted at once, so that its order bears the cost. */
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

/** Of each garment that is kept in stock the first job that is moved. */
function firstsOf(garments: readonly (readonly LockedJob[])[], moved: readonly LockedJob[]): StockedJob[] {
  return garments
    .map((jobs) => jobs.find((job) => moved.includes(job)))
    .filter((job): job is StockedJob => job !== undefined && job.itemId !== null)
}

/** What is printed already goes into the bin; a blank that is still on the shelf is free. */
async function giveUp(tx: Tx, batch: Batch): Promise<JobChange[]> {
  const { orders, moved, now } = batch
  await leaveTheirDrafts(tx, batch)
  const film = await filmItemId(tx)
  await lockBlanks(tx, [...orders.keys()], film === null ? [] : [film])
  await wasteFilm(tx, moved, batch)
  await settleBlanks(tx, [...orders.keys()], now)
  return []
}

function wasteFilm(tx: Tx, jobs: readonly LockedJob[], { reason, author, now }: Batch): Promise<void> {
  return wastePrints(tx, { jobIds: jobs.map(({ id }) => id), reason, author, now })
}
