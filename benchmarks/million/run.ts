/**
 * `npm run bench:million -- --shops <folder>`: what reading, searching, reports and background work cost in a shop of
 * 10,000 orders and in one of a million, with as many orders a day. Fills both shops when the folder lacks them (25 GB, a
 * quarter of an hour), and keeps them. Writes `benchmarks/results/a-million-orders.md`; with `--only <text>` it only prints.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { buildApp } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { trackingToken } from '../../apps/api/src/features/selling/orders/index.ts'
import { exposeShopGauges } from '../../apps/api/src/features/stock-and-money/dashboard/index.ts'
import { migrate } from '../../apps/api/src/platform/database/migrate.ts'
import { withoutTimeLimits } from '../../apps/api/src/platform/database/without-time-limits.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'
import { startEmbeddedPostgres } from '../../apps/api/src/platform/embedded-postgres/index.ts'
import { createLoadShedding } from '../../apps/api/src/platform/http/overload/load-shedding.ts'
import { openServices, type Services } from '../../apps/api/src/services.ts'
import { median } from '../../lab/harness/statistics.ts'
import { CHECKS, findFacts, JOBS, READS, WRITES } from './questions.ts'

const SHOPS = [
  { name: '10k', orders: 10_000, days: 116 },
  { name: '1m', orders: 1_000_000, days: 8_250 },
] as const
const MOST_GROWTH = 1.5
/** Below this, of both shops, a difference is noise: a few steps more in an index. */
const NOISE_MS = 0.2
const WARM_UP = 5
const TIMES = 25
const TIMES_OF_CHECK = 1

const { values: options } = parseArgs({
  options: { shops: { type: 'string' }, only: { type: 'string', default: '' } },
})
if (options.shops === undefined) throw new Error('Say where the shops are kept: --shops <folder>')
const folder = resolve(options.shops)

interface Cost {
  /** Median milliseconds of the whole operation, and those in PostgreSQL. */
  readonly totalMs: number
  readonly databaseMs: number
  /** Pages of 8 kB that PostgreSQL looked at, in memory or on disk. */
  readonly pages: number
  readonly failed: string | undefined
}

const costs: Map<string, Cost>[] = []
for (const shop of SHOPS) costs.push(await measureShop(shop))
report(costs)

async function measureShop({ name, orders, days }: (typeof SHOPS)[number]): Promise<Map<string, Cost>> {
  const dataDir = join(folder, name)
  if (!existsSync(dataDir)) await fill(dataDir, orders, days)
  const database = await startEmbeddedPostgres({
    dataDir,
    settings: { shared_preload_libraries: 'pg_stat_statements' },
  })
  const statistics = new pg.Client({ connectionString: database.adminUrl })
  try {
    await migrate(database.url)
    await statistics.connect()
    await statistics.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements')
    return await withServices(database.url, dataDir, (services) =>
      measureAll(services, statistics, name, database.url),
    )
  } finally {
    await statistics.end()
    await database.stop()
  }
}

async function measureAll(
  services: Services,
  statistics: pg.Client,
  name: string,
  databaseUrl: string,
): Promise<Map<string, Cost>> {
  const app = buildApp(services)
  exposeShopGauges(services)
  await app.ready()
  const facts = await findFacts(statistics, (id) => trackingToken(services.keys.tracking, id))
  const cookie = await signIn(services)
  const open = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const reply = await app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
    if (reply.statusCode >= 300) throw new Error(`${reply.statusCode} ${reply.body.slice(0, 300)}`)
  }
  const measured = new Map<string, Cost>()
  const measure = async (what: string, work: () => Promise<unknown>, times = TIMES) => {
    if (!what.includes(options.only)) return
    const cost = await measureOne(statistics, work, times)
    measured.set(what, cost)
    console.log(name.padEnd(5), what.padEnd(50), lineOf(cost))
  }
  try {
    for (const [what, path] of READS) await measure(what, () => open('GET', path(facts)))
    for (const [what, path, body] of WRITES) await measure(what, () => open('POST', path, body(facts)))
    for (const [what, run] of JOBS) await measure(what, () => run(services))
    for (const [what, run] of CHECKS) {
      // As the nightly jobs do.
      const check = () => withoutTimeLimits(databaseUrl, (database) => run({ ...services, database }))
      await measure(what, check, TIMES_OF_CHECK)
    }
  } finally {
    await app.close()
  }
  return measured
}

async function measureOne(statistics: pg.Client, work: () => Promise<unknown>, times: number): Promise<Cost> {
  let failed: string | undefined
  const attempt = () =>
    work().catch((error: unknown) => {
      failed = error instanceof Error ? error.message : String(error)
    })
  if (times > 1) for (let n = 0; n < WARM_UP; n += 1) await attempt()
  const totals: number[] = []
  const database: number[] = []
  let pages = 0
  for (let n = 0; n < times; n += 1) {
    await statistics.query('SELECT pg_stat_statements_reset()')
    const began = performance.now()
    await attempt()
    totals.push(performance.now() - began)
    const { rows } = await statistics.query<{ ms: number; pages: string }>(
      `SELECT coalesce(sum(total_exec_time), 0) AS ms, coalesce(sum(shared_blks_hit + shared_blks_read), 0) AS pages
       FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%'`,
    )
    database.push(rows[0]?.ms ?? 0)
    pages = Number(rows[0]?.pages)
  }
  return { totalMs: median(totals), databaseMs: median(database), pages, failed }
}

async function withServices<Result>(
  databaseUrl: string,
  dataDir: string,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const config = readConfig({
    BOT_PROTECTION: 'off',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
    METRICS_PORT: 'off',
    DATA_DIR: dataDir,
  })
  const services = await openServices(config, {
    ...{ databaseUrl, log: createLog(config.logLevel, process.stdout), clock: { now: () => new Date() } },
    shedding: createLoadShedding(undefined, {
      lagging: false,
      watch: () => undefined,
      stop: () => undefined,
    }),
  })
  try {
    return await work(services)
  } finally {
    await services.close()
  }
}

async function signIn({ database, transaction, sessions, cookie }: Services): Promise<string> {
  const owner = await database
    .selectFrom('admin_users')
    .select('id')
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  const token = await transaction((tx) => sessions.begin(tx, owner.id, 'Benchmark'))
  return cookie.set(token, 1).split(';')[0] ?? ''
}

async function fill(dataDir: string, orders: number, days: number): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const given = ['--orders', String(orders), '--days', String(days)]
  const child = spawn(process.execPath, ['scripts/demo-fill.ts', ...given], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error('The shop was not filled.')
}

function report([young, old]: readonly Map<string, Cost>[]): void {
  if (!young || !old) throw new Error('Two shops are compared.')
  const rows = [...young].flatMap(([what, few]) => {
    const many = old.get(what)
    return many ? [{ what, few, many, growth: growthOf(few, many) }] : []
  })
  const checks = new Set(CHECKS.map(([what]) => what))
  const table = (some: typeof rows) => [
    '| What | 10,000 orders | 1,000,000 orders | Ratio |',
    '|---|---|---|---|',
    ...some.map(
      ({ what, few, many, growth }) => `| ${what} | ${lineOf(few)} | ${lineOf(many)} | ${growth} |`,
    ),
  ]
  const text = [
    '# What a million orders cost',
    '',
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}. Two shops of about 120 orders a day, made by \`npm run demo:fill\`: one is four months old, the other 22 years. Each operation ran ${TIMES} times in a row after ${WARM_UP} others, in the service's own process. Milliseconds are medians: of the whole operation, and in brackets those in PostgreSQL; pages are those of 8 kB that PostgreSQL looked at. The ratio is of the whole time; differences below ${NOISE_MS} ms are left out.`,
    '',
    `At most ${MOST_GROWTH} is wanted. Missed by: ${namesOf(rows.filter((row) => isMissed(row) && !checks.has(row.what)))}.`,
    '',
    ...table(rows.filter(({ what }) => !checks.has(what))),
    '',
    'These compare all records with each other, so they grow with the shop. Each ran once.',
    '',
    ...table(rows.filter(({ what }) => checks.has(what))),
    '',
  ].join('\n')
  if (options.only === '') writeFileSync(new URL('../results/a-million-orders.md', import.meta.url), text)
  console.log(`\n${text}`)
}

function growthOf(few: Cost, many: Cost): string {
  return many.totalMs - few.totalMs < NOISE_MS && many.totalMs > few.totalMs
    ? '1.0'
    : (many.totalMs / few.totalMs).toFixed(1)
}

function isMissed({ few, many }: { readonly few: Cost; readonly many: Cost }): boolean {
  return (
    many.failed !== undefined ||
    (many.totalMs / few.totalMs > MOST_GROWTH && many.totalMs - few.totalMs > NOISE_MS)
  )
}

function namesOf(rows: readonly { readonly what: string }[]): string {
  return rows.length === 0 ? 'none' : rows.map(({ what }) => what).join('; ')
}

function lineOf({ totalMs, databaseMs, pages, failed }: Cost): string {
  if (failed !== undefined) return `failed: ${failed}`
  return `${totalMs.toFixed(1)} ms (${databaseMs.toFixed(1)}), ${pages.toLocaleString('en')} pages`
}
