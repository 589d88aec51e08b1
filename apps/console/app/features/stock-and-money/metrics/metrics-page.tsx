import { fill } from '@platen/messages'
import { LoadingRows, CropMarks } from '@platen/ui'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/formats.ts'
import { laterPart } from '../../../lib/later-part.tsx'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { RangePicker, useRange } from '../../../lib/lists/range-picker.tsx'
import { presetSpan, spanBefore, spanText, type Preset } from '../../../lib/store-days.ts'
import { m } from '../../../messages/messages.ts'
import { earningsSummary } from './earnings-summary.ts'
import { Figures } from './figures.tsx'
import { useMetrics, type Metrics } from './metrics.ts'
import { MONEY_MEASURES, WORK_MEASURES } from './tables.ts'

/** The summary is shown before the charts are loaded. */
const Charts = laterPart(async () => (await import('./charts.tsx')).Charts, {
  whileLoading: () => <LoadingRows label={m.metrics.loadingCharts} />,
})

/** The limit of the API. */
const MOST_DAYS = 731

export function MetricsPage() {
  const range = useRange('30-days', MOST_DAYS)
  const { span, preset, today } = range
  const now = useMetrics(span)
  const before = useMetrics(spanBefore(span))
  return (
    <>
      <PageHeader
        title={m.metrics.title}
        aside={<span className="figures text-ink-soft">{spanText(span)}</span>}
      />
      {preset !== 'last-month' && <LastMonth today={today} />}
      <RangePicker range={range} />
      <div className="mt-6">
        <QueryState query={now} what={m.metrics.what}>
          {(metrics) => {
            const days = `${metrics.range.dateFrom}-${metrics.range.dateTo}`
            const figures = { now: metrics, before: before.data }
            return (
              <div className="grid gap-10">
                <EarningsSummary
                  metrics={metrics}
                  when={preset ? WHEN[preset] : fill(m.metrics.when.custom, { days: spanText(span) })}
                />
                <Figures
                  title={m.metrics.figures.money}
                  measures={MONEY_MEASURES}
                  fileName={fill(m.metrics.money.figuresFileName, { days })}
                  {...figures}
                />
                <Figures
                  title={m.metrics.figures.work}
                  measures={WORK_MEASURES}
                  fileName={fill(m.metrics.work.fileName, { days })}
                  {...figures}
                />
                <Charts {...figures} />
              </div>
            )
          }}
        </QueryState>
      </div>
    </>
  )
}

const WHEN: Readonly<Record<Preset, string>> = m.metrics.when

function LastMonth({ today }: { today: string }) {
  const span = presetSpan('last-month', today)
  const { data } = useMetrics(span)
  const formats = useFormats()
  if (!data) return <p className="mb-4 min-h-7 text-ink-soft">…</p>
  const { headline, rest } = earningsSummary(data, WHEN['last-month'], formats)
  return (
    <p className="mb-4 min-h-7">
      <Link to={`${paths.metrics()}?range=last-month`} className="font-semibold underline underline-offset-4">
        {headline}
      </Link>{' '}
      <span className="text-ink-soft">{rest[0]}</span>
    </p>
  )
}

function EarningsSummary({ metrics, when }: { metrics: Metrics; when: string }) {
  const { headline, rest } = earningsSummary(metrics, when, useFormats())
  return (
    <CropMarks className="mx-6 mt-4 text-ink-soft">
      <div className="bg-sheet px-6 py-5 text-ink">
        <p className="font-display text-2xl font-bold text-balance lg:text-3xl">{headline}</p>
        {rest.map((sentence) => (
          <p key={sentence} className="mt-2 max-w-[75ch]">
            {sentence}
          </p>
        ))}
      </div>
    </CropMarks>
  )
}
