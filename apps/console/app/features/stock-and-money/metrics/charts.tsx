import { count, fill } from '@platen/messages'
import type { ComponentProps } from 'react'
import { useFormats } from '../../../lib/formats.ts'
import { CATEGORIES, CATEGORY_NAMES } from '../costs/index.ts'
import { STAGES, STAGE_NAMES } from '../../back-office/orders/index.ts'
import { locale, m } from '../../../messages/messages.ts'
import { bucketsOf } from './buckets.ts'
import { ChartFrame } from './chart-frame.tsx'
import { FilmChart } from './film-chart.tsx'
import { InkPatterns, INK, type Ink } from './ink-patterns.tsx'
import type { Metrics } from './metrics.ts'
import { MoneyChart } from './money-chart.tsx'
import { ProfitChart } from './profit-chart.tsx'
import { codeTable, costTable, leadTable, stageTable, topTable } from './tables.ts'

const words = m.metrics

interface ChartsProps {
  readonly now: Metrics
  readonly before: Metrics | undefined
}

export function Charts({ now, before }: ChartsProps) {
  const { money, number } = useFormats()
  const days = `${now.range.dateFrom}-${now.range.dateTo}`
  const buckets = bucketsOf(now.series)
  const bucketsBefore = before ? bucketsOf(before.series) : []
  const top = ({
    name,
    units,
    revenueMinor,
  }: Metrics['topZones'][number] | Metrics['topGarments'][number]) => ({
    name,
    value: units,
    figure: number(units),
    detail: money(revenueMinor),
  })
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
      <InkPatterns />
      <MoneyChart now={buckets} before={bucketsBefore} days={days} />
      <ProfitChart now={buckets} before={bucketsBefore} days={days} />
      <BarChart
        title={words.costs.title}
        note={words.costs.note}
        table={costTable(now, before)}
        fileName={fill(words.costs.fileName, { days })}
        ink="magenta"
        none={words.costs.none}
        rows={CATEGORIES.filter((category) => now.costs.byCategory[category] !== 0)
          .toSorted((one, other) => now.costs.byCategory[other] - now.costs.byCategory[one])
          .map((category) => ({
            name: CATEGORY_NAMES[category],
            value: now.costs.byCategory[category],
            figure: money(now.costs.byCategory[category]),
            before: before?.costs.byCategory[category],
          }))}
      />
      <BarChart
        title={words.stages.title}
        note={words.stages.note}
        table={stageTable(now)}
        fileName={fill(words.stages.fileName, { days })}
        ink="black"
        none={words.charts.noOrders}
        rows={STAGE_NAMES.filter((stage) => now.orders.byStage[stage] > 0).map((stage) => ({
          name: STAGES[stage].label,
          value: now.orders.byStage[stage],
          figure: number(now.orders.byStage[stage]),
        }))}
      />
      <BarChart
        title={words.topGarments.title}
        note={words.topGarments.note}
        table={topTable(words.topGarments.column, now.topGarments)}
        fileName={fill(words.topGarments.fileName, { days })}
        ink="cyan"
        none={words.charts.noOrders}
        rows={now.topGarments.map(top)}
      />
      <BarChart
        title={words.topZones.title}
        note={words.topZones.note}
        table={topTable(words.topZones.column, now.topZones)}
        fileName={fill(words.topZones.fileName, { days })}
        ink="yellow"
        none={words.charts.noOrders}
        rows={now.topZones.map(top)}
      />
      <FilmChart now={now} before={before} days={days} />
      <BarChart
        title={words.requests.title}
        note={words.requests.note}
        table={leadTable(now, before)}
        fileName={fill(words.requests.fileName, { days })}
        ink="black"
        none={words.requests.none}
        rows={[
          {
            name: words.requests.received,
            value: now.leads.received,
            figure: number(now.leads.received),
            before: before?.leads.received,
          },
          {
            name: words.requests.converted,
            value: now.leads.converted,
            figure: number(now.leads.converted),
            before: before?.leads.converted,
          },
        ]}
      />
      <BarChart
        title={words.codes.title}
        note={words.codes.note}
        table={codeTable(now)}
        fileName={fill(words.codes.fileName, { days })}
        ink="magenta"
        none={words.codes.none}
        rows={now.discountCodes.map(({ code, orders, amountMinor }) => ({
          name: code,
          value: amountMinor,
          figure: money(amountMinor),
          detail: count(locale, words.summary.orders, orders),
        }))}
      />
    </div>
  )
}

interface BarRow {
  readonly name: string
  readonly value: number
  readonly figure: string
  readonly detail?: string | undefined
  readonly before?: number | undefined
}

interface BarChartProps extends Pick<
  ComponentProps<typeof ChartFrame>,
  'title' | 'note' | 'table' | 'fileName'
> {
  readonly rows: readonly BarRow[]
  readonly ink: Ink
  readonly none: string
}

function BarChart({ rows, ink, none, ...frame }: BarChartProps) {
  const most = Math.max(1, ...rows.flatMap(({ value, before }) => [value, before ?? 0]))
  return (
    <ChartFrame {...frame}>
      {rows.length === 0 && <p className="py-6 text-ink-soft">{none}</p>}
      <ol aria-label={frame.title} className="grid gap-2 empty:hidden">
        {rows.map((row) => (
          <li key={row.name} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
            <span className="truncate">{row.name}</span>
            <span className="figures text-right text-sm">
              {row.figure}
              {row.detail !== undefined && <span className="ml-3 text-ink-soft">{row.detail}</span>}
            </span>
            <Bar row={row} most={most} ink={ink} />
          </li>
        ))}
      </ol>
    </ChartFrame>
  )
}

function Bar({ row: { value, before }, most, ink }: { row: BarRow; most: number; ink: Ink }) {
  const share = (amount: number) => `${Math.max(0, (amount / most) * 100)}%`
  return (
    <svg className="col-span-2 h-4 w-full overflow-visible" aria-hidden="true">
      {value > 0 && <rect y="2" height="12" width={share(value)} fill={INK[ink]} stroke="var(--ink)" />}
      {before !== undefined && before > 0 && (
        <svg x={share(before)} className="overflow-visible">
          <path d="M0 -1V17" stroke="var(--ink)" strokeWidth="2" />
        </svg>
      )}
    </svg>
  )
}
