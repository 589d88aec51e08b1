import { ago } from '../../../lib/formats.ts'
import type { Summary } from './queue.ts'

interface QueueStripProps {
  readonly orders: readonly Summary[]
  readonly current: string | undefined
  readonly onOpen: (id: string) => void
}

export function QueueStrip({ orders, current, onOpen }: QueueStripProps) {
  if (orders.length === 0) return null
  return (
    <ol aria-label="Queue" className="mb-6 flex gap-2 overflow-x-auto border-b border-rule pb-3">
      {orders.map(({ id, number, customerName, stageSince, artworkStatus }) => (
        <li key={id} className="shrink-0">
          <button
            type="button"
            aria-current={id === current || undefined}
            onClick={() => onOpen(id)}
            className="min-h-11 rounded-platen border border-t-4 border-rule bg-sheet px-3 py-1 text-left hover:border-ink aria-current:border-press aria-current:bg-press-wash"
          >
            <span className="figures block text-sm font-semibold">{number}</span>
            <span className="block text-xs text-ink-soft">
              {customerName}, {ago(stageSince)}
              {artworkStatus === 'passed' && ', check passed'}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
