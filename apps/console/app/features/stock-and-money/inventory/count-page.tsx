import { count, fill } from '@platen/messages'
import { Button, EmptyState, TextField } from '@platen/ui'
import { useState, type KeyboardEvent } from 'react'
import type { Resources } from '@platen/api-client'
import { useFormats, useShop } from '../../../lib/formats.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { Heads } from '../../../lib/lists/heads.tsx'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { locale, m } from '../../../messages/messages.ts'
import { CountDialog, CountResult } from './count-dialog.tsx'
import { countLine, hasWords, summaryOf, type CountLine } from './count-sheet.ts'
import { differenceText, measureOf, quantityText } from './quantity.ts'
import { Shelves, isKind } from './stock-filters.tsx'
import { useShelf, type StockItem } from './stock.ts'
import { useCountDraft } from './use-count-draft.ts'

const words = m.stock.count

export function CountPage() {
  const { filters, set } = useFilters(['kind'])
  const kind = isKind(filters.kind) ? filters.kind : undefined
  const shelf = useShelf(kind)
  const draft = useCountDraft()
  const [booking, setBooking] = useState(false)
  const [result, setResult] = useState<Resources['StockCountRecord']>()
  return (
    <>
      <PageHeader title={m.stock.countSheet}>
        {Object.keys(draft.marks).length > 0 && (
          <Button variant="line" onClick={draft.clear}>
            {words.clear}
          </Button>
        )}
      </PageHeader>
      <div className="mb-4">
        <Shelves kind={kind} onChoose={(chosen) => set({ kind: chosen ?? '' })} />
      </div>
      {result && <CountResult result={result} onClose={() => setResult(undefined)} />}
      <QueryState query={shelf} what={words.what}>
        {(items) => (
          <>
            <Sheet items={items} draft={draft} onBook={() => setBooking(true)} />
            {booking && (
              <CountDialog
                items={items}
                draft={draft}
                onClose={() => setBooking(false)}
                onBooked={(record) => {
                  setBooking(false)
                  setResult(record)
                  scrollTo({ top: 0 })
                }}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  )
}

interface SheetProps {
  readonly items: readonly StockItem[]
  readonly draft: ReturnType<typeof useCountDraft>
  readonly onBook: () => void
}

function Sheet({ items, draft, onBook }: SheetProps) {
  const { data: shop } = useShop()
  const [search, setSearch] = useState('')
  const lines = items.map((item) => countLine(item, draft.marks[item.id], shop?.currencyExponent ?? 2))
  if (lines.length === 0) return <EmptyState title={words.empty} />
  return (
    <>
      <TextField
        className="mb-4 max-w-sm"
        label={words.find}
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <table className="w-full max-w-5xl border-collapse text-left" aria-label={m.stock.countSheet}>
        <thead className="sticky top-0 z-10 border-b border-rule-strong bg-paper text-sm text-ink-soft">
          <Heads
            className="px-2 py-2"
            of={[
              [words.item],
              [words.ledger, 'text-right max-sm:hidden'],
              [words.counted, 'sm:w-36'],
              [words.variance, 'text-right'],
            ]}
          />
        </thead>
        <tbody onKeyDown={goOn}>
          {lines
            .filter(({ item }) => hasWords(item, search))
            .map((line) => (
              <Line key={line.item.id} line={line} onWrite={draft.mark} />
            ))}
        </tbody>
      </table>
      <Foot lines={lines} onBook={onBook} />
    </>
  )
}

function goOn(event: KeyboardEvent<HTMLElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const fields = [...event.currentTarget.querySelectorAll('input')]
  const next = fields[fields.indexOf(event.target as HTMLInputElement) + step]
  event.preventDefault()
  next?.focus()
  next?.select()
}

interface LineProps {
  readonly line: CountLine
  readonly onWrite: (itemId: string, text: string, seen: number) => void
}

function Line({ line, onWrite }: LineProps) {
  const { item, text, problem, movedFrom } = line
  const difference = <Difference line={line} />
  const { name: unit } = measureOf(item.unit)
  const noteId = `${item.id}-note`
  const note =
    problem ??
    (movedFrom === undefined
      ? undefined
      : fill(words.moved, { quantity: quantityText(movedFrom, item.unit) }))
  return (
    <tr className="border-b border-rule focus-within:bg-press-wash">
      <th scope="row" className="px-2 py-1 font-normal">
        <span className="figures block text-sm font-semibold">{item.sku}</span>
        <span className="block text-sm text-ink-soft">{item.name}</span>
        <span className="figures block text-sm text-ink-soft sm:hidden">
          {fill(words.ledgerSays, { quantity: quantityText(item.onHand, item.unit) })}
        </span>
        {note !== undefined && (
          <span id={noteId} className="block text-sm font-semibold text-bad">
            {note}
          </span>
        )}
      </th>
      <td className="figures px-2 py-1 text-right whitespace-nowrap max-sm:hidden">
        {quantityText(item.onHand, item.unit)}
      </td>
      <td className="px-2 py-1 whitespace-nowrap">
        <input
          aria-label={fill(words.countedOf, { sku: item.sku, unit })}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onWrite(item.id, target.value, item.onHand)}
          className="figures min-h-11 w-20 rounded-platen border border-rule-strong bg-sheet px-2 text-right aria-invalid:border-2 aria-invalid:border-bad"
        />{' '}
        <span className="figures text-sm text-ink-soft max-sm:hidden">{unit}</span>
      </td>
      <td className="figures px-2 py-1 text-right whitespace-nowrap">{difference}</td>
    </tr>
  )
}
function Difference({ line: { item, counted, variance } }: { line: CountLine }) {
  if (counted === undefined) return <span className="text-ink-soft">–</span>
  if (variance === 0) return <span className="text-good">{words.matches}</span>
  return (
    <strong className={variance < 0 ? 'text-bad' : 'text-warn'}>{differenceText(variance, item.unit)}</strong>
  )
}

function Foot({ lines, onBook }: { lines: readonly CountLine[]; onBook: () => void }) {
  const { money, number } = useFormats()
  const { counted, differing, problems, worthMinor } = summaryOf(lines)
  const inTheWay =
    counted === 0 ? words.noCount : problems > 0 ? count(locale, words.notBookable, problems) : undefined
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 mt-4 flex max-w-5xl flex-wrap items-center justify-between gap-3 border-t-2 border-ink bg-paper py-3"
    >
      <p className="figures text-sm" role="status">
        {fill(differing.length > 0 ? words.progressWithValue : words.progress, {
          counted: number(counted),
          all: number(lines.length),
          differ: count(locale, words.differ, differing.length),
          value: money(worthMinor),
        })}
      </p>
      <Button unavailable={inTheWay} onClick={onBook}>
        {words.review}
      </Button>
    </div>
  )
}
