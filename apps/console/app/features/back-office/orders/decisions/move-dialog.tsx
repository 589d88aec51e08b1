import { Dialog } from '../../../../lib/dialog.tsx'
import { laterDialog } from '../../../../lib/later-part.tsx'
import { m } from '../../../../messages/messages.ts'
import { ApproveArtworkDialog } from './approve-artwork-dialog.tsx'
import { useOrderContext } from '../order/order-context.ts'
import type { Move } from '../order/moves.ts'
import { SimpleDecisionDialog, submittedOf } from './simple-decision-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ReplaceArtworkDialog } from './replace-artwork-dialog.tsx'
import { RequestChangesDialog } from './request-changes-dialog.tsx'
import { TakePaymentDialog } from './take-payment-dialog.tsx'
import { VerifyPaymentDialog } from './verify-payment-dialog.tsx'

/** Later, because only this dialog needs the form library. */
const EditOrderDialog = laterDialog(async () => (await import('./edit-order-dialog.tsx')).EditOrderDialog, {
  whileLoading: ({ onClose }) => (
    <Dialog title={m.decisions.edit.loading} onClose={onClose} children={null} />
  ),
})

/** Later, because few orders are changed. */
const ChangeOrderDialog = laterDialog(
  async () => (await import('../change/change-order-dialog.tsx')).ChangeOrderDialog,
)

interface MoveDialogProps {
  readonly move: Move
  readonly onClose: () => void
  readonly onMove: (move: Move) => void
}

export function MoveDialog({ move, onClose, onMove }: MoveDialogProps) {
  const submitted = submittedOf(useOrderContext().order.payments)
  switch (move) {
    case 'verify_payment':
      return (
        submitted && (
          <VerifyPaymentDialog
            payment={submitted}
            onClose={onClose}
            onReject={() => onMove('reject_payment')}
          />
        )
      )
    case 'record_payment':
      return <TakePaymentDialog onClose={onClose} />
    case 'refund':
      return <RefundDialog onClose={onClose} />
    case 'approve_artwork':
      return <ApproveArtworkDialog onClose={onClose} />
    case 'request_changes':
      return <RequestChangesDialog onClose={onClose} />
    case 'replace_artwork':
      return <ReplaceArtworkDialog onClose={onClose} />
    case 'edit':
      return <EditOrderDialog onClose={onClose} />
    case 'change':
      return <ChangeOrderDialog onClose={onClose} />
    case 'reject_payment':
      return submitted && <SimpleDecisionDialog decision={move} onClose={onClose} />
    case 'hold':
    case 'cancel':
    case 'hand_over':
    case 'fail_handover':
    case 'make_ready':
    case 'return':
    case 'keep_credit':
      return <SimpleDecisionDialog decision={move} onClose={onClose} />
    case 'resume':
    case 'add_note':
      return null
  }
}
