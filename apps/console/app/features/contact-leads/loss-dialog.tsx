import { Button, Dialog, TextArea } from '@platen/ui'
import type { SubmitEvent } from 'react'
import { fieldError } from '../../lib/field-error.ts'
import { fieldText } from '../../lib/field-text.ts'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'
import type { useLeadMove } from './use-lead-move.ts'

interface LossDialogProps {
  readonly move: ReturnType<typeof useLeadMove>
  readonly onClose: () => void
}

export function LossDialog({ move, onClose }: LossDialogProps) {
  const wrong = fieldError(move.refused, 'reason')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    move.send({ to: 'lost', reason: fieldText(event.currentTarget, 'reason').trim() })
  }

  return (
    <Dialog title="Why was it lost?" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        {wrong === undefined && <RefusalNotice refused={move.refused} />}
        <TextArea
          label="Reason"
          name="reason"
          hint="Too dear, too late, no answer: what the shop can learn from."
          required
          maxLength={500}
          error={wrong}
        />
        <Button type="submit" busy={move.busy ? 'Noting…' : undefined} unavailable={move.unavailable}>
          Note it as lost
        </Button>
      </form>
    </Dialog>
  )
}
