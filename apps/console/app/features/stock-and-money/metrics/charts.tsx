import { useFormats } from '../../../lib/formats.ts'
import { CATEGORIES, CATEGORY_NAMES } from '../costs/index.ts'
import { STAGES, STAGE_NAMES } from '../../back-office/orders/index.ts'
import { BarList } from './bar-list.tsx'
import { bucketsOf } from './buckets.ts'
import { ChartFrame } from './chart-frame.tsx'
import { EarnedChart } from './earned-chart.tsx'
import { FilmChart } from './film-chart.tsx'
import { InkPatterns } from './ink-patterns.tsx'
import type { Metrics } from './metrics.ts'
import { MoneyChart } from './money-chart.tsx'
import { costTable, garmentTable, leadTable, stageTable, zoneTable } from './tables.ts'

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
      <EarnedChart now={buckets} before={bucketsBefore} fileName={fileName} />
      <ChartFrame
        title="Costs by category"
        note="The notch marks the previous period. Refunds reduce revenue and are not counted as costs."
        table={costTable(now, before)}
        fileName={`costs-${fileName}`}
      >
        <BarList
          label="Costs by category"
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
      </ChartFrame>
      <ChartFrame
        title="Orders by stage"
        note="Orders of this period by their current stage."
        table={stageTable(now)}
        fileName={`orders-by-stage-${fileName}`}
      >
        <BarList
          label="Orders by stage"
          ink="black"
          none="No orders in this period."
          rows={STAGE_NAMES.filter((stage) => now.orders.byStage[stage] > 0).map((stage) => ({
            name: STAGES[stage].label,
            value: now.orders.byStage[stage],
            figure: number(now.orders.byStage[stage]),
          }))}
        />
      </ChartFrame>
      <ChartFrame
        title="Top garments"
        note="By garments ordered, with their revenue."
        table={garmentTable(now)}
        fileName={`top-garments-${fileName}`}
      >
        <BarList
          label="Top garments"
          ink="cyan"
          none="No orders in this period."
          rows={now.topGarments.map(top)}
        />
      </ChartFrame>
      <ChartFrame
        title="Top print zones"
        note="By garments printed there, with the price of those prints."
        table={zoneTable(now)}
        fileName={`top-zones-${fileName}`}
      >
        <BarList
          label="Top print zones"
          ink="yellow"
          none="No orders in this period."
          rows={now.topZones.map(top)}
        />
      </ChartFrame>
      <FilmChart now={now} before={before} fileName={fileName} />
      <ChartFrame
        title="Contact requests"
        note="Requests received, and how many became an order."
        table={leadTable(now, before)}
        fileName={`leads-${fileName}`}
      >
        <BarList
          label="Contact requests"
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
      </ChartFrame>
    </div>
  )
}
