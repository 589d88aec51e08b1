import { costMinor } from '@platen/pricing'
import { SYSTEM, type Author } from '../../../platform/records/audit.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { dayIn } from '@platen/formats/calendar'
import type { Shop } from '../../selling/catalog/index.ts'
import { recordCosts, reverseBlankCosts } from '../../stock-and-money/costs/index.ts'
import { lockItems, moveStock, type StockMovement } from '../../stock-and-money/inventory/index.ts'
import {
  changeReserved,
  listBlankNeeds,
  listBlanks,
  listJobsWithBlank,
  setTookBlank,
} from './blanks.store.ts'
import type { LockedJob } from './print-jobs.store.ts'

export type StockedJob = LockedJob & { readonly itemId: string }

export interface Work {
  readonly author: Author
  readonly shop: Pick<Shop, 'timeZone' | 'currencyExponent'>
  readonly now: Date
}

/** Locks all items together, so that later steps may move them in any order. */
export async function lockBlanks(
  tx: Tx,
  orderIds: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  const items = [...(await listBlanks(tx, orderIds)), ...others]
  if (items.length > 0) await lockItems(tx, items)
}

/**
 * Surplus is released, and missing blanks are reserved as far as stock allows. The locked orders must have
 * their jobs.
 */
export async function settleBlanks(tx: Tx, orderIds: readonly string[], now: Date): Promise<void> {
  const uneven = (await listBlankNeeds(tx, orderIds)).filter(({ needed, reserved }) => needed !== reserved)
  if (uneven.length === 0) return
  const balances = await lockItems(tx, [...new Set(uneven.map(({ itemId }) => itemId))])
  const free = new Map([...balances].map(([id, { onHand, reserved }]) => [id, onHand - reserved]))
  const changes = uneven
    .map((line) => {
      const available = free.get(line.itemId) ?? 0
      const change = Math.min(line.needed - line.reserved, available)
      free.set(line.itemId, available - change)
      return { ...line, change }
    })
    .filter(({ change }) => change !== 0)
  if (changes.length === 0) return
  await moveStock(
    tx,
    changes.map(({ itemId, orderId, change }) => ({
      itemId,
      orderId,
      type: change > 0 ? 'reservation' : 'release',
      quantity: Math.abs(change),
      occurredAt: now,
    })),
    SYSTEM,
    now,
  )
  await changeReserved(tx, changes)
}

/** Expects one job per garment, and no garment whose blank was already taken. */
export async function takeBlanks(tx: Tx, jobs: readonly StockedJob[], work: Work): Promise<void> {
  if (jobs.length === 0) return
  const { author, now } = work
  const lines = Map.groupBy(jobs, ({ orderItemId }) => orderItemId)
  const changed = await changeReserved(
    tx,
    [...lines].map(([orderItemId, { length }]) => ({ orderItemId, change: -length })),
  )
  const short = jobs.find(({ orderItemId }) => !changed.has(orderItemId))
  if (short) throw noBlank(short)

  const movements = await moveStock(
    tx,
    jobs.flatMap(({ itemId, orderId, id }) =>
      (['release', 'consumption'] as const).map((type) => ({
        ...{ itemId, orderId, type },
        jobId: id,
        quantity: 1,
        occurredAt: now,
      })),
    ),
    author,
    now,
  )
  await setTookBlank(
    tx,
    jobs.map(({ id }) => id),
    true,
  )
  await recordBlankCosts(tx, [...lines.values()], movements, work)
}

function noBlank({ garmentName, colour, size }: LockedJob): Refusal {
  const garment = `${garmentName}, ${colour}, ${size}`
  return new Refusal('OUT_OF_STOCK', `No blank is reserved for ${garment}.`, {
    details: { reason: 'no_blank_reserved', names: [garment], lines: [{ path: 'jobIds', reason: garment }] },
  })
}

async function recordBlankCosts(
  tx: Tx,
  lines: readonly (readonly StockedJob[])[],
  movements: readonly StockMovement[],
  { author, shop, now }: Work,
): Promise<void> {
  const unitCosts = new Map(movements.map(({ itemId, unitCost }) => [itemId, unitCost]))
  const costs = lines.flatMap((jobs) => {
    const [first] = jobs
    if (!first) return []
    const unitCost = unitCosts.get(first.itemId)
    if (unitCost === undefined) return []
    return {
      category: 'blank' as const,
      amountMinor: costMinor(unitCost, jobs.length, shop.currencyExponent),
      incurredOn: dayIn(shop.timeZone, now),
      description: `${jobs.length} × ${first.garmentName}, ${first.colour}, ${first.size}`,
      orderId: first.orderId,
      inventoryItemId: first.itemId,
      quantity: jobs.length,
      source: 'computed' as const,
    }
  })
  await recordCosts(tx, costs, author, now)
}

/** Puts back what the garments of an order took, at the cost that it was taken at, and takes the cost off the order. */
export async function returnBlanks(
  tx: Tx,
  orderId: string,
  { author, shop, now, reason }: Work & { readonly reason: string },
): Promise<void> {
  const jobs = await listJobsWithBlank(tx, orderId)
  if (jobs.length === 0) return
  await moveStock(
    tx,
    jobs.map(({ id, itemId }) => ({
      ...{ itemId, orderId, type: 'return' as const, quantity: 1, reason },
      jobId: id,
      occurredAt: now,
    })),
    author,
    now,
  )
  await setTookBlank(
    tx,
    jobs.map(({ id }) => id),
    false,
  )
  await reverseBlankCosts(tx, { orderId, reason, incurredOn: dayIn(shop.timeZone, now), author, now })
}

/**
 * Expects one job per garment, the one that failed; `takenBy` are the jobs whose pressing took the blanks.
 * Their cost stays with the orders.
 */
export async function wasteBlanks(
  tx: Tx,
  jobs: readonly StockedJob[],
  { takenBy, reason, author, now }: Work & { takenBy: readonly string[]; reason: string },
): Promise<void> {
  if (jobs.length === 0) return
  await moveStock(
    tx,
    jobs.flatMap(({ itemId, orderId, id }) =>
      (['return', 'waste'] as const).map((type) => ({
        ...{ itemId, orderId, type, reason },
        jobId: id,
        quantity: 1,
        occurredAt: now,
      })),
    ),
    author,
    now,
  )
  await setTookBlank(tx, takenBy, false)
}
