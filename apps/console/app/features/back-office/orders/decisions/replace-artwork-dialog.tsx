import { SelectField } from '@platen/ui'
import { useState } from 'react'
import { UploadField, type Artwork } from '../../../../lib/forms/upload-field.tsx'
import { Options } from '../../../../lib/forms/options.tsx'
import { useToasts } from '../../../../lib/toasts.tsx'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import { useOrderContext } from '../order/order-context.ts'
import { useGarmentAppearance } from '../order/garment-appearance.ts'
import { printsOf } from '../order/order.ts'
import { replaceablePrints } from '../order/replaceable-prints.ts'
import { useDecision } from '../order/use-decision.ts'

/** For a new file that the customer sent another way. */
export function ReplaceArtworkDialog({ onClose }: { onClose: () => void }) {
  const { order } = useOrderContext()
  const { zoneName } = useGarmentAppearance()
  const toasts = useToasts()
  const prints = replaceablePrints(order)
  const [key, setKey] = useState(prints[0]?.key ?? '')
  const [artwork, setArtwork] = useState<Artwork>()
  const decision = useDecision('replace_artwork', {
    inDialog: true,
    onDone: (after, { placementIds }) => {
      onClose()
      const failed = printsOf(after).find(({ id, state }) => placementIds.includes(id) && state === 'failed')
      if (failed) {
        toasts.bad(
          'The new file failed its check too.',
          failed.artwork.preflight.findings[0]?.message ?? 'See the findings of this print.',
        )
      } else toasts.good(`${order.number}: artwork replaced`)
    },
  })
  const [first, ...others] = prints.find((print) => print.key === key)?.placementIds ?? []
  return (
    <ActionDialog
      title="Replace artwork"
      submitLabel="Replace artwork"
      onClose={onClose}
      action={decision}
      missing={artwork === undefined ? 'Choose a file.' : undefined}
      onSubmit={() =>
        artwork &&
        first !== undefined &&
        decision.run({ placementIds: [first, ...others], artworkId: artwork.id })
      }
    >
      <p>The new file keeps the position and size of the old one and is checked right away.</p>
      {prints.length > 1 && (
        <SelectField label="Print" value={key} onChange={({ target }) => setKey(target.value)}>
          <Options
            of={prints.map(({ key, print, garment }) => [
              key,
              `${zoneName(print.zoneId)}, ${garment}, ${print.artwork.fileName}`,
            ])}
          />
        </SelectField>
      )}
      <UploadField label="New file" artwork={artwork} onDone={setArtwork} />
    </ActionDialog>
  )
}
