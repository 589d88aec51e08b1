import { BulkBar } from './bulk-bar.tsx'
import type { BulkMoveName } from './bulk-moves.ts'
import type { OrderQuery } from './order-filters.ts'
import type { OrderSummary } from '../order/order.ts'
import { useOrderList } from './order-list.ts'
import { OrderTable } from './order-table.tsx'

interface OrderRowsProps {
  readonly query: OrderQuery
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (ids: ReadonlySet<string>) => void
  readonly onMove: (move: BulkMoveName, orders: readonly OrderSummary[]) => void
}

/** Selected orders that the filters hide are deselected. */
export function OrderRows({ query, chosen, onChoose, onMove }: OrderRowsProps) {
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
