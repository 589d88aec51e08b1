import { fill } from '@platen/messages'
import { MarkedText } from '@platen/ui'
import { useFormats } from '../../../lib/formats.ts'
import { m } from '../../../messages/messages.ts'
import { NOT_ENOUGH, cellText, metres } from './cell.ts'
import { ChartFrame } from './chart-frame.tsx'
import { INK } from './ink-patterns.tsx'
import type { Metrics } from './metrics.ts'
import { filmTable } from './tables.ts'

const words = m.metrics.film

interface FilmChartProps {
  readonly now: Metrics
  readonly before: Metrics | undefined
  readonly days: string
}

export function FilmChart({ now, before, days }: FilmChartProps) {
  const formats = useFormats()
  const { utilisationPercent, usedMm } = now.film
  const was = before?.film.utilisationPercent ?? null
  return (
    <ChartFrame
      title={words.title}
      note={words.note}
      table={filmTable(now, before)}
      fileName={fill(words.fileName, { days })}
    >
      <p className="figures mb-2 text-sm">
        <MarkedText
          text={fill(was === null ? words.used : words.usedWithBefore, {
            length: cellText(metres(usedMm), formats),
            printed:
              utilisationPercent === null
                ? NOT_ENOUGH
                : fill(words.printed, { percent: formats.number(utilisationPercent) }),
            before: formats.number(was ?? 0),
          })}
          marks={{ before: (text) => <span className="text-ink-soft">{text}</span> }}
        />
      </p>
      <Strip percent={utilisationPercent ?? 0} before={was} />
    </ChartFrame>
  )
}

function Strip({ percent, before }: { percent: number; before: number | null }) {
  return (
    <svg className="h-20 w-full overflow-visible" aria-hidden="true">
      <rect y="0.5" width="100%" height="79" fill="var(--tray)" stroke="var(--rule-strong)" />
      <rect y="14" width={`${Math.min(100, percent)}%`} height="52" fill={INK.cyan} stroke="var(--ink)" />
      <g stroke="var(--rule-strong)" strokeWidth="5" strokeDasharray="3 9">
        <line x1="6" x2="100%" y1="7.5" y2="7.5" />
        <line x1="6" x2="100%" y1="72.5" y2="72.5" />
      </g>
      {before !== null && (
        <line
          x1={`${Math.min(100, before)}%`}
          x2={`${Math.min(100, before)}%`}
          y1="10"
          y2="70"
          stroke="var(--ink)"
          strokeWidth="2"
          strokeDasharray="3 3"
        />
      )}
    </svg>
  )
}
