import { fill } from '@platen/messages'
import { area, line } from 'd3-shape'
import { useFormats } from '../../../lib/formats.ts'
import { m } from '../../../messages/messages.ts'
import { runningTotals, type Bucket } from './buckets.ts'
import { ChartFrame } from './chart-frame.tsx'
import { INK } from './ink-patterns.tsx'
import { Key } from './key.tsx'
import { profitTable } from './tables.ts'
import { TimeChart, type Scales } from './time-chart.tsx'

const words = m.metrics.profit

interface ProfitChartProps {
  readonly now: readonly Bucket[]
  readonly before: readonly Bucket[]
  readonly days: string
}

export function ProfitChart({ now, before, days }: ProfitChartProps) {
  const { money } = useFormats()
  const [totals, totalsBefore] = [runningTotals(now), runningTotals(before).slice(0, now.length)]
  return (
    <ChartFrame
      title={words.title}
      note={words.note}
      table={profitTable(now, before)}
      fileName={fill(words.fileName, { days })}
      className="lg:col-span-2"
    >
      <TimeChart
        label={words.title}
        buckets={now}
        amounts={[...totals, ...totalsBefore]}
        wordsAt={(at) => {
          const was = totalsBefore[at]
          return fill(was === undefined ? words.values : words.valuesWithBefore, {
            profit: money(totals[at] ?? 0),
            before: money(was ?? 0),
          })
        }}
        summary={
          <span className="flex flex-wrap gap-x-5 gap-y-1">
            <Key mark={<path d="M0 7H14" stroke="var(--ink)" strokeWidth="2.5" />}>
              {m.metrics.table.thisPeriod}
            </Key>
            {totalsBefore.length > 0 && (
              <Key mark={<path d="M0 7H14" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="2 2" />}>
                {m.metrics.table.previousPeriod}
              </Key>
            )}
          </span>
        }
      >
        {(scales) => <Lines totals={totals} totalsBefore={totalsBefore} scales={scales} />}
      </TimeChart>
    </ChartFrame>
  )
}

interface LinesProps {
  readonly totals: number[]
  readonly totalsBefore: number[]
  readonly scales: Scales
}

function Lines({ totals, totalsBefore, scales: { x, y } }: LinesProps) {
  const middle = (at: number) => (x(at) ?? 0) + x.bandwidth() / 2
  const path = line<number>()
    .x((_, at) => middle(at))
    .y((minor) => y(minor))
  const under = area<number>()
    .x((_, at) => middle(at))
    .y0(y(0))
    .y1((minor) => y(minor))
  const last = totals.length - 1
  return (
    <g fill="none" stroke="var(--ink)" strokeLinejoin="round">
      <path d={under(totals) ?? ''} fill={INK.yellow} fillOpacity="0.7" stroke="none" />
      <path d={path(totalsBefore) ?? ''} strokeWidth="1.5" strokeDasharray="3 3" />
      <path d={path(totals) ?? ''} strokeWidth="2.5" />
      <circle cx={middle(last)} cy={y(totals[last] ?? 0)} r="4.5" fill="var(--paper)" strokeWidth="2" />
    </g>
  )
}
