/**
 * `npm run bench`: compares the hot paths with the bare runtime and database and writes the table to
 * `benchmarks/results/`. Only the ratios are worth comparing, because both sides are measured in one run on one
 * machine.
 */
import { mkdtempSync, chmodSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/index.ts'
import { measure, orderLoad, type Measured } from '../lab/harness/load.ts'
import { residentMiB, startServer, type RunningServer } from '../lab/harness/processes.ts'
import { fillShop, makeBareTables, makeOrders } from '../lab/harness/shop.ts'
import { median } from '../lab/harness/statistics.ts'

const SECONDS = Number(process.argv[2] ?? 3)
/** A shared machine changes its speed within seconds, so both sides take turns and the median of the pairs counts. */
const ROUNDS = 5
const folder = mkdtempSync(join(tmpdir(), 'platen-bench-'))
chmodSync(folder, 0o711)
const database = await startEmbeddedPostgres({ dataDir: folder })
const rows: string[] = []

try {
  await (await startShop()).stop()
  await fillShop(database.url, 10_000)
  await makeBareTables(database.url)

  const shop = await startShop()
  await sleep(5000)
  const idleMiB = residentMiB(shop.pid)

  await compareRead(shop, '/api/v1/public-config', 0.6)
  await compareRead(shop, '/api/v1/catalog', 0.4)
  await compareOrders(shop)
  await shop.stop()

  rows.push('', `Memory of the idle API process: ${idleMiB.toFixed(0)} MiB (wanted: under 150)`)
  rows.push(`Start to the first 200 on an existing database: ${await startTime()} s (wanted: under 1.5)`)
  report()
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

function startShop(): Promise<RunningServer> {
  return startServer(() => ['apps/api/src/main.ts'], {
    path: '/api/v1/health',
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
}

async function compareRead(shop: RunningServer, path: string, wanted: number): Promise<void> {
  const file = join(folder, 'body.json')
  writeFileSync(file, Buffer.from(await (await fetch(shop.url + path)).arrayBuffer()))
  const raw = await startServer((port) => ['benchmarks/servers/raw-http.ts', file, String(port)], {
    path: '/',
  })
  const pairs = await takeTurns(
    () => measure(shop, { path }, SECONDS),
    () => measure(raw, { path: '/' }, SECONDS),
  )
  await raw.stop()
  add(path.endsWith('catalog') ? `GET ${path}, 20 garments` : `GET ${path}`, 'raw node:http', pairs, wanted)
}

async function compareOrders(shop: RunningServer): Promise<void> {
  const bodies = await makeOrders(shop.url)
  const load = (path: string) => orderLoad(path, bodies)
  const bare = await startServer((port) => ['benchmarks/servers/bare-order.ts', database.url, String(port)], {
    path: '/',
  })
  const pairs = await takeTurns(
    () => measure(shop, load('/api/orders'), SECONDS),
    () => measure(bare, load('/'), SECONDS),
  )
  await bare.stop()
  add('POST /api/orders', 'bare node + pg', pairs, 0.25)
}

interface Pair {
  readonly ours: Measured
  readonly limit: Measured
}

async function takeTurns(ours: () => Promise<Measured>, limit: () => Promise<Measured>): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let round = 0; round < ROUNDS; round += 1) pairs.push({ limit: await limit(), ours: await ours() })
  return pairs
}

function add(what: string, against: string, pairs: readonly Pair[], wanted: number): void {
  const rates = spread(pairs.map(({ ours, limit }) => ours.perSecond / limit.perSecond))
  const work = spread(pairs.map(({ ours, limit }) => limit.cpuMicros / ours.cpuMicros))
  const platen = line(pairs.map(({ ours }) => ours))
  const beside = line(pairs.map(({ limit }) => limit))
  rows.push(`| ${what} | ${platen} | ${against}: ${beside} | ${rates} | ${work} | ${wanted} |`)
  console.log(rows.at(-1))
}

function spread(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
}

function line(rounds: readonly Measured[]): string {
  const of = (figure: keyof Measured) => median(rounds.map((round) => round[figure]))
  return `${of('perSecond').toFixed(0)}/s, p50 ${of('p50Ms')} ms, p99 ${of('p99Ms')} ms, ${of('cpuMicros').toFixed(0)} µs of processor, ${(of('busy') * 100).toFixed(0)} % busy`
}

async function startTime(): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const shop = await startShop()
    times.push(shop.startedIn)
    await shop.stop()
  }
  return (median(times) / 1000).toFixed(2)
}

function report(): void {
  const text = [
    '# What the hot paths cost',
    '',
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; server on one core, load generator and PostgreSQL on another, 32 connections; medians of ${ROUNDS} rounds of ${SECONDS} s, both sides in turn, with the range of the ratios.`,
    '',
    '| What | Platen | Beside | Ratio of rates | Ratio of processor time | Wanted |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  writeFileSync(new URL('results/hot-paths.md', import.meta.url), text)
  console.log(text)
}
