import { fill } from '@platen/messages'
import { SelectField } from '@platen/ui'
import { useState } from 'react'
import { useFormats, useShop } from '../../../../lib/formats.ts'
import { MoneyField } from '../../../../lib/forms/money-field.tsx'
import { m } from '../../../../messages/messages.ts'
import { OptionalTextField, filledFields } from './text-fields.tsx'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import type { BodyOf } from '../order/decisions.ts'
import { useOrderContext } from '../order/order-context.ts'
import { UsedReference } from './used-reference.tsx'
import { useDialogDecision } from './use-dialog-decision.ts'
import { Options } from '../../../../lib/forms/options.tsx'

const words = m.decisions.recordPayment

/** A payment that staff took or found counts as verified. */
export function TakePaymentDialog({ onClose }: { onClose: () => void }) {
  const { order } = useOrderContext()
  const { dueMinor } = order.totals
  const shop = useShop().data
  const formats = useFormats()
  const decision = useDialogDecision('record_payment', {
    onClose,
    done: words.done,
    more: ({ totals }) =>
      totals.dueMinor > 0
        ? fill(m.decisions.stillDue, { amount: formats.money(totals.dueMinor) })
        : undefined,
  })
  const methods = paymentMethods(order.instruction, shop?.paymentInstructions ?? [])
  const usual = methods.find(({ method }) => method === 'cash')?.id ?? order.instruction.id
  const fresh = { instructionId: usual, amountMinor: dueMinor }
  const [typed, setTyped] = useState(() => fieldsOf(decision.unanswered ?? fresh))
  const set = (part: Partial<Fields>) => setTyped({ ...typed, ...part })
  const { instructionId, amountMinor, reference, payerName } = typed
  return (
    <ActionDialog
      title={words.title}
      submitLabel={words.title}
      onClose={onClose}
      action={decision}
      onAnother={() => setTyped(fieldsOf(fresh))}
      missing={amountMinor === undefined || amountMinor === 0 ? words.amountMissing : undefined}
      onSubmit={() =>
        amountMinor !== undefined &&
        decision.run({ instructionId, amountMinor, ...filledFields({ reference, payerName }) })
      }
    >
      <MoneyField
        label={m.decisions.amount}
        name="amountMinor"
        hint={fill(words.due, { amount: formats.money(dueMinor) })}
        valueMinor={amountMinor}
        onChange={(amount) => set({ amountMinor: amount })}
      />
      <SelectField
        label={words.method}
        name="instructionId"
        value={instructionId}
        onChange={({ target }) => set({ instructionId: target.value })}
      >
        <Options of={methods.map(({ id, label }) => [id, label])} />
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <OptionalTextField
          label={m.decisions.reference}
          name="reference"
          optional={m.shared.optional}
          value={reference}
          maxLength={80}
          onChange={(text) => set({ reference: text })}
        />
        <OptionalTextField
          label={m.decisions.paidBy}
          name="payerName"
          optional={m.shared.optional}
          value={payerName}
          maxLength={120}
          onChange={(text) => set({ payerName: text })}
        />
      </div>
      <UsedReference reference={reference} />
    </ActionDialog>
  )
}

interface Fields {
  readonly instructionId: string
  readonly amountMinor: number | undefined
  readonly reference: string
  readonly payerName: string
}

function fieldsOf({
  instructionId,
  amountMinor,
  reference = '',
  payerName = '',
}: BodyOf<'record_payment'>): Fields {
  return { instructionId, amountMinor, reference, payerName }
}

interface PaymentMethod {
  readonly id: string
  readonly label: string
  readonly method: string
}

function paymentMethods(agreed: PaymentMethod, offered: readonly PaymentMethod[]): readonly PaymentMethod[] {
  return offered.some(({ id }) => id === agreed.id) ? offered : [...offered, agreed]
}
