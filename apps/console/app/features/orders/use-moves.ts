import { useState } from 'react'
import { useKeys, type KeyCommand } from '../../lib/keys.ts'
import { useToasts } from '../../lib/toasts.tsx'
import { useMe } from '../session/index.ts'
import { useDesk } from './desk.ts'
import { MOVES, obstacleTo, type Move } from './moves.ts'
import { NOTE_FIELD } from './notes-section.tsx'
import { useDecision } from './use-decision.ts'

/** The moves with the order on the desk, by button and by letter, and which of them is being asked about. */
export function useMoves() {
  const { order } = useDesk()
  const me = useMe()
  const toasts = useToasts()
  const [asking, setAsking] = useState<Move>()
  const holdAgain = useDecision('hold')
  const resume = useDecision('resume', {
    onDone: () => {
      const { holdReason } = order
      toasts.good(`${order.number} goes on`, {
        ...(holdReason !== null && { undo: () => holdAgain.run({ reason: holdReason }) }),
      })
    },
  })

  function make(move: Move): void {
    if (move === 'resume') resume.run({})
    else if (move === 'add_note') document.getElementById(NOTE_FIELD)?.focus()
    else setAsking(move)
  }

  useKeys(
    Object.fromEntries(
      lettersOf(order.status === 'on_hold').map(([key, move]): [string, KeyCommand] => [
        key,
        { label: MOVES[move].label, run: () => make(move), unavailable: obstacleTo(order, move, me) },
      ]),
    ),
  )
  return { asking, make, close: () => setAsking(undefined) }
}

/** One letter stops and resumes. */
function lettersOf(isOnHold: boolean): [string, Move][] {
  return (Object.keys(MOVES) as Move[]).flatMap((move): [string, Move][] => {
    const { key } = MOVES[move]
    return key === undefined || move === (isOnHold ? 'hold' : 'resume') ? [] : [[key, move]]
  })
}
