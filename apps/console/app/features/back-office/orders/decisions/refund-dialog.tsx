import { fill } from '@platen/messages'
import { SelectField } from '@platen/ui'
import { useState } from 'react'
import { useFormats } from '../../../../lib/formats.ts'
import { CheckBox } from '../../../../lib/forms/check-box.tsx'
import { MoneyField } from '../../../../lib/forms/money-field.tsx'
import { m } from '../../../../messages/messages.ts'
import { useOpenInvoice } from '../../documents/index.ts'
import { OptionalTextField, ReasonField, filledFields } from './text-fields.tsx'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import type { BodyOf } from '../order/decisions.ts'
import { useCustomerTexts } from '../order/use-customer-texts.ts'
import { useOrderContext } from '../order/order-context.ts'
import { usePaymentMethodName } from '../order/payment-method-name.ts'
import type { Payment } from '../order/order.ts'
import { useDialogDecision } from './use-dialog-decision.ts'

const words = m.decisions.refund

/** The system itself sends no money. */
export function RefundDialog({ onClose }: { onClose: () => void }) {
  const { order } = useOrderContext()
  const formats = useFormats()
  const methodName = usePaymentMethodName()
  const suggestions = useCustomerTexts(order).refund
  const decision = useDialogDecision('refund', { onClose, done: words.done })
  const { unanswered } = decision
  const hasInvoice = useOpenInvoice(order.id)
  const [creditNote, setCreditNote] = useState(true)
  const refundableMinor = order.totals.paidMinor - order.totals.refundedMinor
  const fresh = { amountMinor: order.toReturnMinor || refundableMinor, reason: '' }
  const [typed, setTyped] = useState(() => fieldsOf(unanswered ?? fresh))
  const set = (part: Partial<Fields>) => setTyped({ ...typed, ...part })
  const { amountMinor, reason, reference, paymentId } = typed
  const chosen = order.payments.find(({ id }) => id === paymentId)
  const mostMinor = chosen ? leftOf(chosen) : refundableMinor
  return (
    <ActionDialog
      title={words.title}
      submitLabel={words.title}
      onClose={onClose}
      action={decision}
      onAnother={() => setTyped(fieldsOf(fresh))}
      // If the last try went through, less is left than it sends again.
      missing={missing(amountMinor, unanswered?.amountMinor === amountMinor ? Infinity : mostMinor, reason)}
      onSubmit={() =>
        amountMinor !== undefined &&
        decision.run({
          amountMinor,
          reason: reason.trim(),
          ...filledFields({ reference, paymentId }),
          ...(hasInvoice && { creditNote }),
        })
      }
    >
      <p>{words.consequence}</p>
      <MoneyField
        label={m.decisions.amount}
        name="amountMinor"
        hint={fill(words.upTo, { amount: formats.money(mostMinor) })}
        valueMinor={amountMinor}
        onChange={(amount) => set({ amountMinor: amount })}
      />
      <ReasonField
        label={m.decisions.reason}
        value={reason}
        onChange={(text) => set({ reason: text })}
        suggestions={Object.values(suggestions)}
        maxLength={300}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.payment}
          name="paymentId"
          value={paymentId}
          onChange={({ target }) => set({ paymentId: target.value })}
        >
          <option value="">{words.newestFirst}</option>
          {order.payments
            .filter((payment) => leftOf(payment) > 0 || payment.id === paymentId)
            .map((payment) => (
              <option key={payment.id} value={payment.id}>
                {formats.money(leftOf(payment))}, {payment.reference ?? methodName(payment)}
              </option>
            ))}
        </SelectField>
        <OptionalTextField
          label={m.decisions.reference}
          name="reference"
          optional={m.shared.optional}
          value={reference}
          maxLength={80}
          onChange={(text) => set({ reference: text })}
        />
      </div>
      {hasInvoice && (
        <CheckBox name="creditNote" checked={creditNote} onChange={setCreditNote}>
          {m.documents.withRefund}
        </CheckBox>
      )}
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
  if (amountMinor === undefined || amountMinor === 0) return words.amountMissing
  if (amountMinor > mostMinor) return words.tooMuch
  return reason.trim() === '' ? m.decisions.reasonMissing : undefined
}

function leftOf({ verifiedMinor, refundedMinor }: Payment): number {
  return (verifiedMinor ?? 0) - refundedMinor
}
