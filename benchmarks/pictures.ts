/**
 * `npm run bench:pictures -- [--before <folder>] [--seconds <n>] [--write]`: what an order with the customer's own
 * picture costs, from the upload to the order. With `--before`, a folder with an installed checkout of an earlier
 * commit, both versions take turns. `--write` writes `benchmarks/results/pictures.md`.
 */
import type { OrderCreate } from '@platen/contract'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../apps/api/src/platform/embedded-postgres/index.ts'
import { databaseSeconds } from '../lab/harness/database-time.ts'
import { cpuSeconds } from '../lab/harness/load.ts'
import { startServer, type RunningServer } from '../lab/harness/processes.ts'
import { fillShop, makeOrders } from '../lab/harness/shop.ts'
import { median, percentile } from '../lab/harness/statistics.ts'
import { asAnother, samplePictures, type SamplePicture } from './sample-pictures.ts'

const CUSTOMERS = 8
const ROUNDS = 3

interface PictureCost {
  readonly picture: string
  readonly version: string
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Processor time of one order, in milliseconds. */
  readonly service: number
  readonly images: number
  readonly database: number
  /** The rate relative to the first version, in each round. */
  readonly gains: readonly number[]
}

interface Shop {
  readonly version: string
  readonly folder: string
  readonly database: EmbeddedPostgres
  readonly server: RunningServer
  readonly order: OrderCreate
}

type Round = Omit<PictureCost, 'picture' | 'version' | 'gains'>

/** One row for each picture and version. */
export async function comparePictures(options: {
  readonly before: string | undefined
  readonly seconds: number
}): Promise<PictureCost[]> {
  const versions = [
    ...(options.before === undefined ? [] : [{ version: 'Platen before', cwd: options.before }]),
    { version: 'Platen', cwd: process.cwd() },
  ]
  const shops: Shop[] = []
  try {
    for (const { version, cwd } of versions) shops.push(await openShop(version, cwd))
    const costs: PictureCost[] = []
    for (const picture of await samplePictures())
      costs.push(...(await compare(shops, picture, options.seconds)))
    return costs
  } finally {
    for (const { server, database, folder } of shops) {
      await server.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function compare(
  shops: readonly Shop[],
  picture: SamplePicture,
  seconds: number,
): Promise<PictureCost[]> {
  const rounds = shops.map((): Round[] => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, shop] of shops.entries()) rounds[at]?.push(await costOf(shop, picture, seconds))
  }
  return shops.map(({ version }, at) => {
    const own = rounds[at] ?? []
    const of = (figure: keyof Round) => median(own.map((round) => round[figure]))
    return {
      picture: picture.name,
      version,
      perSecond: of('perSecond'),
      p50Ms: of('p50Ms'),
      p99Ms: of('p99Ms'),
      service: of('service'),
      images: of('images'),
      database: of('database'),
      gains: own.map(({ perSecond }, round) => perSecond / (rounds[0]?.[round]?.perSecond ?? NaN)),
    }
  })
}

async function openShop(version: string, cwd: string): Promise<Shop> {
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
  await fillShop(database.url, 1_000)
  const server = await start()
  const [order] = await makeOrders(server.url)
  return { version, folder, database, server, order: JSON.parse(order ?? '') as OrderCreate }
}

/** Each customer begins again when the order is placed; what was begun counts to its end. */
async function costOf(shop: Shop, picture: SamplePicture, seconds: number): Promise<Round> {
  // Starts the image processes.
  await Promise.all([anOrder(shop, picture), anOrder(shop, picture)])
  const before = secondsOf(shop)
  const began = performance.now()
  const times: number[] = []
  const customer = async () => {
    while (performance.now() - began < seconds * 1_000) {
      const start = performance.now()
      await anOrder(shop, picture)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: CUSTOMERS }, customer))
  const took = (performance.now() - began) / 1_000
  const after = secondsOf(shop)
  const each = (figure: keyof typeof after) => ((after[figure] - before[figure]) / times.length) * 1_000
  return {
    perSecond: times.length / took,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    service: each('service'),
    images: each('images'),
    database: each('database'),
  }
}

let customers = 0

async function anOrder({ server, order }: Shop, picture: SamplePicture): Promise<void> {
  customers += 1
  const address = `10.${customers >> 16}.${(customers >> 8) & 255}.${customers & 255}`
  const post = async (
    path: string,
    type: string,
    body: string | Buffer<ArrayBuffer>,
  ): Promise<{ id: string }> => {
    const headers = { 'content-type': type, 'x-forwarded-for': address }
    const reply = await fetch(server.url + path, { method: 'POST', headers, body })
    if (reply.status !== 201) throw new Error(`${path} was refused: ${await reply.text()}`)
    return (await reply.json()) as { id: string }
  }
  const form = Buffer.concat([
    Buffer.from(
      `--picture\r\nContent-Disposition: form-data; name="file"; filename="${picture.fileName}"\r\n\r\n`,
    ),
    asAnother(picture, customers),
    Buffer.from('\r\n--picture--\r\n'),
  ])
  const artwork = await post('/api/v1/artworks', 'multipart/form-data; boundary=picture', form)
  const items = order.items.map((item) => ({
    ...item,
    placements: item.placements.map((print) => ({ ...print, artworkId: artwork.id })),
  }))
  await post('/api/orders', 'application/json', JSON.stringify({ ...order, items }))
}

function secondsOf({ server: { pid }, database }: Shop) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const running = children.reduce((sum, child) => sum + cpuSeconds(Number(child)), 0)
  const ended = cpuSeconds(pid, true) - cpuSeconds(pid)
  return { service: cpuSeconds(pid), images: running + ended, database: databaseSeconds(database.folder) }
}

export function pictureRows(costs: readonly PictureCost[]): string[] {
  return costs.map((cost) => {
    const ms = (figure: number) => figure.toFixed(figure < 10 ? 1 : 0)
    const gain = `${median(cost.gains).toFixed(2)} (${Math.min(...cost.gains).toFixed(2)} to ${Math.max(...cost.gains).toFixed(2)})`
    return `| ${cost.picture} | ${cost.version} | ${cost.perSecond.toFixed(1)}/s | ${(cost.p50Ms / 1_000).toFixed(2)} s | ${(cost.p99Ms / 1_000).toFixed(2)} s | ${ms(cost.service)} | ${ms(cost.images)} | ${ms(cost.database)} | ${gain} |`
  })
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      before: { type: 'string' },
      seconds: { type: 'string', default: '12' },
      write: { type: 'boolean', default: false },
    },
  })
  const rows = pictureRows(await comparePictures({ before: values.before, seconds: Number(values.seconds) }))
  const text = [
    "# What an order with the customer's own picture costs",
    '',
    `Made by \`npm run bench:pictures\`, last on ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; service and image processes on one core, customers and PostgreSQL on the other. ${CUSTOMERS} customers of different addresses upload a picture that nobody has uploaded before and order it, again and again; medians of ${ROUNDS} rounds of ${values.seconds} s in turn. Times are of upload and order together. Processor time of one order in ms.`,
    '',
    '| Picture | Version | Orders | p50 | p99 | Service | Image processes | PostgreSQL | Rate relative to before |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  if (values.write) writeFileSync(new URL('results/pictures.md', import.meta.url), text)
  console.log(text)
}
