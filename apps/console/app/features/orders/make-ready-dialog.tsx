import { DecisionDialog } from './decision-dialog.tsx'
import { useDesk } from './desk.ts'
import { useDialogDecision } from './use-dialog-decision.ts'

/** Asked about, because the customer gets a letter that cannot be called back. */
export function MakeReadyDialog({ onClose }: { onClose: () => void }) {
  const { order } = useDesk()
  const decision = useDialogDecision('make_ready', { onClose, done: 'ready again' })
  return (
    <DecisionDialog
      title="Ready again"
      doIt="Tell the customer"
      onClose={onClose}
      action={decision}
      onSubmit={() => decision.run({})}
    >
      <p>{order.customer.name} is told that the order is ready for another handover.</p>
    </DecisionDialog>
  )
}
