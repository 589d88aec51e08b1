import { fill } from '@platen/messages'
import { MarkedText, TextArea } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useDraftText } from '../../../lib/drafts/use-draft-text.ts'
import { m } from '../../../messages/messages.ts'
import type { AuditFilterValues } from './audit-query.ts'

const words = m.audit.note

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
    done: ({ sequence }) => fill(words.done, { row: sequence }),
    onRefused: () => true,
  })

  return (
    <ActionDialog
      title={words.add}
      submitLabel={words.add}
      onClose={onClose}
      action={note}
      onSubmit={() => note.run(draft.text.trim())}
    >
      {entity !== undefined && id !== undefined && (
        <p>
          <MarkedText
            text={fill(words.about, { record: `${entity} ${id}` })}
            marks={{ record: (text) => <span className="figures text-sm break-all">{text}</span> }}
          />
        </p>
      )}
      <TextArea
        label={words.label}
        name="message"
        required
        maxLength={MAX_LENGTH}
        rows={5}
        hint={words.hint}
        value={draft.text}
        onChange={({ target }) => draft.write(target.value)}
      />
    </ActionDialog>
  )
}
