/**
 * `npm run bench:load`: the shop at ten times its capacity, and beside hundreds of slow clients. The service has a core
 * to itself; the load and PostgreSQL share another. Writes `benchmarks/results/load.md` and exits with 1 when a promise
 * is broken. `-- --seconds 20` sets the length of each flood, `-- --leak --minutes 60` measures memory under mixed
 * work.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { OrderCreate } from '@platen/contract'
import { startEmbeddedPostgres } from '../../apps/api/src/platform/embedded-postgres/index.ts'
import { startService } from '../harness/processes.ts'
import { freePort } from '../harness/ports.ts'
import { fillShop, makeOrders } from '../harness/shop.ts'
import { customersWith, inTurn, type Customers } from './customers.ts'
import { figuresOf } from './figures.ts'
import { watchMemory } from './leak.ts'
import { submitOrder } from '../harness/shopper.ts'
import { capacity, fire } from './load.ts'
import { annoy } from './slow-clients.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    leak: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log('npm run bench:load [-- --seconds 20]\nnpm run bench:load -- --leak [--minutes 60]')
  process.exit(0)
}
const SECONDS = Number(values.seconds)
const TIMES = 10
const CUSTOMERS = 64
const SLOW_CLIENTS = 600
const READS_A_FLOOD = 12_000
const MOST_GROWTH = 10

interface Promised {
  readonly promise: string
  readonly wanted: string
  readonly measured: string
  readonly kept: boolean
}

const folder = mkdtempSync(join(tmpdir(), 'platen-load-'))
chmodSync(folder, 0o711)
const database = await startEmbeddedPostgres({ dataDir: folder })
const rows: Promised[] = []
const notes: string[] = []
try {
  const inspectorPort = await freePort()
  const inspect = values.leak ? [`--inspect=127.0.0.1:${inspectorPort}`] : []
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    BOT_PROTECTION: 'off',
    RATE_LIMIT_FACTOR: '1000000',
    METRICS_PORT: 'off',
    TRUST_PROXY: 'loopback',
    ADMIN_PASSWORD: 'only-for-the-benchmark',
  }
  const shop = await startService(process.cwd(), env, inspect)
  try {
    await fillShop(database.url, 10_000)
    const port = Number(new URL(shop.url).port)
    const orders = await makeOrders(shop.url)
    const customers = customersWith(orders, await placeOrders(shop.url, orders))
    if (values.leak) {
      await leak(port, inspectorPort, customers)
    } else {
      await flood(port, customers)
      await readsFlood(port, customers)
      await slowClients(port, customers)
    }
  } finally {
    await shop.stop()
  }
  report()
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = rows.every(({ kept }) => kept) ? 0 : 1

/** Ten times as many customers as can be served, each of whom loads the catalogue and orders. */
async function flood(port: number, customers: Customers): Promise<void> {
  const next = inTurn(customers.order, customers.catalogue)
  await capacity({ port, customers: CUSTOMERS, seconds: 5, next })
  const peak = await capacity({ port, customers: CUSTOMERS, seconds: 8, next })
  say('capacity', peak)
  const { answers, unsent, lateMs } = await fire({
    port,
    perSecond: peak.perSecond * TIMES,
    seconds: SECONDS,
    next,
  })
  const afterwards = fire({ port, perSecond: peak.perSecond / 4, seconds: 6, next })
  const all = figuresOf(answers, SECONDS)
  const ofOrders = figuresOf(
    answers.filter(({ kind }) => kind === 'order'),
    SECONDS,
  )
  say('flood', { unsent, all, ofOrders })
  const share = all.goodPerSecond / peak.perSecond
  const orderShare = ofOrders.goodPerSecond / (peak.byKind.order ?? 1)
  note(
    `Capacity, ${CUSTOMERS} customers in a closed loop: ${peak.perSecond.toFixed(0)} requests a second, half of them orders. Due in the flood: ${(peak.perSecond * TIMES).toFixed(0)} a second; sent, as soon as one of 1,000 connections had its answer: ${(answers.length / SECONDS).toFixed(0)}. What could not be sent is in no latency. The load, on the core of the database, was itself up to ${lateMs.toFixed(0)} ms late (p99), which is part of all latencies.`,
  )
  promise(
    'Goodput at ten times capacity, orders and catalogue',
    '≥ 80 % of peak',
    percent(share),
    share >= 0.8,
  )
  promise('Of it orders', '≥ 80 % of peak', percent(orderShare), orderShare >= 0.8)
  promiseLatency('Accepted requests at ten times capacity, p99', all.good.p99, 1000)
  promiseLatency('Shed requests, p99', all.shed.p99, 50)
  promise('Broken connections and other answers', '0', String(all.lost), all.lost === 0)
  const later = (await afterwards).answers
  const firstBad = later.filter(({ status, latencyMs }) => status >= 300 || status === 0 || latencyMs > 500)
  const normalAfterMs = Math.max(0, ...firstBad.map(({ atMs }) => atMs))
  promise(
    'Normal again after the flood',
    '≤ 5 s',
    `${(normalAfterMs / 1000).toFixed(1)} s`,
    normalAfterMs <= 5000,
  )
}

/** Database reads at ten times the capacity, beside the orders of a busy day. */
async function readsFlood(port: number, customers: Customers): Promise<void> {
  const peak = await capacity({ port, customers: CUSTOMERS, seconds: 5, next: customers.track })
  const orderPeak = await capacity({ port, customers: CUSTOMERS, seconds: 5, next: customers.order })
  const ordersPerSecond = orderPeak.perSecond / 5
  const offered = Math.min(READS_A_FLOOD, peak.perSecond * TIMES)
  say('reads', { peak, orderPeak, offered, ordersPerSecond })
  const [reads, orders] = await Promise.all([
    fire({ port, perSecond: offered, seconds: SECONDS, next: customers.track }),
    fire({ port, perSecond: ordersPerSecond, seconds: SECONDS, next: customers.order }),
  ])
  const ofReads = figuresOf(reads.answers, SECONDS)
  const ofOrders = figuresOf(orders.answers, SECONDS)
  say('reads flood', { ofReads, ofOrders, unsent: reads.unsent })
  const accepted = ofOrders.good.count / (orders.answers.length + orders.unsent)
  note(
    `Reads of order pages: ${peak.perSecond.toFixed(0)} a second in a closed loop, ${offered.toFixed(0)} due and ${(reads.answers.length / SECONDS).toFixed(0)} sent. Orders beside them, on connections of their own: ${ordersPerSecond.toFixed(0)} a second, a fifth of what can be done.`,
  )
  promise('Orders taken while reads flood the shop', '≥ 99 %', percent(accepted), accepted >= 0.99)
  promiseLatency('Those orders, p99', ofOrders.good.p99, 1000)
  promise(
    'Goodput of the reads',
    'reported',
    `${percent(ofReads.goodPerSecond / peak.perSecond)} of peak`,
    true,
  )
  promiseLatency('Shed reads, p99', ofReads.shed.p99, 50)
}

async function slowClients(port: number, customers: Customers): Promise<void> {
  const next = inTurn(customers.order, customers.catalogue, customers.track)
  const load = { port, perSecond: 200, seconds: SECONDS, next }
  const alone = figuresOf((await fire(load)).answers, SECONDS)
  const stop = annoy(port, SLOW_CLIENTS)
  await sleep(2000)
  const beside = figuresOf((await fire(load)).answers, SECONDS)
  stop()
  say('slow clients', { alone, beside })
  const refused = beside.shed.count + beside.lost
  promise(
    `Healthy customers refused beside ${SLOW_CLIENTS} slow clients`,
    '0',
    String(refused),
    refused === 0,
  )
  const limit = Math.max(100, alone.good.p99 * 2)
  promise(
    'Their p99 beside that without slow clients',
    `≤ ${limit.toFixed(0)} ms`,
    `${beside.good.p99.toFixed(0)} ms, without ${alone.good.p99.toFixed(0)} ms`,
    beside.good.p99 <= limit,
  )
}

async function leak(port: number, inspectorPort: number, customers: Customers): Promise<void> {
  const minutes = Number(values.minutes)
  const found = await watchMemory({
    ...{ port, inspectorPort, minutes, customers },
    onSample: ({ minute, heapMiB, residentMiB }) =>
      console.log(
        `  minute ${minute}: heap ${heapMiB.toFixed(1)} MiB, resident ${residentMiB.toFixed(0)} MiB`,
      ),
  })
  const last = found.samples.at(-1)
  note(
    `${found.requests} mixed requests in ${minutes} minutes, ${found.refused} of them refused for lack of room; at the end a heap of ${last?.heapMiB.toFixed(1)} MiB after collection and ${last?.residentMiB.toFixed(0)} MiB resident.`,
  )
  promise(
    'Heap after collection, growth',
    `≤ ${MOST_GROWTH} MiB an hour`,
    `${found.heapSlope.toFixed(1)} MiB an hour`,
    found.heapSlope <= MOST_GROWTH,
  )
  promise('Resident memory, growth', 'reported', `${found.residentSlope.toFixed(1)} MiB an hour`, true)
}

async function placeOrders(url: string, bodies: readonly string[]): Promise<string[]> {
  const tokens: string[] = []
  for (const body of bodies.slice(0, 50)) {
    const { status, text, order } = await submitOrder(url, JSON.parse(body) as OrderCreate)
    if (status !== 201) throw new Error(`An order was refused: ${text}`)
    tokens.push(String(order.trackingToken))
  }
  return tokens
}

function promiseLatency(what: string, ms: number, mostMs: number): void {
  promise(what, `≤ ${mostMs} ms`, `${ms.toFixed(0)} ms`, ms <= mostMs)
}

function promise(what: string, wanted: string, measured: string, kept: boolean): void {
  rows.push({ promise: what, wanted, measured, kept })
  console.log(`  ${kept ? 'kept  ' : 'BROKEN'}  ${what}: ${measured} (${wanted})`)
}

function note(text: string): void {
  notes.push(text)
  console.log(`  ${text}`)
}

function say(what: string, figures: unknown): void {
  if (process.env.VERBOSE) console.log(what, JSON.stringify(figures))
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}

function report(): void {
  const text = values.leak ? memoryReport() : loadReport()
  writeFileSync(
    new URL(`../../benchmarks/results/${values.leak ? 'memory' : 'load'}.md`, import.meta.url),
    text,
  )
  console.log(`\n${text}`)
}

function memoryReport(): string {
  return [
    '# Memory under mixed work',
    '',
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}. The heap is what is left after a forced collection, looked at once a minute; the growth is that of the straight line through the samples but for the first fifth.`,
    '',
    ...table(),
  ].join('\n')
}

function loadReport(): string {
  return [
    '# Under more load than can be served',
    '',
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; the service on one core, load and PostgreSQL on another; floods of ${SECONDS} s in an open loop.`,
    '',
    ...table(),
  ].join('\n')
}

function table(): string[] {
  return [
    ...notes.map((line) => `- ${line}`),
    '',
    '| Promise | Wanted | Measured | Kept |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row.promise} | ${row.wanted} | ${row.measured} | ${row.kept ? 'yes' : 'no'} |`),
    '',
  ]
}
