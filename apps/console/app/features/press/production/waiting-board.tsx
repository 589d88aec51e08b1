import { count, fill } from '@platen/messages'
import { MarkedText } from '@platen/ui'
import { fabricName } from '../../shop/catalog/index.ts'
import { useFormats, useToday } from '../../../lib/formats.ts'
import { daysBetween } from '@platen/formats/calendar'
import { namedDay } from '../../../lib/store-days.ts'
import { totalOf, type Waiting } from '../print-jobs/index.ts'
import { locale, m } from '../../../messages/messages.ts'

interface WaitingBoardProps {
  readonly waiting: Waiting
  readonly expected:
    { readonly jobs: number; readonly lengthMm: number; readonly utilisationPercent: number } | undefined
  readonly dueTo: string | undefined
  readonly onDay: (day: string | undefined) => void
}

const texts = m.production.waiting
const MM2_IN_M2 = 1_000_000

export function WaitingBoard({ waiting, expected, dueTo, onDay }: WaitingBoardProps) {
  const formats = useFormats()
  const today = useToday()
  const all = totalOf(waiting)
  const days = [...new Set(waiting.map(({ promisedBy }) => promisedBy))].map((day) => ({
    day,
    rows: waiting.filter(({ promisedBy }) => promisedBy === day),
  }))
  const largestMm2 = Math.max(...days.map(({ rows }) => totalOf(rows).areaMm2))
  return (
    <section aria-labelledby="waiting" className="mb-8 border-b border-rule pb-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="waiting" className="text-2xl">
          <MarkedText
            text={fill(texts.title, { prints: formats.number(all.jobs) })}
            marks={{ figure: (text) => <span className="figures text-lg font-normal">{text}</span> }}
          />
        </h2>
        {expected && (
          <p className="figures text-sm text-ink-soft">
            {count(locale, texts.next, expected.jobs, {
              length: formats.number(Math.round(expected.lengthMm / 10) / 100),
              share: fill(m.shared.percent, { number: formats.number(expected.utilisationPercent) }),
            })}
          </p>
        )}
      </div>
      {days.length === 0 ? (
        <p className="text-ink-soft">{texts.empty}</p>
      ) : (
        <ul className="grid gap-px border-y border-rule bg-rule">
          {days.map(({ day, rows }) => {
            const { jobs, areaMm2 } = totalOf(rows)
            const late = daysBetween(day, today)
            return (
              <li key={day} className="bg-paper">
                <button
                  type="button"
                  aria-pressed={dueTo === day}
                  onClick={() => onDay(dueTo === day ? undefined : day)}
                  className="grid min-h-11 w-full grid-cols-[6.5rem_2.5rem_minmax(0,1fr)] items-center gap-3 px-2 py-1 text-left hover:bg-tray aria-pressed:bg-press-wash sm:grid-cols-[8.5rem_3rem_minmax(0,1fr)_9rem]"
                >
                  <span
                    className={
                      late > 0 ? 'font-semibold text-bad' : late === 0 ? 'font-semibold text-warn' : ''
                    }
                  >
                    {late === 0 ? texts.today : namedDay(day)}
                    {late > 0 && <span className="sr-only">, {texts.late}</span>}
                  </span>
                  <span className="figures text-right font-semibold">{jobs}</span>
                  <span className="min-w-0">
                    <span
                      aria-hidden="true"
                      className="block h-3 min-w-2 bg-press"
                      style={{ width: `${(areaMm2 / largestMm2) * 100}%` }}
                    />
                    <span className="block truncate text-sm text-ink-soft">
                      {rows
                        .map((row) =>
                          count(locale, texts.onFabric, row.jobs, { fabric: fabricName(row.fabric) }),
                        )
                        .join(', ')}
                    </span>
                  </span>
                  <span className="figures text-right text-sm text-ink-soft max-sm:hidden">
                    {fill(texts.area, {
                      area: formats.number(Math.round((areaMm2 / MM2_IN_M2) * 100) / 100),
                    })}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
