/**
 * `npm run bench:unpaid`: what the limits of unpaid orders cost. Two services on one database take the same orders in
 * turn, one with the limits and one without, while a number of unpaid orders waits. Writes
 * `benchmarks/results/unpaid-limits.md`.
 */
import autocannon from 'autocannon'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/index.ts'
import { databaseSeconds } from '../lab/harness/database-time.ts'
import { CONNECTIONS, cpuSeconds, orderLoad } from '../lab/harness/load.ts'
import { startService, type RunningServer } from '../lab/harness/processes.ts'
import { fillShop, makeOrders } from '../lab/harness/shop.ts'
import { median } from '../lab/harness/statistics.ts'

const ROUNDS = 9
const ORDERS = 300
/** A quiet shop, a busy one, and one under attack. */
const WAITING = [0, 100, 1_000]
/** Limits are lifted from a factor of 100. */
const FACTORS = { limited: '99', free: '1000000' }

interface Cost {
  readonly service: number
  readonly database: number
}

const folder = mkdtempSync(join(tmpdir(), 'platen-bench-'))
chmodSync(folder, 0o711)
const database = await startEmbeddedPostgres({ dataDir: folder })
let customers = 0
const admin = new pg.Client({ connectionString: database.adminUrl })
try {
  await (await startShop(FACTORS.free)).stop()
  await fillShop(database.url, 10_000)
  await admin.connect()
  const limited = await startShop(FACTORS.limited)
  const free = await startShop(FACTORS.free)
  const bodies = (await makeOrders(free.url)).map((body) => JSON.parse(body) as OrderBody)
  const rows: string[] = []
  for (const waiting of WAITING) rows.push(await compare(waiting, { limited, free }, bodies))
  report(rows)
  await Promise.all([limited.stop(), free.stop()])
} finally {
  await admin.end()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

interface OrderBody {
  readonly customer: Readonly<Record<string, unknown>>
}

function startShop(factor: string): Promise<RunningServer> {
  return startService(process.cwd(), {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    BOT_PROTECTION: 'off',
    RATE_LIMIT_FACTOR: factor,
    LOG_LEVEL: 'info',
    METRICS_PORT: 'off',
    TRUST_PROXY: 'loopback',
    ADMIN_PASSWORD: 'only-for-the-benchmark',
  })
}

async function compare(
  waiting: number,
  { limited, free }: Readonly<Record<keyof typeof FACTORS, RunningServer>>,
  bodies: readonly OrderBody[],
): Promise<string> {
  const pairs: { with: Cost; without: Cost }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    pairs.push({ without: await costOf(free, waiting, bodies), with: await costOf(limited, waiting, bodies) })
  }
  const of = (which: 'with' | 'without', part: keyof Cost) => median(pairs.map((pair) => pair[which][part]))
  const more = (part: keyof Cost) => {
    const ratios = pairs.map((pair) => pair.with[part] / pair.without[part])
    return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`
  }
  const total = pairs.map((pair) => sum(pair.with) / sum(pair.without))
  const row = `| ${waiting} | ${inMicros(of('without', 'service'))} | ${inMicros(of('with', 'service'))} | ${more('service')} | ${inMicros(of('without', 'database'))} | ${inMicros(of('with', 'database'))} | ${more('database')} | ${median(total).toFixed(2)} |`
  console.log(row)
  return row
}

function sum({ service, database }: Cost): number {
  return service + database
}

/** Each order is from another customer at another address, as those of a shop are. */
async function costOf(server: RunningServer, waiting: number, bodies: readonly OrderBody[]): Promise<Cost> {
  await leaveWaiting(waiting)
  const texts = Array.from({ length: ORDERS }, (_, index) => {
    const body = bodies[index % bodies.length]
    const phone = `+5037${String((customers += 1)).padStart(7, '0')}`
    return JSON.stringify({
      ...body,
      customer: { ...body?.customer, email: `c${customers}@example.com`, phone },
    })
  })
  const { path, ...load } = orderLoad('/api/orders', texts)
  const before = { service: cpuSeconds(server.pid), database: databaseSeconds(database.folder) }
  const result = await autocannon({
    ...load,
    url: server.url + path,
    connections: CONNECTIONS,
    amount: ORDERS,
  })
  if (result['2xx'] !== ORDERS) throw new Error(`${result['2xx']} of ${ORDERS} orders were accepted.`)
  return {
    service: (cpuSeconds(server.pid) - before.service) / ORDERS,
    database: (databaseSeconds(database.folder) - before.database) / ORDERS,
  }
}

async function leaveWaiting(count: number): Promise<void> {
  await admin.query(
    `UPDATE orders SET status = 'cancelled', stage = 'cancelled' WHERE id IN (SELECT id FROM unpaid_orders OFFSET $1)`,
    [count],
  )
  const { rows } = await admin.query<{ missing: number }>(
    'SELECT $1::integer - count(*)::integer AS missing FROM unpaid_orders',
    [count],
  )
  const missing = rows[0]?.missing ?? 0
  await admin.query(
    `UPDATE orders SET status = 'open', stage = 'awaiting_payment', payment_status = 'unpaid', source = 'storefront'
     WHERE id IN (SELECT id FROM orders WHERE number LIKE 'OLD-%' AND status = 'cancelled' LIMIT $1)`,
    [Math.max(0, missing)],
  )
  await admin.query('VACUUM ANALYZE orders')
}

function inMicros(seconds: number): string {
  return `${(seconds * 1e6).toFixed(0)} µs`
}

function report(rows: readonly string[]): void {
  const text = [
    '# What the limits of unpaid orders cost',
    '',
    `Made by \`npm run bench:unpaid\`, last on ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}. Processor time of one order, medians of ${ROUNDS} rounds of ${ORDERS} orders with and without the limits in turn, each order from another customer; the range of the ratios in brackets. Each round adds its ${ORDERS} orders to the unpaid ones that wait.`,
    '',
    '| Unpaid orders that wait | Service, without | Service, with | Ratio | Database, without | Database, with | Ratio | Both |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  writeFileSync(new URL('results/unpaid-limits.md', import.meta.url), text)
  console.log(text)
}
