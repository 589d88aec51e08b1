import { fill } from '@platen/messages'
import { Button, MarkedText } from '@platen/ui'
import { m } from '../../../../messages/messages.ts'
import { useOrderContext } from '../order/order-context.ts'
import { obstacleTo } from '../../../../lib/requests/obstacle.ts'
import { MOVES, MOVE_GROUPS, nextMove, type Move } from '../order/moves.ts'

const DANGER: readonly Move[] = ['cancel', 'reject_payment', 'refund', 'return']

export function MovesPanel({ onMove }: { onMove: (move: Move) => void }) {
  const { order } = useOrderContext()
  const next = nextMove(order)
  const possible = (move: Move) => obstacleTo(order, move) === undefined
  const other: Move = order.status === 'on_hold' ? 'hold' : 'resume'
  const groups = MOVE_GROUPS.map(({ label, moves }) => ({ label, moves: moves.filter(possible) }))
  const notNow = MOVE_GROUPS.flatMap(({ moves }) => moves).filter((move) => move !== other && !possible(move))
  return (
    <nav aria-label={m.orderPage.actions.label} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
      {groups
        .filter(({ moves }) => moves.length > 0)
        .map(({ label, moves }) => (
          <div key={label}>
            <h2 className="mb-1 font-text text-xs font-semibold tracking-normal text-ink-soft">{label}</h2>
            <ul className="divide-y divide-rule border-y border-rule-strong">
              {moves.map((move) => (
                <li key={move}>
                  <MoveButton move={move} isNext={move === next} onMove={onMove} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      {notNow.length > 0 && (
        <details open={matchMedia('(min-width: 80rem)').matches} className="sm:col-span-2 xl:col-span-1">
          <summary className="min-h-9 cursor-pointer text-xs font-semibold text-ink-soft">
            <MarkedText
              text={fill(m.orderPage.actions.unavailable, { count: notNow.length })}
              marks={{ count: (text) => <span className="figures">{text}</span> }}
            />
          </summary>
          <ul className="divide-y divide-rule border-y border-rule sm:max-xl:columns-2">
            {notNow.map((move) => (
              <li key={move} className="break-inside-avoid">
                <MoveButton move={move} isNext={false} onMove={onMove} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  )
}

interface MoveButtonProps {
  readonly move: Move
  readonly isNext: boolean
  readonly onMove: (move: Move) => void
}

function MoveButton({ move, isNext, onMove }: MoveButtonProps) {
  const { order } = useOrderContext()
  const obstacle = obstacleTo(order, move)
  const { label, key } = MOVES[move]
  const id = `why-not-${move}`
  return (
    <>
      <Button
        variant={isNext ? 'press' : 'quiet'}
        unavailable={obstacle}
        aria-describedby={obstacle === undefined ? undefined : id}
        aria-keyshortcuts={key}
        className={`w-full justify-start rounded-none px-3! ${obstacle === undefined ? '' : 'min-h-0 pt-1.5 pb-0 text-sm'} ${DANGER.includes(move) && !isNext && obstacle === undefined ? 'text-bad!' : ''}`}
        onClick={() => onMove(move)}
      >
        <span className="flex-1 text-left">{label}</span>
        {key !== undefined && obstacle === undefined && <Key name={key} />}
      </Button>
      {obstacle !== undefined && (
        <p id={id} className="px-3 pb-1.5 text-xs leading-tight text-ink-soft">
          {obstacle}
        </p>
      )}
    </>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="figures rounded-platen border border-current px-1.5 text-xs opacity-70"
    >
      {name}
    </kbd>
  )
}
