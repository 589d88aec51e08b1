import { Button, useOnline } from '@platen/ui'
import { useKeys } from '../../lib/keys.ts'
import { useRefusal } from '../session/index.ts'
import { MOVE_NAMES, moveOf, movesOf, type MoveName } from './order-actions.ts'
import type { OrderSummary } from './order-list.ts'

interface BulkBarProps {
  readonly chosen: readonly OrderSummary[]
  readonly onMove: (move: MoveName, orders: readonly OrderSummary[]) => void
  readonly onClear: () => void
}

/** The letter of each move while something is chosen. */
const LETTERS: Readonly<Record<MoveName, string>> = {
  hold: 'h',
  resume: 'r',
  hand_over: 'o',
  make_ready: 'g',
  add_note: 't',
  cancel: 'c',
}

/** What can be done with the orders that are chosen, each with those of them that it is possible for. */
export function BulkBar({ chosen, onMove, onClear }: BulkBarProps) {
  const refusal = useRefusal('orders:write')
  const online = useOnline()
  const moves = MOVE_NAMES.map((name) => {
    const orders = chosen.filter((order) => movesOf(order).includes(name))
    const { label } = moveOf(name)
    const unavailable =
      refusal ??
      (online ? undefined : 'You are offline: this needs the connection.') ??
      (orders.length === 0 ? `${label}: not possible for any of the chosen orders as they stand.` : undefined)
    return { name, label, orders, unavailable, run: () => onMove(name, orders) }
  })
  useKeys({
    ...Object.fromEntries(
      moves.map(({ name, label, unavailable, run }) => [
        LETTERS[name],
        { label: `${label} the chosen orders`, run, unavailable },
      ]),
    ),
    Escape: { label: 'Choose none', run: onClear },
  })
  return (
    <div
      role="toolbar"
      aria-label="The chosen orders"
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-t-2 border-ink bg-sheet px-4 py-3 shadow-platen md:-mx-6 md:px-6"
    >
      <p role="status" className="mr-2 font-semibold">
        <span className="figures">{chosen.length}</span> chosen
      </p>
      {moves.map(({ name, label, orders, unavailable, run }) => (
        <Button
          key={name}
          look="line"
          className="px-3"
          unavailable={unavailable}
          onClick={run}
          aria-keyshortcuts={LETTERS[name]}
        >
          {label}
          {orders.length > 0 && orders.length < chosen.length && (
            <span className="figures text-sm text-ink-soft">{orders.length}</span>
          )}
        </Button>
      ))}
      <Button look="quiet" className="ml-auto px-3" onClick={onClear}>
        Choose none
      </Button>
    </div>
  )
}
