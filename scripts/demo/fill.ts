import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { sealAuditLog } from '../../apps/api/src/features/audit-log/index.ts'
import { getCosting } from '../../apps/api/src/features/production-costs/index.ts'
import type { Services } from '../../apps/api/src/services.ts'
import { agenda } from './agenda.ts'
import { basketMaker } from './basket.ts'
import { loadInBulk } from './bulk-load.ts'
import { drawCourse } from './course.ts'
import { clientele, type Clientele, type DemoCustomer } from './customers.ts'
import { orderingHour, ordersByDay } from './demand.ts'
import { uploadDesigns } from './designs.ts'
import { payExpenses } from './expenses.ts'
import { LEADS_OF_TODAY, OTHER_ENDINGS, receiveLead } from './leads.ts'
import { placeOrder } from './order-draft.ts'
import { live } from './order-life.ts'
import { openPrintRoom } from './print-room.ts'
import { seededRandom } from './random.ts'
import { noRows, takeRows, TABLES, writeRows } from './rows.ts'
import { findFaults } from './self-check.ts'
import { shopCalendar } from './shop-calendar.ts'
import { openStockRoom } from './stock-room.ts'
import { hireTeam, type TeamMember } from './team.ts'
import { SCENES, type Scene } from './today.ts'
import type { World } from './world.ts'

export interface FillOptions {
  readonly orders: number
  /** The story goes back so many days. */
  readonly days: number
  readonly seed: number
  /** The moment at which the story ends. */
  readonly now: Date
  /** Fills even where there are orders. */
  readonly again: boolean
  readonly say: (line: string) => void
}

export interface Filled {
  readonly team: readonly TeamMember[]
  /** Of everybody in the team. */
  readonly password: string
}

/** Thrown before anything is written. */
export class WontFill extends Error {}

const DAY_MS = 86_400_000
export const FEWEST_DAYS = 28
const ORDERS_A_WRITE = 1_000

/**
 * Fills the shop with the story of a business: all of it in one transaction, so that it is there whole or not at
 * all; the shop stands still meanwhile. The same seed and the same end tell the same story. The audit rows are sealed
 * by the service's own sealing.
 */
export async function fillDemo(services: Services, options: FillOptions): Promise<Filled> {
  const { say, now, days } = options
  await refuseUsedShop(services, options)
  const beginning = new Date(now.getTime() - (days + 1) * DAY_MS)
  say('Drawing pictures and hiring a team')
  const designs = await uploadDesigns(services, beginning)
  const { team, password } = await hireTeam(services.database, beginning)

  // Before the tables are locked: it is read on another connection.
  const shop = await services.shop.get()
  const costing = await getCosting(services.database)
  const client = new pg.Client({ connectionString: services.pool.options.connectionString })
  await client.connect()
  try {
    await client.query('BEGIN')
    const endBulkLoad = await loadInBulk(client, TABLES)
    const random = seededRandom(options.seed)
    const calendar = shopCalendar(shop.timeZone, now, days)
    const rows = noRows()
    const stock = await openStockRoom(client, {
      rows,
      random,
      calendar,
      exponent: shop.currencyExponent,
      keeper: team.production.id,
    })
    const printRoom = openPrintRoom({
      ...{ rows, calendar, stock, costing },
      seed: options.seed,
      exponent: shop.currencyExponent,
      printer: team.production.id,
      firstSheet: await takeNumbers(client, 'gang_sheet_numbers', 1),
    })
    const inks = new Map<string, number>()
    const world: World = {
      shop,
      team,
      designs,
      baskets: basketMaker(shop, designs, random),
      calendar,
      random,
      rows,
      agenda: agenda(calendar),
      stock,
      printRoom,
      inkAreaPercent: (artworkId) => inks.get(artworkId) ?? 100,
      now: now.getTime(),
      handIn: (design, at) => {
        const id = random.uuid(at)
        const copied = designs[design]
        if (!copied) throw new Error(`There is no design ${design}.`)
        rows.artworks.push({
          id,
          sha256: copied.sha256,
          file_name: copied.fileName,
          byte_size: copied.byteSize,
          format: copied.inspection.format,
          inspection: JSON.stringify(copied.inspection),
          created_at: new Date(at),
        })
        inks.set(id, copied.inspection.inkAreaPercent)
        return { id, design }
      },
    }
    await tellStory(world, client, options)
    await printRoom.save(client, now)
    await writeRows(client, takeRows(rows))
    await stock.save(client, now)
    say('Putting indexes and foreign keys back')
    await endBulkLoad()
    say('Committing')
    await client.query('COMMIT')
    // What the sealing reads; the rest has time until the end.
    await client.query('ANALYZE audit_log, audit_unsealed')
    say('Sealing the audit log')
    await sealAuditLog(services)
    say('Tidying up (VACUUM ANALYZE)')
    await client.query('VACUUM ANALYZE')
    say('Checking the result')
    const faults = await findFaults(client)
    if (faults.length > 0) throw new Error(`The result is not sound:\n${faults.join('\n')}`)
  } finally {
    await client.end()
  }
  return { team: Object.values(team), password }
}

async function refuseUsedShop({ pool }: Services, { again, days, orders }: FillOptions): Promise<void> {
  if (days < FEWEST_DAYS) throw new WontFill(`The story needs at least ${FEWEST_DAYS} days.`)
  if (orders < 1) throw new WontFill('The story needs at least one order.')
  const { rows } = await pool.query<{ used: boolean }>('SELECT EXISTS (SELECT FROM orders) AS used')
  if (rows[0]?.used !== true || again) return
  throw new WontFill(
    'This database has orders already. Demo data cannot be taken out again; if you mean it, add --again.',
  )
}

/** Day by day: who orders, what becomes of it, what else happens. Rows are written as they come. */
async function tellStory(world: World, client: pg.Client, { orders, say }: FillOptions): Promise<void> {
  const { calendar, rows, agenda: diary, stock, printRoom, random } = world
  const scenes = SCENES.slice(0, orders)
  const counts = ordersByDay(calendar, orders - scenes.length, random, world.now)
  const customers = clientele(random)
  let orderNumber = await takeNumbers(client, 'order_numbers', orders)
  let leadNumber = await takeNumbers(client, 'contact_lead_numbers', 1)
  let told = 0
  let writing: Promise<void> = Promise.resolve()
  for (let day = 0; day <= calendar.today; day += 1) {
    if (calendar.weekday(day) === 1 && calendar.at(day, 9) < world.now) stock.restock(day)
    payExpenses(world, day)
    for (const { at, scene } of placings(world, scenes, counts[day] ?? 0, day)) {
      const customer = nextCustomer(world, customers, at)
      const orderId = tellOrder(world, { number: orderNumber, at, customer, scene })
      orderNumber += 1
      told += 1
      if (random.chance(0.14)) tellLead(world, customers, leadNumber++, at, customer, orderId)
      if (told % 10_000 === 0) say(`${told.toLocaleString('en')} of ${orders.toLocaleString('en')} orders`)
    }
    if (day === calendar.today) {
      stock.runLow(world.now - 1)
      leadNumber = tellLeadsOfToday(world, customers, leadNumber)
    }
    const evening = Math.min(calendar.at(day, 18.5), world.now)
    diary.at(evening, () => printRoom.bookDay(day, evening))
    diary.finishDay(day)
    if (rows.orders.length >= ORDERS_A_WRITE) {
      await writing
      writing = writeRows(client, takeRows(rows))
      // Whoever waits for it next hears of a failure.
      writing.catch(() => undefined)
    }
    // The database works on what was written before while the story goes on; between days it gets the next piece.
    await setImmediate()
  }
  await writing
  await writeRows(client, takeRows(rows))
  await client.query(`SELECT setval('contact_lead_numbers', $1)`, [leadNumber])
}

/** The first of `count` numbers that are nobody else's. */
async function takeNumbers(client: pg.Client, sequence: string, count: number): Promise<number> {
  const { rows } = await client.query<{ first: string }>('SELECT nextval($1) AS first', [sequence])
  const first = Number(rows[0]?.first)
  await client.query('SELECT setval($1, $2)', [sequence, first + count - 1])
  return first
}

/** The orders of a day in order of time: `count` as they come, and what today's work needs. */
function placings(
  { calendar, random, now }: World,
  scenes: readonly Scene[],
  count: number,
  day: number,
): { at: number; scene: Scene | undefined }[] {
  const time = () => {
    const at = calendar.at(day, orderingHour(random))
    return at < now ? at : random.between(calendar.at(day, 0), now)
  }
  return [
    ...Array.from({ length: count }, () => ({ at: time(), scene: undefined })),
    ...scenes
      .filter(({ daysAgo }) => calendar.today - daysAgo === day)
      .map((scene) => ({ at: Math.min(calendar.at(day, random.between(8, 12)), now - 600_000), scene })),
  ]
    .map(({ at, scene }) => ({ at: Math.trunc(at), scene }))
    .sort((a, b) => a.at - b.at)
}

function nextCustomer(world: World, customers: Clientele, at: number): DemoCustomer {
  const { designs, random } = world
  const choice = designs.map(({ weight }, index) => [index, weight] as const)
  return customers.next((customer) => {
    const count = random.chance(0.3) ? 2 : 1
    for (let n = 0; n < count; n += 1) {
      customer.artworks.push(world.handIn(random.weighted(choice), at - random.integer(60_000, 900_000)))
    }
  })
}

function tellOrder(
  world: World,
  placing: { number: number; at: number; customer: DemoCustomer; scene: Scene | undefined },
): string {
  const { random, baskets, designs } = world
  const { scene, at, customer } = placing
  const course = scene?.course ?? drawCourse(random)
  // The weakest picture comes last, the best one first.
  const design = scene?.weakPicture ? designs.length - 2 : 0
  const artworks = scene ? [world.handIn(design, at - 60_000)] : customer.artworks
  const order = placeOrder(world, { ...placing, basket: baskets.fill(artworks) })
  live(world, order, course)
  return order.row.id
}

/** One request of two leads to the order that was just placed; the others come to nothing, or not yet. */
function tellLead(
  world: World,
  customers: Clientele,
  number: number,
  at: number,
  customer: DemoCustomer,
  orderId: string,
): void {
  const { random } = world
  const receivedAt = at - random.integer(0.2 * DAY_MS, 4 * DAY_MS)
  if (random.chance(0.5)) {
    receiveLead(world, { number, receivedAt, customer, status: 'converted', movedAt: at, orderId })
    return
  }
  const status = random.weighted(OTHER_ENDINGS)
  const movedAt = Math.min(world.now, receivedAt + random.integer(3_600_000, 2 * DAY_MS))
  receiveLead(world, {
    number,
    receivedAt,
    customer: nextCustomer(world, customers, receivedAt),
    status,
    movedAt,
  })
}

function tellLeadsOfToday(world: World, customers: Clientele, firstNumber: number): number {
  for (const [index, { status, daysAgo }] of LEADS_OF_TODAY.entries()) {
    const receivedAt = world.now - daysAgo * DAY_MS
    const moved = status === 'new' ? {} : { movedAt: receivedAt + DAY_MS / 4 }
    const customer = nextCustomer(world, customers, receivedAt)
    receiveLead(world, { number: firstNumber + index, receivedAt, customer, status, ...moved })
  }
  return firstNumber + LEADS_OF_TODAY.length
}
