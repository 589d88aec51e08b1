import { fill } from '@platen/messages'
import { MarkedText } from '@platen/ui'
import { Link } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { presetSpan, spanBefore, spanText, type DaySpan } from '../../../lib/store-days.ts'
import { m } from '../../../messages/messages.ts'
import { change } from './change.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

const words = m.today.revenue

export function RevenueCard({ today }: { today: string }) {
  const month = presetSpan('month', today)
  const now = useMetrics(month)
  const before = useMetrics(spanBefore(month))
  const formats = useFormats()
  return (
    <section aria-label={words.label} className="border-t-2 border-ink pt-3">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="text-lg">{words.title}</h2>
        <Link
          to={paths.metrics()}
          className="inline-flex min-h-11 items-center px-2 text-sm underline underline-offset-4"
        >
          {words.metrics}
        </Link>
      </div>
      <QueryState query={now} what={words.what}>
        {({ revenue, series }) => (
          <>
            <p className="figures text-3xl font-bold">{formats.money(revenue.withoutTaxMinor)}</p>
            <p className="mt-1 text-sm text-ink-soft">
              <Comparison
                todayMinor={revenueOn(series.at(-1))}
                now={revenue.withoutTaxMinor}
                before={before.data?.revenue.withoutTaxMinor}
                span={spanBefore(month)}
              />
            </p>
            <Bars values={series.map(revenueOn)} />
            <p className="mt-1 text-xs text-ink-soft">{words.basis}</p>
          </>
        )}
      </QueryState>
    </section>
  )
}

function revenueOn(day?: { readonly netMinor: number; readonly taxMinor: number }): number {
  return day === undefined ? 0 : day.netMinor - day.taxMinor
}

function useMetrics({ from, to }: DaySpan) {
  return useRead(['metrics', 'pulse', from, to], (signal) =>
    api.getMetrics({ query: { dateFrom: from, dateTo: to }, signal }),
  )
}

interface ComparisonProps {
  readonly todayMinor: number
  readonly now: number
  readonly before: number | undefined
  readonly span: DaySpan
}

function Comparison({ todayMinor, now, before, span }: ComparisonProps) {
  const formats = useFormats()
  const percent = change(now, before ?? 0)
  const text =
    before === undefined ? words.today : percent === undefined ? words.todayCompared : words.todayChanged
  return (
    <MarkedText
      text={fill(text, {
        amount: formats.money(todayMinor),
        before: formats.money(before ?? 0),
        change: `${(percent ?? 0) < 0 ? '−' : '+'}${formats.number(Math.abs(percent ?? 0))}`,
        days: spanText(span),
      })}
      marks={{
        figure: (figure) => <span className="figures text-ink">{figure}</span>,
        before: (figure) => <span className="figures">{figure}</span>,
        change: (figure) => (
          <strong className={`figures ${(percent ?? 0) < 0 ? 'text-bad' : 'text-good'}`}>{figure}</strong>
        ),
      }}
    />
  )
}

/** A day without revenue is a point on the rule. */
function Bars({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 1)
  return (
    <svg
      viewBox={`0 0 ${values.length * 8} 40`}
      preserveAspectRatio="none"
      className="mt-3 h-12 w-full border-b border-rule-strong"
      aria-hidden="true"
    >
      {values.map((value, at) => {
        const height = Math.max((value / most) * 38, 1)
        return (
          <rect
            key={at}
            x={at * 8 + 1}
            y={40 - height}
            width="6"
            height={height}
            fill={at === values.length - 1 ? 'var(--press)' : 'var(--ink-cyan)'}
          />
        )
      })}
    </svg>
  )
}
