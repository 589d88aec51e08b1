import { TextArea } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useDraftText } from '../../../lib/drafts/use-draft-text.ts'
import type { AuditFilterValues } from './audit-query.ts'

const MAX_LENGTH = 1000

interface NoteDialogProps {
  readonly about: AuditFilterValues
  readonly onClose: () => void
}

export function NoteDialog({ about: { entity, id }, onClose }: NoteDialogProps) {
  const draft = useDraftText('audit note')
  const note = useAction({
    send: (message: string, key) =>
      api.createAuditLogEntry({
        body: {
          message,
          ...(entity !== undefined && id !== undefined && { entityType: entity, entityId: id }),
        },
        idempotencyKey: key,
      }),
    changes: ['audit-log'],
    onDone: () => {
      draft.write('')
      onClose()
    },
    done: ({ sequence }) => `Note added as row ${sequence}.`,
    onRefused: () => true,
  })

  return (
    <ActionDialog
      title="Add note"
      submitLabel="Add note"
      onClose={onClose}
      action={note}
      onSubmit={() => note.run(draft.text.trim())}
    >
      {entity !== undefined && id !== undefined && (
        <p>
          About <span className="figures text-sm break-all">{`${entity} ${id}`}</span>
        </p>
      )}
      <TextArea
        label="Note"
        name="message"
        required
        maxLength={MAX_LENGTH}
        rows={5}
        hint="Your name is recorded. You can’t edit or delete a note."
        value={draft.text}
        onChange={({ target }) => draft.write(target.value)}
      />
    </ActionDialog>
  )
}
