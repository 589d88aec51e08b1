import { fill } from '@platen/messages'
import { Button, useOnline } from '@platen/ui'
import { useKeys } from '../../../../lib/keyboard.ts'
import { SelectionBar } from '../../../../lib/lists/selection-bar.tsx'
import { m } from '../../../../messages/messages.ts'
import { useRefusal } from '../../../people/session/index.ts'
import { BULK_MOVE_NAMES, bulkMove, bulkMovesOf, type BulkMoveName } from './bulk-moves.ts'
import type { OrderSummary } from '../order/order.ts'

interface BulkBarProps {
  readonly chosen: readonly OrderSummary[]
  readonly onMove: (move: BulkMoveName, orders: readonly OrderSummary[]) => void
  readonly onClear: () => void
}

export function BulkBar({ chosen, onMove, onClear }: BulkBarProps) {
  const refusal = useRefusal('orders:write')
  const online = useOnline()
  const moves = BULK_MOVE_NAMES.map((name) => {
    const orders = chosen.filter((order) => bulkMovesOf(order).includes(name))
    const { label, key } = bulkMove(name)
    const unavailable =
      refusal ??
      (online ? undefined : m.shared.requests.offline) ??
      (orders.length === 0 ? fill(m.orders.bulk.unavailable, { action: label }) : undefined)
    return { name, key, label, orders, unavailable, run: () => onMove(name, orders) }
  })
  useKeys(
    Object.fromEntries(
      moves.map(({ key, label, unavailable, run }) => [
        key,
        { label: fill(m.orders.bulk.shortcut, { action: label }), run, unavailable },
      ]),
    ),
  )
  return (
    <SelectionBar label={m.orders.bulk.label} count={chosen.length} onClear={onClear}>
      {moves.map(({ name, key, label, orders, unavailable, run }) => (
        <Button
          key={name}
          variant="line"
          className="px-3"
          unavailable={unavailable}
          onClick={run}
          aria-keyshortcuts={key}
        >
          {label}
          {orders.length > 0 && orders.length < chosen.length && (
            <span className="figures text-sm text-ink-soft">{orders.length}</span>
          )}
        </Button>
      ))}
    </SelectionBar>
  )
}
