import {
  BUYERS,
  CONNECTIONS,
  LEFT,
  PAGE,
  STARTS,
  type Extent,
  type PeerFigures,
  type ReadFigure,
} from './measure.ts'

interface Circumstances extends Extent {
  readonly day: string
  readonly node: string
  readonly machine: string
}

export function reportOf(
  figures: readonly PeerFigures[],
  { day, node, machine, seconds, orders }: Circumstances,
): string {
  const row = (what: string, cell: (peer: PeerFigures) => string) =>
    `| ${what} | ${figures.map(cell).join(' | ')} |`
  return [
    '# Beside Vendure and Medusa',
    '',
    `${day}, Node ${node}, ${machine}. One after the other in one run: each server alone on one core, PostgreSQL and the customers on the other, ${CONNECTIONS} connections, ${seconds} s a figure (orders ${seconds * 2} s) after a warm-up of ${orders} orders. All in production mode, without e-mail, assets or admin pages; a shop of 20 garments.`,
    '',
    `| | ${figures.map(({ name, version }) => `${name} ${version}`).join(' | ')} |`,
    `|---|${figures.map(() => '---|').join('')}`,
    row('List of 20 garments, names and prices', ({ reads }) => readOf(reads, 'names')),
    row('List of 20 garments with all variants', ({ reads }) => readOf(reads, 'variants')),
    row(
      `Guest orders, placed per second`,
      ({ flows }) =>
        `**${round(flows[0]!.perSecond)}/s**, p50 ${round(flows[0]!.p50Ms)} ms, p99 ${round(flows[0]!.p99Ms)} ms`,
    ),
    row('Requests of one order', ({ flows }) => String(flows[0]!.requests)),
    ...STARTS.map((start) =>
      row(`The last ${LEFT} for ${BUYERS} buyers at once, from ${start} on: sold`, ({ sold }) =>
        soldOf(sold[start]),
      ),
    ),
    row(`List of ${orders} orders, first page of 50`, ({ firstPage }) => ratePerSecond(firstPage)),
    row(`The page after ${orders - PAGE}`, ({ deepPage }) => ratePerSecond(deepPage)),
    row('Memory of its processes after that', ({ megabytes }) => `${round(megabytes)} MiB`),
    row('Start to the first answer', ({ startedMs }) => `${(startedMs / 1000).toFixed(1)} s`),
    '',
    '## What was asked',
    '',
    ...figures.flatMap(({ name, reads, flows, firstPage }) => [
      `- **${name}**`,
      ...reads.map(
        (read) =>
          `  - garments: ${read.what}; ${Math.round(read.kilobytes)} KiB, ${round(read.perSecond)}/s, p50 ${read.p50Ms} ms, p99 ${read.p99Ms} ms`,
      ),
      ...flows.map(
        (flow) =>
          `  - order: ${flow.what}; ${flow.requests} requests, ${round(flow.perSecond)}/s, p50 ${round(flow.p50Ms)} ms`,
      ),
      `  - orders: ${firstPage.what}; ${Math.round(firstPage.kilobytes)} KiB`,
    ]),
    '',
    ...HOW_TO_READ,
  ].join('\n')
}

const HOW_TO_READ = [
  '## How to read it',
  '',
  '- The three do not do the same work. Platen supports one kind of shop; the others support any kind, and that generality costs time at every step.',
  "- Platen's garment list is one document, kept in memory and rebuilt when the shop changes. The others query their database each time; a cache in front of them would close that gap.",
  "- A cart of Vendure or Medusa is in the database from its first item on, so it can move from phone to computer, accept coupons and be seen by the shop. Platen's cart is in the browser, and the order is one request. Their payment goes to a test provider; Platen's is a bank transfer that the customer reports later.",
  '- The compared Platen order prints artwork that is already uploaded, because the others have no such step. The line below it is an order with new artwork: most of that time is the artwork check.',
  '- The last request of an order is `addPaymentToOrder`, `POST /store/carts/{id}/complete` or `POST /api/orders`. Vendure checks stock when an item is added and when the customer continues to payment, but not at payment: everybody who has reached that step gets one. With sequential orders, each of the three sold exactly its stock.',
  "- Platen's proof of work and rate limits were off; the others have none by default. Its emails went to a folder, theirs nowhere. Vendure's worker ran on the core of its server; Medusa used its in-memory modules, where its documentation recommends Redis.",
  '- Their versions, settings and seeds are in `lab/peers/`. If you know how to make one of them faster without changing what it does, please tell us.',
  '',
  '## What they do better',
  '',
  '- **Vendure**: fully typed plugins that extend the API, the data model and the dashboard; channels, sellers, several currencies and stock locations; promotions, accounts, card payments by several providers; MySQL and SQLite too; years of use in large shops.',
  '- **Medusa**: modules that can be replaced one by one; workflows that undo their steps; regions, price lists, promotions, returns and exchanges; card payments; a large community, a starter storefront and managed hosting.',
  '- Neither handles prints: where a print is placed, whether its artwork is sharp enough, how it is nested on film and what it costs. That is what Platen is for.',
  '',
]

function ratePerSecond({ perSecond, p50Ms, p99Ms }: ReadFigure): string {
  return `**${round(perSecond)}/s**, p50 ${p50Ms} ms, p99 ${p99Ms} ms`
}

function readOf(reads: readonly ReadFigure[], row: string): string {
  const figure = reads.find(({ rows }) => rows.includes(row))
  return figure ? ratePerSecond(figure) : ''
}

function soldOf(sold: readonly number[]): string {
  const verdict = sold.every((count) => count === LEFT)
    ? 'exactly'
    : sold.some((count) => count > LEFT)
      ? 'too many'
      : 'not all'
  return `${sold.join(', ')}: ${verdict}`
}

function round(value: number): string {
  return value < 10 ? value.toFixed(1) : String(Math.round(value))
}
