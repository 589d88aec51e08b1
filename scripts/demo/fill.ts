import type pg from 'pg'
import { checkBooks } from '../../apps/api/src/check-books.ts'
import { sealAuditLog } from '../../apps/api/src/features/people/audit-log/index.ts'
import type { Clock } from '../../apps/api/src/platform/clock.ts'
import { createPool } from '../../apps/api/src/platform/database/pool.ts'
import { createDatabase, transactions } from '../../apps/api/src/platform/database/transaction.ts'
import { drawCourse, SCENES, type Scene } from './course.ts'
import { orderingHour, ordersByDay } from './demand.ts'
import { openDemoShop, withoutWaiting, type DemoShop, type DemoSource } from './demo-shop.ts'
import { payExpenses } from './expenses.ts'
import { contactShop, drawEnding, LEADS_OF_TODAY } from './leads.ts'
import { copySeason } from './multiply.ts'
import { liveOrder, type InProduction } from './order-life.ts'
import { draftSheet, runShop } from './production.ts'
import { runLow } from './stock.ts'
import type { TeamMember } from './team.ts'

export interface FillOptions {
  readonly orders: number
  /** Length of the story. */
  readonly days: number
  readonly seed: number
  readonly now: Date
  /** Also when there are orders. */
  readonly again: boolean
  /** Orders in the season that a large shop copies; 600 by default. */
  readonly seasonOrders?: number
  readonly say: (line: string) => void
}

export interface Filled {
  readonly team: readonly TeamMember[]
  readonly password: string
}

/** Thrown before anything is written. */
export class WontFill extends Error {}

const DAY_MS = 86_400_000
export const FEWEST_DAYS = 28
const SEASON_ORDERS = 600
/** A larger shop copies its first season, in which every order was completed. */
const SEASONS_LIVED = 2.5
/** After so many days without new orders, everything of a season is completed. */
const DAYS_TO_FINISH = 28
/** A large shop has ten million rows to seal. */
const SEALED_AT_ONCE = 5_000

/**
 * Uses the service's own operations on a simulated clock. A large shop runs its first season and last weeks; the time
 * between is copied from that season, which is much faster.
 */
export async function fillDemo(source: DemoSource, options: FillOptions): Promise<Filled> {
  const plan = planSeasons(options)
  const shop = await openDemoShop(source, options)
  const { pool } = shop.services
  try {
    await refuseUsedShop(pool, options, plan)
    const { rows } = await pool.query<{ last: string }>('SELECT coalesce(max(id), 0) AS last FROM events')
    // A shop with a year of orders knows its way.
    await pool.query('UPDATE first_run SET opened = true, dismissed = true')
    await tellStory(shop, options, plan)
    await finish(withoutWaiting(source.databaseUrl), {
      ...options,
      clock: shop.services.clock,
      eventsSince: rows[0]?.last,
    })
    return { team: Object.values(shop.team), password: shop.password }
  } finally {
    await shop.close()
  }
}

interface Finish extends Pick<FillOptions, 'say'> {
  readonly clock: Clock
  readonly eventsSince: string | undefined
}

/** Without the time limits of the service, which a large shop on a slow disk exceeds. */
async function finish(databaseUrl: string, { clock, eventsSince, say }: Finish): Promise<void> {
  const pool = createPool(databaseUrl, { max: 2, onError: () => undefined, isPatient: true })
  const database = createDatabase(pool)
  try {
    // Old events must not send emails.
    await pool.query(
      'UPDATE events SET dispatched_at = occurred_at WHERE id > $1 AND dispatched_at IS NULL',
      [eventsSince],
    )
    say('Sealing the audit log, and tidying up (VACUUM ANALYZE)')
    await pool.query('ANALYZE audit_log, audit_unsealed')
    // One works in this process, the other in the database.
    await Promise.all([
      sealAuditLog({ database, transaction: transactions(database) }, SEALED_AT_ONCE),
      pool.query('VACUUM ANALYZE'),
    ])
    await pool.query('VACUUM ANALYZE audit_seals, audit_unsealed')
    say('Checking the books')
    const problems = await checkBooks({ clock, database })
    if (problems.length > 0) throw new Error(`The books do not add up: ${JSON.stringify(problems)}`)
  } finally {
    await pool.end()
  }
}

interface Plan {
  /** Of the first season, which is copied; 0 when nothing is copied. */
  readonly seasonOrders: number
  readonly seasonDays: number
  readonly copies: number
  /** Orders that run after the copies. */
  readonly lastOrders: number
  readonly lastDays: number
}

function planSeasons({ orders, days, now, seasonOrders = SEASON_ORDERS }: FillOptions): Plan {
  if (days < FEWEST_DAYS) throw new WontFill(`The story needs at least ${FEWEST_DAYS} days.`)
  if (orders < 1) throw new WontFill('The story needs at least one order.')
  // Days of the contract begin with 20.
  const begin = new Date(now.getTime() - days * DAY_MS)
  if (begin.getUTCFullYear() < 2000) throw new WontFill('The story must not begin before the year 2000.')
  const copies = Math.floor(orders / seasonOrders - SEASONS_LIVED) + 1
  if (copies < 1) return { seasonOrders: 0, seasonDays: 0, copies: 0, lastOrders: orders, lastDays: days }

  const daysOf = (count: number) => Math.max(1, Math.ceil((count * days) / orders / 7)) * 7
  const lastOrders = orders - (copies + 1) * seasonOrders
  const [seasonDays, lastDays] = [daysOf(seasonOrders), Math.max(FEWEST_DAYS, daysOf(lastOrders))]
  const neededDays = seasonDays + DAYS_TO_FINISH + lastDays
  if (neededDays > days) throw new WontFill(`So many orders need at least ${neededDays} days.`)
  return { seasonOrders, copies, lastOrders, seasonDays, lastDays }
}

async function refuseUsedShop(pool: pg.Pool, { again }: FillOptions, { copies }: Plan): Promise<void> {
  const { rows } = await pool.query<{ used: boolean }>('SELECT EXISTS (SELECT FROM orders) AS used')
  if (rows[0]?.used !== true) return
  if (!again) {
    throw new WontFill(
      'This database has orders already. Demo data cannot be taken out again; if you mean it, add --again.',
    )
  }
  if (copies > 0) throw new WontFill('So many orders go into an empty shop only.')
}

async function tellStory(shop: DemoShop, { now, say }: FillOptions, plan: Plan): Promise<void> {
  const { calendar, story } = shop
  const firstDay = calendar.today - plan.lastDays
  const inProduction: InProduction = new Map()
  if (plan.copies > 0) {
    say(`Living through a season of ${plan.seasonOrders} orders`)
    const end = plan.seasonDays + DAYS_TO_FINISH
    scheduleOrders(shop, inProduction, { orders: plan.seasonOrders, from: 0, to: plan.seasonDays - 1 })
    story.begin(story.now().getTime(), runShop(shop, inProduction, { from: 0, to: end }))
    await story.runUntil(calendar.at(end, 0))
    say(`Copying it ${plan.copies} times`)
    await copySeason(shop, {
      copies: plan.copies,
      seasonDays: plan.seasonDays,
      lastDay: calendar.today - end,
      say,
    })
    story.begin(calendar.at(end, 9), payBills(shop, end, firstDay))
    await story.runUntil(calendar.at(firstDay, 0))
  }
  say(`Living through ${plan.lastOrders} orders`)
  scheduleOrders(shop, inProduction, {
    ...{ orders: plan.lastOrders, from: firstDay, to: calendar.today },
    scenes: SCENES,
  })
  for (const { status, daysAgo } of LEADS_OF_TODAY) {
    const customer = shop.nextCustomer()
    story.begin(now.getTime() - daysAgo * DAY_MS, contactShop(shop, customer, { status }))
  }
  const lastShift = { from: Math.max(0, firstDay), to: calendar.today }
  story.begin(story.now().getTime(), runShop(shop, inProduction, lastShift))
  await story.runUntil(now.getTime())
  await draftSheet(shop, inProduction)
  await runLow(shop)
}

async function* payBills(shop: DemoShop, from: number, to: number) {
  for (let day = from; day < to; day += 1) {
    yield shop.calendar.at(day, 9)
    await payExpenses(shop)
  }
}

interface Days {
  readonly orders: number
  readonly from: number
  readonly to: number
  readonly scenes?: readonly Scene[]
}

/** Leads arrive before some of the orders; the scenes are orders too. */
function scheduleOrders(shop: DemoShop, inProduction: InProduction, days: Days): void {
  const { calendar, random, story, designs } = shop
  const scenes = (days.scenes ?? []).slice(0, days.orders)
  for (const { daysAgo, course, ...scene } of scenes) {
    const morning = calendar.at(calendar.today - daysAgo, random.between(8, 9))
    const customer = shop.nextCustomer()
    // The weakest picture comes last, the best one first.
    const design = designs.at(scene.weakPicture ? -2 : 0)
    const items = shop.fillBasket(design ? [design.artworkId] : customer.artworkIds)
    story.begin(morning, liveOrder(shop, { customer, items, course, scene, inProduction }))
  }
  for (const at of placingTimes(shop, { ...days, orders: days.orders - scenes.length })) {
    const customer = shop.nextCustomer()
    const items = shop.fillBasket(customer.artworkIds)
    let orderId: string | undefined
    const onPlaced = (id: string) => (orderId = id)
    const course = drawCourse(random)
    story.begin(at, liveOrder(shop, { customer, items, course, scene: undefined, inProduction, onPlaced }))
    if (!random.chance(0.14)) continue
    const [writer, ending] = random.chance(0.5)
      ? [customer, { status: 'converted', orderId: () => orderId } as const]
      : [shop.nextCustomer(), drawEnding(shop)]
    story.begin(at - random.between(0.7, 4) * DAY_MS, contactShop(shop, writer, ending))
  }
}

function placingTimes({ calendar, random }: DemoShop, days: Days): number[] {
  const end = calendar.end
  return ordersByDay(calendar, days, random)
    .flatMap((count, index) => {
      const day = days.from + index
      return Array.from({ length: count }, () => {
        const at = calendar.at(day, orderingHour(random))
        return at < end ? at : random.between(calendar.at(day, 0), end)
      })
    })
    .sort((a, b) => a - b)
}
