import { randomInt } from 'node:crypto'
import {
  MAX_SHEET_PRINTS,
  PACKING_SECONDS,
  type GangSheetCreateRequest,
  type GangSheetDetail,
} from '@platen/contract'
import type { Nesting, NestingFilm } from '@platen/nesting'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/records/audit.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import {
  emitSheetEvent,
  lockJobs,
  moveLockedJobs,
  setSheetOf,
  sheetNumber,
  type LockedJobs,
} from '../production/index.ts'
import type { SheetDeps } from './decide-sheet.ts'
import { insertSheet } from './gang-sheets.store.ts'
import { choosePrints } from './choose-prints.ts'
import { findPrints, getFilm, listWaitingPrints, type WaitingPrint } from './print-queue.store.ts'
import { getSheet, readSheet, viewFor } from './read-sheet.ts'
import type { SheetPacker } from './packing/sheet-packer.ts'

interface SuggestDeps extends SheetDeps {
  readonly database: Kysely<DB>
  readonly packer: SheetPacker
}

/** How often other requests may take the chosen prints first. */
const ATTEMPTS = 5

export async function suggestSheet(
  deps: SuggestDeps,
  request: GangSheetCreateRequest,
): Promise<GangSheetDetail> {
  refuseInvalidRequest(request)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const suggestion = await layOut(deps, request)
    const sheet = await createSheet(deps, request, suggestion)
    if (sheet) return sheet
  }
  throw new Refusal('OVERLOADED', 'Other people are putting the same prints on sheets right now.', {
    headers: { 'retry-after': '1' },
  })
}

function refuseInvalidRequest({ jobIds, dueTo, fabrics }: GangSheetCreateRequest): void {
  if (jobIds === undefined) return
  if (dueTo !== undefined) throw invalidField('dueTo', 'cannot be combined with jobIds', 'not_used')
  if (fabrics !== undefined) throw invalidField('fabrics', 'cannot be combined with jobIds', 'not_used')
}

interface Suggestion {
  readonly film: NestingFilm
  readonly seed: number
  readonly nesting: Nesting
  readonly tooLarge: GangSheetDetail['tooLarge']
}

/** Reads without a lock: the first layout takes a moment, and other requests must not wait for it. */
async function layOut(
  { database, packer }: SuggestDeps,
  { jobIds, dueTo, fabrics }: GangSheetCreateRequest,
): Promise<Suggestion> {
  const film = await getFilm(database)
  const waiting =
    jobIds === undefined
      ? await listWaitingPrints(database, { dueTo, fabrics }, MAX_SHEET_PRINTS)
      : await findNamed(database, jobIds)
  const { chosen, tooLarge } = choosePrints(waiting, film)
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
  if (busy) throw notQueued(busy)
  return prints
}

function notQueued({ jobId, state, orderNumber, orderStatus }: WaitingPrint): Refusal {
  const why = orderStatus === 'open' ? `it is ${state}` : `order ${orderNumber} is ${orderStatus}`
  return new Refusal(
    'INVALID_TRANSITION',
    `Print job ${encodeId('printJob', jobId)} of order ${orderNumber} is not in the queue: ${why}.`,
    {
      details: {
        reason: 'print_not_queued',
        names: [orderNumber],
        state: orderStatus === 'open' ? state : orderStatus,
        allowedActions: [],
      },
    },
  )
}

function nothingFits(tooLarge: GangSheetDetail['tooLarge']): Refusal {
  const [first] = tooLarge
  return new Refusal(
    'INVALID_TRANSITION',
    first
      ? `No queued print fits on this film. Order ${first.orderNumber}: ${first.message}`
      : 'The print queue is empty.',
    {
      details: {
        reason: first ? 'print_too_large' : 'queue_empty',
        names: first ? [first.orderNumber] : [],
        state: first ? 'queued' : 'empty',
        allowedActions: [],
      },
      resolution: first
        ? 'Load wider film, or change the artwork of the order.'
        : 'Wait for the next paid order.',
    },
  )
}

async function createSheet(
  deps: SuggestDeps,
  { seconds = PACKING_SECONDS.default }: GangSheetCreateRequest,
  { film, seed, nesting, tooLarge }: Suggestion,
): Promise<GangSheetDetail | undefined> {
  const { transaction, packer, author, shop } = deps
  const view = viewFor(deps, author.rights)
  const store = await shop.get()
  const [sheetId, packingId] = [newUuid(view.now), newUuid()]
  const jobIds = nesting.prints.map(({ id }) => id)
  const sheet = await transaction(async (tx) => {
    const locked = await lockJobs(tx, jobIds)
    if (!areAllQueued(locked)) throw new Overtaken()

    const { now } = view
    const packing = { id: packingId, since: now, until: packer.until(now, seconds) }
    await insertSheet(tx, { id: sheetId, film, seed, nesting, packing, author, now })
    await setSheetOf(tx, jobIds, sheetId)
    await moveLockedJobs(tx, locked, { to: 'nested', author, shop: store, now })
    await recordSuggestion(tx, deps, { sheetId, locked, now })
    return readSheet(tx, sheetId, view, tooLarge)
  }).catch((error: unknown) => {
    if (error instanceof Overtaken) return undefined
    throw error
  })
  if (sheet) packer.start({ sheetId, packingId, seconds })
  return sheet
}

/** Rolls the transaction back because another request took one of the prints. */
class Overtaken extends Error {}

function areAllQueued({ named, orders }: LockedJobs): boolean {
  return named.every(({ state }) => state === 'queued') && orders.every(({ status }) => status === 'open')
}

async function recordSuggestion(
  tx: Tx,
  { author }: SuggestDeps,
  { sheetId, locked, now }: { sheetId: string; locked: LockedJobs; now: Date },
): Promise<void> {
  const { number } = await getSheet(tx, sheetId)
  const [prints, orders] = [locked.named.length, locked.orders.length]
  await recordAudit(tx, [
    {
      ...author,
      occurredAt: now,
      action: 'gang_sheet.proposed',
      entity: { type: 'gang_sheet', id: encodeId('gangSheet', sheetId) },
      message: `${author.actor.name} put ${prints} ${prints === 1 ? 'print' : 'prints'} of ${orders} ${orders === 1 ? 'order' : 'orders'} on sheet ${sheetNumber(number)}.`,
      subject: sheetNumber(number),
    },
  ])
  await emitSheetEvent(tx, 'sheet.updated', { id: sheetId, number }, now)
}
