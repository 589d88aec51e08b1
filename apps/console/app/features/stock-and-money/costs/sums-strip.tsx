import { useFormats } from '../../../lib/formats.ts'
import { CATEGORY_NAMES, type CostCategory } from './cost-category.ts'
import { sumsOf } from './cost-sums.ts'
import type { CostEntry } from './costs.ts'

interface SumsStripProps {
  readonly entries: readonly CostEntry[]
  readonly more: boolean
  readonly reading: boolean
  readonly chosen: CostCategory | undefined
  readonly onChoose: (category: CostCategory | undefined) => void
}

export function SumsStrip({ entries, more, reading, chosen, onChoose }: SumsStripProps) {
  const { money, number } = useFormats()
  const { totalMinor, byCategory } = sumsOf(entries)
  const most = Math.max(1, ...byCategory.map(({ amountMinor }) => amountMinor))
  return (
    <section aria-label="Sums" className="mb-6 grid gap-4 border-y border-rule py-4 lg:grid-cols-[14rem_1fr]">
      <div>
        <p className="text-sm text-ink-soft">
          {more
            ? `The latest ${number(entries.length)} entries`
            : `${number(entries.length)} ${entries.length === 1 ? 'entry' : 'entries'}`}
          {reading ? ', reading on…' : more ? '. Choose fewer days for all of them.' : ''}
        </p>
        <p className="figures text-3xl font-semibold" data-sum={totalMinor}>
          {money(totalMinor)}
        </p>
      </div>
      <ul className="grid content-start gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {byCategory.map(({ category, amountMinor }) => (
          <li key={category}>
            <button
              type="button"
              aria-pressed={chosen === category}
              onClick={() => onChoose(chosen === category ? undefined : category)}
              className="grid min-h-11 w-full grid-cols-[1fr_auto] items-center gap-x-3 rounded-platen px-2 text-left hover:bg-tray aria-pressed:bg-press-wash aria-pressed:font-semibold"
            >
              {CATEGORY_NAMES[category]}
              <span className="figures text-sm">{money(amountMinor)}</span>
              <span
                aria-hidden="true"
                className="col-span-2 h-1 bg-ink"
                style={{ width: `${Math.max(0, (amountMinor / most) * 100)}%` }}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
