import type { GangSheetDetail, PrintJobMove, ProductionSettingsRecord } from '@platen/contract'
import { openProductionGates } from '../../apps/api/src/features/press/production/index.ts'
import { expireUnpaidOrders } from '../../apps/api/src/features/selling/orders/index.ts'
import { decodeId, encodeId } from '../../apps/api/src/platform/records/ids.ts'
import type { Course } from './course.ts'
import type { DemoShop } from './demo-shop.ts'
import { payExpenses } from './expenses.ts'
import type { InProduction } from './order-life.ts'
import { restock } from './stock.ts'
import type { Activity } from './story.ts'

interface Job {
  readonly id: string
  readonly orderId: string
  readonly isReprint: boolean
}

const MOST_AT_ONCE = 200
const SUNDAY = 7
/** With fewer prints the printer waits for Monday, Wednesday or Friday. */
const ENOUGH_PRINTS = 12

/** Bills and deliveries in the morning, then film, presses and packing. */
export async function* runShop(
  shop: DemoShop,
  inProduction: InProduction,
  { from, to }: { readonly from: number; readonly to: number },
): Activity {
  const { calendar, services } = shop
  await setLabourCost(shop)
  for (let day = from; day <= to; day += 1) {
    yield calendar.at(day, 9)
    await payExpenses(shop)
    await expireUnpaidOrders(services)
    if (calendar.weekday(day) === SUNDAY) continue
    await restock(shop)
    await openProductionGates(services)

    yield calendar.at(day, 10)
    const sheets = await exportSheets(shop, inProduction, calendar.weekday(day) % 2 === 1 ? 1 : ENOUGH_PRINTS)
    yield calendar.at(day, 11.5)
    for (const { id, revision } of sheets) {
      await shop.post('production', `${SHEETS}/${id}/printing`, { revision })
    }
    await failSome(shop, inProduction, 'printed')
    yield calendar.at(day, 14)
    await moveJobs(shop, inProduction, 'printed', 'pressed')
    await failSome(shop, inProduction, 'pressed')
    yield calendar.at(day, 15.5)
    await moveJobs(shop, inProduction, 'pressed', 'passed')
    yield calendar.at(day, 16.5)
    await moveJobs(shop, inProduction, 'passed', 'packed')
    await collectReady(shop, inProduction)
  }
}

const SHEETS = '/api/admin/gang-sheets'
const SETTINGS = '/api/admin/production-settings'
/** Decimal, major units; typical for a shop of this size. */
const COST_OF_AN_HOUR = '3.50'

async function setLabourCost({ get, put }: DemoShop): Promise<void> {
  const { updatedAt, updatedBy, ...settings } = await get<ProductionSettingsRecord>('owner', SETTINGS)
  const labour = { ...settings.labour, costPerHour: COST_OF_AN_HOUR }
  if (settings.labour.costPerHour === null) await put('owner', SETTINGS, { ...settings, labour })
}

/** Without rendering film. */
async function exportSheets(
  shop: DemoShop,
  inProduction: InProduction,
  enough: number,
): Promise<GangSheetDetail[]> {
  const sheets: GangSheetDetail[] = []
  for (;;) {
    const waiting = await listJobs(shop, inProduction, 'queued', ({ stopsAt }, { isReprint }) =>
      stopsAt === 'reprint_queued' ? !isReprint : stopsAt !== 'queued' && stopsAt !== 'nested',
    )
    if (waiting.length < enough) return sheets
    const draft = await suggestSheet(shop, waiting)
    const locked = await step(shop, draft, 'lock')
    const exporting = await step(shop, locked, 'export')
    await finishExport(shop, exporting.id)
    sheets.push(exporting)
  }
}

function suggestSheet({ post }: DemoShop, jobs: readonly Job[]): Promise<GangSheetDetail> {
  const jobIds = jobs.slice(0, MOST_AT_ONCE).map(({ id }) => encodeId('printJob', id))
  return post('production', SHEETS, { jobIds, seconds: 1 })
}

function step({ post }: DemoShop, { id, revision }: GangSheetDetail, what: string): Promise<GangSheetDetail> {
  return post('production', `${SHEETS}/${id}/${what}`, { revision })
}

/** Skips the half minute of rendering, with an average amount of ink. */
async function finishExport({ services, story }: DemoShop, id: string): Promise<void> {
  const sheetId = decodeId('gangSheet', id)
  await services.pool.query(
    `UPDATE gang_sheets SET state = 'exported', export_due = false,
       export = export || jsonb_build_object('state', 'done', 'progressPercent', 100, 'finishedAt', $2::text)
     WHERE id = $1`,
    [sheetId, story.now().toISOString()],
  )
  await services.pool.query(
    `UPDATE gang_sheet_prints AS g
     SET inked_area_mm2 = p.width_mm * p.height_mm * 0.62, colour_coverage = 1.2, white_coverage = 0.95
     FROM print_jobs AS j JOIN placements AS p ON p.id = j.placement_id
     WHERE g.sheet_id = $1 AND j.id = g.job_id`,
    [sheetId],
  )
}

const STAYS: Readonly<Partial<Record<PrintJobMove, Course['stopsAt']>>> = {
  pressed: 'printed',
  passed: 'pressed',
  packed: 'passed',
}

async function moveJobs(
  shop: DemoShop,
  inProduction: InProduction,
  from: string,
  to: PrintJobMove,
): Promise<void> {
  const jobs = await listJobs(shop, inProduction, from, ({ stopsAt }) => stopsAt !== STAYS[to])
  for (let start = 0; start < jobs.length; start += MOST_AT_ONCE) {
    const jobIds = jobs.slice(start, start + MOST_AT_ONCE).map(({ id }) => encodeId('printJob', id))
    await shop.post('production', '/api/admin/print-job-moves', { jobIds, to })
  }
}

/** Prints that will fail are printed again. */
async function failSome(
  shop: DemoShop,
  inProduction: InProduction,
  state: 'printed' | 'pressed',
): Promise<void> {
  const jobs = await listJobs(shop, inProduction, state, ({ failsAt }) => failsAt === state)
  const failed = new Set<string>()
  const reprinted = new Set(jobs.filter(({ isReprint }) => isReprint).map(({ orderId }) => orderId))
  for (const { id, orderId } of jobs) {
    if (failed.has(orderId) || reprinted.has(orderId)) continue
    failed.add(orderId)
    const reason = state === 'pressed' ? 'Scorched at the press' : 'Banding in the white'
    const jobIds = [encodeId('printJob', id)]
    await shop.post('production', '/api/admin/print-job-moves', { jobIds, to: 'failed', reason })
  }
}

async function collectReady({ services }: DemoShop, inProduction: InProduction): Promise<void> {
  const { rows } = await services.pool.query<{ id: string }>(
    `SELECT id FROM orders WHERE id = ANY($1) AND fulfilment_status = 'ready' ORDER BY id`,
    [[...inProduction.keys()]],
  )
  for (const { id } of rows) {
    inProduction.get(id)?.collect()
    inProduction.delete(id)
  }
}

/** So that a sheet is in preparation when the demo ends. */
export async function draftSheet(shop: DemoShop, inProduction: InProduction): Promise<void> {
  const waiting = await listJobs(shop, inProduction, 'queued', ({ stopsAt }) => stopsAt === 'nested')
  if (waiting.length === 0) return
  const { id } = await suggestSheet(shop, waiting)
  await shop.post('production', `${SHEETS}/${id}/packing-stop`, {})
}

/** Oldest first; passed ones once their garment is complete. */
async function listJobs(
  { services }: DemoShop,
  inProduction: InProduction,
  state: string,
  isWanted: (course: Course, job: Job) => boolean,
): Promise<Job[]> {
  const { rows } = await services.pool.query<Job>(
    `SELECT j.id, j.order_id AS "orderId", j.parent_job_id IS NOT NULL AS "isReprint"
     FROM print_jobs AS j JOIN orders AS o ON o.id = j.order_id
     WHERE j.state = $1::job_state AND o.status = 'open' AND (j.state <> 'passed' OR NOT EXISTS (
       SELECT FROM print_jobs AS k WHERE k.order_item_id = j.order_item_id AND k.unit = j.unit
         AND k.state NOT IN ('passed', 'packed', 'failed', 'void')))
     ORDER BY j.id`,
    [state],
  )
  return rows.filter((job) => {
    const order = inProduction.get(job.orderId)
    return order !== undefined && isWanted(order.course, job)
  })
}
