import { fill } from '@platen/messages'
import { SelectField } from '@platen/ui'
import { useState } from 'react'
import { UploadField, type Artwork } from '../../../../lib/forms/upload-field.tsx'
import { Options } from '../../../../lib/forms/options.tsx'
import { useToasts } from '../../../../lib/toasts.tsx'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import { m } from '../../../../messages/messages.ts'
import { useOrderContext } from '../order/order-context.ts'
import { useGarmentAppearance } from '../order/garment-appearance.ts'
import { findingText } from '../order/finding-text.ts'
import { printsOf } from '../order/order.ts'
import { replaceablePrints } from '../order/replaceable-prints.ts'
import { useDecision } from '../order/use-decision.ts'

const words = m.decisions.replaceArtwork

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
        const { preflight } = failed.artwork
        const [finding] = preflight.findings
        toasts.bad(words.failed, finding ? findingText(finding, preflight).title : words.failedHint)
      } else toasts.good(fill(words.done, { number: order.number }))
    },
  })
  const [first, ...others] = prints.find((print) => print.key === key)?.placementIds ?? []
  return (
    <ActionDialog
      title={words.title}
      submitLabel={words.title}
      onClose={onClose}
      action={decision}
      missing={artwork === undefined ? words.fileMissing : undefined}
      onSubmit={() =>
        artwork &&
        first !== undefined &&
        decision.run({ placementIds: [first, ...others], artworkId: artwork.id })
      }
    >
      <p>{words.consequence}</p>
      {prints.length > 1 && (
        <SelectField label={words.print} value={key} onChange={({ target }) => setKey(target.value)}>
          <Options
            of={prints.map(({ key, print, garment }) => [
              key,
              `${zoneName(print.zoneId)}, ${garment}, ${print.artwork.fileName}`,
            ])}
          />
        </SelectField>
      )}
      <UploadField label={words.file} artwork={artwork} onDone={setArtwork} />
    </ActionDialog>
  )
}
