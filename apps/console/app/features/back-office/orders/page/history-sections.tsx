import { fill } from '@platen/messages'
import { Button, TextArea } from '@platen/ui'
import { useFormats } from '../../../../lib/formats.ts'
import { useDraftText } from '../../../../lib/drafts/use-draft-text.ts'
import { m } from '../../../../messages/messages.ts'
import { useOrderContext, useObstacle } from '../order/order-context.ts'
import { OrderSection } from '../order/order-section.tsx'
import { useDecision } from '../order/use-decision.ts'
import { eventText } from './event-text.ts'

const words = m.orderPage.notes

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

  function write(typed: string): void {
    draft.write(typed)
    // The same text later is another note.
    if (typed === '') note.forget()
  }

  function add(): void {
    if (text !== '' && !note.busy && obstacle === undefined) note.run({ text })
  }

  return (
    <OrderSection id="notes" title={words.title}>
      <ul className="grid gap-3">
        {order.internalNotes.map(({ id, at, author, text: note }) => (
          <li key={id} className="border-l-4 border-yellow pl-3">
            <p className="whitespace-pre-line">{note}</p>
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
          label={words.new}
          optional={words.newHint}
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
            unavailable={obstacle ?? note.unavailable ?? (text === '' ? words.missing : undefined)}
            busy={note.busy ? words.adding : undefined}
          >
            {words.add}
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
    <OrderSection id="timeline" title={m.orderPage.timeline}>
      <ol className="border-l-2 border-rule">
        {timeline
          .map((entry, index) => ({ ...entry, index }))
          .toReversed()
          .map(({ index, at, reason, ...entry }) => (
            <li key={index} className="relative pb-3 pl-4">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-ink bg-paper"
              />
              <p className="font-semibold">{eventText(entry)}</p>
              {reason !== null && <p className="text-sm">{fill(m.orderPage.quoted, { text: reason })}</p>}
              <p className="figures text-xs text-ink-soft">{formats.stamp(new Date(at))}</p>
            </li>
          ))}
      </ol>
    </OrderSection>
  )
}
