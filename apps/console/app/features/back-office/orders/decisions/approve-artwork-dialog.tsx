import { fill } from '@platen/messages'
import { Notice } from '@platen/ui'
import { useState } from 'react'
import { ChoosePrints } from './choose-prints.tsx'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import { m } from '../../../../messages/messages.ts'
import { useOrderContext } from '../order/order-context.ts'
import { isReviewable, printsOf } from '../order/order.ts'
import { useDialogDecision } from './use-dialog-decision.ts'

const words = m.decisions.approveArtwork

/** Approved artwork goes to film and cannot be recalled. */
export function ApproveArtworkDialog({ onClose }: { onClose: () => void }) {
  const { order } = useOrderContext()
  const prints = printsOf(order).filter(isReviewable)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(prints.map(({ id }) => id)))
  const warned = prints.some(({ id, state }) => chosen.has(id) && state === 'warning')
  const decision = useDialogDecision('approve_artwork', { onClose, done: words.done })
  return (
    <ActionDialog
      title={words.title}
      submitLabel={
        prints.length === 1
          ? words.submit
          : fill(words.submitSome, { chosen: chosen.size, all: prints.length })
      }
      onClose={onClose}
      action={decision}
      missing={chosen.size === 0 ? m.decisions.printsMissing : undefined}
      onSubmit={() => decision.run({ placementIds: [...chosen] })}
    >
      <p>{words.consequence}</p>
      {warned && (
        <Notice tone="warn">
          <p>{words.warned}</p>
        </Notice>
      )}
      {prints.length > 1 && (
        <ChoosePrints label={m.decisions.prints} prints={prints} chosen={chosen} onChange={setChosen} />
      )}
    </ActionDialog>
  )
}
