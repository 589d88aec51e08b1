import { fill } from '@platen/messages'
import { Button, Notice, TextField } from '@platen/ui'
import { useState } from 'react'
import { useFormats } from '../../../../lib/formats.ts'
import { MoneyField } from '../../../../lib/forms/money-field.tsx'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import { m } from '../../../../messages/messages.ts'
import { useOrderContext } from '../order/order-context.ts'
import { usePaymentMethodName } from '../order/payment-method-name.ts'
import type { Payment } from '../order/order.ts'
import { ProofPicture } from '../order/proof-picture.tsx'
import { UsedReference } from './used-reference.tsx'
import { useDialogDecision } from './use-dialog-decision.ts'

const words = m.decisions.verifyPayment

interface VerifyPaymentProps {
  readonly payment: Payment
  readonly onClose: () => void
  readonly onReject: () => void
}

export function VerifyPaymentDialog({ payment, onClose, onReject }: VerifyPaymentProps) {
  const { order } = useOrderContext()
  const { dueMinor } = order.totals
  const formats = useFormats()
  // Nothing is due for a cancelled order, but money may still have arrived. Of a deposit, only what was reported has.
  const [amountMinor, setAmount] = useState<number | undefined>(
    dueMinor > 0 ? Math.min(dueMinor, payment.amountMinor) : payment.amountMinor,
  )
  const [reference, setReference] = useState(payment.reference ?? '')
  const decision = useDialogDecision('verify_payment', {
    onClose,
    done: words.done,
    more: ({ totals }) =>
      totals.dueMinor > 0
        ? fill(m.decisions.stillDue, { amount: formats.money(totals.dueMinor) })
        : undefined,
  })
  const differs = payment.amountMinor !== dueMinor && dueMinor > 0
  const other = amountMinor === payment.amountMinor ? dueMinor : payment.amountMinor
  return (
    <ActionDialog
      title={words.title}
      wide={payment.proofUrl !== null}
      submitLabel={words.submit}
      onClose={onClose}
      action={decision}
      missing={amountMinor === undefined || amountMinor === 0 ? words.amountMissing : undefined}
      onSubmit={() =>
        decision.run({
          paymentId: payment.id,
          ...(amountMinor !== undefined && { amountMinor }),
          ...(reference.trim() !== '' && { reference: reference.trim() }),
        })
      }
    >
      <div className={`grid gap-6 ${payment.proofUrl === null ? '' : 'md:grid-cols-2'}`}>
        <div className="grid content-start gap-4">
          <MoneyField label={words.amount} name="amountMinor" valueMinor={amountMinor} onChange={setAmount} />
          <TextField
            label={m.decisions.reference}
            name="reference"
            optional={words.referenceHint}
            value={reference}
            maxLength={80}
            onChange={({ target }) => setReference(target.value)}
          />
          <UsedReference reference={reference} paymentId={payment.id} />
          {differs && (
            <Notice tone="warn">
              <p>
                {fill(words.differs, {
                  reported: formats.money(payment.amountMinor),
                  due: formats.money(dueMinor),
                })}
              </p>
              <Button variant="line" className="mt-2 min-h-9 px-3 text-sm" onClick={() => setAmount(other)}>
                {fill(words.useAmount, { amount: formats.money(other) })}
              </Button>
            </Notice>
          )}
          <PaymentFacts payment={payment} />
          <p>
            <Button variant="quiet" className="-ml-5 text-bad!" onClick={onReject}>
              {words.notReceived}
            </Button>
          </p>
        </div>
        {payment.proofUrl !== null && <ProofPicture url={payment.proofUrl} customer={order.customer.name} />}
      </div>
    </ActionDialog>
  )
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const methodName = usePaymentMethodName()
  const formats = useFormats()
  const facts = [
    [words.reported, formats.stamp(new Date(payment.submittedAt))],
    [words.paidTo, methodName(payment)],
    [m.decisions.paidBy, payment.payerName ?? words.notGiven],
    ...(payment.proofUrl === null ? [[words.proof, words.noProof]] : []),
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
