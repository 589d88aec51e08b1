import { count, fill } from '@platen/messages'
import { Button, EmptyState, MarkedText, Pill, SelectField } from '@platen/ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/formats.ts'
import { useKeys } from '../../../lib/keyboard.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { RangePicker, useRange } from '../../../lib/lists/range-picker.tsx'
import { RecordTable, type Column } from '../../../lib/lists/record-table.tsx'
import { shortDay, spanText } from '../../../lib/store-days.ts'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { locale, m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { costText } from './cost-text.ts'
import { CATEGORIES, CATEGORY_NAMES, useCosts, type CostEntry, type CostCategory, sumsOf } from './costs.ts'
import { NewCostDialog } from './new-cost-dialog.tsx'
import { ReversalDialog } from './reversal-dialog.tsx'
import { Options } from '../../../lib/forms/options.tsx'

const SOURCES: Readonly<Record<CostEntry['source'], string>> = m.costs.sources
const MOST_SUMMED = 2_000

const words = m.costs.list

export function CostsPage() {
  const range = useRange('month')
  const { filters, set } = useFilters(['category', 'source', 'order', 'do'])
  const category = CATEGORIES.find((name) => name === filters.category)
  const source = filters.source === 'manual' || filters.source === 'computed' ? filters.source : undefined
  const { rows, query, more } = useCosts({
    ...range.span,
    ...(category && { category }),
    ...(source && { source }),
    ...(filters.order !== undefined && { orderId: filters.order }),
  })
  const readingOn = query.hasNextPage && rows.length < MOST_SUMMED
  useEffect(() => {
    if (readingOn) more()
  }, [readingOn, more, rows.length])
  const refusal = useRefusal('costs:write')
  const [reversing, setReversing] = useState<CostEntry>()
  const columns = useColumns(refusal, setReversing)
  useKeys({ n: { label: m.costs.add, run: () => set({ do: 'new' }), unavailable: refusal } })
  return (
    <>
      <PageHeader
        title={m.costs.title}
        aside={<span className="figures text-ink-soft">{spanText(range.span)}</span>}
      >
        <Button unavailable={refusal} onClick={() => set({ do: 'new' })}>
          {m.costs.add}
        </Button>
      </PageHeader>
      <RangePicker range={range} />
      <div className="my-4 flex flex-wrap items-end gap-3">
        <SelectField
          label={m.costs.filters.category}
          value={category ?? ''}
          onChange={({ target }) => set({ category: target.value })}
        >
          <option value="">{m.costs.filters.all}</option>
          <Options of={CATEGORIES.map((name) => [name, CATEGORY_NAMES[name]])} />
        </SelectField>
        <SelectField
          label={m.costs.filters.source}
          value={source ?? ''}
          onChange={({ target }) => set({ source: target.value })}
        >
          <option value="">{m.costs.filters.both}</option>
          <Options of={SOURCES} />
        </SelectField>
        {filters.order !== undefined && (
          <Button variant="line" onClick={() => set({ order: '' })}>
            {m.costs.filters.oneOrder}
          </Button>
        )}
      </div>
      <QueryState query={query} what={m.costs.what}>
        {() =>
          rows.length === 0 ? (
            <EmptyState title={m.costs.empty.title}>
              <p>{m.costs.empty.text}</p>
            </EmptyState>
          ) : (
            <>
              <SumsStrip
                entries={rows}
                more={query.hasNextPage}
                reading={readingOn}
                chosen={category}
                onChoose={(chosen) => set({ category: chosen ?? '' })}
              />
              <RecordTable
                label={words.label}
                rows={rows}
                columns={columns}
                rowId={({ id }) => id}
                rowName={costText}
                onMore={more}
                end={
                  !query.hasNextPage && <p className="py-4 text-center text-sm text-ink-soft">{words.end}</p>
                }
              />
            </>
          )
        }
      </QueryState>
      {filters.do === 'new' && refusal === undefined && (
        <NewCostDialog today={range.today} onClose={() => set({ do: '' })} />
      )}
      {reversing && <ReversalDialog entry={reversing} onClose={() => setReversing(undefined)} />}
    </>
  )
}

function useColumns(
  refusal: string | undefined,
  onReverse: (entry: CostEntry) => void,
): readonly Column<CostEntry>[] {
  const { money } = useFormats()
  return [
    {
      header: words.day,
      cell: ({ incurredOn }) => (
        <span className="figures text-sm whitespace-nowrap">{shortDay(incurredOn)}</span>
      ),
    },
    {
      header: words.description,
      cell: ({ supplier, reversedBy, reversalOf, ...entry }) => (
        <span className="flex items-center gap-x-3 max-sm:flex-wrap">
          <span className="block leading-tight sm:max-w-[40ch]">
            <span className={`line-clamp-2 max-sm:text-sm ${reversedBy === null ? '' : 'line-through'}`}>
              {costText(entry)}
            </span>
            {supplier !== null && (
              <span className="line-clamp-1 text-sm wrap-anywhere text-ink-soft">{supplier}</span>
            )}
          </span>
          {reversedBy !== null && <Pill tone="over">{words.reversed}</Pill>}
          {reversalOf !== null && <Pill tone="wait">{words.reversal}</Pill>}
        </span>
      ),
    },
    { header: words.category, from: 'lg', cell: ({ category }) => CATEGORY_NAMES[category] },
    {
      header: words.amount,
      numeric: true,
      cell: ({ amountMinor }) => <strong className="whitespace-nowrap">{money(amountMinor)}</strong>,
    },
    {
      header: words.for,
      from: 'xl',
      cell: ({ orderId, inventoryItemId }) => (
        <span className="flex gap-3">
          {orderId !== null && (
            <Link to={paths.order(orderId)} className="underline underline-offset-4">
              {words.order}
            </Link>
          )}
          {inventoryItemId !== null && (
            <Link to={paths.stockItem(inventoryItemId)} className="underline underline-offset-4">
              {words.stock}
            </Link>
          )}
        </span>
      ),
    },
    { header: words.by, from: 'lg', cell: ({ actor }) => actor.name },
    {
      header: words.reverse,
      cell: (entry) =>
        entry.reversalOf === null &&
        entry.reversedBy === null && (
          <Button
            variant="quiet"
            className="min-h-9 px-2! text-sm max-sm:px-0!"
            unavailable={refusal}
            onClick={() => onReverse(entry)}
          >
            <MarkedText
              text={fill(words.reverseOne, { description: costText(entry) })}
              marks={{ hidden: (text) => <span className="sr-only">{text}</span> }}
            />
          </Button>
        ),
    },
  ]
}

interface SumsStripProps {
  readonly entries: readonly CostEntry[]
  readonly more: boolean
  readonly reading: boolean
  readonly chosen: CostCategory | undefined
  readonly onChoose: (category: CostCategory | undefined) => void
}

function SumsStrip({ entries, more, reading, chosen, onChoose }: SumsStripProps) {
  const { money } = useFormats()
  const { totalMinor, byCategory } = sumsOf(entries)
  const most = Math.max(1, ...byCategory.map(({ amountMinor }) => amountMinor))
  return (
    <section
      aria-label={m.costs.sums.label}
      className="mb-6 grid gap-4 border-y border-rule py-4 lg:grid-cols-[14rem_1fr]"
    >
      <div>
        <p className="text-sm text-ink-soft">
          {count(locale, m.costs.sums[reading ? 'reading' : more ? 'latest' : 'entries'], entries.length)}
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
