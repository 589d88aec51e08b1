/**
 * `npm run bench:reports`: lists and reports in a young shop and in one of 25 years, both with 27 orders a day, one
 * request at a time. Writes `benchmarks/results/reports.md`; `--quick` uses small shops.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/index.ts'
import { encodeId } from '../apps/api/src/platform/records/ids.ts'
import { CONNECTIONS, measure, type Measured } from '../lab/harness/load.ts'
import { signIn } from '../lab/harness/staff.ts'
import { median, percentile } from '../lab/harness/statistics.ts'
import { LOAD_CORE, startServer, type RunningServer } from '../lab/harness/processes.ts'

const SHOPS = process.argv.includes('--quick')
  ? [
      { orders: 800, days: 30 },
      { orders: 3_200, days: 120 },
    ]
  : [
      { orders: 10_000, days: 365 },
      { orders: 250_000, days: 9_125 },
    ]
const WARM_UP = 30
const REQUESTS = 300
const PAGE = 50
const DEEP_PAGE = 1_000
const LIST = `/api/admin/orders?limit=${PAGE}`
const CROWD_SECONDS = 8

/** Target p50 with 250,000 orders, in milliseconds. */
const WANTED = {
  'Orders, first page of 50': 10,
  'Orders, thousandth page (or the last full one)': 10,
  'Orders, search for a common name': 30,
  'Orders, search for one e-mail address': 30,
  'Metrics of 30 days': 40,
  'Operations dashboard': 25,
} as const
type Question = keyof typeof WANTED
const MOST_GROWTH = 1.5

interface Times {
  readonly p50: number
  readonly p99: number
}

interface Findings {
  readonly times: Record<Question, Times>
  /** Many concurrent requests for the first page of orders. */
  readonly crowd: Measured
}

const results: Findings[] = []
for (const shop of SHOPS) results.push(await measureShop(shop))
report(results)

async function measureShop({ orders, days }: (typeof SHOPS)[number]): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-bench-'))
  chmodSync(folder, 0o711)
  const database = await startEmbeddedPostgres({ dataDir: folder })
  try {
    const environment = { DATABASE_URL: database.url, DATA_DIR: folder }
    const password = await fill(environment, orders, days)
    const paths = await pathsIn(database.url, orders)
    const server = await startShop(environment)
    try {
      const cookie = await signIn(server.url, { email: 'owner@example.com', password })
      const times: [string, Times][] = []
      for (const [question, path] of Object.entries(paths)) {
        times.push([question, await ask(server, path, cookie)])
        console.log(`${orders} orders: ${question}`, times.at(-1)?.[1])
      }
      const crowd = await measure(server, { path: LIST, headers: { cookie } }, CROWD_SECONDS)
      return { times: Object.fromEntries(times) as Record<Question, Times>, crowd }
    } finally {
      await server.stop()
    }
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(environment: Record<string, string>, orders: number, days: number): Promise<string> {
  const child = spawn(
    process.execPath,
    ['scripts/demo-fill.ts', '--orders', String(orders), '--days', String(days)],
    { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.on('data', (bytes: Buffer) => {
    said += bytes.toString()
  })
  await once(child, 'close')
  const password = /with the password (\S+)/.exec(said)?.[1]
  if (password === undefined) throw new Error(`The shop was not filled:\n${said}`)
  return password
}

async function pathsIn(databaseUrl: string, orders: number): Promise<Record<Question, string>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const deep = Math.min((DEEP_PAGE - 1) * PAGE, orders - PAGE) - 1
    const cursor = await client.query<{ id: string }>(
      'SELECT id FROM orders ORDER BY id DESC OFFSET $1 LIMIT 1',
      [deep],
    )
    const rare = await client.query<{ email: string }>(
      `SELECT customer_email AS email FROM orders WHERE customer_email IS NOT NULL ORDER BY id OFFSET $1 LIMIT 1`,
      [Math.floor(orders / 4)],
    )
    return {
      'Orders, first page of 50': LIST,
      'Orders, thousandth page (or the last full one)': `${LIST}&cursor=${encodeId('order', cursor.rows[0]?.id ?? '')}`,
      'Orders, search for a common name': `${LIST}&q=hernandez`,
      'Orders, search for one e-mail address': `${LIST}&q=${encodeURIComponent(rare.rows[0]?.email ?? '')}`,
      'Metrics of 30 days': '/api/admin/metrics',
      'Operations dashboard': '/api/admin/operations',
    }
  } finally {
    await client.end()
  }
}

function startShop(environment: Record<string, string>): Promise<RunningServer> {
  return startServer(() => ['apps/api/src/main.ts'], {
    path: '/api/v1/health',
    env: { ...environment, RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn', METRICS_PORT: 'off' },
  })
}

async function ask({ url }: RunningServer, path: string, cookie: string): Promise<Times> {
  const times: number[] = []
  for (let n = 0; n < WARM_UP + REQUESTS; n += 1) {
    const began = performance.now()
    const reply = await fetch(url + path, { headers: { cookie } })
    const body = await reply.text()
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${body}`)
    if (n >= WARM_UP) times.push(performance.now() - began)
  }
  return { p50: median(times), p99: percentile(times, 0.99) }
}

function report([young, old]: Findings[]): void {
  if (!young || !old) throw new Error('Two shops are compared.')
  const [few, many] = SHOPS.map(({ orders }) => orders.toLocaleString('en'))
  const questions = Object.keys(WANTED) as Question[]
  const text = [
    '# What lists and reports cost',
    '',
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; server on one core, PostgreSQL and the client on core ${LOAD_CORE}, one request at a time, ${REQUESTS} each. Shops of 27 orders a day, made by \`npm run demo:fill\`.`,
    '',
    `| What | ${few ?? ''} orders | ${many ?? ''} orders | Wanted | Ratio of p50 | Wanted |`,
    '|---|---|---|---|---|---|',
    ...questions.map(
      (question) =>
        `| ${question} | ${line(young.times[question])} | ${line(old.times[question])} | p50 under ${WANTED[question]} ms | ${(old.times[question].p50 / young.times[question].p50).toFixed(2)} | at most ${MOST_GROWTH} |`,
    ),
    '',
    `The first page of orders at ${CONNECTIONS} connections: ${rate(young)} with ${few ?? ''} orders, ${rate(old)} with ${many ?? ''}.`,
    '',
  ].join('\n')
  writeFileSync(new URL('results/reports.md', import.meta.url), text)
  console.log(text)
}

function rate({ crowd }: Findings): string {
  return `${crowd.perSecond.toFixed(0)} a second (p50 ${crowd.p50Ms} ms)`
}

function line({ p50, p99 }: Times): string {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
}
