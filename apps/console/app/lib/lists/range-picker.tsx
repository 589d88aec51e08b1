import { TextField } from '@platen/ui'
import { useState } from 'react'
import { count } from '@platen/messages'
import { PRESETS, PRESET_NAMES, dayCount, presetSpan, type DaySpan, type Preset } from '../store-days.ts'
import { useFilters } from './use-filters.ts'
import { useToday } from '../formats.ts'
import { locale, m } from '../../messages/messages.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The range in the address: a preset by name, or a custom range. */
export function useRange(fallback: Preset, most = Infinity) {
  const today = useToday()
  const { filters, set } = useFilters(['range', 'from', 'to'])
  const { from, to } = filters
  const own =
    from !== undefined && to !== undefined && DAY.test(from) && DAY.test(to) ? { from, to } : undefined
  const preset = own ? undefined : (PRESETS.find((name) => name === filters.range) ?? fallback)
  const problem = own && problemOf(own, most)
  return {
    today,
    preset,
    problem,
    /** The custom range as in the address, valid or not. */
    own,
    span: own && problem === undefined ? own : presetSpan(preset ?? fallback, today),
    choose: (next: Preset) => set({ range: next, from: '', to: '' }),
    chooseDays: (days: DaySpan) => set({ range: '', ...days }),
  }
}

function problemOf(span: DaySpan, most: number): string | undefined {
  if (Number.isNaN(Date.parse(span.from)) || Number.isNaN(Date.parse(span.to))) return m.shared.days.noSuchDay
  if (span.from > span.to) return m.shared.days.endBeforeStart
  return dayCount(span) > most ? count(locale, m.shared.days.tooMany, most) : undefined
}

export function RangePicker({ range }: { range: ReturnType<typeof useRange> }) {
  const { preset, own, today, problem, choose, chooseDays } = range
  const span = own ?? range.span
  const [custom, setCustom] = useState(preset === undefined)
  return (
    <div className="grid gap-3">
      <div
        role="group"
        aria-label={m.shared.days.label}
        className="flex flex-wrap gap-x-1 gap-y-2 border-b border-rule"
      >
        {PRESETS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={preset === name && !custom}
            className={TAB}
            onClick={() => {
              setCustom(false)
              choose(name)
            }}
          >
            {PRESET_NAMES[name]}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={custom}
          aria-expanded={custom}
          className={TAB}
          onClick={() => setCustom(true)}
        >
          {m.shared.days.custom}
        </button>
      </div>
      {custom && (
        <CustomRange
          key={`${span.from} ${span.to}`}
          span={span}
          today={today}
          problem={problem}
          onChange={chooseDays}
        />
      )}
    </div>
  )
}

const TAB =
  'min-h-11 border-b-4 border-transparent px-3 whitespace-nowrap hover:bg-tray aria-pressed:border-press aria-pressed:font-semibold'

interface CustomRangeProps {
  readonly span: DaySpan
  readonly today: string
  readonly problem: string | undefined
  readonly onChange: (span: DaySpan) => void
}

function CustomRange({ span, today, problem, onChange }: CustomRangeProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      {(['from', 'to'] as const).map((end) => {
        const change = (day: string) => onChange({ ...span, [end]: day })
        return (
          <TextField
            key={end}
            label={m.shared.days[end]}
            type="date"
            max={today}
            defaultValue={span[end]}
            error={end === 'from' ? problem : undefined}
            onBlur={({ target: { value } }) => value !== '' && value !== span[end] && change(value)}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && change(currentTarget.value)}
          />
        )
      })}
    </div>
  )
}
