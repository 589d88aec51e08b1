import type { GarmentOrderCreate } from '@platen/contract'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { databaseSeconds } from '../../lab/harness/database-time.ts'
import { cpuSeconds } from '../../lab/harness/load.ts'
import { LOAD_CORE, SERVER_CORE } from '../../lab/harness/processes.ts'
import { makeOrders } from '../../lab/harness/shop.ts'
import { median, percentile } from '../../lab/harness/statistics.ts'
import { asAnother, samplePictures, type SamplePicture } from './sample-pictures.ts'
import { spread, takeTurns, type Section, type Versions } from './section.ts'
import { withShops, type Shop } from './shops.ts'

interface Load {
  readonly name: string
  readonly customers: number
  /** Of the service and its image processes; the rest has the second one. */
  readonly cores: readonly number[]
}
const LOADS: readonly Load[] = [
  { name: '8 customers, one core', customers: 8, cores: [SERVER_CORE] },
  { name: '5 customers, both cores', customers: 5, cores: [SERVER_CORE, LOAD_CORE] },
]
const SECONDS = 12
const ROUNDS = 3

interface PictureCost {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Processor time of one order, in milliseconds. */
  readonly service: number
  readonly images: number
  readonly database: number
}

interface Side extends Shop {
  readonly order: GarmentOrderCreate
}

/** An order with the customer's own picture, from the upload to the order. */
export function comparePictures(versions: Versions): Promise<Section> {
  return withShops(versions, { orders: 1_000 }, async (shops) => {
    const sides: Side[] = []
    for (const shop of shops) {
      const [order] = await makeOrders(shop.server.url)
      sides.push({ ...shop, order: JSON.parse(order ?? '') as GarmentOrderCreate })
    }
    const rows: string[][] = []
    for (const picture of await samplePictures())
      for (const load of LOADS) rows.push(...(await compare(sides, picture, load)))
    return {
      title: "Orders with the customer's own picture",
      note: `Upload and order together: customers of different addresses upload a picture that nobody has uploaded before and order it, again and again, ${ROUNDS} rounds of ${SECONDS} s. Service and image processes share a core, or both, of which PostgreSQL and the customers have one. Processor time of one order; 8 a second and a p50 of 0.6 s are wanted, which is what five customers see when 8 orders a second are taken.`,
      columns: [
        ...[
          'Picture',
          'Load',
          'Side',
          'Orders',
          'p50',
          'p99',
          'Service, ms',
          'Image processes, ms',
          'PostgreSQL, ms',
        ],
        'Rate of Platen relative to it',
      ],
      rows,
    }
  })
}

async function compare(sides: readonly Side[], picture: SamplePicture, load: Load): Promise<string[][]> {
  const costs = await takeTurns(
    new Map(sides.map((side) => [side.name, () => costOf(side, picture, load)] as const)),
    ROUNDS,
  )
  const platen = costs.get('Platen') ?? []
  return [...costs].map(([name, all]) => {
    const of = (figure: keyof PictureCost) => median(all.map((cost) => cost[figure]))
    const ms = (figure: keyof PictureCost) => of(figure).toFixed(of(figure) < 10 ? 1 : 0)
    const gain = all.map(({ perSecond }, round) => (platen[round]?.perSecond ?? NaN) / perSecond)
    return [
      ...[picture.name, load.name, name, `${of('perSecond').toFixed(1)}/s`],
      ...[`${(of('p50Ms') / 1_000).toFixed(2)} s`, `${(of('p99Ms') / 1_000).toFixed(2)} s`],
      ...[ms('service'), ms('images'), ms('database'), name === 'Platen' ? '' : spread(gain)],
    ]
  })
}

/** Each customer begins again when the order is placed; what was begun counts to its end. */
async function costOf(shop: Side, picture: SamplePicture, { customers, cores }: Load): Promise<PictureCost> {
  // Starts the image processes.
  await Promise.all([anOrder(shop, picture), anOrder(shop, picture)])
  const { pid } = shop.server
  for (const process of [pid, ...childrenOf(pid)])
    spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores.join(), String(process)])
  const before = secondsOf(shop)
  const began = performance.now()
  const times: number[] = []
  const customer = async () => {
    while (performance.now() - began < SECONDS * 1_000) {
      const start = performance.now()
      await anOrder(shop, picture)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: customers }, customer))
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

let orders = 0

async function anOrder({ server, order }: Side, picture: SamplePicture): Promise<void> {
  orders += 1
  const address = `10.${orders >> 16}.${(orders >> 8) & 255}.${orders & 255}`
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
    asAnother(picture, orders),
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
  const running = childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), 0)
  const ended = cpuSeconds(pid, true) - cpuSeconds(pid)
  return { service: cpuSeconds(pid), images: running + ended, database: databaseSeconds(database.folder) }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}
