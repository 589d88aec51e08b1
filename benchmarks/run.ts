/**
 * `npm run bench`: what the hot paths cost, beside what the runtime and the database can do at all. Every pair is
 * measured in this one run on this one machine; only the ratios are worth comparing. Writes its table to
 * `benchmarks/results/`.
 */
import { mkdtempSync, chmodSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/index.ts'
import { measure, type Measured } from './load.ts'
import { residentMiB, startServer, type RunningServer } from './processes.ts'
import { fillShop, makeBareTables, makeOrders } from './shop.ts'

const SECONDS = Number(process.argv[2] ?? 8)
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
  const limit = await measure(raw, { path: '/' }, SECONDS)
  await raw.stop()
  add(
    path.endsWith('catalog') ? `GET ${path}, 20 garments` : `GET ${path}`,
    'raw node:http',
    await measure(shop, { path }, SECONDS),
    limit,
    wanted,
  )
}

async function compareOrders(shop: RunningServer): Promise<void> {
  const bodies = await makeOrders(shop.url)
  let turn = 0
  const load = (path: string) => ({
    path,
    method: 'POST' as const,
    requests: [
      {
        setupRequest: (request: { headers?: Record<string, string>; body?: string }) => ({
          ...request,
          headers: {
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
            // A shop's orders come from many addresses; a quota is a row of its own for each.
            'x-forwarded-for': `10.0.${turn % 256}.${turn % 199}`,
          },
          body: bodies[(turn += 1) % bodies.length] ?? '',
        }),
      },
    ],
  })
  const bare = await startServer((port) => ['benchmarks/servers/bare-order.ts', database.url, String(port)], {
    path: '/',
  })
  const limit = await measure(bare, load('/'), SECONDS)
  await bare.stop()
  add('POST /api/orders', 'bare node + pg', await measure(shop, load('/api/orders'), SECONDS), limit, 0.25)
}

function add(what: string, against: string, ours: Measured, limit: Measured, wanted: number): void {
  const ratio = ours.perSecond / limit.perSecond
  rows.push(
    `| ${what} | ${line(ours)} | ${against}: ${line(limit)} | ${ratio.toFixed(2)} | ${(limit.cpuMicros / ours.cpuMicros).toFixed(2)} | ${wanted} |`,
  )
  console.log(rows.at(-1))
}

function line({ perSecond, p50Ms, p99Ms, cpuMicros, busy }: Measured): string {
  return `${perSecond.toFixed(0)}/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${cpuMicros.toFixed(0)} µs of processor, ${(busy * 100).toFixed(0)} % busy`
}

async function startTime(): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const shop = await startShop()
    times.push(shop.startedIn)
    await shop.stop()
  }
  return ((times.sort((a, b) => a - b)[2] ?? 0) / 1000).toFixed(2)
}

function report(): void {
  const text = [
    '# What the hot paths cost',
    '',
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; server on one core, load generator and PostgreSQL on another, 32 connections, ${SECONDS} s each.`,
    '',
    '| What | Platen | Beside | Ratio of rates | Ratio of processor time | Wanted |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  writeFileSync(new URL('results/hot-paths.md', import.meta.url), text)
  console.log(text)
}
