import { BUYERS, CONNECTIONS, LEFT, PAGE, type Extent, type PeerFigures, type ReadFigure } from './measure.ts'

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
    row('List of 20 garments with variants', ({ reads }) => ratePerSecond(reads[0]!)),
    row(
      `Guest orders, placed per second`,
      ({ flows }) =>
        `**${round(flows[0]!.perSecond)}/s**, p50 ${round(flows[0]!.p50Ms)} ms, p99 ${round(flows[0]!.p99Ms)} ms`,
    ),
    row('Requests of one order', ({ flows }) => String(flows[0]!.requests)),
    row(
      `The last ${LEFT} for ${BUYERS} buyers at once: sold`,
      ({ sold, raceMs }) => `${sold.join(', ')} (${verdict(sold)}), ${round(raceMs)} ms`,
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
  ].join('\n')
}

function ratePerSecond({ perSecond, p50Ms, p99Ms }: ReadFigure): string {
  return `**${round(perSecond)}/s**, p50 ${p50Ms} ms, p99 ${p99Ms} ms`
}

function verdict(sold: readonly number[]): string {
  if (sold.some((count) => count > LEFT)) return 'oversold'
  return sold.every((count) => count === LEFT) ? 'exact' : 'not all sold'
}

function round(value: number): string {
  return value < 10 ? value.toFixed(1) : String(Math.round(value))
}
