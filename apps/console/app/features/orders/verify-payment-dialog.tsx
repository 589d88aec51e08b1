import { Button, Notice, TextField } from '@platen/ui'
import { useState } from 'react'
import { useFormats } from '../../lib/formats.ts'
import { MoneyField } from '../../lib/money-field.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { useDesk } from './desk.ts'
import type { Payment } from './order.ts'
import { ProofPicture } from './proof-picture.tsx'
import { useDialogDecision } from './use-dialog-decision.ts'

interface VerifyPaymentProps {
  readonly payment: Payment
  readonly onClose: () => void
  /** The money is not there. */
  readonly onReject: () => void
}

/** Compares what was claimed and shown with what is due, and says what arrived. */
export function VerifyPaymentDialog({ payment, onClose, onReject }: VerifyPaymentProps) {
  const { order } = useDesk()
  const { dueMinor } = order.totals
  const formats = useFormats()
  // Of a cancelled order nothing is due, and money may have arrived all the same.
  const [amountMinor, setAmount] = useState<number | undefined>(dueMinor > 0 ? dueMinor : payment.amountMinor)
  const [reference, setReference] = useState(payment.reference ?? '')
  const decision = useDialogDecision('verify_payment', {
    onClose,
    done: 'payment verified',
    more: ({ totals }) =>
      totals.dueMinor > 0 ? `${formats.money(totals.dueMinor)} is still due.` : undefined,
  })
  const differs = payment.amountMinor !== dueMinor && dueMinor > 0
  return (
    <DecisionDialog
      title="Verify the payment"
      wide={payment.proofUrl !== null}
      doIt="The money is there"
      onClose={onClose}
      action={decision}
      missing={amountMinor === undefined || amountMinor === 0 ? 'What amount has arrived?' : undefined}
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
          <MoneyField label="What arrived" valueMinor={amountMinor} onChange={setAmount} />
          <TextField
            label="Reference"
            optional="as the bank shows it"
            value={reference}
            maxLength={80}
            onChange={({ target }) => setReference(target.value)}
          />
          {differs && (
            <Notice tone="warn">
              <p>
                The customer reported {formats.money(payment.amountMinor)}; {formats.money(dueMinor)} is due.
              </p>
              <Button
                look="line"
                className="mt-2 min-h-9 px-3 text-sm"
                onClick={() => setAmount(payment.amountMinor)}
              >
                {formats.money(payment.amountMinor)} arrived
              </Button>
            </Notice>
          )}
          <PaymentFacts payment={payment} />
          <p>
            <Button look="quiet" className="-ml-5 text-bad!" onClick={onReject}>
              The money is not there…
            </Button>
          </p>
        </div>
        {payment.proofUrl !== null && (
          <ProofPicture url={payment.proofUrl} alt={`Proof of payment of ${order.customer.name}`} />
        )}
      </div>
    </DecisionDialog>
  )
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const { order } = useDesk()
  const formats = useFormats()
  const facts = [
    ['Reported', formats.stamp(new Date(payment.submittedAt))],
    ['To', order.instruction.id === payment.instructionId ? order.instruction.label : payment.instructionId],
    ['Paid by', payment.payerName ?? 'not said'],
    ...(payment.proofUrl === null ? [['Proof', 'none was sent']] : []),
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
