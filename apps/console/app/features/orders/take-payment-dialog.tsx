import { SelectField, TextField } from '@platen/ui'
import { useState } from 'react'
import { useFormats, useShop } from '../../lib/formats.ts'
import { MoneyField } from '../../lib/money-field.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { useDesk } from './desk.ts'
import { useDecision } from './use-decision.ts'

/** Money that somebody of the shop took or found: verified as it is written down. */
export function TakePaymentDialog({ onClose }: { onClose: () => void }) {
  const { order } = useDesk()
  const shop = useShop().data
  const formats = useFormats()
  const toasts = useToasts()
  const ways = waysToPay(order.instruction, shop?.paymentInstructions ?? [])
  const [instructionId, setInstructionId] = useState(
    () => ways.find(({ method }) => method === 'cash')?.id ?? order.instruction.id,
  )
  const [amountMinor, setAmount] = useState<number | undefined>(order.totals.dueMinor)
  const [reference, setReference] = useState('')
  const [payerName, setPayerName] = useState('')
  const decision = useDecision('record_payment', {
    inDialog: true,
    onDone: (after) => {
      onClose()
      toasts.good(`${order.number}: payment recorded`, {
        ...(after.totals.dueMinor > 0 && {
          description: `${formats.money(after.totals.dueMinor)} is still due.`,
        }),
      })
    },
  })
  return (
    <DecisionDialog
      title="Take a payment"
      doIt="The money is here"
      onClose={onClose}
      action={decision}
      missing={amountMinor === undefined || amountMinor === 0 ? 'What amount was paid?' : undefined}
      onSubmit={() =>
        amountMinor !== undefined &&
        decision.run({
          instructionId,
          amountMinor,
          ...(reference.trim() !== '' && { reference: reference.trim() }),
          ...(payerName.trim() !== '' && { payerName: payerName.trim() }),
        })
      }
    >
      <MoneyField
        label="Amount"
        hint={`${formats.money(order.totals.dueMinor)} is due.`}
        valueMinor={amountMinor}
        onChange={setAmount}
      />
      <SelectField
        label="How"
        value={instructionId}
        onChange={({ target }) => setInstructionId(target.value)}
      >
        {ways.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Reference"
          optional="if there is one"
          value={reference}
          maxLength={80}
          onChange={({ target }) => setReference(target.value)}
        />
        <TextField
          label="Paid by"
          optional="if somebody else"
          value={payerName}
          maxLength={120}
          onChange={({ target }) => setPayerName(target.value)}
        />
      </div>
    </DecisionDialog>
  )
}

interface Way {
  readonly id: string
  readonly label: string
  readonly method: string
}

/** What the shop offers now, and what was agreed once. */
function waysToPay(agreed: Way, offered: readonly Way[]): readonly Way[] {
  return offered.some(({ id }) => id === agreed.id) ? offered : [...offered, agreed]
}
