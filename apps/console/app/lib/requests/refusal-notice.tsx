import type { PlatenError } from '@platen/api-client'
import { Notice } from '@platen/ui'

/** Why the shop refused what a dialog sent, inside the dialog: messages at the edge of the page lie below it. */
export function RefusalNotice({ refused }: { refused: PlatenError | undefined }) {
  if (!refused) return null
  return (
    <Notice tone="bad" urgent title={refused.message}>
      <p>{refused.resolution}</p>
    </Notice>
  )
}
