import { count } from '@platen/messages'
import { EmptyState, MarkedText, Spinner, buttonClass } from '@platen/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { namedDay, shortDay } from '../../../../lib/store-days.ts'
import { useToday, ago, useFormats } from '../../../../lib/formats.ts'
import { paths } from '../../../../lib/paths.ts'
import { QueryState } from '../../../../lib/requests/query-state.tsx'
import { RecordTable, type Column, type Selection } from '../../../../lib/lists/record-table.tsx'
import { locale, m } from '../../../../messages/messages.ts'
import type { OrderSummary } from '../order/order.ts'
import type { useOrderList } from './order-list.ts'
import { daysLate, lateWords } from '../order/late.ts'
import { METHODS } from '../order/order-labels.ts'
import { StagePill } from '../order/stage-pill.tsx'

const words = m.orders.table

interface OrderTableProps {
  readonly list: ReturnType<typeof useOrderList>
  readonly selection: Selection
  readonly filtered: boolean
}

export function OrderTable({ list, selection, filtered }: OrderTableProps) {
  const columns = useColumns()
  const { query, rows, more } = list
  return (
    <QueryState query={query} what={m.orders.what}>
      {() =>
        rows.length === 0 ? (
          <NoOrders filtered={filtered} />
        ) : (
          <div
            aria-busy={query.isPlaceholderData}
            className={`transition-opacity ${query.isPlaceholderData ? 'opacity-50' : ''}`}
          >
            <RecordTable
              label={words.label}
              rows={rows}
              columns={columns}
              rowId={({ id }) => id}
              rowName={({ number }) => number}
              rowPath={({ id }) => paths.order(id)}
              selection={selection}
              onMore={more}
              hasMore={query.hasNextPage}
              end={
                <End
                  shown={rows.length}
                  more={query.hasNextPage}
                  failed={query.isFetchNextPageError}
                  onMore={more}
                />
              }
            />
          </div>
        )
      }
    </QueryState>
  )
}

function useColumns(): readonly Column<OrderSummary>[] {
  const formats = useFormats()
  const today = useToday()
  return [
    {
      header: words.order,
      cell: ({ number, customerName, unreadMessages }) => (
        <span className="grid">
          <span className="figures text-sm whitespace-nowrap">
            {number}
            {unreadMessages > 0 && (
              <span className="ml-2 text-xs font-semibold text-warn">
                {count(locale, m.orderPage.thread.unread, unreadMessages)}
              </span>
            )}
          </span>
          <span className="max-w-40 truncate text-sm font-normal text-ink-soft lg:hidden">
            {customerName}
          </span>
        </span>
      ),
    },
    {
      header: words.customer,
      from: 'lg',
      cell: ({ customerName }) => (
        <span className="block max-w-[10rem] truncate min-[1400px]:max-w-[12rem]">{customerName}</span>
      ),
    },
    {
      header: words.stage,
      cell: ({ stage, stageSince }) => (
        <span className="flex items-center gap-2 max-sm:*:whitespace-normal">
          <StagePill stage={stage} />
          <WideOnly>{ago(stageSince)}</WideOnly>
        </span>
      ),
    },
    { header: words.promised, from: 'md', cell: (order) => <Promised {...order} today={today} /> },
    { header: words.delivery, from: 'xl', cell: (order) => <How {...order} /> },
    { header: words.units, from: 'xl', numeric: true, cell: ({ units }) => formats.number(units) },
    {
      header: words.total,
      from: 'md',
      numeric: true,
      cell: ({ totals }) => <span className="text-sm">{formats.money(totals.totalMinor)}</span>,
    },
    {
      header: words.due,
      from: 'lg',
      numeric: true,
      cell: ({ totals }) =>
        totals.dueMinor === 0 ? (
          <span className="text-ink-soft">–</span>
        ) : (
          <strong className="text-sm">{formats.money(totals.dueMinor)}</strong>
        ),
    },
  ]
}

export function Promised({
  promisedBy,
  status,
  today,
}: Pick<OrderSummary, 'promisedBy' | 'status'> & { today: string }) {
  const late = daysLate({ promisedBy, status }, today) ?? -1
  if (late > 0) return <strong className="whitespace-nowrap text-bad">{lateWords(late)}</strong>
  if (late === 0) return <strong className="text-warn">{words.today}</strong>
  return <span className="whitespace-nowrap">{namedDay(promisedBy)}</span>
}

function How({ fulfilmentMethod, slotDate }: OrderSummary) {
  return (
    <span className="whitespace-nowrap">
      {METHODS[fulfilmentMethod]}
      {slotDate !== null && <WideOnly>, {shortDay(slotDate)}</WideOnly>}
    </span>
  )
}

function WideOnly({ children }: { children: ReactNode }) {
  return <span className="text-sm whitespace-nowrap text-ink-soft max-[1399px]:hidden">{children}</span>
}

interface EndProps {
  readonly shown: number
  readonly more: boolean
  readonly failed: boolean
  readonly onMore: () => void
}

function End({ shown, more, failed, onMore }: EndProps) {
  return (
    <div role="status" className="flex min-h-14 items-center justify-center gap-3 py-4 text-sm text-ink-soft">
      {!more && (
        <span>
          <MarkedText
            text={count(locale, words.count, shown)}
            marks={{ count: (text) => <span className="figures">{text}</span> }}
          />
        </span>
      )}
      {more && !failed && (
        <>
          <Spinner /> {words.loadingMore}
        </>
      )}
      {more && failed && (
        <>
          {words.loadingMoreFailed}
          <button type="button" onClick={onMore} className={buttonClass('line', 'min-h-9')}>
            {m.shared.retry}
          </button>
        </>
      )}
    </div>
  )
}

function NoOrders({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <EmptyState title={words.noMatch}>
        <p>{words.noMatchHint}</p>
        <Link to={paths.orders()} className={buttonClass('line')}>
          {words.viewAll}
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={words.empty}>
      <p>{words.emptyHint}</p>
      <Link to={paths.newOrder()} className={buttonClass('line')}>
        {words.create}
      </Link>
    </EmptyState>
  )
}
