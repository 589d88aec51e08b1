import { SelectField } from '@platen/ui'
import { useState } from 'react'
import { useFormats } from '../../lib/formats.ts'
import { MoneyField } from '../../lib/money-field.tsx'
import { AsideField } from './aside-field.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import type { BodyOf } from './decisions.ts'
import { useDesk } from './desk.ts'
import type { Payment } from './order.ts'
import { ReasonField } from './reason-field.tsx'
import { useDialogDecision } from './use-dialog-decision.ts'
import { written } from './written.ts'

const OFTEN = ['The order was cancelled.', 'Too much was paid.', 'We are sorry for the mistake.']

/** Records money that was sent back; the system itself sends none. */
export function RefundDialog({ onClose }: { onClose: () => void }) {
  const { order } = useDesk()
  const formats = useFormats()
  const decision = useDialogDecision('refund', { onClose, done: 'refund recorded' })
  const { unanswered } = decision
  const fresh = { amountMinor: order.totals.paidMinor - order.totals.refundedMinor, reason: '' }
  const [typed, setTyped] = useState(() => typedOf(unanswered ?? fresh))
  const set = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const { amountMinor, reason, reference, paymentId } = typed
  const chosen = order.payments.find(({ id }) => id === paymentId)
  const mostMinor = chosen ? leftOf(chosen) : fresh.amountMinor
  return (
    <DecisionDialog
      title="Refund"
      doIt="The money was sent back"
      onClose={onClose}
      action={decision}
      onAnother={() => setTyped(typedOf(fresh))}
      // If the last try went through, less is left than it sends again.
      missing={missing(amountMinor, unanswered?.amountMinor === amountMinor ? Infinity : mostMinor, reason)}
      onSubmit={() =>
        amountMinor !== undefined &&
        decision.run({ amountMinor, reason: reason.trim(), ...written({ reference, paymentId }) })
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
        onChange={(amount) => set({ amountMinor: amount })}
      />
      <ReasonField
        label="Reason, which the customer reads"
        value={reason}
        onChange={(text) => set({ reason: text })}
        templates={OFTEN}
        maxLength={300}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Of which payment"
          value={paymentId}
          onChange={({ target }) => set({ paymentId: target.value })}
        >
          <option value="">The newest first</option>
          {order.payments
            .filter((payment) => leftOf(payment) > 0 || payment.id === paymentId)
            .map((payment) => (
              <option key={payment.id} value={payment.id}>
                {formats.money(leftOf(payment))}, {payment.reference ?? payment.instructionId}
              </option>
            ))}
        </SelectField>
        <AsideField
          label="Reference"
          optional="of the transfer back"
          value={reference}
          maxLength={80}
          onChange={(text) => set({ reference: text })}
        />
      </div>
    </DecisionDialog>
  )
}

interface Typed {
  readonly amountMinor: number | undefined
  readonly reason: string
  readonly reference: string
  /** Empty for the newest first. */
  readonly paymentId: string
}

/** What is sent, as it stands in the fields. */
function typedOf({ amountMinor, reason, reference = '', paymentId = '' }: BodyOf<'refund'>): Typed {
  return { amountMinor, reason, reference, paymentId }
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
