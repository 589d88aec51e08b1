import { fill } from '@platen/messages'
import { LoadingRows, MarkedText } from '@platen/ui'
import { Link } from 'react-router'
import { api } from '../../../../lib/requests/api.ts'
import { useToday } from '../../../../lib/formats.ts'
import { paths } from '../../../../lib/paths.ts'
import { QueryError } from '../../../../lib/requests/query-state.tsx'
import { m } from '../../../../messages/messages.ts'
import { searchOf, type OrderQuery } from './order-filters.ts'
import type { OrderSummary } from '../order/order.ts'
import { Promised } from './order-table.tsx'
import { STAGES, type Stage } from '../order/stage.ts'
import { useRead } from '../../../../lib/requests/use-read.ts'

const words = m.orders.board

/** The list shows the rest. */
const SHOWN = 20

interface BoardColumnProps {
  readonly stage: Stage
  readonly query: Omit<OrderQuery, 'stage' | 'sort'>
  readonly onOpen: (order: OrderSummary) => void
}

export function BoardColumn({ stage, query, onOpen }: BoardColumnProps) {
  const column = useRead(
    ['orders', 'board', stage, query],
    (signal) => api.listOrders({ query: { ...query, stage, sort: 'due', limit: SHOWN + 1 }, signal }),
    { keepPrevious: true },
  )
  const orders = column.data?.slice(0, SHOWN) ?? []
  const more = (column.data?.length ?? 0) > SHOWN
  return (
    <section
      data-column
      aria-label={STAGES[stage].label}
      className="flex min-h-72 min-w-[10.5rem] flex-1 snap-start flex-col bg-paper"
    >
      <h2 className="flex items-center justify-between gap-2 border-b border-rule-strong bg-tray px-3 py-2 text-sm">
        {STAGES[stage].label}
        {column.data && (
          <span className="figures text-sm text-ink-soft">{more ? `${SHOWN}+` : orders.length}</span>
        )}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 p-2">
        {column.isPending && (
          <LoadingRows rows={2} label={fill(words.loading, { stage: STAGES[stage].label })} />
        )}
        {column.data === undefined && column.error && (
          <QueryError error={column.error} onRetry={() => void column.refetch()} />
        )}
        {column.data && orders.length === 0 && <p className="p-2 text-sm text-ink-soft">{words.empty}</p>}
        {orders.map((order) => (
          <Card key={order.id} order={order} onOpen={() => onOpen(order)} />
        ))}
        {more && (
          <Link
            to={paths.orders(searchOf({ stage, sort: 'due' }))}
            className="flex min-h-11 items-center px-2 text-sm underline underline-offset-4"
          >
            {words.viewAll}
          </Link>
        )}
      </div>
    </section>
  )
}

function Card({ order, onOpen }: { order: OrderSummary; onOpen: () => void }) {
  const today = useToday()
  const { id, number, customerName, units, fulfilmentMethod } = order
  return (
    <article
      data-card
      aria-label={fill(words.card, { number, customer: customerName })}
      className="rounded-platen border border-rule-strong bg-sheet focus-within:border-press"
    >
      <div className="flex items-center justify-between pl-2">
        <Link
          to={paths.order(id)}
          className="figures inline-flex min-h-11 items-center text-xs font-semibold underline-offset-4 hover:underline"
        >
          {number}
        </Link>
        <button
          type="button"
          aria-label={fill(words.actions, { number })}
          aria-haspopup="dialog"
          onClick={onOpen}
          className="grid size-11 place-items-center rounded-platen hover:bg-tray"
        >
          <svg viewBox="0 0 16 16" className="size-4" fill="currentColor" aria-hidden="true">
            <path d="M2 6.5h3v3H2zM6.5 6.5h3v3h-3zM11 6.5h3v3h-3z" />
          </svg>
        </button>
      </div>
      <p className="truncate px-2">{customerName}</p>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-2 border-t border-dashed border-rule-strong px-2 py-2 text-sm">
        <span className="text-ink-soft">
          <MarkedText
            text={fill(words.units[fulfilmentMethod], { units })}
            marks={{ units: (text) => <span className="figures">{text}</span> }}
          />
        </span>
        <Promised {...order} today={today} />
      </p>
    </article>
  )
}
