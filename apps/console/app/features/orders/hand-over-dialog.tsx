import { useState } from 'react'
import { AsideField } from './aside-field.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { useDesk } from './desk.ts'
import { useDialogDecision } from './use-dialog-decision.ts'
import { written } from './written.ts'

/** Hands the order over, which completes it. */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const { order } = useDesk()
  const [receivedBy, setReceivedBy] = useState('')
  const [note, setNote] = useState('')
  const decision = useDialogDecision('hand_over', { onClose, done: 'handed over' })
  return (
    <DecisionDialog
      title="Hand over"
      doIt="It was handed over"
      onClose={onClose}
      action={decision}
      onSubmit={() => decision.run(written({ receivedBy, note }))}
    >
      <p>This completes the order of {order.customer.name}.</p>
      <AsideField
        label="Received by"
        optional="if somebody else"
        value={receivedBy}
        maxLength={120}
        onChange={setReceivedBy}
      />
      <AsideField label="Note" optional="for the team" value={note} maxLength={500} onChange={setNote} />
    </DecisionDialog>
  )
}
