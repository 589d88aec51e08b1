import { fill } from '@platen/messages'
import { useState } from 'react'
import { useToasts } from '../../../../lib/toasts.tsx'
import { useDraftText } from '../../../../lib/drafts/use-draft-text.ts'
import { ChoosePrints } from './choose-prints.tsx'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import { m } from '../../../../messages/messages.ts'
import { useOrderContext } from '../order/order-context.ts'
import { useCustomerTexts } from '../order/use-customer-texts.ts'
import { isChangeable, printsOf } from '../order/order.ts'
import { ReasonField } from './text-fields.tsx'
import { useDecision } from '../order/use-decision.ts'

const words = m.decisions.requestChanges

interface RequestChangesProps {
  /** Preselects one print; by default all. */
  readonly printId?: string | undefined
  readonly onClose: () => void
}

export function RequestChangesDialog({ printId, onClose }: RequestChangesProps) {
  const { order } = useOrderContext()
  const toasts = useToasts()
  const suggestions = useCustomerTexts(order).requestChanges
  const prints = printsOf(order).filter(isChangeable)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(prints.filter(({ id }) => printId === undefined || id === printId).map(({ id }) => id)),
  )
  const draft = useDraftText(`changes of ${order.id}`)
  const message = draft.text.trim()
  const decision = useDecision('request_changes', {
    inDialog: true,
    onDone: () => {
      draft.write('')
      onClose()
      toasts.good(fill(words.done, { number: order.number }), {
        description: words.doneHint,
      })
    },
  })
  return (
    <ActionDialog
      title={words.title}
      submitLabel={words.submit}
      onClose={onClose}
      action={decision}
      missing={
        chosen.size === 0 ? m.decisions.printsMissing : message === '' ? words.messageMissing : undefined
      }
      onSubmit={() => decision.run({ placementIds: [...chosen], message })}
    >
      <ReasonField
        label={words.message}
        name="message"
        value={draft.text}
        onChange={draft.write}
        suggestions={Object.values(suggestions)}
        maxLength={2000}
      />
      {prints.length > 1 && (
        <ChoosePrints label={m.decisions.prints} prints={prints} chosen={chosen} onChange={setChosen} />
      )}
    </ActionDialog>
  )
}
