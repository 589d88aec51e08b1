import type { ComponentProps } from 'react'
import { useFormats } from '../../../lib/formats.ts'
import { CATEGORIES, CATEGORY_NAMES } from '../costs/index.ts'
import { STAGES, STAGE_NAMES } from '../../back-office/orders/index.ts'
import { bucketsOf } from './buckets.ts'
import { ChartFrame } from './chart-frame.tsx'
import { FilmChart } from './film-chart.tsx'
import { InkPatterns, INK, type Ink } from './ink-patterns.tsx'
import type { Metrics } from './metrics.ts'
import { MoneyChart } from './money-chart.tsx'
import { ProfitChart } from './profit-chart.tsx'
import { costTable, leadTable, stageTable, topTable } from './tables.ts'

interface ChartsProps {
  readonly now: Metrics
  readonly before: Metrics | undefined
}

export function Charts({ now, before }: ChartsProps) {
  const { money, number } = useFormats()
  const fileName = `${now.range.dateFrom}-${now.range.dateTo}`
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
      <MoneyChart now={buckets} before={bucketsBefore} fileName={fileName} />
      <ProfitChart now={buckets} before={bucketsBefore} fileName={fileName} />
      <BarChart
        title="Costs by category"
        note="The notch marks the previous period. Refunds reduce revenue and are not counted as costs."
        table={costTable(now, before)}
        fileName={`costs-${fileName}`}
        ink="magenta"
        none="No costs in this period."
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
        title="Orders by stage"
        note="Orders of this period by their current stage."
        table={stageTable(now)}
        fileName={`orders-by-stage-${fileName}`}
        ink="black"
        none="No orders in this period."
        rows={STAGE_NAMES.filter((stage) => now.orders.byStage[stage] > 0).map((stage) => ({
          name: STAGES[stage].label,
          value: now.orders.byStage[stage],
          figure: number(now.orders.byStage[stage]),
        }))}
      />
      <BarChart
        title="Top garments"
        note="By garments ordered, with their revenue."
        table={topTable('Garment', now.topGarments)}
        fileName={`top-garments-${fileName}`}
        ink="cyan"
        none="No orders in this period."
        rows={now.topGarments.map(top)}
      />
      <BarChart
        title="Top print zones"
        note="By garments printed there, with the price of those prints."
        table={topTable('Print zone', now.topZones)}
        fileName={`top-zones-${fileName}`}
        ink="yellow"
        none="No orders in this period."
        rows={now.topZones.map(top)}
      />
      <FilmChart now={now} before={before} fileName={fileName} />
      <BarChart
        title="Contact requests"
        note="Requests received, and how many became an order."
        table={leadTable(now, before)}
        fileName={`leads-${fileName}`}
        ink="black"
        none="No requests in this period."
        rows={[
          {
            name: 'Received',
            value: now.leads.received,
            figure: number(now.leads.received),
            before: before?.leads.received,
          },
          {
            name: 'Became an order',
            value: now.leads.converted,
            figure: number(now.leads.converted),
            before: before?.leads.converted,
          },
        ]}
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
