import { fill } from '@platen/messages'
import { useFormats } from '../../../lib/formats.ts'
import { m } from '../../../messages/messages.ts'
import { cellText, NOT_ENOUGH } from './cell.ts'
import { changeOf } from './change.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { Metrics } from './metrics.ts'
import { measureTable, rangeText, type Measure } from './tables.ts'

interface FiguresProps {
  readonly title: string
  readonly measures: readonly Measure[]
  readonly now: Metrics
  readonly before: Metrics | undefined
  readonly fileName: string
}

export function Figures({ title, measures, now, before, fileName }: FiguresProps) {
  const note = fill(m.metrics.figures.compared, { days: rangeText(now.previousRange) })
  return (
    <ChartFrame
      title={title}
      note={before && note}
      table={measureTable(measures, now, before)}
      fileName={fileName}
    >
      <dl className="grid grid-cols-2 gap-y-4 md:grid-cols-3 xl:grid-cols-6">
        {measures.map((measure) => (
          <Figure key={measure.name} measure={measure} now={now} before={before} />
        ))}
      </dl>
    </ChartFrame>
  )
}

const MARKS = { up: '▲', down: '▼', level: '＝' } as const
const TONES = { good: 'text-good', bad: 'text-bad', plain: 'text-ink-soft' } as const

function Figure({ measure, now, before }: { measure: Measure } & Pick<FiguresProps, 'now' | 'before'>) {
  const formats = useFormats()
  const cell = measure.of(now)
  const was = before && measure.of(before)
  const change = was && changeOf(cell, was, measure.better)
  return (
    <div className="min-w-0 border-l border-rule px-3 first:border-l-0 first:pl-0 max-xl:nth-[3n+1]:md:border-l-0 max-xl:nth-[3n+1]:md:pl-0 max-md:odd:border-l-0 max-md:odd:pl-0">
      <dt className="text-sm text-ink-soft">{measure.name}</dt>
      <dd className={cell.value === null ? 'text-ink-soft' : 'figures text-2xl font-semibold'}>
        {cell.value === null ? NOT_ENOUGH : cellText(cell, formats)}
      </dd>
      {was && (
        <dd className="text-sm text-ink-soft">
          {change && (
            <span className={`font-semibold ${TONES[change.tone]}`}>
              <span aria-hidden="true">{MARKS[change.direction]} </span>
              {change.words}
            </span>
          )}
          <span className="figures block text-xs">
            {was.value === null
              ? m.metrics.figures.noEarlier
              : fill(m.metrics.figures.was, { value: cellText(was, formats) })}
          </span>
        </dd>
      )}
    </div>
  )
}
