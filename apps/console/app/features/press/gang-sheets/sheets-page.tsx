import { fill } from '@platen/messages'
import { Button, EmptyState, FilmRoll, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { ago, useFormats } from '../../../lib/formats.ts'
import { namedDay } from '../../../lib/store-days.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { RecordTable, type Column } from '../../../lib/lists/record-table.tsx'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { useRefusal } from '../../people/session/index.ts'
import { SHEET_STATES, SheetPill, lengthText } from './sheet-labels.tsx'
import { useSheets, type SheetRow, type SheetState } from './sheet.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.sheets.list
const TABS = ['draft', 'locked', 'exported', 'printed', 'voided'] as const satisfies readonly SheetState[]

export function SheetsPage() {
  const { filters, set } = useFilters(['state'])
  const state = TABS.find((one) => one === filters.state)
  const { rows, query, more } = useSheets(state)
  const columns = useColumns()
  const refusal = useRefusal('production:write')
  return (
    <>
      <PageHeader title={m.sheets.title}>
        {refusal === undefined ? (
          <Link to={paths.production('?do=suggest')} className={buttonClass('press')}>
            {m.sheets.suggest.title}
          </Link>
        ) : (
          <Button unavailable={refusal}>{m.sheets.suggest.title}</Button>
        )}
      </PageHeader>
      <Tabs selected={state} onSelect={(one) => set({ state: one ?? '' })} />
      <QueryState query={query} what={m.sheets.subject}>
        {() =>
          rows.length === 0 ? (
            <NoSheets state={state} />
          ) : (
            <RecordTable
              label={m.sheets.title}
              rows={rows}
              columns={columns}
              rowId={({ id }) => id}
              rowName={({ number }) => number}
              rowPath={({ id }) => paths.sheet(id)}
              onMore={more}
              hasMore={query.hasNextPage}
            />
          )
        }
      </QueryState>
    </>
  )
}

function Tabs({
  selected,
  onSelect,
}: {
  selected: SheetState | undefined
  onSelect: (state: SheetState | undefined) => void
}) {
  return (
    <div role="group" aria-label={texts.state} className="mb-4 flex flex-wrap gap-x-1 border-b border-rule">
      {[undefined, ...TABS].map((state) => (
        <button
          key={state ?? 'all'}
          type="button"
          aria-pressed={selected === state}
          onClick={() => onSelect(state)}
          className="min-h-11 border-b-4 border-transparent px-3 hover:bg-tray aria-pressed:border-press aria-pressed:font-semibold"
        >
          {state ? SHEET_STATES[state].label : m.shared.all}
        </button>
      ))}
    </div>
  )
}

function useColumns(): readonly Column<SheetRow>[] {
  const formats = useFormats()
  return [
    { header: texts.sheet, cell: ({ number }) => <span className="figures">{number}</span> },
    {
      header: texts.state,
      cell: (sheet) => (
        <span className="flex items-center gap-2">
          <SheetPill state={sheet.state} />
          <span className="text-sm whitespace-nowrap text-ink-soft max-lg:hidden">{progress(sheet)}</span>
        </span>
      ),
    },
    {
      header: texts.film,
      cell: (sheet) => (
        <span className="flex items-center gap-3">
          <FilmStripe sheet={sheet} />
          <span className="figures text-sm whitespace-nowrap">{lengthText(sheet.lengthMm, formats)}</span>
        </span>
      ),
    },
    {
      header: texts.used,
      numeric: true,
      from: 'md',
      cell: ({ utilisationPercent }) =>
        fill(m.shared.percent, { number: formats.number(utilisationPercent) }),
    },
    { header: texts.prints, numeric: true, cell: ({ jobs }) => formats.number(jobs) },
    { header: texts.orders, numeric: true, from: 'lg', cell: ({ orders }) => formats.number(orders) },
    {
      header: texts.firstPromised,
      from: 'md',
      cell: ({ promisedBy }) => (
        <span className="whitespace-nowrap">{promisedBy === null ? '–' : namedDay(promisedBy)}</span>
      ),
    },
    { header: texts.madeBy, from: 'xl', cell: ({ createdBy }) => createdBy.name },
  ]
}

function progress({ packing, export: making, stateSince }: SheetRow): string {
  if (packing) return texts.packing
  if (making?.state === 'running')
    return fill(texts.exporting, { share: fill(m.shared.percent, { number: making.progressPercent }) })
  if (making?.state === 'failed') return texts.exportFailed
  return ago(stateSince)
}

const STRIPE_PX = 112

/** Width relative to the longest possible sheet, filled by utilisation. */
function FilmStripe({ sheet: { lengthMm, film, utilisationPercent } }: { sheet: SheetRow }) {
  const width = Math.max(6, (lengthMm / film.maxLengthMm) * STRIPE_PX)
  return (
    <span
      aria-hidden="true"
      className="block h-5 border border-dashed border-rule max-lg:hidden"
      style={{ width: STRIPE_PX }}
    >
      <span className="checkerboard block h-full border-r-2 border-ink bg-sheet" style={{ width }}>
        <span className="block h-full bg-press" style={{ width: `${utilisationPercent}%` }} />
      </span>
    </span>
  )
}

function NoSheets({ state }: { state: SheetState | undefined }) {
  return (
    <EmptyState title={state ? texts.emptyState : texts.empty}>
      <FilmRoll className="w-40" />
      <p className="max-w-sm">{texts.emptyText}</p>
      <Link to={paths.production()} className={buttonClass('line')}>
        {texts.viewQueue}
      </Link>
    </EmptyState>
  )
}
