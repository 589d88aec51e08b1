/**
 * `npm run bench:reads -- [--before <folder>] [--seconds <n>]`: what public reads and lists for staff cost, beside the
 * bare runtime and, with `--before`, an installed checkout of an earlier commit; all take turns. Writes
 * `benchmarks/results/reads.md`. The load comes from `wrk` where it is installed, otherwise from autocannon.
 */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import autocannon from 'autocannon'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../apps/api/src/platform/embedded-postgres/index.ts'
import { databaseSeconds } from '../lab/harness/database-time.ts'
import { CONNECTIONS, cpuSeconds } from '../lab/harness/load.ts'
import { startServer, type RunningServer } from '../lab/harness/processes.ts'
import { fillShop } from '../lab/harness/shop.ts'
import { OWNER, OWNER_CREDENTIALS, signIn } from '../lab/harness/staff.ts'
import { median } from '../lab/harness/statistics.ts'

const { values } = parseArgs({
  options: { before: { type: 'string' }, seconds: { type: 'string', default: '3' } },
})
const SECONDS = Number(values.seconds)
const ROUNDS = 5
const ORDERS = 300

const PUBLIC_READS = [
  { what: 'GET /api/v1/public-config', path: '/api/v1/public-config', wanted: 0.6 },
  { what: 'GET /api/v1/catalog, 20 garments', path: '/api/v1/catalog', wanted: 0.6 },
] as const
const LIST = { what: 'List of 50 orders', path: '/api/admin/orders?limit=50', wanted: '1,500/s' } as const

interface Cost {
  readonly perSecond: number
  /** Processor time of one request, in microseconds. */
  readonly service: number
  readonly database: number
}

interface Shop {
  readonly folder: string
  readonly database: EmbeddedPostgres
  readonly server: RunningServer
  readonly cookie: string
}

const WRK = spawnSync('wrk', ['-v']).error === undefined
const shops: Shop[] = []
const rows: string[] = []
try {
  const now = await openShop(process.cwd())
  const before = values.before === undefined ? undefined : await openShop(values.before)
  for (const { what, path, wanted } of PUBLIC_READS) await comparePublicRead(what, path, wanted, now, before)
  await compareList(now, before)
  report()
} finally {
  for (const { server, database, folder } of shops) {
    await server.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openShop(cwd: string): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-bench-'))
  chmodSync(folder, 0o711)
  const database = await startEmbeddedPostgres({ dataDir: folder })
  const env = {
    ...OWNER,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    BOT_PROTECTION: 'off',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'info',
    METRICS_PORT: 'off',
    TRUST_PROXY: 'loopback',
  }
  const start = () => startServer(() => ['apps/api/src/main.ts'], { path: '/api/v1/health', cwd, env })
  await (await start()).stop()
  // Without orders: only the garments.
  await fillShop(database.url, 0)
  const fill = spawn(process.execPath, ['scripts/demo-fill.ts', '--orders', String(ORDERS)], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(fill, 'close')) as [number]
  if (code !== 0) throw new Error('The shop was not filled.')
  const server = await start()
  const shop = { folder, database, server, cookie: await signIn(server.url, OWNER_CREDENTIALS) }
  shops.push(shop)
  return shop
}

async function comparePublicRead(
  what: string,
  path: string,
  wanted: number,
  now: Shop,
  before: Shop | undefined,
): Promise<void> {
  const file = join(now.folder, 'body.json')
  writeFileSync(file, Buffer.from(await (await fetch(now.server.url + path)).arrayBuffer()))
  const raw = await startServer((port) => ['benchmarks/servers/raw-http.ts', file, String(port)], {
    path: '/',
  })
  const costs = await takeTurns({
    'raw node:http': () => costOf({ server: raw }, '/'),
    ...(before ? { 'Platen before': () => costOf(before, path) } : {}),
    Platen: () => costOf(now, path),
  })
  await raw.stop()
  add(what, costs, 'raw node:http', `at least ${wanted}`)
}

async function compareList(now: Shop, before: Shop | undefined): Promise<void> {
  const costs = await takeTurns({
    ...(before ? { 'Platen before': () => costOf(before, LIST.path) } : {}),
    Platen: () => costOf(now, LIST.path),
  })
  add(LIST.what, costs, before ? 'Platen before' : 'Platen', LIST.wanted)
}

async function takeTurns(sides: Record<string, () => Promise<Cost>>): Promise<Map<string, Cost[]>> {
  const costs = new Map<string, Cost[]>(Object.keys(sides).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, measure] of Object.entries(sides)) costs.get(name)?.push(await measure())
  }
  return costs
}

async function costOf(
  { server, database, cookie }: Pick<Shop, 'server'> & Partial<Shop>,
  path: string,
): Promise<Cost> {
  const load = (seconds: number) => (WRK ? byWrk : byAutocannon)(server.url + path, cookie, seconds)
  const ofDatabase = () => (database ? databaseSeconds(database.folder) : 0)
  await load(1)
  const [service, postgres] = [cpuSeconds(server.pid), ofDatabase()]
  const answered = await load(SECONDS)
  return {
    perSecond: answered / SECONDS,
    service: ((cpuSeconds(server.pid) - service) / answered) * 1e6,
    database: ((ofDatabase() - postgres) / answered) * 1e6,
  }
}

/** Throws for an answer that is not 2xx: a fast refusal is not a result. */
async function byWrk(url: string, cookie: string | undefined, seconds: number): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${seconds}s`],
    ...['--timeout', '10s'],
    ...(cookie === undefined ? [] : ['--header', `cookie: ${cookie}`]),
    url,
  ])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed:\n${stdout}`)
  return Number(/(\d+) requests in/.exec(stdout)?.[1])
}

async function byAutocannon(url: string, cookie: string | undefined, seconds: number): Promise<number> {
  const headers = cookie === undefined ? {} : { cookie }
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} failed.`)
  return result['2xx']
}

function add(
  what: string,
  costs: ReadonlyMap<string, readonly Cost[]>,
  beside: string,
  wanted: string,
): void {
  for (const [name, all] of costs) {
    const of = (figure: keyof Cost) => median(all.map((cost) => cost[figure]))
    const ratio = (figure: (own: Cost, other: Cost) => number) => {
      const ratios = all.map((cost, round) => figure(cost, costs.get(beside)?.[round] ?? cost))
      return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`
    }
    const rates = ratio((own, other) => own.perSecond / other.perSecond)
    const work = ratio((own, other) => (other.service + other.database) / (own.service + own.database))
    rows.push(
      `| ${what} | ${name} | ${of('perSecond').toFixed(0)}/s | ${of('service').toFixed(1)} | ${of('database').toFixed(0)} | ${rates} | ${work} | ${name === 'Platen' ? wanted : ''} |`,
    )
    console.log(rows.at(-1))
  }
}

function report(): void {
  const text = [
    '# What reads cost',
    '',
    `Made by \`npm run bench:reads\`, last on ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; service on one core, PostgreSQL and the load (${WRK ? 'wrk' : 'autocannon'}, ${CONNECTIONS} connections) on the other, medians of ${ROUNDS} rounds of ${SECONDS} s in turn. Processor time of one request in µs. The ratios are to raw \`node:http\`, for the list to Platen before; 1 is as fast, with the range of the rounds.`,
    '',
    '| What | Side | Rate | Service | PostgreSQL | Ratio of rates | Ratio of processor time | Wanted |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  writeFileSync(new URL('results/reads.md', import.meta.url), text)
  console.log(text)
}
