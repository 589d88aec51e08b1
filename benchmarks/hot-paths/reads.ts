import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { databaseSeconds } from '../../lab/harness/database-time.ts'
import { CONNECTIONS, cpuSeconds } from '../../lab/harness/load.ts'
import { startServer, type RunningServer } from '../../lab/harness/processes.ts'
import { OWNER_CREDENTIALS, signIn } from '../../lab/harness/staff.ts'
import { REQUEST_COLUMNS, REQUEST_NOTE, requestRows, type RequestCost } from './request-costs.ts'
import { takeTurns, type Section, type Versions } from './section.ts'
import { withShops, type Shop } from './shops.ts'

const SECONDS = 3
const ROUNDS = 5
const DEMO_ORDERS = 300
const RAW = 'raw node:http'
const WRK = spawnSync('wrk', ['-v']).error === undefined

interface Read {
  readonly what: string
  readonly path: string
  /** Beside a bare server with the same bytes. */
  readonly raw?: boolean
  readonly signedIn?: boolean
  /** So few that a version that renders each page refuses none. */
  readonly connections?: number
  readonly wanted: Readonly<Record<string, string>>
}

const READS: readonly Read[] = [
  {
    what: 'GET /api/v1/public-config',
    path: '/api/v1/public-config',
    raw: true,
    wanted: { [RAW]: 'rate ≥ 0.6' },
  },
  {
    what: 'GET /api/v1/catalog, 20 garments',
    path: '/api/v1/catalog',
    raw: true,
    wanted: { [RAW]: 'rate ≥ 0.6' },
  },
  { what: 'Start page', path: '/', connections: 4, wanted: { Platen: '≤ 1,000 µs' } },
  {
    what: 'Garment page',
    path: '/garments/classic-tee',
    connections: 4,
    wanted: { Platen: '≤ 1,000 µs' },
  },
  {
    what: 'Search for garments, a kept page',
    path: '/garments?q=tee',
    connections: 4,
    wanted: { Platen: '≤ 1,000 µs' },
  },
  ...[
    ['List of 50 orders for staff', 'orders'],
    ['List of 50 print jobs', 'print-jobs'],
    ['List of 50 stock items', 'inventory-items'],
  ].map(([what = '', list]) => ({
    what,
    path: `/api/admin/${list}?limit=50`,
    signedIn: true,
    wanted: { Platen: '≥ 1,500/s' },
  })),
]

export function compareReads(versions: Versions): Promise<Section> {
  return withShops(versions, { orders: 0, demoOrders: DEMO_ORDERS }, async (shops) => {
    const rows: string[][] = []
    for (const read of READS) rows.push(...(await compare(read, shops)))
    return {
      title: 'Reads, pages and lists',
      note: `${REQUEST_NOTE} Load from ${WRK ? 'wrk' : 'autocannon'}, ${CONNECTIONS} connections (4 for pages), ${ROUNDS} rounds of ${SECONDS} s.`,
      columns: REQUEST_COLUMNS,
      rows,
    }
  })
}

async function compare(read: Read, shops: readonly Shop[]): Promise<string[][]> {
  const cookies = new Map<Shop, string>()
  for (const shop of read.signedIn ? shops : []) {
    cookies.set(shop, await signIn(shop.server.url, OWNER_CREDENTIALS))
  }
  const raw = read.raw ? await rawServer(shops.at(-1), read.path) : undefined
  const costs = await takeTurns(
    new Map([
      ...(raw ? [[RAW, () => costOf(raw, { path: '/' })] as const] : []),
      ...shops.map((shop) => {
        const measure = () => costOf(shop.server, read, { shop, cookie: cookies.get(shop) })
        return [shop.name, measure] as const
      }),
    ]),
    ROUNDS,
  )
  await raw?.stop()
  return requestRows(read.what, costs, read.wanted)
}

async function rawServer(shop: Shop | undefined, path: string): Promise<RunningServer> {
  if (!shop) throw new Error('There is no shop.')
  const file = join(shop.folder, 'body.json')
  writeFileSync(file, Buffer.from(await (await fetch(shop.server.url + path)).arrayBuffer()))
  const program = 'benchmarks/hot-paths/servers/raw-http.ts'
  return startServer((port) => [program, file, String(port)], { path: '/' })
}

async function costOf(
  server: RunningServer,
  { path, connections = CONNECTIONS }: Pick<Read, 'path' | 'connections'>,
  of?: { readonly shop: Shop; readonly cookie: string | undefined },
): Promise<RequestCost> {
  const load = (seconds: number) =>
    (WRK ? byWrk : byAutocannon)({ url: server.url + path, cookie: of?.cookie, connections, seconds })
  const inDatabase = () => (of ? databaseSeconds(of.shop.database.folder) : 0)
  await load(1)
  const [service, database] = [cpuSeconds(server.pid), inDatabase()]
  const { answered, ...latency } = await load(SECONDS)
  return {
    ...latency,
    perSecond: answered / SECONDS,
    service: ((cpuSeconds(server.pid) - service) / answered) * 1e6,
    database: ((inDatabase() - database) / answered) * 1e6,
  }
}

interface Load {
  readonly url: string
  readonly cookie: string | undefined
  readonly connections: number
  readonly seconds: number
}

interface Answered {
  readonly answered: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** Throws for an answer that is not 2xx: a fast refusal is not a result. */
async function byWrk({ url, cookie, connections, seconds }: Load): Promise<Answered> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--timeout', '10s', '--latency'],
    ...(cookie === undefined ? [] : ['--header', `cookie: ${cookie}`]),
    url,
  ])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed:\n${stdout}`)
  return {
    answered: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    p50Ms: latencyOf(stdout, 50),
    p99Ms: latencyOf(stdout, 99),
  }
}

function latencyOf(said: string, percent: number): number {
  const [, figure, unit] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s)$`, 'm').exec(said) ?? []
  return Number(figure) * (unit === 'us' ? 0.001 : unit === 's' ? 1_000 : 1)
}

async function byAutocannon({ url, cookie, connections, seconds }: Load): Promise<Answered> {
  const headers = cookie === undefined ? {} : { cookie }
  const result = await autocannon({ url, headers, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} failed.`)
  return { answered: result['2xx'], p50Ms: result.latency.p50, p99Ms: result.latency.p99 }
}
