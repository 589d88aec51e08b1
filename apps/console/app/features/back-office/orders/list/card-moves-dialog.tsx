import { Button, Dialog, buttonClass, useOnline } from '@platen/ui'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { bulkMove, bulkMovesOf, type BulkMoveName } from './bulk-moves.ts'
import type { OrderSummary } from '../order/order.ts'
import { STAGES } from '../order/stage.ts'

interface CardMovesDialogProps {
  readonly order: OrderSummary
  readonly onMove: (move: BulkMoveName) => void
  readonly onClose: () => void
}

export function CardMovesDialog({ order, onMove, onClose }: CardMovesDialogProps) {
  const online = useOnline()
  const { id, number, customerName, stage } = order
  const { label, next } = STAGES[stage]
  const moves = bulkMovesOf(order)
  return (
    <Dialog title={number} onClose={onClose}>
      <p>
        {customerName}. {label}.{next !== undefined && <span className="text-ink-soft"> {next}</span>}
      </p>
      <div className="grid gap-2">
        <Link to={paths.order(id)} className={buttonClass('press')}>
          Open order
        </Link>
        {moves.map((name) => (
          <Button
            key={name}
            variant="line"
            unavailable={online ? undefined : 'You are offline. Reconnect to do this.'}
            onClick={() => onMove(name)}
          >
            {bulkMove(name).label}
          </Button>
        ))}
      </div>
      {moves.length === 0 && <p className="text-sm text-ink-soft">No other actions are available here.</p>}
    </Dialog>
  )
}
