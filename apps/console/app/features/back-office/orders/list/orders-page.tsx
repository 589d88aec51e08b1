import { Button } from '@platen/ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useToday } from '../../../../lib/formats.ts'
import { useKeys } from '../../../../lib/keyboard.ts'
import { PageHeader } from '../../../../lib/pages/page-header.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useFilters } from '../../../../lib/lists/use-filters.ts'
import { useRefusal } from '../../../people/session/index.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { DownloadOrders } from './download-orders.tsx'
import { OrderBoard } from './order-board.tsx'
import { OrderFilterBar } from './order-filter-bar.tsx'
import { FILTER_NAMES, asQuery } from './order-filters.ts'
import { OrderRows } from './order-rows.tsx'
import { OrderViews } from './order-views.tsx'
import { useBulk } from './use-bulk.ts'

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
  const turn = () => set({ view: board ? '' : 'board' })
  useKeys({
    '/': { label: 'Search orders', run: () => search.current?.focus() },
    n: { label: 'New order', run: write, unavailable: refusal },
    v: { label: board ? 'View as list' : 'View as board', run: turn },
  })
  return (
    <>
      <PageHeader title="Orders">
        <Button variant="quiet" onClick={turn} aria-keyshortcuts="v">
          {board ? 'View as list' : 'View as board'}
        </Button>
        <DownloadOrders query={query} />
        <Button unavailable={refusal} onClick={write} aria-keyshortcuts="n">
          New order
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
