import { spanText } from '../../../lib/store-days.ts'
import { m } from '../../../messages/messages.ts'
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

const words = m.metrics

/** Each column with the same days of the previous period. */
export function moneyTable(now: readonly Bucket[], before: readonly Bucket[]): ChartTable {
  const { columns } = words.money
  return {
    columns: [
      columns.from,
      columns.to,
      columns.orders,
      columns.garments,
      columns.received,
      columns.revenue,
      columns.costs,
      columns.profit,
      columns.margin,
      columns.before,
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
  const { columns } = words.profit
  const [totals, totalsBefore] = [runningTotals(now), runningTotals(before)]
  return {
    columns: [columns.until, columns.profit, columns.total, columns.before],
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
    columns: [words.stages.columns.stage, words.stages.columns.orders],
    rows: STAGE_NAMES.map((stage) => [text(STAGES[stage].label), number(orders.byStage[stage])]),
  }
}

export function costTable({ costs }: Metrics, before: Metrics | undefined): ChartTable {
  return {
    columns: [words.costs.columns.category, words.costs.columns.costs, words.costs.columns.before],
    rows: CATEGORIES.map((category) => [
      text(CATEGORY_NAMES[category]),
      money(costs.byCategory[category]),
      money(before?.costs.byCategory[category] ?? null),
    ]),
  }
}

type Top = Pick<Metrics['topZones'][number], 'name' | 'units' | 'revenueMinor' | 'costMinor' | 'marginMinor'>

export function topTable(of: string, rows: readonly Top[]): ChartTable {
  const columns = words.topColumns
  return {
    columns: [of, columns.garments, columns.soldFor, columns.cost, columns.profit],
    rows: rows.map(({ name, units, revenueMinor, costMinor, marginMinor }) => [
      text(name),
      number(units),
      money(revenueMinor),
      money(costMinor),
      money(marginMinor),
    ]),
  }
}

export function codeTable({ discountCodes }: Metrics): ChartTable {
  const { columns } = words.codes
  return {
    columns: [columns.code, columns.orders, columns.given],
    rows: discountCodes.map(({ code, orders, amountMinor }) => [
      text(code),
      number(orders),
      money(amountMinor),
    ]),
  }
}

const PERIODS = [words.table.thisPeriod, words.table.previousPeriod] as const

export function leadTable({ leads }: Metrics, before: Metrics | undefined): ChartTable {
  return {
    columns: [words.requests.column, ...PERIODS],
    rows: [
      [
        text(words.requests.received),
        number(leads.received),
        ofBefore(before, ({ leads: was }) => number(was.received)),
      ],
      [
        text(words.requests.converted),
        number(leads.converted),
        ofBefore(before, ({ leads: was }) => number(was.converted)),
      ],
    ],
  }
}

export function filmTable({ film }: Metrics, before: Metrics | undefined): ChartTable {
  return {
    columns: [words.film.title, ...PERIODS],
    rows: [
      [
        text(words.film.columns.used),
        metres(film.usedMm),
        ofBefore(before, ({ film: was }) => metres(was.usedMm)),
      ],
      [
        text(words.film.columns.area),
        squareMetres(film.artworkAreaMm2),
        ofBefore(before, ({ film: was }) => squareMetres(was.artworkAreaMm2)),
      ],
      [
        text(words.film.columns.utilisation),
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
  { name: words.measures.revenue, better: 'more', of: ({ revenue }) => money(revenue.withoutTaxMinor) },
  { name: words.measures.tax, better: 'neither', of: ({ revenue }) => money(revenue.taxMinor) },
  { name: words.measures.costs, better: 'neither', of: ({ costs }) => money(costs.totalMinor) },
  { name: words.measures.profit, better: 'more', of: (metrics) => money(metrics.profitMinor) },
  { name: words.measures.margin, better: 'more', of: (metrics) => percent(metrics.marginPercent) },
  { name: words.measures.averageOrder, better: 'more', of: (metrics) => money(metrics.averageOrderMinor) },
]

export const WORK_MEASURES: readonly Measure[] = [
  { name: words.measures.orders, better: 'more', of: ({ orders }) => number(orders.count) },
  { name: words.measures.onTime, better: 'more', of: (metrics) => percent(metrics.onTimePercent) },
  {
    name: words.measures.leadTimeMedian,
    better: 'less',
    of: ({ leadTimeHours }) => hours(leadTimeHours?.p50 ?? null),
  },
  {
    name: words.measures.leadTimeP90,
    better: 'less',
    of: ({ leadTimeHours }) => hours(leadTimeHours?.p90 ?? null),
  },
  { name: words.measures.reprints, better: 'less', of: (metrics) => percent(metrics.reprintPercent) },
]

export function measureTable(
  measures: readonly Measure[],
  now: Metrics,
  before: Metrics | undefined,
): ChartTable {
  return {
    columns: [words.table.figure, rangeText(now.range), rangeText(now.previousRange)],
    rows: measures.map(({ name, of }) => [text(name), of(now), ofBefore(before, of)]),
  }
}

export function rangeText({ dateFrom, dateTo }: Metrics['previousRange']): string {
  return spanText({ from: dateFrom, to: dateTo })
}

function ofBefore(before: Metrics | undefined, of: (metrics: Metrics) => Cell): Cell {
  return before ? of(before) : { kind: 'number', value: null }
}
