import type { PlatenError } from '@platen/api-client'
import { Button, Dialog } from '@platen/ui'
import type { ReactNode } from 'react'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'
import { UnansweredNotice } from '../../lib/unanswered-notice.tsx'

interface DecisionDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly wide?: boolean
  /** What the button that does it says. */
  readonly doIt: string
  readonly onSubmit: () => void
  readonly action: {
    readonly busy: boolean
    readonly refused: PlatenError | undefined
    readonly unavailable: string | undefined
    readonly unanswered: unknown
    readonly forget: () => void
  }
  /** For what can be decided a second time: empties the fields for it. */
  readonly onAnother?: () => void
  /** What is missing before it can be sent. */
  readonly missing?: string | undefined
  readonly children?: ReactNode
}

/** A decision that is asked about before it is sent; a refusal stands where the question is. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, onClose, wide = false, doIt, onSubmit, action, onAnother, missing, children } = props
  const unavailable = action.unavailable ?? missing
  return (
    <Dialog title={title} onClose={onClose} wide={wide}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (unavailable === undefined && !action.busy) onSubmit()
        }}
      >
        <UnansweredNotice action={action} onAnother={onAnother} />
        {children}
        <RefusalNotice refused={action.refused} />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" unavailable={unavailable} busy={action.busy ? 'Sending…' : undefined}>
            {doIt}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Not now
          </Button>
          {unavailable !== undefined && <p className="text-sm text-ink-soft">{unavailable}</p>}
        </div>
      </form>
    </Dialog>
  )
}
