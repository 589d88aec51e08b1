import autocannon from 'autocannon'
import { residentMiBWithChildren } from '../harness/processes.ts'
import { counted, type OpenShop, type OrderFlow, type PlaceOrder, type Read } from './peer.ts'
import { percentile } from '../harness/statistics.ts'

export const CONNECTIONS = 8
export const PAGE = 50
const SLOW_MS = 300
export const BUYERS = 50
export const LEFT = 5
const RACES = 3
export const STARTS = ['an empty cart', 'the last request'] as const
export type Start = (typeof STARTS)[number]

export interface ReadFigure {
  readonly what: string
  readonly rows: readonly string[]
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly kilobytes: number
}

export interface FlowFigure {
  readonly what: string
  readonly requests: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export interface PeerFigures {
  readonly name: string
  readonly version: string
  readonly reads: readonly ReadFigure[]
  readonly flows: readonly FlowFigure[]
  readonly firstPage: ReadFigure
  readonly deepPage: ReadFigure
  readonly sold: Readonly<Record<Start, readonly number[]>>
  readonly startedMs: number
  readonly megabytes: number
}

export interface Extent {
  readonly seconds: number
  /** Orders in the shop when its list is read; the deep page is the last fifty of them. */
  readonly orders: number
}

export async function measureShop(
  { name, version }: { name: string; version: string },
  shop: OpenShop,
  { seconds, orders }: Extent,
): Promise<PeerFigures> {
  const [first, ...otherFlows] = shop.orders
  say(`${name}: ${orders} orders, which also warm it up`)
  await makeOrders(first!, orders)
  say(`${name}: the list of orders`)
  const firstPage = await measureRead(shop, await shop.orderList(0), seconds)
  const deepPage = await measureRead(shop, await shop.orderList(orders - PAGE), seconds)
  say(`${name}: the list of garments`)
  const reads: ReadFigure[] = []
  for (const read of shop.reads) reads.push(await measureRead(shop, read, seconds))
  say(`${name}: orders of guests`)
  const flows: FlowFigure[] = []
  for (const flow of [first!, ...otherFlows]) flows.push(await measureFlow(flow, seconds * 2))
  say(`${name}: ${BUYERS} buyers of the last ${LEFT}`)
  await sellOneByOne(shop)
  const sold: Record<Start, number[]> = { 'an empty cart': [], 'the last request': [] }
  for (const start of STARTS) {
    for (let round = 0; round < RACES; round += 1) sold[start].push(await race(shop, start))
  }
  return {
    ...{ name, version, reads, flows, firstPage, deepPage },
    sold,
    startedMs: shop.startedIn,
    megabytes: shop.processes().reduce((sum, pid) => sum + residentMiBWithChildren(pid), 0),
  }
}

/** Throws for an answer that is not 2xx: a fast refusal is not a result. */
async function measureRead(shop: OpenShop, read: Read, seconds: number): Promise<ReadFigure> {
  const { what, rows = [], path, method = 'GET', headers = {}, body } = read
  const target = {
    ...{ url: shop.url + path, method, headers, connections: CONNECTIONS, timeout: 60 },
    ...(body !== undefined && { body }),
  }
  const ask = async () => {
    const reply = await fetch(target.url, { method, headers, ...(body !== undefined && { body }) })
    const text = await reply.text()
    if (!reply.ok || text.includes('"errors":[')) throw new Error(`${what}: ${text.slice(0, 500)}`)
    return text
  }
  const kilobytes = Buffer.byteLength(await ask()) / 1024
  const began = performance.now()
  await ask()
  // The load generator counts only responses within its time, so slow ones are counted to their end.
  if (performance.now() - began > SLOW_MS) {
    const { perSecond, p50Ms, p99Ms } = await repeat(ask, seconds)
    return { what, rows, perSecond, p50Ms: Math.round(p50Ms), p99Ms: Math.round(p99Ms), kilobytes }
  }
  await autocannon({ ...target, duration: Math.max(2, Math.round(seconds / 3)) })
  const result = await autocannon({ ...target, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${what}: ${result.non2xx} answers were not 2xx, ${result.errors} failed.`)
  }
  return {
    ...{ what, rows },
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    kilobytes,
  }
}

async function makeOrders(flow: OrderFlow, wanted: number): Promise<void> {
  let begun = 0
  await together(CONNECTIONS, async () => {
    while (begun < wanted) {
      begun += 1
      await order(flow)
    }
  })
}

/** Whole orders from an empty cart to the confirmation, by concurrent customers. */
async function measureFlow(flow: OrderFlow, seconds: number): Promise<FlowFigure> {
  counted.requests = 0
  const { times, ...figures } = await repeat(() => order(flow), seconds)
  return { what: flow.what, requests: Math.round(counted.requests / times.length), ...figures }
}

/** Eight concurrent workers; what was started counts to its end. */
async function repeat(work: () => Promise<unknown>, seconds: number) {
  const times: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  await together(CONNECTIONS, async () => {
    while (performance.now() < until) {
      const start = performance.now()
      await work()
      times.push(performance.now() - start)
    }
  })
  const took = (performance.now() - began) / 1000
  return {
    times,
    perSecond: times.length / took,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
  }
}

async function order(flow: OrderFlow): Promise<void> {
  const place = await flow.prepare()
  const answer = await place()
  if (answer !== 'placed') throw new Error(`An order was not taken: ${answer.slice(0, 500)}`)
}

async function race(shop: OpenShop, start: Start): Promise<number> {
  const variant = await shop.withStock(LEFT)
  const flow = shop.orders[0]!
  const places: PlaceOrder[] = []
  if (start === 'an empty cart') {
    for (let buyer = 0; buyer < BUYERS; buyer += 1) places.push(async () => (await flow.prepare(variant))())
  } else {
    let begun = 0
    await together(CONNECTIONS, async () => {
      while (begun < BUYERS) {
        begun += 1
        places.push(await flow.prepare(variant))
      }
    })
  }
  const answers = await Promise.all(places.map((place) => outcomeOf(place)))
  const sold = answers.filter((answer) => answer === 'placed').length
  const others = new Set(
    answers.filter((answer) => answer !== 'placed').map((answer) => answer.slice(0, 160)),
  )
  for (const answer of others) say(`sold ${sold}, and to others: ${answer}`)
  return sold
}

/** The races mean something only if the shop sells exactly its stock without concurrency. */
async function sellOneByOne(shop: OpenShop): Promise<void> {
  const variant = await shop.withStock(LEFT)
  const answers: string[] = []
  for (let buyer = 0; buyer <= LEFT; buyer += 1) {
    answers.push(await outcomeOf(async () => (await shop.orders[0]!.prepare(variant))()))
  }
  const sold = answers.filter((answer) => answer === 'placed').length
  if (sold !== LEFT)
    throw new Error(`One after another, ${sold} buyers got one of ${LEFT}: ${answers.at(-1)}`)
}

function outcomeOf(place: PlaceOrder): Promise<string> {
  return place().catch(String)
}

async function together(count: number, work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, work))
}

function say(what: string): void {
  console.log(`  ${new Date().toISOString().slice(11, 19)}  ${what}`)
}
