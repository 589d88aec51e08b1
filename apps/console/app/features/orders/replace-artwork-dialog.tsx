import { SelectField } from '@platen/ui'
import { useState } from 'react'
import { UploadField, type Artwork } from '../../lib/upload-field.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { useDesk } from './desk.ts'
import { useGarmentLooks } from './garment-looks.ts'
import { isReplaceable, printsOf } from './order.ts'
import { useDecision } from './use-decision.ts'

/** Puts a version that the customer sent another way in place of one that failed or needs changes. */
export function ReplaceArtworkDialog({ onClose }: { onClose: () => void }) {
  const { order } = useDesk()
  const { zoneName } = useGarmentLooks()
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
          'The new version failed its check too.',
          print.artwork.preflight.findings[0]?.message ?? 'Look at its findings.',
        )
      } else toasts.good(`${order.number}: artwork replaced`)
    },
  })
  return (
    <DecisionDialog
      title="Replace the artwork"
      doIt="Put it in place"
      onClose={onClose}
      action={decision}
      missing={artwork === undefined ? 'Choose the new file.' : undefined}
      onSubmit={() => artwork && decision.run({ placementId, artworkId: artwork.id })}
    >
      <p>It takes the place and the size of the old one and is checked at once.</p>
      {prints.length > 1 && (
        <SelectField
          label="Which print"
          value={placementId}
          onChange={({ target }) => setPlacementId(target.value)}
        >
          {prints.map((print) => (
            <option key={print.id} value={print.id}>
              {zoneName(print.zoneId)}, {print.artwork.fileName}
            </option>
          ))}
        </SelectField>
      )}
      <UploadField label="New version" artwork={artwork} onDone={setArtwork} />
    </DecisionDialog>
  )
}
