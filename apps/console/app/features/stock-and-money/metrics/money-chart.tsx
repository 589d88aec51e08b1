import { fill } from '@platen/messages'
import { useFormats } from '../../../lib/formats.ts'
import { m } from '../../../messages/messages.ts'
import type { Bucket } from './buckets.ts'
import { ChartFrame } from './chart-frame.tsx'
import { INK } from './ink-patterns.tsx'
import { Key } from './key.tsx'
import { moneyTable } from './tables.ts'
import { TimeChart, type Scales } from './time-chart.tsx'

const words = m.metrics.money

interface MoneyChartProps {
  readonly now: readonly Bucket[]
  readonly before: readonly Bucket[]
  readonly days: string
}

export function MoneyChart({ now, before, days }: MoneyChartProps) {
  const { money } = useFormats()
  const weekly = now[0] !== undefined && now[0].from !== now[0].to
  const title = weekly ? words.byWeek : words.byDay
  return (
    <ChartFrame
      title={title}
      table={moneyTable(now, before)}
      fileName={fill(words.fileName, { days })}
      className="lg:col-span-2"
    >
      <TimeChart
        label={title}
        buckets={now}
        amounts={[...now, ...before].flatMap(({ grossMinor, revenueMinor, costMinor }) => [
          grossMinor,
          revenueMinor,
          costMinor,
        ])}
        wordsAt={(at) => {
          const bucket = now[at]
          const was = before[at]
          if (!bucket) return ''
          return fill(was ? words.valuesWithBefore : words.values, {
            revenue: money(bucket.revenueMinor),
            received: money(bucket.grossMinor),
            costs: money(bucket.costMinor),
            before: money(was?.revenueMinor ?? 0),
          })
        }}
        summary={
          <span className="flex flex-wrap gap-x-5 gap-y-1">
            <Key mark={<rect width="14" height="14" fill={INK.cyan} stroke="var(--ink)" />}>
              {words.columns.revenue}
            </Key>
            <Key mark={<path d="M0 7H14" stroke="var(--ink)" strokeWidth="2" />}>{words.received}</Key>
            <Key mark={<rect width="14" height="14" fill={INK.magenta} stroke="var(--ink)" />}>
              {words.columns.costs}
            </Key>
            {before.length > 0 && (
              <Key mark={<circle cx="7" cy="7" r="4" fill="none" stroke="var(--ink)" />}>
                {words.columns.before}
              </Key>
            )}
          </span>
        }
      >
        {(scales) => (
          <>
            {now.map((bucket, at) => (
              <Columns key={bucket.from} bucket={bucket} at={at} scales={scales} />
            ))}
            {now.map(({ from }, at) => {
              const was = before[at]
              return was && <Before key={from} minor={was.revenueMinor} at={at} scales={scales} />
            })}
          </>
        )}
      </TimeChart>
    </ChartFrame>
  )
}

function Columns({ bucket, at, scales: { x, y } }: { bucket: Bucket; at: number; scales: Scales }) {
  const left = x(at) ?? 0
  const half = x.bandwidth() / 2
  return (
    <>
      <Column x={left} width={half} from={y(0)} to={y(bucket.revenueMinor)} fill={INK.cyan} />
      {bucket.grossMinor !== bucket.revenueMinor && (
        <path d={`M${left} ${y(bucket.grossMinor)}h${half}`} stroke="var(--ink)" strokeWidth="2" />
      )}
      <Column x={left + half} width={half} from={y(0)} to={y(bucket.costMinor)} fill={INK.magenta} />
    </>
  )
}

interface ColumnProps {
  readonly x: number
  readonly width: number
  readonly from: number
  readonly to: number
  readonly fill: string
}

function Column({ x, width, from, to, fill }: ColumnProps) {
  if (from === to) return null
  return (
    <rect
      x={x + 0.5}
      y={Math.min(from, to)}
      width={Math.max(1, width - 1)}
      height={Math.abs(to - from)}
      fill={fill}
      stroke="var(--ink)"
      strokeWidth={width > 5 ? 1 : 0}
    />
  )
}

function Before({ minor, at, scales: { x, y } }: { minor: number; at: number; scales: Scales }) {
  if (minor === 0) return null
  const radius = Math.min(4, Math.max(1.5, x.bandwidth() / 4))
  return (
    <circle
      cx={(x(at) ?? 0) + x.bandwidth() / 4}
      cy={y(minor)}
      r={radius}
      fill="var(--paper)"
      fillOpacity="0.6"
      stroke="var(--ink)"
    />
  )
}
