import { SelectField, TextField } from '@platen/ui'
import { useState } from 'react'
import { useFormats } from '../../lib/formats.ts'
import { MoneyField } from '../../lib/money-field.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { useDesk } from './desk.ts'
import type { Payment } from './order.ts'
import { ReasonField } from './reason-field.tsx'
import { useDecision } from './use-decision.ts'

const OFTEN = ['The order was cancelled.', 'Too much was paid.', 'We are sorry for the mistake.']

/** Records money that was sent back; the system itself sends none. */
export function RefundDialog({ onClose }: { onClose: () => void }) {
  const { order } = useDesk()
  const formats = useFormats()
  const toasts = useToasts()
  const { paidMinor, refundedMinor } = order.totals
  const [paymentId, setPaymentId] = useState('')
  const chosen = order.payments.find(({ id }) => id === paymentId)
  const mostMinor = chosen ? leftOf(chosen) : paidMinor - refundedMinor
  const [amountMinor, setAmount] = useState<number | undefined>(mostMinor)
  const [reason, setReason] = useState('')
  const [reference, setReference] = useState('')
  const decision = useDecision('refund', {
    inDialog: true,
    onDone: () => {
      onClose()
      toasts.good(`${order.number}: refund recorded`)
    },
  })
  return (
    <DecisionDialog
      title="Refund"
      doIt="The money was sent back"
      onClose={onClose}
      action={decision}
      missing={missing(amountMinor, mostMinor, reason)}
      onSubmit={() =>
        amountMinor !== undefined &&
        decision.run({
          amountMinor,
          reason: reason.trim(),
          ...(reference.trim() !== '' && { reference: reference.trim() }),
          ...(chosen && { paymentId: chosen.id }),
        })
      }
    >
      <p>
        Send the money first, then write it down here: the shop’s bank does not listen to this page. A refund
        cannot be taken back.
      </p>
      <MoneyField
        label="Amount"
        hint={`At most ${formats.money(mostMinor)}.`}
        valueMinor={amountMinor}
        onChange={setAmount}
      />
      <ReasonField
        label="Reason, which the customer reads"
        value={reason}
        onChange={setReason}
        templates={OFTEN}
        maxLength={300}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Of which payment"
          value={paymentId}
          onChange={({ target }) => setPaymentId(target.value)}
        >
          <option value="">The newest first</option>
          {order.payments
            .filter((payment) => leftOf(payment) > 0)
            .map((payment) => (
              <option key={payment.id} value={payment.id}>
                {formats.money(leftOf(payment))}, {payment.reference ?? payment.instructionId}
              </option>
            ))}
        </SelectField>
        <TextField
          label="Reference"
          optional="of the transfer back"
          value={reference}
          maxLength={80}
          onChange={({ target }) => setReference(target.value)}
        />
      </div>
    </DecisionDialog>
  )
}

function missing(amountMinor: number | undefined, mostMinor: number, reason: string): string | undefined {
  if (amountMinor === undefined || amountMinor === 0) return 'What amount was sent back?'
  if (amountMinor > mostMinor) return 'That is more than arrived.'
  return reason.trim() === '' ? 'It needs a reason.' : undefined
}

/** What of a payment could still be sent back. */
function leftOf({ verifiedMinor, refundedMinor }: Payment): number {
  return (verifiedMinor ?? 0) - refundedMinor
}
