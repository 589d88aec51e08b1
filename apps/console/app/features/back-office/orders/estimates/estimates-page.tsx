import { EmptyState, LoadingRows, TextField, buttonClass } from '@platen/ui'
import { count } from '@platen/messages'
import { Link } from 'react-router'
import { useFormats } from '../../../../lib/formats.ts'
import { useKeys } from '../../../../lib/keyboard.ts'
import { RecordTable, type Column } from '../../../../lib/lists/record-table.tsx'
import { useDebounced } from '../../../../lib/lists/use-debounced.ts'
import { useFilters } from '../../../../lib/lists/use-filters.ts'
import { useKeyset } from '../../../../lib/lists/use-keyset.ts'
import { PageHeader } from '../../../../lib/pages/page-header.tsx'
import { paths } from '../../../../lib/paths.ts'
import { api } from '../../../../lib/requests/api.ts'
import { QueryError } from '../../../../lib/requests/query-state.tsx'
import { locale, m } from '../../../../messages/messages.ts'
import { useMay } from '../../../people/session/index.ts'
import { EstimatePill } from './estimate-pill.tsx'
import { ESTIMATE_STATUSES, type EstimateRow } from './estimate.ts'

const words = m.estimates
const SEARCH_ID = 'estimate-search'
/** The API searches from three characters on. */
const SHORTEST = 3

export function EstimatesPage() {
  const { filters, set } = useFilters(['status', 'q'])
  const mayWrite = useMay('estimates:write')
  useKeys({
    '/': { label: words.search.key, run: () => document.getElementById(SEARCH_ID)?.focus() },
  })
  const status = filters.status !== undefined && filters.status in ESTIMATE_STATUSES ? filters.status : ''
  return (
    <>
      <PageHeader title={words.title}>
        {mayWrite && (
          <Link to={paths.newEstimate()} className={buttonClass('press')}>
            {words.new}
          </Link>
        )}
      </PageHeader>
      <div
        role="group"
        aria-label={words.status}
        className="mb-4 flex gap-1 overflow-x-auto border-b border-rule"
      >
        {[
          ['', m.shared.all] as const,
          ...Object.entries(ESTIMATE_STATUSES).map(([name, { label }]) => [name, label] as const),
        ].map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === status}
            onClick={() => set({ status: name })}
            className="min-h-11 border-b-4 border-transparent px-3 whitespace-nowrap hover:bg-tray focus-visible:-outline-offset-2 aria-pressed:border-press aria-pressed:font-semibold"
          >
            {label}
          </button>
        ))}
      </div>
      <TextField
        className="mb-4 max-w-md"
        label={words.search.label}
        type="search"
        placeholder={words.search.placeholder}
        maxLength={80}
        id={SEARCH_ID}
        defaultValue={filters.q}
        onChange={({ target }) => set({ q: target.value.trim() })}
      />
      <EstimateTable status={status} typed={filters.q ?? ''} />
    </>
  )
}

function EstimateTable({ status, typed }: { status: string; typed: string }) {
  const settled = useDebounced(typed)
  const query = {
    ...(status === '' ? {} : { status }),
    ...(settled.length >= SHORTEST ? { q: settled } : {}),
  }
  const list = useKeyset(['estimates', 'list', query], (page, signal) =>
    api.listEstimates({ query: { ...query, ...page }, signal }),
  )
  if (list.query.error && list.rows.length === 0)
    return <QueryError error={list.query.error} onRetry={() => void list.query.refetch()} />
  if (list.query.isPending) return <LoadingRows label={words.table.loading} />
  if (list.rows.length === 0) {
    const isAll = Object.keys(query).length === 0
    return (
      <EmptyState title={isAll ? words.table.empty : words.table.noMatch}>
        <p>{isAll ? words.table.emptyHint : words.table.noMatchHint}</p>
      </EmptyState>
    )
  }
  return (
    <RecordTable
      label={words.table.label}
      rows={list.rows}
      columns={COLUMNS}
      rowId={({ id }) => id}
      rowName={({ number }) => number}
      rowPath={({ id }) => paths.estimate(id)}
      onMore={list.more}
      hasMore={list.query.hasNextPage}
    />
  )
}

const COLUMNS: readonly Column<EstimateRow>[] = [
  {
    header: words.table.number,
    cell: ({ number }) => <span className="figures whitespace-nowrap">{number}</span>,
  },
  {
    header: words.table.customer,
    cell: ({ customerName, company }) => (
      <span className="grid">
        <span className="line-clamp-2 max-w-48 break-words">{customerName}</span>
        {company !== null && <span className="text-sm text-ink-soft">{company}</span>}
      </span>
    ),
    from: 'md',
  },
  { header: words.table.status, cell: (row) => <Status {...row} /> },
  {
    header: words.table.total,
    numeric: true,
    cell: ({ totalMinor }) => <Money minor={totalMinor} />,
  },
  {
    header: words.table.validUntil,
    cell: ({ validUntil }) => <DayText day={validUntil} />,
    from: 'lg',
  },
]

function Status({ status, outOfStock, unsent, unreadMessages }: EstimateRow) {
  const note = outOfStock ? words.table.outOfStock : unsent && status !== 'draft' ? words.table.unsent : null
  return (
    <span className="grid justify-items-start">
      <EstimatePill status={status} />
      {unreadMessages > 0 && (
        <span className="text-sm font-semibold text-warn">
          {count(locale, m.orderPage.thread.unread, unreadMessages)}
        </span>
      )}
      {note !== null && <span className="text-sm font-semibold text-warn">{note}</span>}
    </span>
  )
}

function Money({ minor }: { minor: number }) {
  return <span className="figures">{useFormats().money(minor)}</span>
}

function DayText({ day }: { day: string }) {
  return <span className="whitespace-nowrap">{useFormats().day(day)}</span>
}
