import { EmptyState, LoadingRows } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { ago } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { QueryError } from '../../../lib/requests/query-state.tsx'
import { RecordTable, type Column } from '../../../lib/lists/record-table.tsx'
import { useKeyset } from '../../../lib/lists/use-keyset.ts'
import { useDebounced } from '../../../lib/lists/use-debounced.ts'
import { m } from '../../../messages/messages.ts'
import { LeadPill } from './lead-pill.tsx'
import { CHANNELS, TOPICS, type Lead } from './lead-labels.ts'

const labels = m.leads.table

interface LeadTableProps {
  readonly status: Lead['status'] | undefined
  readonly topic: Lead['topic'] | undefined
  readonly channel: Lead['channel'] | undefined
  readonly words: string
}

/** The API searches from three characters on. */
const SHORTEST = 3

export function LeadTable({ words, ...filters }: LeadTableProps) {
  const settled = useDebounced(words)
  const q = settled.length >= SHORTEST ? settled : undefined
  const query = defined({ ...filters, q })
  const list = useKeyset(['leads', 'list', query], (page, signal) =>
    api.listContactLeads({ query: { ...query, ...page }, signal }),
  )
  if (list.query.error && list.rows.length === 0) {
    return <QueryError error={list.query.error} onRetry={() => void list.query.refetch()} />
  }
  if (list.query.isPending) return <LoadingRows label={labels.loading} />
  if (list.rows.length === 0) {
    return Object.keys(query).length === 0 ? (
      <EmptyState title={labels.empty}>
        <p>{labels.emptyHint}</p>
      </EmptyState>
    ) : (
      <EmptyState title={labels.noMatch}>
        <p>{labels.noMatchHint}</p>
      </EmptyState>
    )
  }
  return (
    <RecordTable
      label={labels.label}
      rows={list.rows}
      columns={COLUMNS}
      rowId={({ id }) => id}
      rowName={({ reference }) => reference}
      rowPath={({ id }) => paths.lead(id)}
      onMore={list.more}
      hasMore={list.query.hasNextPage}
    />
  )
}

const COLUMNS: readonly Column<Lead>[] = [
  {
    header: labels.name,
    cell: ({ name }) => <span className="line-clamp-2 max-w-48 break-words">{name}</span>,
  },
  {
    header: labels.status,
    cell: ({ status, statusSince }) => (
      <span className="grid justify-items-start">
        <LeadPill status={status} />
        <span className="text-sm whitespace-nowrap text-ink-soft md:hidden">{ago(statusSince)}</span>
      </span>
    ),
  },
  {
    header: labels.since,
    from: 'md',
    cell: ({ statusSince }) => <span className="whitespace-nowrap">{ago(statusSince)}</span>,
  },
  { header: labels.topic, cell: ({ topic }) => TOPICS[topic], from: 'md' },
  {
    header: labels.message,
    cell: ({ message }) => <span className="line-clamp-1 text-ink-soft">{message}</span>,
    from: 'lg',
  },
  { header: labels.channel, cell: ({ channel }) => CHANNELS[channel], from: 'xl' },
  { header: labels.reference, cell: ({ reference }) => <Reference>{reference}</Reference>, from: 'lg' },
]

function Reference({ children }: { children: string }) {
  return <span className="figures text-sm whitespace-nowrap">{children}</span>
}

type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
}
