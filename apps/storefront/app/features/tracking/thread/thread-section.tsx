import type { Resources } from '@platen/api-client'
import { Button, TextArea } from '@platen/ui'
import { useState } from 'react'
import { usePage } from '../../../lib/page.ts'
import { useLive } from '../../../lib/use-live.ts'
import { ARTWORK_TYPES, FilePicker, UploadRow, useUpload } from '../../uploads/index.ts'
import { ProblemNotice } from '../../submission/index.ts'
import { PageSection } from '../page-section.tsx'
import { useThread, type Thread, type ThreadKind } from './use-thread.ts'

const THREAD_ID = 'messages'

interface ThreadSectionProps {
  readonly kind?: ThreadKind
  readonly trackingToken: string
}

export function ThreadSection({ kind = 'order', trackingToken }: ThreadSectionProps) {
  const { messages, shop } = usePage()
  const texts = messages.order.messages
  const live = useLive()
  const { thread, problem, sending, send } = useThread(kind, trackingToken)
  const [text, setText] = useState('')
  const maxBytes = shop.limits.maxUploadBytes
  const picture = useUpload<Resources['ArtworkRecord']>('/api/v1/artworks', maxBytes)
  const artworkId = picture.upload.phase === 'done' ? picture.upload.record.id : undefined
  const isWaiting = picture.upload.phase === 'sending'

  async function submit() {
    if (sending || isWaiting || (text.trim() === '' && artworkId === undefined)) return
    const done = await send({
      ...(text.trim() !== '' && { text: text.trim() }),
      ...(artworkId !== undefined && { artworkIds: [artworkId] }),
    })
    if (!done) return
    setText('')
    picture.clear()
  }

  return (
    <PageSection title={texts.title} id={THREAD_ID}>
      {thread && thread.messages.length > 0 ? (
        <ol className="mb-6 grid gap-3" aria-label={texts.title}>
          {thread.messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      ) : (
        <p className="mb-4 text-ink-soft">{texts.intro}</p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <fieldset disabled={!live} className="grid min-w-0 gap-3">
          <TextArea
            label={texts.write}
            rows={3}
            maxLength={4_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {picture.upload.phase === 'empty' ? (
            <FilePicker
              label={texts.picture}
              accept={ARTWORK_TYPES}
              action={texts.pick}
              onFiles={([file]) => file && picture.send(file)}
            />
          ) : (
            <UploadRow
              upload={picture.upload}
              maxBytes={maxBytes}
              onRetry={picture.retry}
              onRemove={picture.clear}
            />
          )}
          {problem && <ProblemNotice problem={problem} />}
          <Button
            type="submit"
            variant="line"
            className="justify-self-start"
            busy={sending ? texts.sending : undefined}
            unavailable={isWaiting ? texts.uploading : undefined}
          >
            {texts.send}
          </Button>
        </fieldset>
      </form>
    </PageSection>
  )
}

function Message({ message }: { message: Thread['messages'][number] }) {
  const { messages, formats, shop } = usePage()
  const texts = messages.order.messages
  const isOwn = message.sender === 'customer'
  return (
    <li
      className={`grid max-w-[85%] gap-2 rounded-platen border p-3 ${isOwn ? 'justify-self-end border-rule-strong bg-tray' : 'justify-self-start border-rule bg-sheet'}`}
    >
      {message.pictures.map(({ id, previewUrl, fileName }) =>
        previewUrl === null ? (
          <p key={id} className="text-sm text-ink-soft">
            {texts.pictureRemoved}
          </p>
        ) : (
          <img key={id} src={previewUrl} alt={fileName} className="max-h-64 w-auto object-contain" />
        ),
      )}
      {message.text !== null && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
          {message.text}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {isOwn ? texts.you : shop.storeName} ·{' '}
        <time dateTime={message.sentAt} className="figures">
          {formats.stamp(new Date(message.sentAt))}
        </time>
        {isOwn && message.readAt !== null && ` · ${texts.read}`}
      </p>
    </li>
  )
}
