import type { PlatenError } from '@platen/api-client'
import { Notice } from '@platen/ui'

/** Inside the dialog, because toasts are below it. */
export function RefusalNotice({ refused }: { refused: PlatenError | undefined }) {
  if (!refused) return null
  return (
    <Notice tone="bad" urgent title={refused.message}>
      <p>{refused.resolution}</p>
    </Notice>
  )
}
