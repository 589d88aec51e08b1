import { spanText } from '../../../lib/store-days.ts'
import { CATEGORIES, CATEGORY_NAMES } from '../costs/index.ts'
import { STAGES, STAGE_NAMES } from '../../back-office/orders/index.ts'
import { runningTotals, marginPercent, type Bucket } from './buckets.ts'
import {
  hours,
  metres,
  money,
  number,
  percent,
  squareMetres,
  text,
  type Cell,
  type ChartTable,
} from './cell.ts'
import type { Better } from './change.ts'
import type { Metrics } from './metrics.ts'

/** Each column with the same days of the previous period. */
export function moneyTable(now: readonly Bucket[], before: readonly Bucket[]): ChartTable {
  return {
    columns: [
      ...['From', 'To', 'Orders', 'Garments', 'Received', 'Revenue', 'Costs', 'Profit', 'Margin'],
      'Revenue before',
    ],
    rows: now.map((bucket, at) => [
      text(bucket.from),
      text(bucket.to),
      number(bucket.orders),
      number(bucket.units),
      money(bucket.grossMinor),
      money(bucket.revenueMinor),
      money(bucket.costMinor),
      money(bucket.revenueMinor - bucket.costMinor),
      percent(marginPercent(bucket)),
      money(before[at]?.revenueMinor ?? null),
    ]),
  }
}

export function profitTable(now: readonly Bucket[], before: readonly Bucket[]): ChartTable {
  const [totals, totalsBefore] = [runningTotals(now), runningTotals(before)]
  return {
    columns: ['Until', 'Profit', 'Cumulative', 'Cumulative before'],
    rows: now.map((bucket, at) => [
      text(bucket.to),
      money(bucket.revenueMinor - bucket.costMinor),
      money(totals[at] ?? null),
      money(totalsBefore[at] ?? null),
    ]),
  }
}

export function stageTable({ orders }: Metrics): ChartTable {
  return {
    columns: ['Stage now', 'Orders'],
    rows: STAGE_NAMES.map((stage) => [text(STAGES[stage].label), number(orders.byStage[stage])]),
  }
}

export function costTable({ costs }: Metrics, before: Metrics | undefined): ChartTable {
  return {
    columns: ['Category', 'Costs', 'Before'],
    rows: CATEGORIES.map((category) => [
      text(CATEGORY_NAMES[category]),
      money(costs.byCategory[category]),
      money(before?.costs.byCategory[category] ?? null),
    ]),
  }
}

type Top = Pick<Metrics['topZones'][number], 'name' | 'units' | 'revenueMinor' | 'costMinor' | 'marginMinor'>

export function topTable(of: string, rows: readonly Top[]): ChartTable {
  return {
    columns: [of, 'Garments', 'Sold for', 'Cost of produced items', 'Profit of produced items'],
    rows: rows.map(({ name, units, revenueMinor, costMinor, marginMinor }) => [
      text(name),
      number(units),
      money(revenueMinor),
      money(costMinor),
      money(marginMinor),
    ]),
  }
}

export function leadTable({ leads }: Metrics, before: Metrics | undefined): ChartTable {
  return {
    columns: ['Requests', 'This period', 'Previous period'],
    rows: [
      [text('Received'), number(leads.received), ofBefore(before, ({ leads: was }) => number(was.received))],
      [
        text('Became an order'),
        number(leads.converted),
        ofBefore(before, ({ leads: was }) => number(was.converted)),
      ],
    ],
  }
}

export function filmTable({ film }: Metrics, before: Metrics | undefined): ChartTable {
  return {
    columns: ['Film', 'This period', 'Previous period'],
    rows: [
      [text('Used'), metres(film.usedMm), ofBefore(before, ({ film: was }) => metres(was.usedMm))],
      [
        text('Printed area'),
        squareMetres(film.artworkAreaMm2),
        ofBefore(before, ({ film: was }) => squareMetres(was.artworkAreaMm2)),
      ],
      [
        text('Utilisation'),
        percent(film.utilisationPercent),
        ofBefore(before, ({ film: was }) => percent(was.utilisationPercent)),
      ],
    ],
  }
}

export interface Measure {
  readonly name: string
  readonly better: Better
  readonly of: (metrics: Metrics) => Cell
}

export const MONEY_MEASURES: readonly Measure[] = [
  { name: 'Revenue', better: 'more', of: ({ revenue }) => money(revenue.withoutTaxMinor) },
  { name: 'Tax collected', better: 'neither', of: ({ revenue }) => money(revenue.taxMinor) },
  { name: 'Costs', better: 'neither', of: ({ costs }) => money(costs.totalMinor) },
  { name: 'Profit', better: 'more', of: (metrics) => money(metrics.profitMinor) },
  { name: 'Margin', better: 'more', of: (metrics) => percent(metrics.marginPercent) },
  { name: 'Average order', better: 'more', of: (metrics) => money(metrics.averageOrderMinor) },
]

export const WORK_MEASURES: readonly Measure[] = [
  { name: 'Orders', better: 'more', of: ({ orders }) => number(orders.count) },
  { name: 'On time', better: 'more', of: (metrics) => percent(metrics.onTimePercent) },
  {
    name: 'Lead time, median',
    better: 'less',
    of: ({ leadTimeHours }) => hours(leadTimeHours?.p50 ?? null),
  },
  {
    name: 'Lead time, p90',
    better: 'less',
    of: ({ leadTimeHours }) => hours(leadTimeHours?.p90 ?? null),
  },
  { name: 'Reprints', better: 'less', of: (metrics) => percent(metrics.reprintPercent) },
]

export function measureTable(
  measures: readonly Measure[],
  now: Metrics,
  before: Metrics | undefined,
): ChartTable {
  return {
    columns: ['Figure', rangeText(now.range), rangeText(now.previousRange)],
    rows: measures.map(({ name, of }) => [text(name), of(now), ofBefore(before, of)]),
  }
}

export function rangeText({ dateFrom, dateTo }: Metrics['previousRange']): string {
  return spanText({ from: dateFrom, to: dateTo })
}

function ofBefore(before: Metrics | undefined, of: (metrics: Metrics) => Cell): Cell {
  return before ? of(before) : { kind: 'number', value: null }
}
