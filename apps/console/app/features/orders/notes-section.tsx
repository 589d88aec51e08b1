import { Button, TextArea } from '@platen/ui'
import { useFormats } from '../../lib/formats.ts'
import { useDraftText } from '../../lib/use-draft-text.ts'
import { useDesk } from './desk.ts'
import { SheetSection } from './sheet-section.tsx'
import { useDecision } from './use-decision.ts'
import { useObstacle } from './use-obstacle.ts'

export const NOTE_FIELD = 'new-note'

/** What the team tells itself. The customer never reads it. */
export function NotesSection() {
  const { order } = useDesk()
  const formats = useFormats()
  const draft = useDraftText(`note of ${order.id}`)
  const obstacle = useObstacle('add_note')
  const note = useDecision('add_note', {
    onDone: (_after, sent) => {
      // Somebody who types while it is sent writes the next one.
      if (draft.text.trim() === sent.text) draft.write('')
    },
  })
  const text = draft.text.trim()

  function write(words: string): void {
    draft.write(words)
    // The same words later are another note.
    if (words === '') note.forget()
  }

  function add(): void {
    if (text !== '' && !note.busy && obstacle === undefined) note.run({ text })
  }

  return (
    <SheetSection id="notes" title="Notes of the team">
      <ul className="grid gap-3">
        {order.internalNotes.map(({ id, at, author, text: words }) => (
          <li key={id} className="border-l-4 border-yellow pl-3">
            <p className="whitespace-pre-line">{words}</p>
            <p className="text-xs text-ink-soft">
              {author.name}, {formats.stamp(new Date(at))}
            </p>
          </li>
        ))}
      </ul>
      <form
        className="mt-3 grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <TextArea
          id={NOTE_FIELD}
          label="A new note"
          optional="only the team reads it"
          rows={2}
          maxLength={2000}
          value={draft.text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add()
            if (event.key === 'Escape') event.currentTarget.blur()
          }}
        />
        <p>
          <Button
            type="submit"
            look="line"
            unavailable={obstacle ?? note.unavailable ?? (text === '' ? 'Write something first.' : undefined)}
            busy={note.busy ? 'Adding…' : undefined}
          >
            Add the note
          </Button>
        </p>
      </form>
    </SheetSection>
  )
}
