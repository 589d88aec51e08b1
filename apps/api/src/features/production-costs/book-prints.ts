import { minorOf } from '@platen/pricing'
import type { Author } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { newUuid } from '../../platform/ids.ts'
import { dayIn } from '../../platform/store-calendar.ts'
import { recordCosts, type NewCost } from '../costs/index.ts'
import {
  PRINT_CATEGORIES,
  amountsByOrder,
  looseAmounts,
  priceOf,
  type Amount,
  type PrintCategory,
} from './print-cost.ts'
import {
  getCosting,
  getSheet,
  insertPrintCosts,
  listLooseCosts,
  listLoosePrints,
  listPrintsOfSheet,
  type CostOfJob,
  type Costing,
  type PrintOfJob,
} from './print-costs.store.ts'
import { addUses, useOfSheet, usualUse, type Use } from './print-use.ts'
import { takeMaterials } from './take-materials.ts'

interface Work {
  readonly author: Author
  /** The day and the decimals that costs are written with. */
  readonly shop: { readonly timeZone: string; readonly currencyExponent: number }
  readonly now: Date
}

interface PrintedSheet extends Work {
  /** UUID. */
  readonly sheetId: string
  /** What came off the roll, when it was more than the sheet. */
  readonly filmUsedMm?: number | null | undefined
}

/**
 * Books what a sheet took that has just been printed: stock, a row of costs for each of its jobs, and the costs of
 * their orders. A print whose job is no longer on the sheet, and film beyond its length, are waste that the shop
 * bears. Call it once a sheet, with its orders and jobs locked, before or after the jobs are moved.
 */
export async function bookSheetPrinted(
  tx: Tx,
  { sheetId, filmUsedMm, ...work }: PrintedSheet,
): Promise<void> {
  const [sheet, prints, costing] = [
    await getSheet(tx, sheetId),
    await listPrintsOfSheet(tx, sheetId),
    await getCosting(tx),
  ]
  const marked = markFirsts(prints, (print) => isOnSheet(print, sheetId))
  const uses = useOfSheet(marked, sheet, costing.settings)
  const costs = marked.map((print, index) => costOf(print, uses[index] ?? NOTHING, costing))
  const [printed, dropped] = [
    costs.filter(({ print }) => isOnSheet(print, sheetId)),
    costs.filter(({ print }) => !isOnSheet(print, sheetId)),
  ]
  const beyondUm = BigInt(Math.round(Math.max(0, (filmUsedMm ?? 0) - sheet.lengthMm) * 1_000))
  const lost = addUses([
    ...dropped.map(({ use }) => withoutHandling(use, costing)),
    { ...NOTHING, filmUm: beyondUm },
  ])
  const amounts = amountsByOrder(printed.map(borne), work.shop.currencyExponent)
  await book(tx, { printed, amounts, lost, runId: sheetId, name: `Sheet ${sheet.name}`, costing }, work)
}

/**
 * Books film of a sheet that came off the printer and was spoiled, so that the sheet is given up: the stock loses it,
 * and the shop bears it.
 */
export async function bookSpoiledFilm(
  tx: Tx,
  { sheetId, filmUsedMm, ...work }: Work & { readonly sheetId: string; readonly filmUsedMm: number },
): Promise<void> {
  const [sheet, costing] = [await getSheet(tx, sheetId), await getCosting(tx)]
  const lost = { ...NOTHING, filmUm: BigInt(Math.round(filmUsedMm * 1_000)) }
  const name = `Sheet ${sheet.name}`
  await book(tx, { printed: [], amounts: [], lost, runId: sheetId, name, costing }, work)
}

/**
 * Books what prints took that were moved to the printer by hand: what such prints usually take, as nobody measured it.
 * Jobs that are on a sheet, or were booked before, are left out. Call it with their orders locked.
 */
export async function bookLoosePrints(
  tx: Tx,
  { jobIds, ...work }: Work & { readonly jobIds: readonly string[] },
): Promise<void> {
  const prints = markFirsts(await listLoosePrints(tx, jobIds), () => true)
  if (prints.length === 0) return
  const costing = await getCosting(tx)
  const printed = prints.map((print) =>
    costOf(print, usualUse(print, costing.film, costing.settings), costing),
  )
  const before = await listLooseCosts(
    tx,
    prints.map(({ orderId }) => orderId),
  )
  const amounts = looseAmounts(printed.map(borne), before, work.shop.currencyExponent)
  const name = 'Prints without a sheet'
  await book(tx, { printed, amounts, lost: NOTHING, runId: newUuid(work.now), name, costing }, work)
}

interface Printing {
  readonly printed: readonly CostOfJob[]
  /** What their orders bear. */
  readonly amounts: readonly Amount[]
  /** What the shop bears. */
  readonly lost: Use
  readonly runId: string
  readonly name: string
  readonly costing: Costing
}

async function book(tx: Tx, printing: Printing, work: Work): Promise<void> {
  const { printed, lost, runId, name, costing } = printing
  const used = addUses(printed.map(({ use }) => use))
  await takeMaterials(tx, { used, lost }, costing.settings, { reason: name, ...work })
  await insertPrintCosts(tx, printed, { runId, now: work.now })
  await recordCosts(tx, entriesOf(printing, work), work.author, work.now)
}

function entriesOf({ amounts, lost, runId, name, costing }: Printing, { shop, now }: Work): NewCost[] {
  const shared = { incurredOn: dayIn(shop.timeZone, now), source: 'computed', runId } as const
  const itemOf = (category: PrintCategory) =>
    category === 'film' || category === 'powder'
      ? (costing.settings[category].itemId ?? undefined)
      : undefined
  const ofOrders = amounts.map(({ category, orderId, amountMinor }) => ({
    ...shared,
    ...{ category, orderId, amountMinor },
    inventoryItemId: itemOf(category),
    description: `${NAMES[category]}: ${name}`,
  }))
  const waste = priceOf(lost, costing.prices)
  return [
    ...ofOrders,
    ...PRINT_CATEGORIES.map((category) => ({
      ...shared,
      category,
      amountMinor: minorOf(waste[category], shop.currencyExponent),
      inventoryItemId: itemOf(category),
      description: `Waste of ${NAMES[category].toLowerCase()}: ${name}`,
    })),
  ]
}

const NAMES = {
  film: 'Film',
  ink: 'Ink',
  powder: 'Powder',
  labour: 'Labour',
} as const satisfies Record<PrintCategory, string>

const NOTHING: Use = { filmUm: 0n, colourInk: 0n, whiteInk: 0n, powder: 0n, labourMs: 0n }

function costOf(print: PrintOfJob, use: Use, { prices }: Costing): CostOfJob {
  return { print, use, cost: priceOf(use, prices) }
}

function borne({ print, cost }: CostOfJob) {
  return { orderId: print.orderId, cost }
}

/** Jobs that were voided or went elsewhere lie on the film all the same. */
function isOnSheet({ state, sheetId }: PrintOfJob, sheet: string): boolean {
  return sheetId === sheet && (state === 'nested' || state === 'printed')
}

/** A garment begins once, with the first of its prints that comes out. */
function markFirsts(prints: readonly PrintOfJob[], comesOut: (print: PrintOfJob) => boolean): PrintOfJob[] {
  const begun = new Set<string>()
  return prints.map((print) => {
    const beginsGarment = print.beginsGarment && comesOut(print) && !begun.has(print.garment)
    if (beginsGarment) begun.add(print.garment)
    return { ...print, beginsGarment }
  })
}

/** Nobody cuts and presses a print that nobody wants any more. */
function withoutHandling(use: Use, { settings }: Costing): Use {
  const handledMs = BigInt(settings.labour.secondsPerPrint) * 1_000n
  return { ...use, labourMs: use.labourMs - handledMs }
}
