import { Button, Dialog, TextArea } from '@platen/ui'
import type { SubmitEvent } from 'react'
import { api } from '../../lib/api.ts'
import { fieldError } from '../../lib/field-error.ts'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useDraftText } from '../../lib/use-draft-text.ts'
import type { AuditFilterValues } from './audit-query.ts'

const LONGEST = 1000

interface NoteDialogProps {
  /** The record whose history is looked at: the note is about it. */
  readonly about: AuditFilterValues
  readonly onClose: () => void
}

/** What happened outside of the shop's program, for those who read the book later. */
export function NoteDialog({ about: { entity, id }, onClose }: NoteDialogProps) {
  const toasts = useToasts()
  const draft = useDraftText('audit note')
  const note = useAction({
    send: (message: string, key) =>
      api.POST('/api/admin/audit-log', {
        params: { header: { 'Idempotency-Key': key } },
        body: {
          message,
          ...(entity !== undefined && id !== undefined && { entityType: entity, entityId: id }),
        },
      }),
    changes: ['audit-log'],
    onDone: ({ sequence }) => {
      draft.write('')
      onClose()
      toasts.good(`The note is sealed as row ${sequence}.`)
    },
    onRefused: () => true,
  })
  const wrong = fieldError(note.refused, 'message')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    note.run(draft.text.trim())
  }

  return (
    <Dialog title="Add a note" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        {wrong === undefined && <RefusalNotice refused={note.refused} />}
        {entity !== undefined && id !== undefined && (
          <p>
            About <span className="figures text-sm break-all">{`${entity} ${id}`}</span>
          </p>
        )}
        <TextArea
          label="Note"
          name="message"
          required
          maxLength={LONGEST}
          rows={5}
          hint="It carries your name and cannot be changed or removed afterwards."
          value={draft.text}
          onChange={({ target }) => draft.write(target.value)}
          error={wrong}
        />
        <Button type="submit" busy={note.busy ? 'Sealing…' : undefined} unavailable={note.unavailable}>
          Seal the note
        </Button>
      </form>
    </Dialog>
  )
}
