import { useState } from 'react'
import { useToasts } from '../../lib/toasts.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { useDesk } from './desk.ts'
import { hasPrinted } from './moves.ts'
import type { Order } from './order.ts'
import { ReasonField } from './reason-field.tsx'
import { useDecision } from './use-decision.ts'

export type ReasonedMove = 'hold' | 'cancel' | 'fail_handover' | 'return'

interface ReasonWords {
  readonly title: string
  readonly label: string
  readonly doIt: string
  /** What follows from it. */
  readonly consequence: string
  readonly templates: readonly string[]
  readonly done: string
}

const WORDS: Readonly<Record<ReasonedMove, ReasonWords>> = {
  hold: {
    title: 'Put on hold',
    label: 'Reason, which the customer reads',
    doIt: 'Put on hold',
    consequence: 'Nothing of it is printed or handed over until it is resumed.',
    templates: ['We are waiting for your answer.', 'The garment is out of stock for some days.'],
    done: 'On hold',
  },
  cancel: {
    title: 'Cancel the order',
    label: 'Reason, which the customer reads',
    doIt: 'Cancel the order',
    consequence:
      'This cannot be taken back. Its blanks return to the shelf; what was paid stays until it is refunded.',
    templates: ['As you asked.', 'We could not reach you.', 'The garment is not made any more.'],
    done: 'Cancelled',
  },
  fail_handover: {
    title: 'The handover failed',
    label: 'What happened, for the team alone',
    doIt: 'Handover failed',
    consequence: 'It waits until somebody makes it ready again.',
    templates: ['Nobody came.', 'Nobody was at the address.', 'Asked for another day.'],
    done: 'Handover failed',
  },
  return: {
    title: 'Take the order back',
    label: 'Why it came back, for the team alone',
    doIt: 'Take back',
    consequence: 'This cannot be taken back. What was paid stays until it is refunded.',
    templates: ['Wrong size.', 'The print came off.', 'Not as it was ordered.'],
    done: 'Taken back',
  },
}

/** A move that needs a reason. */
export function ReasonDialog({ move, onClose }: { move: ReasonedMove; onClose: () => void }) {
  const { order } = useDesk()
  const toasts = useToasts()
  const [reason, setReason] = useState('')
  const resume = useDecision('resume', { onDone: () => toasts.good(`${order.number} goes on`) })
  const decision = useDecision(move, {
    inDialog: true,
    onDone: () => {
      onClose()
      toasts.good(`${order.number}: ${WORDS[move].done}`, {
        ...(move === 'hold' && { undo: () => resume.run({}) }),
      })
    },
  })
  const { title, label, doIt, consequence, templates } = WORDS[move]
  const needed = isNeeded(move, order)
  const text = reason.trim()
  return (
    <DecisionDialog
      title={title}
      doIt={doIt}
      onClose={onClose}
      action={decision}
      missing={needed && text === '' ? 'It needs a reason.' : undefined}
      onSubmit={() => decision.run(text === '' ? {} : { reason: text })}
    >
      <p>{consequence}</p>
      <ReasonField
        label={label}
        optional={needed ? undefined : 'if you like'}
        value={reason}
        onChange={setReason}
        templates={templates}
        maxLength={300}
      />
    </DecisionDialog>
  )
}

/** Before the first print, cancelling needs none. */
function isNeeded(move: ReasonedMove, { jobs }: Order): boolean {
  return move !== 'cancel' || hasPrinted(jobs)
}
