import { Notice } from '@platen/ui'
import { useState } from 'react'
import { ChoosePrints } from './choose-prints.tsx'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import { useOrderContext } from '../order/order-context.ts'
import { isReviewable, printsOf } from '../order/order.ts'
import { useDialogDecision } from './use-dialog-decision.ts'

/** Approved artwork goes to film and cannot be recalled. */
export function ApproveArtworkDialog({ onClose }: { onClose: () => void }) {
  const { order } = useOrderContext()
  const prints = printsOf(order).filter(isReviewable)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(prints.map(({ id }) => id)))
  const warned = prints.some(({ id, state }) => chosen.has(id) && state === 'warning')
  const decision = useDialogDecision('approve_artwork', { onClose, done: 'artwork approved' })
  return (
    <ActionDialog
      title="Approve artwork"
      submitLabel={prints.length === 1 ? 'Approve' : `Approve ${chosen.size} of ${prints.length}`}
      onClose={onClose}
      action={decision}
      missing={chosen.size === 0 ? 'Select at least one print.' : undefined}
      onSubmit={() => decision.run({ placementIds: [...chosen] })}
    >
      <p>Approved artwork goes to film. You can’t undo this.</p>
      {warned && (
        <Notice tone="warn">
          <p>The automatic check has warnings about this artwork.</p>
        </Notice>
      )}
      {prints.length > 1 && (
        <ChoosePrints label="Prints" prints={prints} chosen={chosen} onChange={setChosen} />
      )}
    </ActionDialog>
  )
}
