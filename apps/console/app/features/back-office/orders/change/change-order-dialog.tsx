import { fill } from '@platen/messages'
import { SelectField } from '@platen/ui'
import { useState } from 'react'
import { useFormats, useShop } from '../../../../lib/formats.ts'
import { Options } from '../../../../lib/forms/options.tsx'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import { m } from '../../../../messages/messages.ts'
import { useDialogDecision } from '../decisions/use-dialog-decision.ts'
import { ReasonField } from '../decisions/text-fields.tsx'
import { DiscountCodeField } from '../new-order/discount-code-field.tsx'
import { DeliveryDetails, useFeeText } from '../new-order/new-order-handover.tsx'
import { useOrderContext } from '../order/order-context.ts'
import type { Order } from '../order/order.ts'
import { useCustomerTexts } from '../order/use-customer-texts.ts'
import {
  bodyOf,
  copyOf,
  deliveryOf,
  draftOf,
  hasNewPrice,
  inputOf,
  missingIn,
  type ChangeDraft,
  type LineDraft,
} from './change-draft.ts'
import { ChangeLine } from './change-line.tsx'
import { ChangePreview, usePreview } from './change-preview.tsx'

const words = m.orderChanges

export function ChangeOrderDialog({ onClose }: { onClose: () => void }) {
  const { order } = useOrderContext()
  const formats = useFormats()
  const suggestions = useCustomerTexts(order).changeOrder
  const [draft, setDraft] = useState<ChangeDraft>(() => draftOf(order))
  const decision = useDialogDecision('change', {
    onClose,
    done: words.done,
    more: ({ totals, toReturnMinor }) =>
      toReturnMinor > 0
        ? fill(words.toReturn, { amount: formats.money(toReturnMinor) })
        : totals.dueMinor > 0
          ? fill(words.due, { amount: formats.money(totals.dueMinor) })
          : undefined,
  })
  const missing = missingIn(draft, order)
  const preview = usePreview(order.id, missing === undefined ? bodyOf(draft, order) : undefined)
  const set = (part: Partial<ChangeDraft>) => setDraft({ ...draft, ...part })
  const setLine = (line: LineDraft, part: Partial<LineDraft>) =>
    set({ lines: draft.lines.map((other) => (other === line ? { ...line, ...part } : other)) })
  return (
    <ActionDialog
      title={fill(words.title, { number: order.number })}
      submitLabel={words.submit}
      wide
      onClose={onClose}
      action={decision}
      missing={missing ?? preview.obstacle}
      nameOf={inputOf}
      previewRefused={preview.refused}
      onSubmit={() => decision.run(bodyOf(draft, order))}
    >
      <ul aria-label={words.lines} className="grid gap-4">
        {draft.lines.map((line, at) => (
          <ChangeLine
            key={line.key}
            line={line}
            name={`items.${at}`}
            onChange={(part) => setLine(line, part)}
            onCopy={() => set({ lines: [...draft.lines, copyOf(line, crypto.randomUUID())] })}
            onRemove={() => set({ lines: draft.lines.filter((other) => other !== line) })}
          />
        ))}
      </ul>
      <Delivery order={order} draft={draft} onChange={set} />
      <DiscountCodeField value={draft.discountCode} onChange={(discountCode) => set({ discountCode })} />
      <ReasonField
        label={m.decisions.reason}
        optional={hasNewPrice(draft) ? undefined : m.shared.optional}
        value={draft.reason}
        onChange={(reason) => set({ reason })}
        suggestions={Object.values(suggestions)}
        maxLength={300}
      />
      <ChangePreview order={order} preview={preview} />
    </ActionDialog>
  )
}

interface DeliveryProps {
  readonly order: Order
  readonly draft: ChangeDraft
  readonly onChange: (part: Partial<ChangeDraft>) => void
}

const KEEP = 'keep'

function Delivery({ order, draft: { delivery }, onChange }: DeliveryProps) {
  const shop = useShop().data
  const fee = useFeeText()
  const current = deliveryOf(order)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={words.method}
        name="fulfilment.method"
        value={delivery?.method ?? KEEP}
        onChange={({ target }) => {
          const method = shop?.fulfilmentMethods.find(({ kind }) => kind === target.value)?.kind
          onChange({ delivery: method === undefined ? null : { ...current, method } })
        }}
      >
        <option value={KEEP}>{words.keepMethod}</option>
        <Options
          of={(shop?.fulfilmentMethods ?? []).map(({ kind, label, feeMinor }) => [
            kind,
            label + fee(feeMinor),
          ])}
        />
      </SelectField>
      {delivery && (
        <DeliveryDetails
          draft={delivery}
          change={(part) => onChange({ delivery: { ...delivery, ...part } })}
        />
      )}
    </div>
  )
}
