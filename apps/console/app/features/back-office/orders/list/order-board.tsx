import { useState, type KeyboardEvent } from 'react'
import { Dialog } from '../../../../lib/dialog.tsx'
import { BoardColumn } from './board-column.tsx'
import { type BulkMoveName, bulkMove, bulkMovesOf } from './bulk-moves.ts'
import type { OrderQuery } from './order-filters.ts'
import type { OrderSummary } from '../order/order.ts'
import { OPEN_STAGES, STAGES, nextSteps } from '../order/stage.ts'
import { Button, buttonClass, useOnline } from '@platen/ui'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { m } from '../../../../messages/messages.ts'

interface OrderBoardProps {
  readonly query: OrderQuery
  readonly onMove: (move: BulkMoveName, orders: readonly OrderSummary[]) => void
}

export function OrderBoard({ query, onMove }: OrderBoardProps) {
  const [moving, setMoving] = useState<OrderSummary>()
  const { stage, sort: _, ...rest } = query
  const wanted = stage?.split(',')
  const stages = OPEN_STAGES.filter((name) => wanted?.includes(name) ?? true)
  return (
    <>
      <div
        role="group"
        aria-label={m.orders.board.label}
        onKeyDown={moveFocus}
        className="-mx-4 flex snap-x gap-px overflow-x-auto border-y border-rule-strong bg-rule md:-mx-6 2xl:mx-0"
      >
        {stages.map((name) => (
          <BoardColumn key={name} stage={name} query={rest} onOpen={setMoving} />
        ))}
      </div>
      {moving && (
        <CardMovesDialog
          order={moving}
          onClose={() => setMoving(undefined)}
          onMove={(move) => {
            setMoving(undefined)
            onMove(move, [moving])
          }}
        />
      )}
    </>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const from = event.target instanceof Element ? event.target.closest('[data-card]') : null
  const column = from?.closest('[data-column]')
  if (!step || !from || !column || event.ctrlKey || event.metaKey || event.altKey) return
  const cardsIn = (place: Element) => [...place.querySelectorAll('[data-card]')]
  const columns = [...event.currentTarget.querySelectorAll('[data-column]')].filter(
    (one) => cardsIn(one).length > 0,
  )
  const height = cardsIn(column).indexOf(from)
  const there = columns[columns.indexOf(column) + step.columns]
  const cards = there ? cardsIn(there) : []
  const card = cards[Math.min(Math.max(height + step.cards, 0), cards.length - 1)]
  if (!card) return
  event.preventDefault()
  card.querySelector<HTMLElement>('a')?.focus()
}

const STEPS: Readonly<Record<string, { readonly columns: number; readonly cards: number }>> = {
  ArrowDown: { columns: 0, cards: 1 },
  ArrowUp: { columns: 0, cards: -1 },
  ArrowRight: { columns: 1, cards: 0 },
  ArrowLeft: { columns: -1, cards: 0 },
}

interface CardMovesDialogProps {
  readonly order: OrderSummary
  readonly onMove: (move: BulkMoveName) => void
  readonly onClose: () => void
}

function CardMovesDialog({ order, onMove, onClose }: CardMovesDialogProps) {
  const online = useOnline()
  const { id, number, customerName, stage } = order
  const moves = bulkMovesOf(order)
  return (
    <Dialog title={number} onClose={onClose}>
      <p>
        {customerName}. {STAGES[stage].label}.{' '}
        <span className="text-ink-soft">{nextSteps(order).join(' ')}</span>
      </p>
      <div className="grid gap-2">
        <Link to={paths.order(id)} className={buttonClass('press')}>
          {m.orders.board.open}
        </Link>
        {moves.map((name) => (
          <Button
            key={name}
            variant="line"
            unavailable={online ? undefined : m.shared.requests.offline}
            onClick={() => onMove(name)}
          >
            {bulkMove(name).label}
          </Button>
        ))}
      </div>
      {moves.length === 0 && <p className="text-sm text-ink-soft">{m.orders.board.noActions}</p>}
    </Dialog>
  )
}
