import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseSeconds } from '../../lab/harness/database-time.ts'
import { CONNECTIONS, cpuSeconds } from '../../lab/harness/load.ts'
import { startServer, type RunningServer } from '../../lab/harness/processes.ts'
import { OWNER_CREDENTIALS, signIn } from '../../lab/harness/staff.ts'
import { answersTo, GENERATOR } from './load/load.ts'
import { REQUEST_COLUMNS, REQUEST_NOTE, requestRows, type RequestCost } from './request-costs.ts'
import { takeTurns, type Section, type Versions } from './section.ts'
import { withShops, type Shop } from './shops.ts'

const SECONDS = 3
const ROUNDS = 5
const DEMO_ORDERS = 300
const RAW = 'raw node:http'
/** More than there are connections, so that no two ask for the same list at the same moment. */
const DIFFERENT = 40

interface Read {
  readonly what: string
  readonly path: string
  /** Beside a bare server with the same bytes. */
  readonly raw?: boolean
  readonly signedIn?: boolean
  /** Each request is for another page of the list. */
  readonly different?: boolean
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
  ].flatMap(([what = '', list]) =>
    [false, true].map((different) => ({
      what: `${what}, ${different ? `${DIFFERENT} different` : 'the same for all'}`,
      path: `/api/admin/${list}?limit=50`,
      signedIn: true,
      different,
      wanted: { Platen: '≥ 1,500/s' },
    })),
  ),
]

export function compareReads(versions: Versions): Promise<Section> {
  return withShops(versions, { orders: 0, demoOrders: DEMO_ORDERS }, async (shops) => {
    const rows: string[][] = []
    for (const read of READS) rows.push(...(await compare(read, shops)))
    return {
      title: 'Reads, pages and lists',
      note: `${REQUEST_NOTE} Load from ${GENERATOR}, ${CONNECTIONS} connections (4 for pages), ${ROUNDS} rounds of ${SECONDS} s.`,
      columns: REQUEST_COLUMNS,
      rows,
    }
  })
}

async function compare(read: Read, shops: readonly Shop[]): Promise<string[][]> {
  const asked = new Map<Shop, { cookie?: string; paths: readonly string[] }>()
  for (const shop of shops) asked.set(shop, await askedOf(shop, read))
  const raw = read.raw ? await rawServer(shops.at(-1), read.path) : undefined
  const costs = await takeTurns(
    new Map([
      ...(raw ? [[RAW, () => costOf(raw, { paths: ['/'] })] as const] : []),
      ...shops.map((shop) => {
        const { paths = [], cookie } = asked.get(shop) ?? {}
        const measure = () => costOf(shop.server, { paths, connections: read.connections }, { shop, cookie })
        return [shop.name, measure] as const
      }),
    ]),
    ROUNDS,
  )
  await raw?.stop()
  return requestRows(read.what, costs, read.wanted)
}

async function askedOf({ server }: Shop, { path, signedIn, different }: Read) {
  if (!signedIn) return { paths: [path] }
  const cookie = await signIn(server.url, OWNER_CREDENTIALS)
  return { cookie, paths: different ? await differentLists(server.url, path, cookie) : [path] }
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
  {
    paths,
    connections = CONNECTIONS,
  }: { readonly paths: readonly string[]; readonly connections?: number | undefined },
  of?: { readonly shop: Shop; readonly cookie: string | undefined },
): Promise<RequestCost> {
  const load = { server: server.url, paths, cookie: of?.cookie, connections }
  const inDatabase = () => (of ? databaseSeconds(of.shop.database.folder) : 0)
  await answersTo(load, 1)
  const [service, database] = [cpuSeconds(server.pid), inDatabase()]
  const { answered, ...figures } = await answersTo(load, SECONDS)
  return {
    ...figures,
    service: ((cpuSeconds(server.pid) - service) / answered) * 1e6,
    database: ((inDatabase() - database) / answered) * 1e6,
  }
}

/** Pages of the list, each of which begins after another record. */
async function differentLists(url: string, path: string, cookie: string): Promise<string[]> {
  const records = (await (await fetch(url + path, { headers: { cookie } })).json()) as { id: string }[]
  return records.slice(0, DIFFERENT).map(({ id }) => `${path}&cursor=${id}`)
}
