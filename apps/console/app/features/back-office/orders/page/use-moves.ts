import { fill } from '@platen/messages'
import { useState } from 'react'
import { useKeys, type KeyCommand } from '../../../../lib/keyboard.ts'
import { obstacleTo } from '../../../../lib/requests/obstacle.ts'
import { useToasts } from '../../../../lib/toasts.tsx'
import { m } from '../../../../messages/messages.ts'
import { useOrderContext } from '../order/order-context.ts'
import { MOVES, type Move } from '../order/moves.ts'
import { NOTE_FIELD } from './history-sections.tsx'
import { useDecision } from '../order/use-decision.ts'

export function useMoves() {
  const { order } = useOrderContext()
  const toasts = useToasts()
  const [openMove, setOpenMove] = useState<Move>()
  const hold = useDecision('hold')
  const resume = useDecision('resume', {
    onDone: () => {
      const { holdReason } = order
      toasts.good(fill(m.orderPage.resumed, { number: order.number }), {
        ...(holdReason !== null && { undo: () => hold.run({ reason: holdReason }) }),
      })
    },
  })

  function make(move: Move): void {
    if (move === 'resume') resume.run({})
    else if (move === 'add_note') document.getElementById(NOTE_FIELD)?.focus()
    else setOpenMove(move)
  }

  useKeys(
    Object.fromEntries(
      keysOf(order.status === 'on_hold').map(([key, move]): [string, KeyCommand] => [
        key,
        { label: MOVES[move].label, run: () => make(move), unavailable: obstacleTo(order, move) },
      ]),
    ),
  )
  return { openMove, make, close: () => setOpenMove(undefined) }
}

/** One key holds and resumes. */
function keysOf(isOnHold: boolean): [string, Move][] {
  return (Object.keys(MOVES) as Move[]).flatMap((move): [string, Move][] => {
    const { key } = MOVES[move]
    return key === undefined || move === (isOnHold ? 'hold' : 'resume') ? [] : [[key, move]]
  })
}
