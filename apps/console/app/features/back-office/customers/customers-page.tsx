import { Button, EmptyState, LoadingRows, TextField, buttonClass } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { ago, useFormats } from '../../../lib/formats.ts'
import { useKeys } from '../../../lib/keyboard.ts'
import { RecordTable, type Column } from '../../../lib/lists/record-table.tsx'
import { useDebounced } from '../../../lib/lists/use-debounced.ts'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { useKeyset } from '../../../lib/lists/use-keyset.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { api } from '../../../lib/requests/api.ts'
import { QueryError } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { NewCustomerDialog } from './customer-dialog.tsx'
import { Tags } from './customer-tags.tsx'
import type { Customer } from './customers.ts'

const texts = m.customers
const SEARCH_ID = 'customer-search'
/** The API searches from three characters on. */
const SHORTEST = 3

export function CustomersPage() {
  const { filters, set } = useFilters(['q', 'tag'])
  const [adding, setAdding] = useState(false)
  const refusal = useRefusal('customers:write')
  const add = () => setAdding(true)
  useKeys({
    '/': { label: texts.search.key, run: () => document.getElementById(SEARCH_ID)?.focus() },
    n: { label: texts.add, run: add, unavailable: refusal },
  })
  return (
    <>
      <PageHeader title={texts.title}>
        {refusal === undefined && (
          <Link to={paths.customerImport()} className={buttonClass('line')}>
            {m.customerImport.title}
          </Link>
        )}
        <Button unavailable={refusal} onClick={add} aria-keyshortcuts="n">
          {texts.add}
        </Button>
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <TextField
          className="min-w-0 flex-1 basis-64"
          label={texts.search.label}
          type="search"
          placeholder={texts.search.placeholder}
          maxLength={80}
          id={SEARCH_ID}
          defaultValue={filters.q}
          onChange={({ target }) => set({ q: target.value.trim() })}
        />
        {filters.tag !== undefined && (
          <Button variant="line" onClick={() => set({ tag: '' })}>
            {filters.tag} ×<span className="sr-only"> {texts.search.anyTag}</span>
          </Button>
        )}
      </div>
      <CustomerTable words={filters.q ?? ''} tag={filters.tag} onTag={(tag) => set({ tag })} />
      {adding && <NewCustomerDialog onClose={() => setAdding(false)} />}
    </>
  )
}

interface CustomerTableProps {
  readonly words: string
  readonly tag: string | undefined
  readonly onTag: (tag: string) => void
}

function CustomerTable({ words, tag, onTag }: CustomerTableProps) {
  const formats = useFormats()
  const settled = useDebounced(words)
  const query = {
    ...(settled.length >= SHORTEST && { q: settled }),
    ...(tag !== undefined && { tag }),
  }
  const list = useKeyset(['customers', 'list', query], (page, signal) =>
    api.listCustomers({ query: { ...query, ...page }, signal }),
  )
  if (list.query.error && list.rows.length === 0)
    return <QueryError error={list.query.error} onRetry={() => void list.query.refetch()} />
  if (list.query.isPending) return <LoadingRows label={texts.loading} />
  if (list.rows.length === 0) {
    const isFiltered = Object.keys(query).length > 0
    return (
      <EmptyState title={isFiltered ? texts.noMatch : texts.none}>
        <p className="max-w-prose">{isFiltered ? texts.noMatchHint : texts.noneHint}</p>
      </EmptyState>
    )
  }
  return (
    <RecordTable
      label={texts.title}
      rows={list.rows}
      columns={columnsOf(formats.money, onTag)}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      rowPath={({ id }) => paths.customer(id)}
      onMore={list.more}
      hasMore={list.query.hasNextPage}
    />
  )
}

function columnsOf(
  money: (minor: number) => string,
  onTag: (tag: string) => void,
): readonly Column<Customer>[] {
  return [
    {
      header: texts.fields.name,
      cell: ({ name, company }) => (
        <span className="grid">
          <span className="line-clamp-2 break-words">{name}</span>
          {company !== null && <span className="line-clamp-1 text-sm text-ink-soft">{company}</span>}
        </span>
      ),
    },
    {
      header: texts.contact,
      from: 'md',
      cell: ({ email, phone }) => (
        <span className="grid text-sm break-all">
          {email !== null && <span>{email}</span>}
          {phone !== null && <span className="figures text-ink-soft">{phone}</span>}
        </span>
      ),
    },
    { header: texts.fields.tags, from: 'xl', cell: ({ tags }) => <Tags tags={tags} onTag={onTag} /> },
    { header: texts.orders, numeric: true, cell: ({ orders }) => <span className="figures">{orders}</span> },
    {
      header: texts.lifetime,
      numeric: true,
      from: 'md',
      cell: ({ lifetimeMinor }) => <span className="figures whitespace-nowrap">{money(lifetimeMinor)}</span>,
    },
    {
      header: texts.lastOrder,
      from: 'lg',
      cell: ({ lastOrderAt }) => (
        <span className="whitespace-nowrap">{lastOrderAt === null ? '–' : ago(lastOrderAt)}</span>
      ),
    },
  ]
}
