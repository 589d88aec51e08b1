import { median } from '../../lab/harness/statistics.ts'
import { spread } from './section.ts'

/** Of one request; processor time in microseconds. */
export interface RequestCost {
  readonly perSecond: number
  readonly p50Ms?: number | undefined
  readonly p99Ms?: number | undefined
  readonly service: number
  readonly database: number
}

export const REQUEST_COLUMNS = [
  'What',
  'Side',
  'Rate',
  'p50, ms',
  'p99, ms',
  'Service, µs',
  'PostgreSQL, µs',
  'Rate of Platen relative to it',
  'Its processor time relative to Platen’s',
  'Wanted',
]

export const REQUEST_NOTE = 'Processor time of one request in the service and in PostgreSQL.'

/** One row for each side. `wanted` says what is wanted of Platen relative to that side. */
export function requestRows(
  what: string,
  costs: ReadonlyMap<string, readonly RequestCost[]>,
  wanted: Readonly<Record<string, string>>,
): string[][] {
  const platen = costs.get('Platen') ?? []
  return [...costs].map(([side, all]) => {
    const of = (figure: keyof RequestCost) => median(all.map((cost) => cost[figure] ?? NaN))
    const shown = (figure: keyof RequestCost, digits: number) =>
      Number.isNaN(of(figure)) ? '' : of(figure).toFixed(digits)
    const ratios = (ratio: (platen: RequestCost, other: RequestCost) => number) =>
      side === 'Platen' ? '' : spread(all.map((cost, round) => ratio(platen[round] ?? cost, cost)))
    return [
      ...[what, side, `${of('perSecond').toFixed(0)}/s`, shown('p50Ms', 1), shown('p99Ms', 1)],
      ...[shown('service', of('service') < 100 ? 1 : 0), shown('database', 0)],
      ratios((own, other) => own.perSecond / other.perSecond),
      ratios((own, other) => (other.service + other.database) / (own.service + own.database)),
      wanted[side] ?? '',
    ]
  })
}
