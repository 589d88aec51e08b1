import { useToasts } from '../../lib/toasts.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { useDesk } from './desk.ts'
import { useDecision } from './use-decision.ts'

/** Asked about, because the customer gets a letter that cannot be called back. */
export function MakeReadyDialog({ onClose }: { onClose: () => void }) {
  const { order } = useDesk()
  const toasts = useToasts()
  const decision = useDecision('make_ready', {
    inDialog: true,
    onDone: () => {
      onClose()
      toasts.good(`${order.number} is ready again`)
    },
  })
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
