import { count, fill } from '@platen/messages'
import type { Resources } from '@platen/api-client'
import { Button, Pill, TextArea } from '@platen/ui'
import { useState } from 'react'
import { useDraftText } from '../../../../lib/drafts/use-draft-text.ts'
import { useFormats } from '../../../../lib/formats.ts'
import { UploadField, type Artwork } from '../../../../lib/forms/upload-field.tsx'
import { api } from '../../../../lib/requests/api.ts'
import { QueryState } from '../../../../lib/requests/query-state.tsx'
import { useAction } from '../../../../lib/requests/use-action.ts'
import { useRead } from '../../../../lib/requests/use-read.ts'
import { locale, m } from '../../../../messages/messages.ts'
import { useRefusal } from '../../../people/session/index.ts'
import { OrderSection } from './order-section.tsx'

const words = m.orderPage.thread
type Thread = Resources['AdminOrderThread']
type Message = Thread['messages'][number]

interface Written {
  readonly about: 'orders' | 'estimates'
  readonly id: string
}

interface ThreadProps extends Written {
  readonly customer: { readonly email: string | null; readonly phone: string | null }
}

/** How each kind of thread is read and written. */
const THREADS = {
  orders: {
    read: (orderId: string, signal: AbortSignal) => api.getAdminOrderThread({ orderId, signal }),
    markRead: (orderId: string, lastId: string) => api.readMessagesOfCustomer({ orderId, body: { lastId } }),
    send: (orderId: string, body: Resources['ThreadMessageCreate'], idempotencyKey: string) =>
      api.sendMessageToCustomer({ orderId, body, idempotencyKey }),
    hintPhone: words.hintPhone,
  },
  estimates: {
    read: (estimateId: string, signal: AbortSignal) => api.getAdminEstimateThread({ estimateId, signal }),
    markRead: (estimateId: string, lastId: string) =>
      api.readEstimateMessagesOfCustomer({ estimateId, body: { lastId } }),
    send: (estimateId: string, body: Resources['ThreadMessageCreate'], idempotencyKey: string) =>
      api.sendEstimateMessageToCustomer({ estimateId, body, idempotencyKey }),
    hintPhone: words.hintPhoneEstimate,
  },
} as const

/** What the customer and the shop wrote to each other about an order or an estimate. */
export function ThreadSection({ about, id, customer }: ThreadProps) {
  const thread = useRead([about, 'thread', id], (signal) => THREADS[about].read(id, signal))
  return (
    <OrderSection id="thread" title={words.title} aside={<Unread {...{ about, id }} thread={thread.data} />}>
      <QueryState query={thread} what={words.title}>
        {({ messages }) =>
          messages.length === 0 ? (
            <p className="text-ink-soft">{words.none}</p>
          ) : (
            <ol className="grid max-h-[32rem] gap-3 overflow-y-auto" aria-label={words.title} tabIndex={0}>
              {messages.map((message) => (
                <Entry key={message.id} message={message} />
              ))}
            </ol>
          )
        }
      </QueryState>
      <Composer key={id} {...{ about, id, customer }} />
    </OrderSection>
  )
}

function Unread({ about, id, thread }: Written & { thread: Thread | undefined }) {
  const refusal = useRefusal('messages:write')
  const read = useAction({
    send: (lastId: string) => THREADS[about].markRead(id, lastId),
    changes: [about, 'operations'],
  })
  const lastId = thread?.messages.at(-1)?.id
  if (thread === undefined || thread.unread === 0 || lastId === undefined) return null
  return (
    <span className="flex items-center gap-3">
      <Pill tone="wait">{count(locale, words.unread, thread.unread)}</Pill>
      <Button
        variant="quiet"
        unavailable={refusal ?? read.unavailable}
        busy={read.busy ? words.sending : undefined}
        onClick={() => read.run(lastId)}
      >
        {words.markRead}
      </Button>
    </span>
  )
}

const ABOUT: Readonly<Partial<Record<string, string>>> = m.today.messages.about

function Entry({ message }: { message: Message }) {
  const formats = useFormats()
  const { sender, text, pictures, sentAt, readAt, authorName, channel, about } = message
  const isOurs = sender === 'shop'
  return (
    <li
      className={`grid max-w-[85%] gap-2 rounded-platen border p-3 ${isOurs ? 'justify-self-end border-rule-strong bg-tray' : 'justify-self-start border-rule bg-sheet'}`}
    >
      {pictures.map(({ id, previewUrl, fileName }) =>
        previewUrl === null ? (
          <p key={id} className="text-sm text-ink-soft">
            {words.removed}
          </p>
        ) : (
          <a key={id} href={previewUrl} target="_blank" rel="noopener noreferrer">
            <img src={previewUrl} alt={fileName} className="max-h-64 w-auto object-contain" />
          </a>
        ),
      )}
      {channel === 'whatsapp' && <p>{fill(words.whatsapp, { about: ABOUT[about ?? ''] ?? about ?? '' })}</p>}
      {text !== null && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
          {text}
        </p>
      )}
      <p className="text-xs text-ink-soft">
        {isOurs ? authorName : words.customer} ·{' '}
        <time dateTime={sentAt} className="figures">
          {formats.stamp(new Date(sentAt))}
        </time>
        {isOurs && channel === 'page' && readAt !== null && ` · ${words.read}`}
      </p>
    </li>
  )
}

function Composer({ about, id, customer }: ThreadProps) {
  const refusal = useRefusal('messages:write')
  const draft = useDraftText(`message about ${id}`)
  const [artwork, setArtwork] = useState<Artwork>()
  const text = draft.text.trim()
  const send = useAction({
    name: `message about ${id}`,
    send: (body: Resources['ThreadMessageCreate'], key) => THREADS[about].send(id, body, key),
    changes: [about, 'operations'],
    onDone: () => {
      draft.write('')
      setArtwork(undefined)
    },
    done: () => words.sent,
  })
  const missing = text === '' && artwork === undefined ? words.missing : undefined
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (missing !== undefined || refusal !== undefined || send.busy) return
        send.run({ ...(text !== '' && { text }), ...(artwork && { artworkIds: [artwork.id] }) })
      }}
    >
      <TextArea
        label={words.write}
        hint={hintFor(about, customer)}
        rows={3}
        maxLength={4_000}
        disabled={refusal !== undefined}
        value={draft.text}
        onChange={({ target }) => draft.write(target.value)}
      />
      <UploadField
        key={artwork === undefined ? 'empty' : artwork.id}
        label={words.picture}
        artwork={artwork}
        onDone={setArtwork}
      />
      <p>
        <Button
          type="submit"
          variant="line"
          unavailable={refusal ?? send.unavailable ?? missing}
          busy={send.busy ? words.sending : undefined}
        >
          {words.send}
        </Button>
      </p>
    </form>
  )
}

/** How the customer learns of a message. */
function hintFor(about: Written['about'], { email, phone }: ThreadProps['customer']): string | undefined {
  if (email !== null) return words.hint
  return phone === null ? undefined : THREADS[about].hintPhone
}
