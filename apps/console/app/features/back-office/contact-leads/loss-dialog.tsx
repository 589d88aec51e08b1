import { TextArea } from '@platen/ui'
import { fieldError, fieldText } from '../../../lib/forms/field-text.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import type { useLeadMove } from './use-lead-move.ts'

interface LossDialogProps {
  readonly move: ReturnType<typeof useLeadMove>
  readonly onClose: () => void
}

export function LossDialog({ move, onClose }: LossDialogProps) {
  const error = fieldError(move.refused, 'reason')
  return (
    <ActionDialog
      title="Mark as lost"
      submitLabel="Mark as lost"
      onClose={onClose}
      action={{ ...move, refused: error === undefined ? move.refused : undefined }}
      onSubmit={(form) => move.send({ to: 'lost', reason: fieldText(form, 'reason').trim() })}
    >
      <TextArea
        label="Reason"
        name="reason"
        hint="For example: too expensive, too late, no reply."
        required
        maxLength={500}
        error={error}
      />
    </ActionDialog>
  )
}
