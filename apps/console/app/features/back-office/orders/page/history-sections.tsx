import { Button, TextArea } from '@platen/ui'
import { useFormats } from '../../../../lib/formats.ts'
import { useDraftText } from '../../../../lib/drafts/use-draft-text.ts'
import { useOrderContext, useObstacle } from '../order/order-context.ts'
import { OrderSection } from '../order/order-section.tsx'
import { useDecision } from '../order/use-decision.ts'

export const NOTE_FIELD = 'new-note'

export function NotesSection() {
  const { order } = useOrderContext()
  const formats = useFormats()
  const draft = useDraftText(`note of ${order.id}`)
  const obstacle = useObstacle('add_note')
  const note = useDecision('add_note', {
    onDone: (_after, sent) => {
      // Text typed while the note was sent is the next note.
      if (draft.text.trim() === sent.text) draft.write('')
    },
  })
  const text = draft.text.trim()

  function write(words: string): void {
    draft.write(words)
    // The same text later is another note.
    if (words === '') note.forget()
  }

  function add(): void {
    if (text !== '' && !note.busy && obstacle === undefined) note.run({ text })
  }

  return (
    <OrderSection id="notes" title="Team notes">
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
          label="New note"
          optional="only the team sees it"
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
            variant="line"
            unavailable={obstacle ?? note.unavailable ?? (text === '' ? 'Enter a note first.' : undefined)}
            busy={note.busy ? 'Adding…' : undefined}
          >
            Add note
          </Button>
        </p>
      </form>
    </OrderSection>
  )
}

export function TimelineSection() {
  const { timeline } = useOrderContext().order
  const formats = useFormats()
  return (
    <OrderSection id="timeline" title="Timeline">
      <ol className="border-l-2 border-rule">
        {timeline
          .map((entry, index) => ({ ...entry, index }))
          .toReversed()
          .map(({ index, at, label, reason }) => (
            <li key={index} className="relative pb-3 pl-4">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-ink bg-paper"
              />
              <p className="font-semibold">{label}</p>
              {reason !== null && <p className="text-sm">“{reason}”</p>}
              <p className="figures text-xs text-ink-soft">{formats.stamp(new Date(at))}</p>
            </li>
          ))}
      </ol>
    </OrderSection>
  )
}
