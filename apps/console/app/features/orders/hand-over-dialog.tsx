import { TextField } from '@platen/ui'
import { useState } from 'react'
import { useToasts } from '../../lib/toasts.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { useDesk } from './desk.ts'
import { useDecision } from './use-decision.ts'

/** Hands the order over, which completes it. */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const { order } = useDesk()
  const toasts = useToasts()
  const [receivedBy, setReceivedBy] = useState('')
  const [note, setNote] = useState('')
  const decision = useDecision('hand_over', {
    inDialog: true,
    onDone: () => {
      onClose()
      toasts.good(`${order.number}: handed over`)
    },
  })
  return (
    <DecisionDialog
      title="Hand over"
      doIt="It was handed over"
      onClose={onClose}
      action={decision}
      onSubmit={() =>
        decision.run({
          ...(receivedBy.trim() !== '' && { receivedBy: receivedBy.trim() }),
          ...(note.trim() !== '' && { note: note.trim() }),
        })
      }
    >
      <p>This completes the order of {order.customer.name}.</p>
      <TextField
        label="Received by"
        optional="if somebody else"
        value={receivedBy}
        maxLength={120}
        onChange={({ target }) => setReceivedBy(target.value)}
      />
      <TextField
        label="Note"
        optional="for the team"
        value={note}
        maxLength={500}
        onChange={({ target }) => setNote(target.value)}
      />
    </DecisionDialog>
  )
}
