import { minorOf } from '@platen/pricing'
import type { Author } from '../../../platform/records/audit.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { dayIn } from '@platen/formats/calendar'
import { recordCosts, type NewCost } from '../../stock-and-money/costs/index.ts'
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
  /** For the day and the decimals of costs. */
  readonly shop: { readonly timeZone: string; readonly currencyExponent: number }
  readonly now: Date
}

interface PrintedSheet extends Work {
  readonly sheetId: string
  /** The film that came off the roll, if longer than the sheet. */
  readonly filmUsedMm?: number | null | undefined
}

/**
 * Prints whose job is no longer on the sheet, and film beyond its length, are waste paid by the shop. Call it
 * once per sheet, with its orders and jobs locked, before or after the jobs are moved.
 */
export async function recordSheetPrinted(
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
  const amounts = amountsByOrder(printed.map(chargeOf), work.shop.currencyExponent)
  await recordPrinting(
    tx,
    { printed, amounts, lost, runId: sheetId, name: `Sheet ${sheet.name}`, costing },
    work,
  )
}

/** The film leaves stock, and the shop pays for it. */
export async function recordSpoiledFilm(
  tx: Tx,
  { sheetId, filmUsedMm, ...work }: Work & { readonly sheetId: string; readonly filmUsedMm: number },
): Promise<void> {
  const [sheet, costing] = [await getSheet(tx, sheetId), await getCosting(tx)]
  const lost = { ...NOTHING, filmUm: BigInt(Math.round(filmUsedMm * 1_000)) }
  const name = `Sheet ${sheet.name}`
  await recordPrinting(tx, { printed: [], amounts: [], lost, runId: sheetId, name, costing }, work)
}

/**
 * Prints that were moved to printed manually were not measured, so the usual use is recorded. Call it with
 * their orders locked.
 */
export async function recordLoosePrints(
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
  const amounts = looseAmounts(printed.map(chargeOf), before, work.shop.currencyExponent)
  const name = 'Prints without a sheet'
  await recordPrinting(tx, { printed, amounts, lost: NOTHING, runId: newUuid(work.now), name, costing }, work)
}

interface Printing {
  readonly printed: readonly CostOfJob[]
  readonly amounts: readonly Amount[]
  /** What the shop pays for. */
  readonly lost: Use
  readonly runId: string
  readonly name: string
  readonly costing: Costing
}

async function recordPrinting(tx: Tx, printing: Printing, work: Work): Promise<void> {
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

function chargeOf({ print, cost }: CostOfJob) {
  return { orderId: print.orderId, cost }
}

/** Voided jobs and jobs that left the sheet are still on the film. */
function isOnSheet({ state, sheetId }: PrintOfJob, sheet: string): boolean {
  return sheetId === sheet && (state === 'nested' || state === 'printed')
}

/** The labour of a garment is counted once, with the first of its prints. */
function markFirsts(prints: readonly PrintOfJob[], counts: (print: PrintOfJob) => boolean): PrintOfJob[] {
  const begun = new Set<string>()
  return prints.map((print) => {
    const beginsGarment = print.beginsGarment && counts(print) && !begun.has(print.garment)
    if (beginsGarment) begun.add(print.garment)
    return { ...print, beginsGarment }
  })
}

/** A dropped print is neither cut nor pressed. */
function withoutHandling(use: Use, { settings }: Costing): Use {
  const handledMs = BigInt(settings.labour.secondsPerPrint) * 1_000n
  return { ...use, labourMs: use.labourMs - handledMs }
}
