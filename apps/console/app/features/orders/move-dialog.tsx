import { ApproveArtworkDialog } from './approve-artwork-dialog.tsx'
import { useDesk } from './desk.ts'
import { EditOrderDialog } from './edit-order-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { MakeReadyDialog } from './make-ready-dialog.tsx'
import type { Move } from './moves.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { RejectPaymentDialog } from './reject-payment-dialog.tsx'
import { ReplaceArtworkDialog } from './replace-artwork-dialog.tsx'
import { RequestChangesDialog } from './request-changes-dialog.tsx'
import { TakePaymentDialog } from './take-payment-dialog.tsx'
import { VerifyPaymentDialog } from './verify-payment-dialog.tsx'

interface MoveDialogProps {
  readonly move: Move
  readonly onClose: () => void
  readonly onMove: (move: Move) => void
}

/** The question that goes before a move. */
export function MoveDialog({ move, onClose, onMove }: MoveDialogProps) {
  const submitted = useDesk().order.payments.find(({ status }) => status === 'submitted')
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
    case 'reject_payment':
      return submitted && <RejectPaymentDialog payment={submitted} onClose={onClose} />
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
    case 'hand_over':
      return <HandOverDialog onClose={onClose} />
    case 'make_ready':
      return <MakeReadyDialog onClose={onClose} />
    case 'edit':
      return <EditOrderDialog onClose={onClose} />
    case 'hold':
    case 'cancel':
    case 'fail_handover':
    case 'return':
      return <ReasonDialog move={move} onClose={onClose} />
    // These ask nothing.
    case 'resume':
    case 'add_note':
      return null
  }
}
