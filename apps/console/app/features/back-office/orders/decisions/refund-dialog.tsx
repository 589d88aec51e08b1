import { SelectField } from '@platen/ui'
import { useState } from 'react'
import { useFormats } from '../../../../lib/formats.ts'
import { MoneyField } from '../../../../lib/forms/money-field.tsx'
import { OptionalTextField, ReasonField, filledFields } from './text-fields.tsx'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import type { BodyOf } from '../order/decisions.ts'
import { useCustomerLanguage, type InEachLanguage } from '../order/customer-language.ts'
import { useOrderContext } from '../order/order-context.ts'
import { usePaymentMethodName } from '../order/payment-method-name.ts'
import type { Payment } from '../order/order.ts'
import { useDialogDecision } from './use-dialog-decision.ts'

const SUGGESTIONS: InEachLanguage<readonly string[]> = {
  en: ['The order was cancelled.', 'You paid too much.', 'We made a mistake.'],
  es: ['El pedido se canceló.', 'Pagaste de más.', 'Cometimos un error.'],
}

/** The system itself sends no money. */
export function RefundDialog({ onClose }: { onClose: () => void }) {
  const { order } = useOrderContext()
  const formats = useFormats()
  const methodName = usePaymentMethodName()
  const language = useCustomerLanguage(order)
  const decision = useDialogDecision('refund', { onClose, done: 'refund recorded' })
  const { unanswered } = decision
  const refundableMinor = order.totals.paidMinor - order.totals.refundedMinor
  const fresh = { amountMinor: order.toReturnMinor || refundableMinor, reason: '' }
  const [typed, setTyped] = useState(() => fieldsOf(unanswered ?? fresh))
  const set = (part: Partial<Fields>) => setTyped({ ...typed, ...part })
  const { amountMinor, reason, reference, paymentId } = typed
  const chosen = order.payments.find(({ id }) => id === paymentId)
  const mostMinor = chosen ? leftOf(chosen) : refundableMinor
  return (
    <ActionDialog
      title="Record refund"
      submitLabel="Record refund"
      onClose={onClose}
      action={decision}
      onAnother={() => setTyped(fieldsOf(fresh))}
      // If the last try went through, less is left than it sends again.
      missing={missing(amountMinor, unanswered?.amountMinor === amountMinor ? Infinity : mostMinor, reason)}
      onSubmit={() =>
        amountMinor !== undefined &&
        decision.run({ amountMinor, reason: reason.trim(), ...filledFields({ reference, paymentId }) })
      }
    >
      <p>
        Send the money first, then record it here. This page does not transfer any money. You can’t undo a
        refund.
      </p>
      <MoneyField
        label="Amount"
        name="amountMinor"
        hint={`Up to ${formats.money(mostMinor)}.`}
        valueMinor={amountMinor}
        onChange={(amount) => set({ amountMinor: amount })}
      />
      <ReasonField
        label="Reason (shown to the customer)"
        value={reason}
        onChange={(text) => set({ reason: text })}
        suggestions={SUGGESTIONS[language]}
        maxLength={300}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Payment"
          name="paymentId"
          value={paymentId}
          onChange={({ target }) => set({ paymentId: target.value })}
        >
          <option value="">Newest first</option>
          {order.payments
            .filter((payment) => leftOf(payment) > 0 || payment.id === paymentId)
            .map((payment) => (
              <option key={payment.id} value={payment.id}>
                {formats.money(leftOf(payment))}, {payment.reference ?? methodName(payment)}
              </option>
            ))}
        </SelectField>
        <OptionalTextField
          label="Reference"
          name="reference"
          optional="optional"
          value={reference}
          maxLength={80}
          onChange={(text) => set({ reference: text })}
        />
      </div>
    </ActionDialog>
  )
}

interface Fields {
  readonly amountMinor: number | undefined
  readonly reason: string
  readonly reference: string
  /** Empty means newest first. */
  readonly paymentId: string
}

function fieldsOf({ amountMinor, reason, reference = '', paymentId = '' }: BodyOf<'refund'>): Fields {
  return { amountMinor, reason, reference, paymentId }
}

function missing(amountMinor: number | undefined, mostMinor: number, reason: string): string | undefined {
  if (amountMinor === undefined || amountMinor === 0) return 'Enter the amount you refunded.'
  if (amountMinor > mostMinor) return 'This is more than was paid.'
  return reason.trim() === '' ? 'Enter a reason.' : undefined
}

function leftOf({ verifiedMinor, refundedMinor }: Payment): number {
  return (verifiedMinor ?? 0) - refundedMinor
}
