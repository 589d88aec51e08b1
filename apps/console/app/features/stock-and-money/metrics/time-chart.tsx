import { fill } from '@platen/messages'
import { MarkedText, useWidth } from '@platen/ui'
import { scaleBand, scaleLinear, type ScaleBand, type ScaleLinear } from 'd3-scale'
import { useState, type PointerEvent, type ReactNode } from 'react'
import { useFormats } from '../../../lib/formats.ts'
import { shortDay, spanText } from '../../../lib/store-days.ts'
import { m } from '../../../messages/messages.ts'
import type { Bucket } from './buckets.ts'

export interface Scales {
  readonly x: ScaleBand<number>
  readonly y: ScaleLinear<number, number>
}

interface TimeChartProps {
  readonly label: string
  readonly buckets: readonly Bucket[]
  readonly amounts: readonly number[]
  readonly wordsAt: (at: number) => string
  /** The totals as text, shown while nothing is selected. */
  readonly summary: ReactNode
  readonly children: (scales: Scales) => ReactNode
}

const HEIGHT = 240
const MARGIN = { top: 12, right: 8, bottom: 28, left: 64 } as const
const LABEL_PX = 72

/** The pointer or the arrow keys move a crosshair, whose values are also announced. */
export function TimeChart({ label, buckets, amounts, wordsAt, summary, children }: TimeChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>(0)
  const [at, setAt] = useState<number>()
  const chosen = at === undefined ? undefined : buckets[at]
  const scales = scalesOf(buckets.length, amounts, width)
  return (
    <div ref={ref} className="relative">
      <p className="figures min-h-12 text-sm sm:min-h-6">
        {chosen && at !== undefined ? (
          <MarkedText
            text={fill(m.metrics.charts.shownAt, { days: spanText(chosen), values: wordsAt(at) })}
            marks={{ days: (text) => <strong>{text}</strong> }}
          />
        ) : (
          summary
        )}
      </p>
      <div className="relative rounded-platen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-press">
        <input
          type="range"
          className="sr-only"
          aria-label={fill(m.metrics.charts.from, { chart: label, day: spanText(buckets[0] ?? NOWHERE) })}
          min={0}
          max={Math.max(0, buckets.length - 1)}
          value={at ?? 0}
          aria-valuetext={plain(buckets[at ?? 0], wordsAt(at ?? 0))}
          onFocus={() => setAt((before) => before ?? 0)}
          onBlur={() => setAt(undefined)}
          onChange={({ target }) => setAt(Number(target.value))}
        />
        {width > 0 && (
          <svg
            width={width}
            height={HEIGHT}
            className="block touch-pan-y select-none"
            aria-hidden="true"
            onPointerMove={(event) => setAt(placeOf(event, scales.x, buckets.length))}
            onPointerDown={(event) => setAt(placeOf(event, scales.x, buckets.length))}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(undefined)}
          >
            <Grid scales={scales} width={width} />
            <Days buckets={buckets} scales={scales} width={width} />
            {at !== undefined && <Crosshair at={at} scales={scales} />}
            {children(scales)}
          </svg>
        )}
      </div>
    </div>
  )
}

const NOWHERE = { from: '', to: '' }

function scalesOf(count: number, amounts: readonly number[], width: number): Scales {
  const [least, most] = [Math.min(0, ...amounts), Math.max(0, ...amounts)]
  return {
    x: scaleBand<number>()
      .domain(Array.from({ length: count }, (_, at) => at))
      .range([MARGIN.left, Math.max(MARGIN.left, width - MARGIN.right)])
      .paddingInner(0.2),
    y: scaleLinear()
      .domain([least, most === least ? least + 1 : most])
      .range([HEIGHT - MARGIN.bottom, MARGIN.top])
      .nice(4),
  }
}

function placeOf(
  { clientX, currentTarget }: PointerEvent<SVGSVGElement>,
  x: ScaleBand<number>,
  count: number,
) {
  const within = clientX - currentTarget.getBoundingClientRect().left - MARGIN.left
  return Math.min(Math.max(0, Math.floor(within / Math.max(1, x.step()))), count - 1)
}

function Grid({ scales: { y }, width }: { scales: Scales; width: number }) {
  const { money } = useFormats()
  return y.ticks(4).map((minor) => (
    <g key={minor} transform={`translate(0 ${y(minor)})`}>
      <path
        d={`M${MARGIN.left} 0H${width - MARGIN.right}`}
        stroke={minor === 0 ? 'var(--ink)' : 'var(--rule)'}
      />
      <text
        x={MARGIN.left - 8}
        dy="0.32em"
        textAnchor="end"
        fontSize="11"
        fill="var(--ink-soft)"
        fontFamily="var(--font-figures)"
      >
        {money(minor).replace(/[.,]00(?=\D*$)/, '')}
      </text>
    </g>
  ))
}

function Days({
  buckets,
  scales: { x },
  width,
}: {
  buckets: readonly Bucket[]
  scales: Scales
  width: number
}) {
  const every = Math.max(1, Math.ceil((buckets.length * LABEL_PX) / Math.max(1, width - MARGIN.left)))
  return buckets.map(({ from }, at) => {
    if (at % every !== 0) return null
    const left = x(at) ?? 0
    return (
      <g key={from} transform={`translate(${left} ${HEIGHT - MARGIN.bottom})`}>
        <path d="M0.5 0V6" stroke="var(--rule-strong)" />
        <text y="20" fontSize="11" fill="var(--ink-soft)" fontFamily="var(--font-figures)">
          {shortDay(from)}
        </text>
      </g>
    )
  })
}

function Crosshair({ at, scales: { x } }: { at: number; scales: Scales }) {
  const left = x(at) ?? 0
  const middle = left + x.bandwidth() / 2
  return (
    <g stroke="var(--press)" fill="none">
      <rect
        x={left - 2}
        y={MARGIN.top}
        width={x.bandwidth() + 4}
        height={HEIGHT - MARGIN.top - MARGIN.bottom}
        fill="var(--press-wash)"
        stroke="none"
      />
      <path d={`M${middle} ${MARGIN.top - 4}V${HEIGHT - MARGIN.bottom + 4}`} strokeDasharray="2 3" />
      <circle cx={middle} cy={MARGIN.top - 4} r="4" />
    </g>
  )
}

function plain(bucket: Bucket | undefined, words: string): string {
  return fill(m.metrics.charts.at, { days: spanText(bucket ?? NOWHERE), values: words })
}
