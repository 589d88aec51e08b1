import { randomInt } from 'node:crypto'
import {
  MAX_SHEET_PRINTS,
  PACKING_SECONDS,
  type GangSheetCreateRequest,
  type GangSheetDetail,
} from '@platen/contract'
import type { Nesting, NestingFilm } from '@platen/nesting'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { emit } from '../../platform/events.ts'
import { decodeId, encodeId, newUuid } from '../../platform/ids.ts'
import { Refusal, invalidField } from '../../platform/refusal.ts'
import { lockJobs, setSheetOf, sheetNumber, shiftJobs, type LockedJobs } from '../production/index.ts'
import type { SheetDeps } from './decide-sheet.ts'
import { insertSheet } from './gang-sheets.store.ts'
import { chooseWaiting } from './choose-waiting.ts'
import { findPrints, getFilm, listWaitingPrints, type WaitingPrint } from './print-queue.store.ts'
import { getSheet, readSheet, viewFor } from './read-sheet.ts'
import type { SheetPacker } from './sheet-packer.ts'

export interface ProposeDeps extends SheetDeps {
  readonly database: Kysely<DB>
  readonly packer: SheetPacker
}

/** So often others may be quicker before it is too busy. */
const ATTEMPTS = 5

/**
 * Puts what waits on a new sheet, the most urgent first, as far as the film goes, and begins to pack it. Refuses with
 * INVALID_TRANSITION when nothing that waits fits on this film, or a job that was asked for does not wait.
 */
export async function proposeSheet(
  deps: ProposeDeps,
  request: GangSheetCreateRequest,
): Promise<GangSheetDetail> {
  refuseOddRequest(request)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const proposal = await layOut(deps, request)
    const sheet = await takeOver(deps, request, proposal)
    if (sheet) return sheet
  }
  throw new Refusal('OVERLOADED', 'Others take the prints of the queue at this moment.', {
    headers: { 'retry-after': '1' },
  })
}

function refuseOddRequest({ jobIds, dueTo, fabrics }: GangSheetCreateRequest): void {
  if (jobIds === undefined) return
  if (dueTo !== undefined) throw invalidField('dueTo', 'goes with the queue, not with jobIds')
  if (fabrics !== undefined) throw invalidField('fabrics', 'goes with the queue, not with jobIds')
}

interface Proposal {
  readonly film: NestingFilm
  readonly seed: number
  readonly nesting: Nesting
  readonly tooLarge: GangSheetDetail['tooLarge']
}

/** Looks without a lock: the first layout takes a moment, in which nobody else shall wait. */
async function layOut(
  { database, packer }: ProposeDeps,
  { jobIds, dueTo, fabrics }: GangSheetCreateRequest,
): Promise<Proposal> {
  const film = await getFilm(database)
  const waiting =
    jobIds === undefined
      ? await listWaitingPrints(database, { dueTo, fabrics }, MAX_SHEET_PRINTS)
      : await findNamed(database, jobIds)
  const { chosen, tooLarge } = chooseWaiting(waiting, film)
  if (chosen.length === 0) throw nothingFits(tooLarge)

  const seed = randomInt(1, 2 ** 31)
  const nesting = await packer.firstLayout(
    chosen.map(({ jobId, widthMm, heightMm }) => ({ id: jobId, widthMm, heightMm })),
    film,
    seed,
  )
  return { film, seed, nesting, tooLarge }
}

async function findNamed(database: Kysely<DB>, jobIds: readonly string[]): Promise<WaitingPrint[]> {
  const uuids = jobIds.map((id) => decodeId('printJob', id))
  const prints = await findPrints(database, uuids)
  const known = new Set(prints.map(({ jobId }) => jobId))
  const unknown = uuids.findIndex((id) => !known.has(id))
  if (unknown !== -1) throw new Refusal('RESOURCE_NOT_FOUND', `There is no print job ${jobIds[unknown]}.`)
  const busy = prints.find(({ state, orderStatus }) => state !== 'queued' || orderStatus !== 'open')
  if (busy) throw notWaiting(busy)
  return prints
}

function notWaiting({ jobId, state, orderNumber, orderStatus }: WaitingPrint): Refusal {
  const why = orderStatus === 'open' ? `it is ${state}` : `order ${orderNumber} is ${orderStatus}`
  return new Refusal(
    'INVALID_TRANSITION',
    `Print job ${encodeId('printJob', jobId)} of order ${orderNumber} does not wait in the queue: ${why}.`,
  )
}

function nothingFits(tooLarge: GangSheetDetail['tooLarge']): Refusal {
  const [first] = tooLarge
  return new Refusal(
    'INVALID_TRANSITION',
    first
      ? `No print waits that this film can hold. Order ${first.orderNumber}: ${first.message}`
      : 'No print waits for a sheet.',
    {
      resolution: first
        ? 'Load wider film, or change the artwork of the order.'
        : 'Wait for the next paid order.',
    },
  )
}

/** Makes the sheet, unless somebody else was quicker with one of its prints. */
async function takeOver(
  deps: ProposeDeps,
  { seconds = PACKING_SECONDS.default }: GangSheetCreateRequest,
  { film, seed, nesting, tooLarge }: Proposal,
): Promise<GangSheetDetail | undefined> {
  const { transaction, packer, author, shop } = deps
  const view = viewFor(deps, author.role)
  const store = await shop.get()
  const [sheetId, packingId] = [newUuid(view.now), newUuid()]
  const jobIds = nesting.prints.map(({ id }) => id)
  const sheet = await transaction(async (tx) => {
    const locked = await lockJobs(tx, jobIds)
    if (!allWait(locked)) throw new Overtaken()

    const { now } = view
    const packing = { id: packingId, since: now, until: packer.until(now, seconds) }
    await insertSheet(tx, { id: sheetId, film, seed, nesting, packing, author, now })
    await setSheetOf(tx, jobIds, sheetId)
    await shiftJobs(tx, locked, { to: 'nested', author, shop: store, now })
    await tellProposed(tx, deps, { sheetId, locked, now })
    return readSheet(tx, sheetId, view, tooLarge)
  }).catch((error: unknown) => {
    if (error instanceof Overtaken) return undefined
    throw error
  })
  if (sheet) packer.start({ sheetId, packingId, seconds })
  return sheet
}

/** Undoes the transaction in which somebody else turned out to be quicker. */
class Overtaken extends Error {}

function allWait({ named, orders }: LockedJobs): boolean {
  return named.every(({ state }) => state === 'queued') && orders.every(({ status }) => status === 'open')
}

async function tellProposed(
  tx: Tx,
  { author }: ProposeDeps,
  { sheetId, locked, now }: { sheetId: string; locked: LockedJobs; now: Date },
): Promise<void> {
  const { number } = await getSheet(tx, sheetId)
  const [name, id] = [sheetNumber(number), encodeId('gangSheet', sheetId)]
  const prints = locked.named.length
  await recordAudit(tx, [
    {
      actor: author.actor,
      ...(author.requestId === undefined ? {} : { requestId: author.requestId }),
      ...(author.ipAddress === undefined ? {} : { ipAddress: author.ipAddress }),
      occurredAt: now,
      action: 'gang_sheet.proposed',
      entity: { type: 'gang_sheet', id },
      message: `${author.actor.name} put ${prints} ${prints === 1 ? 'print' : 'prints'} of ${locked.orders.length} ${locked.orders.length === 1 ? 'order' : 'orders'} on sheet ${name}.`,
    },
  ])
  await emit(tx, { type: 'sheet.updated', payload: { sheetId: id, number: name }, occurredAt: now })
}
