import { Button, Dialog } from '@platen/ui'
import type { PlatenError } from '@platen/api-client'
import type { ReactNode } from 'react'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'

interface StepDialogProps {
  readonly title: string
  /** What the button says. */
  readonly doIt: string
  readonly action: {
    readonly busy: boolean
    readonly refused: PlatenError | undefined
    readonly unavailable: string | undefined
  }
  /** What is still missing. */
  readonly missing?: string | undefined
  readonly onDo: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks before a step that cannot be taken back, and says what follows from it. */
export function StepDialog({ title, doIt, action, missing, onDo, onClose, children }: StepDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (missing === undefined && action.unavailable === undefined) onDo()
        }}
      >
        <RefusalNotice refused={action.refused} />
        {children}
        <Button
          type="submit"
          unavailable={action.unavailable ?? missing}
          busy={action.busy ? 'One moment…' : undefined}
        >
          {doIt}
        </Button>
      </form>
    </Dialog>
  )
}
