import type { GangSheetDetail, GangSheetLayoutRequest } from '@platen/contract'
import type { Tx } from '../../platform/database/transaction.ts'
import type { DocumentChange } from '../../platform/document-changes.ts'
import { decodeId, encodeId } from '../../platform/ids.ts'
import { Refusal, refuseInvalid, repetitions } from '../../platform/refusal.ts'
import { setSheetOf, shiftJobs, type LockedJobs } from '../production/index.ts'
import { decideSheet, type LockedSheet, type SheetDeps } from './decide-sheet.ts'
import { listJobIds, replacePrints, type PlacedJob } from './gang-sheets.store.ts'
import { findPrints, type WaitingPrint } from './print-queue.store.ts'
import { layoutProblems, lengthBound, lengthOf } from './sheet-geometry.ts'

/**
 * Places the prints of a draft by hand. What is left out goes back to the queue, and what waits there may come in.
 * Refuses with VALIDATION_FAILED prints that lie where none can, with INVALID_TRANSITION jobs that do not wait.
 * Packing ends: a layout that somebody made is not packed away.
 */
export async function changeLayout(
  deps: SheetDeps,
  sheetId: string,
  { revision, prints }: GangSheetLayoutRequest,
): Promise<GangSheetDetail> {
  refuseInvalid(
    repetitions(
      prints,
      ({ jobId }) => jobId,
      (index) => `prints[${index}].jobId`,
    ),
  )
  const placed = prints.map((print): PlacedJob => ({ ...print, jobId: decodeId('printJob', print.jobId) }))
  const withJobs = placed.map(({ jobId }) => jobId)
  return decideSheet(deps, { sheetId, action: 'change', revision, withJobs }, async (locked) => {
    const { tx, sheet, name } = locked
    const laid = await layOut(tx, placed)
    refuseInvalid(
      layoutProblems(laid, sheet.film, (index) => nameOf(laid[index])).map(({ index, side, message }) => ({
        path: `prints[${index}].${side}`,
        message: `${nameOf(laid[index])} ${message}`,
      })),
    )
    const changes = await exchangePrints(deps, locked, placed)
    return {
      change: { lengthMm: lengthOf(laid, sheet.film), boundMm: lengthBound(laid, sheet.film) },
      audit: 'gang_sheet.laid_out',
      message: `${deps.author.actor.name} placed the prints of sheet ${name}.`,
      changes,
    }
  })
}

type LaidPrint = WaitingPrint & PlacedJob

async function layOut(tx: Tx, placed: readonly PlacedJob[]): Promise<LaidPrint[]> {
  const known = new Map(
    (
      await findPrints(
        tx,
        placed.map(({ jobId }) => jobId),
      )
    ).map((print) => [print.jobId, print]),
  )
  return placed.flatMap((print) => {
    const size = known.get(print.jobId)
    return size ? [{ ...size, ...print }] : []
  })
}

function nameOf(print: LaidPrint | undefined): string {
  return print ? `the ${print.zoneId} print of order ${print.orderNumber}` : 'another print'
}

/** Lets prints go and takes others in, and writes where all of them lie. */
async function exchangePrints(
  { author, shop }: SheetDeps,
  { tx, sheet, locked, now }: LockedSheet,
  placed: readonly PlacedJob[],
): Promise<DocumentChange[]> {
  const before = new Set(await listJobIds(tx, sheet.id))
  const after = new Set(placed.map(({ jobId }) => jobId))
  const leaving = part(locked, (id) => before.has(id) && !after.has(id))
  const coming = part(locked, (id) => after.has(id) && !before.has(id))
  refuseNotWaiting(coming)

  const work = { author, shop: await shop.get(), now }
  // They are off the sheet before they are moved, so that moving them does not change the sheet a second time.
  await setSheetOf(tx, idsOf(leaving), null)
  await replacePrints(tx, sheet.id, placed)
  if (leaving.named.length > 0) await shiftJobs(tx, leaving, { to: 'queued', ...work })
  await setSheetOf(tx, idsOf(coming), sheet.id)
  if (coming.named.length > 0) await shiftJobs(tx, coming, { to: 'nested', ...work })
  return [
    ...idsOf(leaving).map((id) => changeOf(id, 'on the sheet', null)),
    ...idsOf(coming).map((id) => changeOf(id, null, 'on the sheet')),
  ]
}

function changeOf(jobId: string, from: string | null, to: string | null): DocumentChange {
  return { path: `prints[${encodeId('printJob', jobId)}]`, from, to }
}

/** Some of the locked jobs, with what stands on their garments. */
function part({ orders, jobs, named }: LockedJobs, wanted: (jobId: string) => boolean): LockedJobs {
  const chosen = named.filter(({ id }) => wanted(id))
  const orderIds = new Set(chosen.map(({ orderId }) => orderId))
  return {
    orders: orders.filter(({ id }) => orderIds.has(id)),
    jobs: jobs.filter(({ orderId }) => orderIds.has(orderId)),
    named: chosen,
  }
}

function idsOf({ named }: LockedJobs): string[] {
  return named.map(({ id }) => id)
}

function refuseNotWaiting({ named, orders }: LockedJobs): void {
  const byId = new Map(orders.map((order) => [order.id, order]))
  for (const { id, state, orderId } of named) {
    const order = byId.get(orderId)
    if (state === 'queued' && order?.status === 'open') continue
    const why = order?.status === 'open' ? `it is ${state}` : `order ${order?.number} is ${order?.status}`
    throw new Refusal(
      'INVALID_TRANSITION',
      `Print job ${encodeId('printJob', id)} cannot come on the sheet, as it does not wait in the queue: ${why}.`,
    )
  }
}
