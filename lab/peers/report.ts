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
  '- The three do not do the same. Platen knows one kind of shop; the others are made for any, and what makes them general costs time at every step.',
  "- Platen's list of garments is one document that is kept ready in memory and made anew when the shop changes. The others ask their database each time; a cache in front of them closes that gap.",
  '- A cart of Vendure or Medusa lives in the database from its first item on, so it can go from phone to desk, take coupons and be seen by the shop. That of Platen lives in the browser, and the order comes in one request. Their payment is taken by their stand-in for a provider; that of Platen is a bank transfer which the customer tells of later.',
  '- The order of Platen that is compared prints a picture that is in the shop already, because the others have no such step. The line under it says what an order with a picture of its own takes: most of it is looking at the picture.',
  '- The last request of an order is `addPaymentToOrder`, `POST /store/carts/{id}/complete` or `POST /api/orders`. Vendure looks at the stock when an item is added and when the customer goes on to the payment, and not when it is paid: whoever is at the payment already gets one. One after another, each of the three sold what there was and no more.',
  "- Platen's proof of work and rate limits were off; the others have none by themselves. Its letters went to a folder, theirs nowhere. Vendure's worker ran on the core of its server; Medusa had its in-memory parts, where its makers recommend Redis.",
  '- Their versions, settings and seeds are in `lab/peers/`. Whoever knows how to make one of them faster without making it something else: please tell us.',
  '',
  '## What they do better',
  '',
  '- **Vendure**: plugins that extend the interface, the data and the dashboard, typed throughout; channels, sellers, several currencies and stock locations; promotions, accounts, card payments by several providers; MySQL and SQLite too; years of use in large shops.',
  '- **Medusa**: modules that can be replaced one by one; workflows that undo their steps; regions, price lists, promotions, returns and exchanges; card payments; a large community, a ready storefront to begin with and a host that runs it for you.',
  '- Neither knows a print: where it lies, whether its picture is sharp enough, how it is nested on film and what it costs. That is what Platen is for.',
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
