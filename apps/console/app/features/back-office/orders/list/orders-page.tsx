import { fill } from '@platen/messages'
import { Button } from '@platen/ui'
import { useRef, useState } from 'react'
import { useNavigate, Link } from 'react-router'
import { useToday } from '../../../../lib/formats.ts'
import { useKeys } from '../../../../lib/keyboard.ts'
import { PageHeader } from '../../../../lib/pages/page-header.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useFilters } from '../../../../lib/lists/use-filters.ts'
import { m } from '../../../../messages/messages.ts'
import { useRefusal } from '../../../people/session/index.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { OrderBoard } from './order-board.tsx'
import { OrderFilterBar } from './order-filter-bar.tsx'
import {
  FILTER_NAMES,
  asQuery,
  VIEWS,
  sameFilters,
  searchOf,
  type Filters,
  type OrderQuery,
} from './order-filters.ts'
import { useBulk } from './use-bulk.ts'
import { api } from '../../../../lib/requests/api.ts'
import { useAction } from '../../../../lib/requests/use-action.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { BulkMoveName } from './bulk-moves.ts'
import type { OrderSummary } from '../order/order.ts'
import { useOrderList } from './order-list.ts'
import { OrderTable } from './order-table.tsx'

export function OrdersPage() {
  const { filters: address, set } = useFilters([...FILTER_NAMES, 'view'])
  const { view, ...filters } = address
  const board = view === 'board'
  const query = asQuery(filters, useToday())
  const search = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const refusal = useRefusal('orders:write')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE)
  const bulk = useBulk({
    onDone: (ids) => setChosen((before) => new Set([...before].filter((id) => !ids.includes(id)))),
  })
  const write = () => void navigate(paths.newOrder())
  const otherView = board ? m.orders.views.list : m.orders.views.board
  const turn = () => set({ view: board ? '' : 'board' })
  useKeys({
    '/': { label: m.orders.search.label, run: () => search.current?.focus() },
    n: { label: m.orders.new, run: write, unavailable: refusal },
    v: { label: otherView, run: turn },
  })
  return (
    <>
      <PageHeader title={m.orders.title}>
        <Button variant="quiet" onClick={turn} aria-keyshortcuts="v">
          {otherView}
        </Button>
        <DownloadOrders query={query} />
        <Button unavailable={refusal} onClick={write} aria-keyshortcuts="n">
          {m.orders.new}
        </Button>
      </PageHeader>
      <OrderViews filters={filters} board={board} />
      <OrderFilterBar filters={filters} onChange={set} searchRef={search} />
      {board ? (
        <OrderBoard query={query} onMove={bulk.begin} />
      ) : (
        <OrderRows query={query} chosen={chosen} onChoose={setChosen} onMove={bulk.begin} />
      )}
      <BulkDialog bulk={bulk} />
    </>
  )
}

const NONE: ReadonlySet<string> = new Set()

function OrderViews({ filters, board }: { filters: Filters; board: boolean }) {
  return (
    <nav aria-label={m.orders.views.label} className="mb-4 overflow-x-auto">
      <ul className="flex gap-1 border-b border-rule">
        {Object.values(VIEWS).map((view) => (
          <li key={view.label}>
            <Link
              to={paths.orders(searchOf(board ? { ...view.filters, view: 'board' } : view.filters))}
              aria-current={sameFilters(view.filters, filters) ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-4 border-transparent px-3 whitespace-nowrap no-underline hover:bg-tray focus-visible:-outline-offset-2 aria-[current=page]:border-press aria-[current=page]:font-semibold"
            >
              {view.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function DownloadOrders({ query }: { query: OrderQuery }) {
  const refusal = useRefusal('orders:export')
  const today = useToday()
  const download = useAction({
    send: () => api.exportOrders({ query }),
    changes: [],
    onDone: (csv) => save(csv, fill(m.orders.download.fileName, { day: today })),
  })
  return (
    <Button
      variant="line"
      busy={download.busy ? m.orders.download.busy : undefined}
      unavailable={refusal ?? download.unavailable}
      onClick={() => download.run(undefined)}
    >
      {m.orders.download.label}
    </Button>
  )
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

interface OrderRowsProps {
  readonly query: OrderQuery
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (ids: ReadonlySet<string>) => void
  readonly onMove: (move: BulkMoveName, orders: readonly OrderSummary[]) => void
}

function OrderRows({ query, chosen, onChoose, onMove }: OrderRowsProps) {
  const list = useOrderList(query)
  const orders = chosen.size === 0 ? [] : list.rows.filter(({ id }) => chosen.has(id))
  return (
    <>
      <OrderTable
        list={list}
        selection={{ ids: chosen, onChange: onChoose }}
        filtered={Object.keys(query).length > 0}
      />
      {orders.length > 0 && <BulkBar chosen={orders} onMove={onMove} onClear={() => onChoose(new Set())} />}
    </>
  )
}
