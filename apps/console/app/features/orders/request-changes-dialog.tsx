import { useState } from 'react'
import { useToasts } from '../../lib/toasts.tsx'
import { useDraftText } from '../../lib/use-draft-text.ts'
import { ChoosePrints } from './choose-prints.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { useDesk } from './desk.ts'
import { isReviewable, printsOf } from './order.ts'
import { ReasonField } from './reason-field.tsx'
import { useDecision } from './use-decision.ts'

const OFTEN = [
  'The picture has too few pixels for this size. Please send the original file, or choose a smaller print.',
  'The background is not transparent and would print as a box. Please send a PNG without it.',
  'Some lines are too thin to hold on film. Please make them at least 0.5 mm.',
  'Soft edges and shadows print as dots. Please send a version with hard edges.',
  'We may not print this without the consent of who owns it. Please send it, or another design.',
]

interface RequestChangesProps {
  /** What is looked at; all that waits when left out. */
  readonly printId?: string | undefined
  readonly onClose: () => void
}

/** Asks the customer for another version, in words that the customer reads. */
export function RequestChangesDialog({ printId, onClose }: RequestChangesProps) {
  const { order } = useDesk()
  const toasts = useToasts()
  const prints = printsOf(order).filter(isReviewable)
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
      toasts.good(`${order.number}: asked for changes`, {
        description: 'It comes back here when the customer sends another version.',
      })
    },
  })
  return (
    <DecisionDialog
      title="Ask for changes"
      doIt="Send to the customer"
      onClose={onClose}
      action={decision}
      missing={
        chosen.size === 0
          ? 'Choose what has to change.'
          : message === ''
            ? 'Say what has to change.'
            : undefined
      }
      onSubmit={() => decision.run({ placementIds: [...chosen], message })}
    >
      <ReasonField
        label="What has to change, in words for the customer"
        value={draft.text}
        onChange={draft.write}
        templates={OFTEN}
        maxLength={2000}
      />
      {prints.length > 1 && (
        <ChoosePrints label="Of which prints" prints={prints} chosen={chosen} onChange={setChosen} />
      )}
    </DecisionDialog>
  )
}
