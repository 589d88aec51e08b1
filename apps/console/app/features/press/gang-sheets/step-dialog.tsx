import { Button, Dialog } from '@platen/ui'
import type { PlatenError } from '@platen/api-client'
import type { ReactNode } from 'react'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'

interface StepDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly action: {
    readonly busy: boolean
    readonly refused: PlatenError | undefined
    readonly unavailable: string | undefined
  }
  readonly missing?: string | undefined
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

export function StepDialog({
  title,
  submitLabel,
  action,
  missing,
  onSubmit,
  onClose,
  children,
}: StepDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (missing === undefined && action.unavailable === undefined) onSubmit()
        }}
      >
        <RefusalNotice refused={action.refused} />
        {children}
        <Button
          type="submit"
          unavailable={action.unavailable ?? missing}
          busy={action.busy ? 'Working…' : undefined}
        >
          {submitLabel}
        </Button>
      </form>
    </Dialog>
  )
}
