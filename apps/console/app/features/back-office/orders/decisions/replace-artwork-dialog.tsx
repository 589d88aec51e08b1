import { SelectField } from '@platen/ui'
import { useState } from 'react'
import { UploadField, type Artwork } from '../../../../lib/forms/upload-field.tsx'
import { Options } from '../../../../lib/forms/options.tsx'
import { useToasts } from '../../../../lib/toasts.tsx'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import { useOrderContext } from '../order/order-context.ts'
import { useGarmentAppearance } from '../order/garment-appearance.ts'
import { garmentText, isReplaceable, printsOf } from '../order/order.ts'
import { useDecision } from '../order/use-decision.ts'

/** For a new file that the customer sent another way. */
export function ReplaceArtworkDialog({ onClose }: { onClose: () => void }) {
  const { order } = useOrderContext()
  const { zoneName } = useGarmentAppearance()
  const toasts = useToasts()
  const prints = printsOf(order).filter(isReplaceable)
  const [placementId, setPlacementId] = useState(prints[0]?.id ?? '')
  const [artwork, setArtwork] = useState<Artwork>()
  const decision = useDecision('replace_artwork', {
    inDialog: true,
    onDone: (after) => {
      onClose()
      const print = printsOf(after).find(({ id }) => id === placementId)
      if (print?.state === 'failed') {
        toasts.bad(
          'The new file failed its check too.',
          print.artwork.preflight.findings[0]?.message ?? 'See the findings of this print.',
        )
      } else toasts.good(`${order.number}: artwork replaced`)
    },
  })
  return (
    <ActionDialog
      title="Replace artwork"
      submitLabel="Replace artwork"
      onClose={onClose}
      action={decision}
      missing={artwork === undefined ? 'Choose a file.' : undefined}
      onSubmit={() => artwork && decision.run({ placementId, artworkId: artwork.id })}
    >
      <p>The new file keeps the position and size of the old one and is checked right away.</p>
      {prints.length > 1 && (
        <SelectField
          label="Print"
          value={placementId}
          onChange={({ target }) => setPlacementId(target.value)}
        >
          <Options
            of={prints.map((print) => [
              print.id,
              `${zoneName(print.zoneId)}, ${garmentText(order, print)}, ${print.artwork.fileName}`,
            ])}
          />
        </SelectField>
      )}
      <UploadField label="New file" artwork={artwork} onDone={setArtwork} />
    </ActionDialog>
  )
}
