import { Button, Cross, useOnline } from '@platen/ui'
import { useKeys } from '../../../../lib/keyboard.ts'
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
      (online ? undefined : 'You are offline. Reconnect to do this.') ??
      (orders.length === 0 ? `${label} is not available for any of the selected orders.` : undefined)
    return { name, key, label, orders, unavailable, run: () => onMove(name, orders) }
  })
  useKeys({
    ...Object.fromEntries(
      moves.map(({ key, label, unavailable, run }) => [
        key,
        { label: `${label}: selected orders`, run, unavailable },
      ]),
    ),
    Escape: { label: 'Clear selection', run: onClear },
  })
  return (
    <div
      role="toolbar"
      aria-label="Selected orders"
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-t-2 border-ink bg-sheet px-4 py-3 shadow-platen md:-mx-6 md:px-6"
    >
      <p role="status" className="font-semibold">
        <span className="figures">{chosen.length}</span> selected
      </p>
      <button
        type="button"
        aria-label="Clear selection"
        aria-keyshortcuts="Escape"
        onClick={onClear}
        className="mr-2 grid size-11 place-items-center rounded-platen hover:bg-tray"
      >
        <Cross />
      </button>
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
    </div>
  )
}
