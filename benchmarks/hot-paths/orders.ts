import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { databaseSeconds } from '../../lab/harness/database-time.ts'
import { CONNECTIONS, cpuSeconds } from '../../lab/harness/load.ts'
import { LOAD_CORE, startServer } from '../../lab/harness/processes.ts'
import { makeBareTables, makeOrders } from '../../lab/harness/shop.ts'
import { answersTo, GENERATOR } from './load/load.ts'
import { REQUEST_COLUMNS, REQUEST_NOTE, requestRows, type RequestCost } from './request-costs.ts'
import { takeTurns, type Section, type Versions } from './section.ts'
import { anOrderOf } from './servers/an-order.ts'
import { orderFunction } from './servers/our-order.ts'
import { withShops, type Shop } from './shops.ts'

const SECONDS = 4
const ROUNDS = 5
const BEFORE = 'Platen before'
/** Each waits for an answer before it orders again, so their number limits how many orders are there to be written together. */
const MORE_CUSTOMERS = 64

interface Sides {
  readonly shops: readonly { readonly shop: Shop; readonly bodies: readonly string[] }[]
  readonly bare: Shop
}

export function compareOrders(versions: Versions): Promise<Section> {
  return withShops(versions, { orders: 10_000 }, async (all) => {
    const shops = await Promise.all(
      all.map(async (shop) => ({ shop, bodies: await makeOrders(shop.server.url) })),
    )
    const now = shops.at(-1)
    if (!now) throw new Error('There is no shop.')
    await makeBareTables(now.shop.database.url)
    await makeOrderFunction(now.shop, now.bodies[0] ?? '')
    const program = 'benchmarks/hot-paths/servers/bare-order.ts'
    const server = await startServer((port) => [program, now.shop.database.url, String(port)], { path: '/' })
    try {
      const sides = { shops, bare: { ...now.shop, server } }
      return {
        title: 'Orders',
        note: `${REQUEST_NOTE} With the emails, webhooks and seals of an order. \`pgbench\` writes orders one by one with the same statement; the bare server writes three rows. Each customer orders again when the answer is there, so rates depend on their number. Load from ${GENERATOR}, ${ROUNDS} rounds of ${SECONDS} s.`,
        columns: REQUEST_COLUMNS,
        // One customer first: after many, the service still sends their emails.
        rows: [
          ...(await compareShops(sides, 1)),
          ...(await compareMany(sides, now.bodies)),
          ...(await compareShops(sides, MORE_CUSTOMERS)),
        ],
      }
    } finally {
      await server.stop()
    }
  })
}

async function compareMany({ shops, bare }: Sides, bodies: readonly string[]): Promise<string[][]> {
  const sides = new Map([
    ...shops.map((side) => [side.shop.name, () => costOf(side.shop, side.bodies, CONNECTIONS)] as const),
    ['pgbench, our statement', () => pgbench(bare)] as const,
    ['bare node + pg', () => costOf(bare, bodies, CONNECTIONS, '/')] as const,
  ])
  return requestRows(`POST /api/orders, ${CONNECTIONS} customers`, await takeTurns(sides, ROUNDS), {
    [BEFORE]: 'rate ≥ 3',
    Platen: '≤ 900 µs in both',
  })
}

async function compareShops({ shops }: Sides, customers: number): Promise<string[][]> {
  const sides = new Map(
    shops.map((side) => [side.shop.name, () => costOf(side.shop, side.bodies, customers)] as const),
  )
  const isOne = customers === 1
  return requestRows(
    `POST /api/orders, ${isOne ? 'one customer' : `${customers} customers`}`,
    await takeTurns(sides, ROUNDS),
    isOne ? { Platen: 'p99 as before' } : {},
  )
}

async function costOf(
  { server, database }: Shop,
  bodies: readonly string[],
  connections: number,
  at = '/api/orders',
): Promise<RequestCost> {
  const load = { server: server.url, paths: [at], orders: bodies, connections }
  await answersTo(load, 2)
  const [service, postgres] = [cpuSeconds(server.pid), databaseSeconds(database.folder)]
  const { answered, ...figures } = await answersTo(load, SECONDS)
  return {
    ...figures,
    service: ((cpuSeconds(server.pid) - service) / answered) * 1e6,
    database: ((databaseSeconds(database.folder) - postgres) / answered) * 1e6,
  }
}

async function makeOrderFunction({ database }: Shop, body: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  await client.query(await orderFunction(await anOrderOf(database.url, body)))
  await client.end()
}

/** On the core that the load has otherwise. */
async function pgbench({ folder, database }: Shop): Promise<RequestCost> {
  const script = join(folder, 'order.sql')
  writeFileSync(script, 'SELECT our_order();\n')
  const run = (seconds: number) =>
    promisify(execFile)('taskset', [
      ...['-c', String(LOAD_CORE), 'pgbench', '--no-vacuum', '--client', '16', '--time', String(seconds)],
      ...['--file', script, database.adminUrl],
    ])
  await run(2)
  const postgres = databaseSeconds(database.folder)
  const { stdout } = await run(SECONDS)
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
  return {
    perSecond,
    service: 0,
    database: ((databaseSeconds(database.folder) - postgres) / (perSecond * SECONDS)) * 1e6,
  }
}
