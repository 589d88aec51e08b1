import type { GangSheetDetail, GangSheetLayoutRequest } from '@platen/contract'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { DocumentChange } from '../../../platform/records/document-changes.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { Refusal, refuseInvalid, repetitions } from '../../../platform/refusal.ts'
import { moveLockedJobs, pickJobs, setSheetOf, type LockedJobs } from '../production/index.ts'
import { decideSheet, type LockedSheet, type SheetDeps } from './decide-sheet.ts'
import { listJobIds, replacePrints, type PlacedJob } from './gang-sheets.store.ts'
import { findPrints, type WaitingPrint } from './print-queue.store.ts'
import { layoutProblems, lengthBound, lengthOf } from './sheet-geometry.ts'

/** Stops packing, so that it never overwrites a manual layout. */
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
      layoutProblems(laid, sheet.film, (index) => nameOf(laid[index])).map(
        ({ index, side, message, ...why }) => ({
          path: `prints[${index}].${side}`,
          message: `${nameOf(laid[index])} ${message}`,
          ...why,
        }),
      ),
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

async function exchangePrints(
  { author, shop }: SheetDeps,
  { tx, sheet, locked, now }: LockedSheet,
  placed: readonly PlacedJob[],
): Promise<DocumentChange[]> {
  const before = new Set(await listJobIds(tx, sheet.id))
  const after = new Set(placed.map(({ jobId }) => jobId))
  const removed = pickJobs(locked, ({ id }) => before.has(id) && !after.has(id))
  const added = pickJobs(locked, ({ id }) => after.has(id) && !before.has(id))
  refuseUnlessQueued(added)

  const work = { author, shop: await shop.get(), now }
  // Removed before the jobs move, because moving a job that is on a sheet changes the sheet again.
  await setSheetOf(tx, idsOf(removed), null)
  await replacePrints(tx, sheet.id, placed)
  if (removed.named.length > 0) await moveLockedJobs(tx, removed, { to: 'queued', ...work })
  await setSheetOf(tx, idsOf(added), sheet.id)
  if (added.named.length > 0) await moveLockedJobs(tx, added, { to: 'nested', ...work })
  return [
    ...idsOf(removed).map((id) => changeOf(id, 'on the sheet', null)),
    ...idsOf(added).map((id) => changeOf(id, null, 'on the sheet')),
  ]
}

function changeOf(jobId: string, from: string | null, to: string | null): DocumentChange {
  return { path: `prints[${encodeId('printJob', jobId)}]`, from, to }
}

function idsOf({ named }: LockedJobs): string[] {
  return named.map(({ id }) => id)
}

function refuseUnlessQueued({ named, orders }: LockedJobs): void {
  const byId = new Map(orders.map((order) => [order.id, order]))
  for (const { id, state, orderId } of named) {
    const order = byId.get(orderId)
    if (state === 'queued' && order?.status === 'open') continue
    const why = order?.status === 'open' ? `it is ${state}` : `order ${order?.number} is ${order?.status}`
    throw new Refusal(
      'INVALID_TRANSITION',
      `Print job ${encodeId('printJob', id)} cannot be added to the sheet because it is not in the queue: ${why}.`,
      {
        details: {
          reason: 'print_not_queued',
          names: order ? [order.number] : [],
          state: order && order.status !== 'open' ? order.status : state,
          allowedActions: [],
        },
      },
    )
  }
}
