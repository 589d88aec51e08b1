/**
 * `npm run bench:orders -- [--before <folder>] [--seconds <n>]`: what an order costs, and what limits it. With
 * `--before`, a folder with an installed checkout of an earlier commit, both versions take turns. Writes
 * `benchmarks/results/orders.md`.
 */
import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import autocannon from 'autocannon'
import pg from 'pg'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../apps/api/src/platform/embedded-postgres/index.ts'
import { databaseSeconds } from '../lab/harness/database-time.ts'
import { CONNECTIONS, cpuSeconds, orderLoad } from '../lab/harness/load.ts'
import { LOAD_CORE, startServer, type RunningServer } from '../lab/harness/processes.ts'
import { fillShop, makeBareTables, makeOrders } from '../lab/harness/shop.ts'
import { median } from '../lab/harness/statistics.ts'
import { orderFunction } from './servers/our-order.ts'
import { anOrderOf } from './servers/an-order.ts'

const { values } = parseArgs({
  options: { before: { type: 'string' }, seconds: { type: 'string', default: '4' } },
})
const SECONDS = Number(values.seconds)
const ROUNDS = 5

interface Cost {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Processor time of one order, in microseconds. */
  readonly service: number
  readonly database: number
}

interface Side {
  readonly name: string
  measure(): Promise<Cost>
}

interface Shop {
  readonly folder: string
  readonly database: EmbeddedPostgres
  readonly server: RunningServer
  readonly bodies: readonly string[]
}

const shops: Shop[] = []
const extra: RunningServer[] = []
try {
  const now = await openShop(process.cwd())
  const before = values.before === undefined ? undefined : await openShop(values.before)
  await makeBareTables(now.database.url)
  await makeOrderFunction(now)
  const bare = await startServer(
    (port) => ['benchmarks/servers/bare-order.ts', now.database.url, String(port)],
    {
      path: '/',
    },
  )
  extra.push(bare)
  const sides: Side[] = [
    ...(before ? [{ name: 'Platen before', measure: () => costOf(before, CONNECTIONS) }] : []),
    { name: 'Platen', measure: () => costOf(now, CONNECTIONS) },
    ...(before ? [{ name: 'Platen before, one customer', measure: () => costOf(before, 1) }] : []),
    { name: 'Platen, one customer', measure: () => costOf(now, 1) },
    { name: 'pgbench with our statement', measure: () => pgbench(now) },
    {
      name: 'bare node + pg, three rows',
      measure: () => costOf({ ...now, server: bare, bodies: now.bodies }, CONNECTIONS, '/'),
    },
  ]
  const costs = new Map<string, Cost[]>(sides.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of sides) costs.get(side.name)?.push(await side.measure())
  }
  report(costs)
} finally {
  for (const server of [...extra, ...shops.map((shop) => shop.server)]) await server.stop()
  for (const { database, folder } of shops) {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openShop(cwd: string): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-bench-'))
  chmodSync(folder, 0o711)
  const database = await startEmbeddedPostgres({ dataDir: folder })
  const start = () =>
    startServer(() => ['apps/api/src/main.ts'], {
      path: '/api/v1/health',
      cwd,
      env: {
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        BOT_PROTECTION: 'off',
        RATE_LIMIT_FACTOR: '1000000',
        LOG_LEVEL: 'info',
        METRICS_PORT: 'off',
        TRUST_PROXY: 'loopback',
        ADMIN_PASSWORD: 'only-for-the-benchmark',
      },
    })
  await (await start()).stop()
  await fillShop(database.url, 10_000)
  const server = await start()
  const shop = { folder, database, server, bodies: await makeOrders(server.url) }
  shops.push(shop)
  return shop
}

async function costOf(
  { server, database, bodies }: Shop,
  connections: number,
  at = '/api/orders',
): Promise<Cost> {
  const { path, ...load } = orderLoad(at, bodies)
  const options = { ...load, url: server.url + path, connections }
  await autocannon({ ...options, duration: 2 })
  const [service, postgres] = [cpuSeconds(server.pid), databaseSeconds(database.folder)]
  const result = await autocannon({ ...options, duration: SECONDS })
  const orders = result['2xx']
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} orders were refused.`)
  return {
    perSecond: orders / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    service: ((cpuSeconds(server.pid) - service) / orders) * 1e6,
    database: ((databaseSeconds(database.folder) - postgres) / orders) * 1e6,
  }
}

async function makeOrderFunction({ database, bodies }: Shop): Promise<void> {
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  await client.query(await orderFunction(await anOrderOf(database.url, bodies[0] ?? '')))
  await client.end()
}

/** On the core that the load has otherwise. */
async function pgbench({ folder, database }: Shop): Promise<Cost> {
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
  const averageMs = Number(/^latency average = ([\d.]+) ms/m.exec(stdout)?.[1])
  const orders = perSecond * SECONDS
  return {
    perSecond,
    p50Ms: averageMs,
    p99Ms: NaN,
    service: 0,
    database: ((databaseSeconds(database.folder) - postgres) / orders) * 1e6,
  }
}

function report(costs: ReadonlyMap<string, readonly Cost[]>): void {
  const platen = costs.get('Platen') ?? []
  const rows = [...costs].map(([name, all]) => {
    const of = (figure: keyof Cost) => median(all.map((cost) => cost[figure]))
    const ratios = all.map((cost, round) => (platen[round]?.perSecond ?? NaN) / cost.perSecond)
    const p99 = Number.isNaN(of('p99Ms')) ? '' : of('p99Ms').toFixed(0)
    return `| ${name} | ${of('perSecond').toFixed(0)}/s | ${of('p50Ms').toFixed(0)} | ${p99} | ${of('service').toFixed(0)} | ${of('database').toFixed(0)} | ${(of('service') + of('database')).toFixed(0)} | ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}) |`
  })
  const text = [
    '# What an order costs',
    '',
    `Made by \`npm run bench:orders\`, last on ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; service on one core, load generator and PostgreSQL on the other, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s in turn. Processor time of one order in µs, with its emails, webhooks and seals. \`pgbench\` writes orders one by one with the same statement.`,
    '',
    '| What | Orders | p50, ms | p99, ms | Service | PostgreSQL | Both | Rate of Platen relative to it |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  writeFileSync(new URL('results/orders.md', import.meta.url), text)
  console.log(text)
}
