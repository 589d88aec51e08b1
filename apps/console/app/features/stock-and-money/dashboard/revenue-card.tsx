import { Link } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { presetSpan, spanBefore, spanText, type DaySpan } from '../../../lib/store-days.ts'
import { change } from './change.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

export function RevenueCard({ today }: { today: string }) {
  const month = presetSpan('month', today)
  const now = useMetrics(month)
  const before = useMetrics(spanBefore(month))
  const formats = useFormats()
  return (
    <section aria-label="Revenue" className="border-t-2 border-ink pt-3">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="text-lg">Revenue this month</h2>
        <Link
          to={paths.metrics()}
          className="inline-flex min-h-11 items-center px-2 text-sm underline underline-offset-4"
        >
          Metrics
        </Link>
      </div>
      <QueryState query={now} what="the revenue">
        {({ revenue, series }) => (
          <>
            <p className="figures text-3xl font-bold">{formats.money(revenue.withoutTaxMinor)}</p>
            <p className="mt-1 text-sm text-ink-soft">
              <span className="figures text-ink">{formats.money(revenueOn(series.at(-1)))}</span> today
              {before.data && (
                <Comparison
                  now={revenue.withoutTaxMinor}
                  before={before.data.revenue.withoutTaxMinor}
                  span={spanBefore(month)}
                />
              )}
            </p>
            <Bars values={series.map(revenueOn)} />
            <p className="mt-1 text-xs text-ink-soft">Payments less refunds, without tax.</p>
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

function Comparison({ now, before, span }: { now: number; before: number; span: DaySpan }) {
  const formats = useFormats()
  const percent = change(now, before)
  return (
    <>
      {', '}
      {percent !== undefined && (
        <strong className={percent < 0 ? 'text-bad' : 'text-good'}>
          <span className="figures">{`${percent < 0 ? '−' : '+'}${formats.number(Math.abs(percent))}`}</span>{' '}
          %
        </strong>
      )}{' '}
      compared with <span className="figures">{formats.money(before)}</span> from {spanText(span)}
    </>
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
