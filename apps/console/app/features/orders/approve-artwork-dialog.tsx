import { Notice } from '@platen/ui'
import { useState } from 'react'
import { ChoosePrints } from './choose-prints.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { useDesk } from './desk.ts'
import { isReviewable, printsOf } from './order.ts'
import { useDialogDecision } from './use-dialog-decision.ts'

/** Asked about, because what is approved goes to film and cannot be called back. Enter says yes. */
export function ApproveArtworkDialog({ onClose }: { onClose: () => void }) {
  const { order } = useDesk()
  const prints = printsOf(order).filter(isReviewable)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(prints.map(({ id }) => id)))
  const warned = prints.some(({ id, state }) => chosen.has(id) && state === 'warning')
  const decision = useDialogDecision('approve_artwork', { onClose, done: 'artwork approved' })
  return (
    <DecisionDialog
      title="Approve the artwork"
      doIt={prints.length === 1 ? 'Approve' : `Approve ${chosen.size} of ${prints.length}`}
      onClose={onClose}
      action={decision}
      missing={chosen.size === 0 ? 'Choose what you approve.' : undefined}
      onSubmit={() => decision.run({ placementIds: [...chosen] })}
    >
      <p>Approved artwork goes to film. This cannot be taken back.</p>
      {warned && (
        <Notice tone="warn">
          <p>The check has found something in it. You approve it all the same.</p>
        </Notice>
      )}
      {prints.length > 1 && (
        <ChoosePrints label="Which prints" prints={prints} chosen={chosen} onChange={setChosen} />
      )}
    </DecisionDialog>
  )
}
