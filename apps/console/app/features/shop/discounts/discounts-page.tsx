import { EmptyState, LoadingRows, Pill, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/formats.ts'
import { RecordTable, type Column } from '../../../lib/lists/record-table.tsx'
import { useKeyset } from '../../../lib/lists/use-keyset.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { api } from '../../../lib/requests/api.ts'
import { QueryError } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import type { Discount } from './discount-document.ts'
import { STATE_TONES, useGiven, usesText } from './discount-words.ts'

const texts = m.discounts

export function DiscountsPage() {
  const refusal = useRefusal('discounts:write')
  return (
    <>
      <PageHeader title={texts.title}>
        {refusal === undefined && (
          <Link to={paths.newDiscount()} className={buttonClass('press')}>
            {texts.new}
          </Link>
        )}
      </PageHeader>
      <DiscountTable />
    </>
  )
}

function DiscountTable() {
  const formats = useFormats()
  const given = useGiven()
  const list = useKeyset(['discounts', 'list'], (query, signal) => api.listDiscounts({ query, signal }))
  if (list.query.error && list.rows.length === 0)
    return <QueryError error={list.query.error} onRetry={() => void list.query.refetch()} />
  if (list.query.isPending) return <LoadingRows label={texts.what} />
  if (list.rows.length === 0) {
    return (
      <EmptyState title={texts.none}>
        <p className="max-w-prose">{texts.noneHint}</p>
      </EmptyState>
    )
  }
  const columns: readonly Column<Discount>[] = [
    { header: texts.code, cell: ({ code }) => <strong className="figures break-all">{code}</strong> },
    { header: texts.kind, cell: given },
    {
      header: texts.state,
      cell: ({ state }) => <Pill tone={STATE_TONES[state]}>{texts.states[state]}</Pill>,
    },
    { header: texts.uses, cell: usesText, from: 'md' },
    { header: texts.given, cell: ({ givenMinor }) => formats.money(givenMinor), from: 'lg' },
    {
      header: texts.validUntil,
      cell: ({ validUntil }) => validUntil && formats.day(validUntil.slice(0, 10)),
      from: 'xl',
    },
  ]
  return (
    <RecordTable
      label={texts.title}
      rows={list.rows}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ code }) => code}
      rowPath={({ id }) => paths.discount(id)}
      onMore={list.more}
      hasMore={list.query.hasNextPage}
    />
  )
}
