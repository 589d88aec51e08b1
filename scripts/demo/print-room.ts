import { fromMillionths } from '@platen/pricing'
import type { Client } from 'pg'
import {
  amountsByOrder,
  priceOf,
  useOfSheet,
  type Costing,
  type Use,
} from '../../apps/api/src/features/production-costs/index.ts'
import { layInRows, type LaidPrint } from './film-layout.ts'
import type { JobRow } from './order-draft.ts'
import { seededRandom } from './random.ts'
import type { Rows } from './rows.ts'
import type { ShopCalendar } from './shop-calendar.ts'
import type { StockRoom } from './stock-room.ts'

/** A job that is put on a sheet. */
export interface ToPrint {
  readonly job: JobRow
  readonly orderId: string
  readonly widthMm: number
  readonly heightMm: number
  readonly inkAreaPercent: number
  readonly beginsGarment: boolean
}

/** The printer and its film. Sheets are filled as orders are told, and costed when their day is over. */
export interface PrintRoom {
  /** Puts a job on a sheet of the day on which it was printed. */
  print(print: ToPrint): void
  /** Puts a job on the sheet that is being prepared at the end of the story. */
  prepare(print: ToPrint): void
  /** Costs the sheets of a day, and takes their material from the shelves. */
  bookDay(day: number, at: number): void
  /** Turns the film of a failed job into waste; its sheet must have been booked. */
  waste(print: { job: JobRow; orderId: string; reason: string; at: number }): void
  /** Writes what the stock still owes, and what an hour of work costs. */
  save(client: Client, now: Date): Promise<void>
}

interface PrintRoomDeps {
  readonly rows: Rows
  readonly seed: number
  readonly calendar: ShopCalendar
  readonly stock: StockRoom
  readonly costing: Costing
  readonly exponent: number
  /** UUID of who prints. */
  readonly printer: string
  readonly firstSheet: number
}

interface Sheet {
  readonly id: string
  readonly number: number
  readonly createdAt: number
  readonly prints: ToPrint[]
  claimedMm2: number
}

/** Decimal, major units; what a shop of this size pays. */
const COST_OF_AN_HOUR = '3.50'
/** Rows fill so much of the film at least: a sheet that is filled by this keeps to its longest length. */
const FILLED = 0.52
const UNIT = 10_000n

export function openPrintRoom(deps: PrintRoomDeps): PrintRoom {
  const { rows, calendar, stock, exponent, printer } = deps
  const costing: Costing = {
    ...deps.costing,
    settings: {
      ...deps.costing.settings,
      labour: { ...deps.costing.settings.labour, costPerHour: COST_OF_AN_HOUR },
    },
  }
  const { settings, film } = costing
  // Its own, so that sheets change nothing of the story.
  const random = seededRandom(deps.seed + 1)
  const days = new Map<number, Sheet[]>()
  const filmOf = new WeakMap<JobRow, bigint>()
  const owed = new Map<string, bigint>()
  let number = deps.firstSheet
  let prepared: Sheet | undefined

  return { print, prepare, bookDay, waste, save }

  function print(toPrint: ToPrint): void {
    const at = new Date(toPrint.job.printed_at ?? 0).getTime()
    const day = calendar.dayOf(at)
    const sheets = days.get(day) ?? []
    days.set(day, sheets)
    let sheet = sheets.at(-1)
    if (!sheet || !hasRoom(sheet, toPrint)) {
      sheet = newSheet(at)
      sheets.push(sheet)
    }
    put(sheet, toPrint)
  }

  function prepare(toPrint: ToPrint): void {
    prepared ??= newSheet(new Date(toPrint.job.state_since).getTime())
    put(prepared, toPrint)
  }

  function newSheet(at: number): Sheet {
    return { id: random.uuid(at), number: number++, createdAt: at, prints: [], claimedMm2: 0 }
  }

  function hasRoom(sheet: Sheet, toPrint: ToPrint): boolean {
    const most = (film.maxLengthMm - film.leadMm) * (film.widthMm - 2 * film.sideMarginMm) * FILLED
    return sheet.claimedMm2 + claimOf(toPrint) <= most
  }

  function put(sheet: Sheet, toPrint: ToPrint): void {
    sheet.prints.push(toPrint)
    sheet.claimedMm2 += claimOf(toPrint)
    toPrint.job.sheet_id = sheet.id
  }

  function claimOf({ widthMm, heightMm }: ToPrint): number {
    return (widthMm + film.gapMm) * (heightMm + film.gapMm)
  }

  function bookDay(day: number, at: number): void {
    for (const sheet of days.get(day) ?? []) book(sheet, at)
    days.delete(day)
  }

  function book(sheet: Sheet, at: number): void {
    const measured = sheet.prints.map((one) => ({
      ...one,
      ink: {
        areaMm2: (one.widthMm * one.heightMm * one.inkAreaPercent) / 100,
        colourCoverage: random.integer(9_000, 16_000) / 10_000,
        whiteCoverage: random.integer(9_000, 10_000) / 10_000,
      },
    }))
    const lengthMm = writeSheet(sheet, measured, at)
    const uses = useOfSheet(measured, { lengthMm, gapMm: film.gapMm }, settings)
    take(sheet, uses, at)
    const prices = pricesNow()
    const costed = measured.map((one, index) => {
      const use = uses[index] ?? NOTHING
      return { ...one, use, cost: priceOf(use, prices) }
    })
    for (const { job, use, cost, widthMm, heightMm } of costed) {
      filmOf.set(job, use.filmUm)
      rows.print_job_costs.push({
        job_id: job.id,
        run_id: sheet.id,
        order_item_id: job.order_item_id,
        placement_id: job.placement_id,
        area_mm2: (widthMm * heightMm).toFixed(2),
        film_mm: decimal(use.filmUm, 3),
        colour_ink_ml: decimal(use.colourInk, 4),
        white_ink_ml: decimal(use.whiteInk, 4),
        powder_g: decimal(use.powder, 4),
        film_cost: fromMillionths(cost.film),
        ink_cost: fromMillionths(cost.ink),
        powder_cost: fromMillionths(cost.powder),
        labour_cost: fromMillionths(cost.labour),
        measured: true,
        created_at: new Date(at),
      })
    }
    for (const { category, orderId, amountMinor } of amountsByOrder(costed, exponent)) {
      if (amountMinor === 0) continue
      rows.cost_entries.push({
        id: random.uuid(at),
        category,
        amount_minor: amountMinor,
        incurred_on: calendar.date(calendar.dayOf(at)),
        description: `${NAMES[category]}: Sheet ${nameOf(sheet)}`,
        supplier: null,
        order_id: orderId,
        inventory_item_id: category === 'film' || category === 'powder' ? settings[category].itemId : null,
        quantity: null,
        source: 'computed',
        reversal_of: null,
        actor_kind: 'admin',
        actor_id: printer,
        created_at: new Date(at),
        run_id: sheet.id,
      })
    }
  }

  function writeSheet(
    sheet: Sheet,
    prints: readonly (ToPrint & {
      ink: NonNullable<Parameters<typeof useOfSheet>[0][number]['ink']> | null
    })[],
    printedAt: number | null,
  ): number {
    const laid = prints.map((one) => ({ ...one, xMm: 0, yMm: 0 }))
    const lengthMm = layInRows(laid satisfies LaidPrint[], film)
    const boundMm =
      film.leadMm +
      prints.reduce((sum, one) => sum + one.widthMm * one.heightMm, 0) /
        (film.widthMm - 2 * film.sideMarginMm)
    rows.gang_sheets.push({
      id: sheet.id,
      number: sheet.number,
      state: printedAt === null ? 'draft' : 'printed',
      state_since: new Date(printedAt ?? sheet.createdAt),
      film: JSON.stringify(film),
      length_mm: lengthMm,
      bound_mm: boundMm.toFixed(1),
      seed: sheet.number,
      created_by_kind: 'admin',
      created_by: printer,
      created_at: new Date(sheet.createdAt),
      updated_at: new Date(printedAt ?? sheet.createdAt),
    })
    for (const { job, xMm, yMm, ink } of laid) {
      rows.gang_sheet_prints.push({
        sheet_id: sheet.id,
        job_id: job.id,
        x_mm: xMm,
        y_mm: yMm,
        turned: false,
        pinned: false,
        inked_area_mm2: ink?.areaMm2.toFixed(1) ?? null,
        colour_coverage: ink?.colourCoverage ?? null,
        white_coverage: ink?.whiteCoverage ?? null,
      })
    }
    return lengthMm
  }

  /** Whole units leave the shelves; the rest is owed, as the service does it. */
  function take(sheet: Sheet, uses: readonly Use[], at: number): void {
    const sum = (part: keyof Use) => uses.reduce((total, use) => total + use[part], 0n)
    const taken = [
      [settings.film.itemId, sum('filmUm') * 10n],
      [settings.colourInk.itemId, sum('colourInk')],
      [settings.whiteInk.itemId, sum('whiteInk')],
      [settings.powder.itemId, sum('powder')],
    ] as const
    for (const [itemId, quantity] of taken) {
      if (itemId === null) continue
      const due = (owed.get(itemId) ?? 0n) + quantity
      const units = due <= 0n ? 0n : (due + UNIT / 2n) / UNIT
      owed.set(itemId, due - units * UNIT)
      if (units === 0n) continue
      const reason = `Sheet ${nameOf(sheet)}`
      stock.move({ at, itemId, type: 'consumption', quantity: Number(units), reason, by: printer })
    }
  }

  function pricesNow(): Costing['prices'] {
    const priceOfItem = (part: 'film' | 'colourInk' | 'whiteInk' | 'powder') => {
      const { itemId, unitCost } = settings[part]
      return (itemId === null ? null : stock.averageUnitCost(itemId)) ?? unitCost
    }
    return {
      film: priceOfItem('film'),
      colourInk: priceOfItem('colourInk'),
      whiteInk: priceOfItem('whiteInk'),
      powder: priceOfItem('powder'),
      labourHour: COST_OF_AN_HOUR,
    }
  }

  function waste({ job, orderId, reason, at }: Parameters<PrintRoom['waste']>[0]): void {
    const { itemId } = settings.film
    const filmUm = filmOf.get(job)
    if (itemId === null || filmUm === undefined) return
    const quantity = Math.max(1, Math.round(Number(filmUm) / 1_000))
    const move = { at, itemId, quantity, orderId, jobId: job.id, reason, by: printer }
    stock.move({ ...move, type: 'return' })
    stock.move({ ...move, type: 'waste' })
  }

  async function save(client: Client, now: Date): Promise<void> {
    if (prepared) {
      writeSheet(
        prepared,
        prepared.prints.map((one) => ({ ...one, ink: null })),
        null,
      )
    }
    await client.query(
      `INSERT INTO material_debts (item_id, quantity, updated_at)
       SELECT item_id, quantity / 10000, $3 FROM unnest($1::uuid[], $2::numeric[]) AS d(item_id, quantity)
       ON CONFLICT (item_id) DO UPDATE SET quantity = material_debts.quantity + excluded.quantity, updated_at = $3`,
      [[...owed.keys()], [...owed.values()].map(String), now],
    )
    await client.query(
      `UPDATE production_settings SET settings = jsonb_set(settings, '{labour,costPerHour}', to_jsonb($1::text))`,
      [COST_OF_AN_HOUR],
    )
    await client.query(`SELECT setval('gang_sheet_numbers', $1, false)`, [number])
  }
}

const NOTHING: Use = { filmUm: 0n, colourInk: 0n, whiteInk: 0n, powder: 0n, labourMs: 0n }
const NAMES = { film: 'Film', ink: 'Ink', powder: 'Powder', labour: 'Labour' } as const

function nameOf(sheet: Sheet): string {
  return `GS-${String(sheet.number).padStart(6, '0')}`
}

function decimal(value: bigint, digits: number): string {
  const text = value.toString().padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
