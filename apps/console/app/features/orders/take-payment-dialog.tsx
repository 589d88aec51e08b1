import { SelectField } from '@platen/ui'
import { useState } from 'react'
import { useFormats, useShop } from '../../lib/formats.ts'
import { MoneyField } from '../../lib/money-field.tsx'
import { AsideField } from './aside-field.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import type { BodyOf } from './decisions.ts'
import { useDesk } from './desk.ts'
import { useDialogDecision } from './use-dialog-decision.ts'
import { written } from './written.ts'

/** Money that somebody of the shop took or found: verified as it is written down. */
export function TakePaymentDialog({ onClose }: { onClose: () => void }) {
  const { order } = useDesk()
  const { dueMinor } = order.totals
  const shop = useShop().data
  const formats = useFormats()
  const decision = useDialogDecision('record_payment', {
    onClose,
    done: 'payment recorded',
    more: ({ totals }) =>
      totals.dueMinor > 0 ? `${formats.money(totals.dueMinor)} is still due.` : undefined,
  })
  const ways = waysToPay(order.instruction, shop?.paymentInstructions ?? [])
  const usual = ways.find(({ method }) => method === 'cash')?.id ?? order.instruction.id
  const fresh = { instructionId: usual, amountMinor: dueMinor }
  const [typed, setTyped] = useState(() => typedOf(decision.unanswered ?? fresh))
  const set = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const { instructionId, amountMinor, reference, payerName } = typed
  return (
    <DecisionDialog
      title="Take a payment"
      doIt="The money is here"
      onClose={onClose}
      action={decision}
      onAnother={() => setTyped(typedOf(fresh))}
      missing={amountMinor === undefined || amountMinor === 0 ? 'What amount was paid?' : undefined}
      onSubmit={() =>
        amountMinor !== undefined &&
        decision.run({ instructionId, amountMinor, ...written({ reference, payerName }) })
      }
    >
      <MoneyField
        label="Amount"
        hint={`${formats.money(dueMinor)} is due.`}
        valueMinor={amountMinor}
        onChange={(amount) => set({ amountMinor: amount })}
      />
      <SelectField
        label="How"
        value={instructionId}
        onChange={({ target }) => set({ instructionId: target.value })}
      >
        {ways.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <AsideField
          label="Reference"
          optional="if there is one"
          value={reference}
          maxLength={80}
          onChange={(text) => set({ reference: text })}
        />
        <AsideField
          label="Paid by"
          optional="if somebody else"
          value={payerName}
          maxLength={120}
          onChange={(text) => set({ payerName: text })}
        />
      </div>
    </DecisionDialog>
  )
}

interface Typed {
  readonly instructionId: string
  readonly amountMinor: number | undefined
  readonly reference: string
  readonly payerName: string
}

/** What is sent, as it stands in the fields. */
function typedOf({
  instructionId,
  amountMinor,
  reference = '',
  payerName = '',
}: BodyOf<'record_payment'>): Typed {
  return { instructionId, amountMinor, reference, payerName }
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
