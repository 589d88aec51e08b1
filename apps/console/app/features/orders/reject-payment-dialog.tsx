import { useState } from 'react'
import { useFormats } from '../../lib/formats.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { useDesk } from './desk.ts'
import type { Payment } from './order.ts'
import { ReasonField } from './reason-field.tsx'
import { useDialogDecision } from './use-dialog-decision.ts'

const OFTEN = [
  'We could not find the transfer.',
  'The proof cannot be read; please send it again.',
  'The transfer was to another account.',
]

/** Says that the money did not arrive. The customer reads why and has at least a day to pay again. */
export function RejectPaymentDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { order } = useDesk()
  const formats = useFormats()
  const [reason, setReason] = useState('')
  const decision = useDialogDecision('reject_payment', {
    onClose,
    done: 'payment rejected',
    more: () => 'The customer has at least a day to pay again.',
  })
  return (
    <DecisionDialog
      title="Reject the payment"
      doIt="Reject the payment"
      onClose={onClose}
      action={decision}
      missing={reason.trim() === '' ? 'It needs a reason.' : undefined}
      onSubmit={() => decision.run({ paymentId: payment.id, reason: reason.trim() })}
    >
      <p>
        The {formats.money(payment.amountMinor)} of {order.customer.name} did not arrive. This cannot be taken
        back; the customer can pay again.
      </p>
      <ReasonField
        label="Reason, which the customer reads"
        value={reason}
        onChange={setReason}
        templates={OFTEN}
        maxLength={300}
      />
    </DecisionDialog>
  )
}
