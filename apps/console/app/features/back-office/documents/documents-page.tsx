import { fill } from '@platen/messages'
import { buttonClass, EmptyState, SelectField, TextField } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormats, useToday } from '../../../lib/formats.ts'
import { Options } from '../../../lib/forms/options.tsx'
import { RecordTable, type Column } from '../../../lib/lists/record-table.tsx'
import { useDebounced } from '../../../lib/lists/use-debounced.ts'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { shortDay } from '../../../lib/store-days.ts'
import { locale, m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { DocumentButtons } from './document-buttons.tsx'
import { KIND_NAMES, useDocuments, type Document, type DocumentKind } from './documents.ts'

const words = m.documents
const SETTLE_MS = 300
/** The service finds three letters and more. */
const SHORTEST = 3
const MONTHS = 24

export function DocumentsPage() {
  const { filters, set } = useFilters(['kind', 'month', 'q'])
  const [typed, setTyped] = useState(filters.q ?? '')
  const q = useDebounced(typed.trim(), SETTLE_MS)
  const kind = (Object.keys(KIND_NAMES) as DocumentKind[]).find((name) => name === filters.kind)
  const months = lastMonths(useToday().slice(0, 7))
  const month = months.find((one) => one === filters.month)
  const { rows, query, more } = useDocuments({
    ...(kind && { kind }),
    ...(month !== undefined && { month }),
    ...(q.length >= SHORTEST && { q }),
  })
  const columns = useColumns()
  const notExported = useRefusal('orders:export')
  return (
    <>
      <PageHeader title={words.title}>
        {month !== undefined && notExported === undefined && (
          <a href={`/api/admin/document-exports?month=${month}`} className={buttonClass('line')}>
            {fill(words.zip, { month: monthName(month) })}
          </a>
        )}
      </PageHeader>
      <div className="mb-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <TextField
          label={words.search}
          type="search"
          value={typed}
          maxLength={80}
          onChange={({ target }) => {
            setTyped(target.value)
            set({ q: target.value.trim() })
          }}
        />
        <SelectField
          label={words.kind}
          value={kind ?? ''}
          onChange={({ target }) => set({ kind: target.value })}
        >
          <option value="">{words.allKinds}</option>
          <Options of={KIND_NAMES} />
        </SelectField>
        <SelectField
          label={words.month}
          value={month ?? ''}
          onChange={({ target }) => set({ month: target.value })}
        >
          <option value="">{words.allMonths}</option>
          <Options of={months.map((one) => [one, monthName(one)] as const)} />
        </SelectField>
      </div>
      {month === undefined && notExported === undefined && (
        <p className="mb-4 text-sm text-ink-soft">{words.zipHint}</p>
      )}
      <QueryState query={query} what={words.what}>
        {() =>
          rows.length === 0 ? (
            <EmptyState title={words.empty.title}>
              <p>{words.empty.text}</p>
            </EmptyState>
          ) : (
            <RecordTable
              label={words.title}
              rows={rows}
              columns={columns}
              rowId={({ id }) => id}
              rowName={({ number }) => number}
              onMore={more}
              end={
                !query.hasNextPage && <p className="py-4 text-center text-sm text-ink-soft">{words.end}</p>
              }
            />
          )
        }
      </QueryState>
    </>
  )
}

function useColumns(): readonly Column<Document>[] {
  const { money } = useFormats()
  return [
    {
      header: words.number,
      cell: ({ number, kind, issuedOn, recipient }) => (
        <span className="block leading-tight">
          <span className="figures block whitespace-nowrap">{number}</span>
          <span className="block text-sm text-ink-soft">
            {KIND_NAMES[kind]}, {shortDay(issuedOn)}
          </span>
          <span className="block max-w-[14ch] truncate text-sm sm:max-w-[28ch] md:hidden">{recipient}</span>
        </span>
      ),
    },
    {
      header: words.customer,
      from: 'md',
      cell: ({ recipient }) => <span className="block max-w-[32ch] truncate">{recipient}</span>,
    },
    {
      header: words.order,
      from: 'lg',
      cell: ({ orderId, orderNumber }) => (
        <Link to={paths.order(orderId)} className="figures underline underline-offset-4">
          {orderNumber}
        </Link>
      ),
    },
    {
      header: words.amount,
      numeric: true,
      cell: ({ kind, totalMinor }) => (
        <strong className="whitespace-nowrap">
          {money(kind === 'credit_note' ? -totalMinor : totalMinor)}
        </strong>
      ),
    },
    { header: words.actions, from: 'md', cell: (document) => <DocumentButtons document={document} /> },
  ]
}

/** From `YYYY-MM` back. */
function lastMonths(latest: string): string[] {
  const [year = 0, month = 1] = latest.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  )
}

function monthName(month: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}
