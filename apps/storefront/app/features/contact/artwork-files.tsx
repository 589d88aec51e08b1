import type { Resources } from '@platen/api-client'
import { Optional } from '@platen/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePage } from '../../lib/page.ts'
import { fill } from '@platen/messages'
import { newId } from '../../lib/new-id.ts'
import { ARTWORK_TYPES, FilePicker, UploadRow, useUpload } from '../uploads/index.ts'
import { MAX_ARTWORKS, type DraftArtwork } from './draft.ts'

interface Waiting {
  readonly key: string
  readonly file: File
  /** False when it was refused or interrupted: then it does not block sending. */
  readonly isSending: boolean
}

interface ArtworkFilesProps {
  readonly artworks: readonly DraftArtwork[]
  readonly onAdd: (artwork: DraftArtwork) => void
  readonly onRemove: (id: string) => void
  readonly onWaiting: (isWaiting: boolean) => void
}

export function ArtworkFiles({ artworks, onAdd, onRemove, onWaiting }: ArtworkFilesProps) {
  const { shop, messages } = usePage()
  const texts = messages.contact
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const room = MAX_ARTWORKS - artworks.length - waiting.length
  const maxBytes = shop.limits.maxUploadBytes
  const isWaiting = waiting.some(({ isSending }) => isSending)
  useEffect(() => onWaiting(isWaiting), [isWaiting, onWaiting])

  const forget = (key: string) => setWaiting((files) => files.filter((other) => other.key !== key))
  return (
    <div className="grid gap-3">
      <FilePicker
        label={
          <>
            {texts.artworks}
            <Optional>{messages.shell.optional}</Optional>
          </>
        }
        hint={fill(texts.artworksHint, { count: MAX_ARTWORKS, size: Math.round(maxBytes / 1024 / 1024) })}
        accept={ARTWORK_TYPES}
        action={texts.artworksPick}
        multiple
        onFiles={(files) =>
          setWaiting((before) => [
            ...before,
            ...files.slice(0, Math.max(0, room)).map((file) => ({ key: newId(), file, isSending: true })),
          ])
        }
      />
      {artworks.map(({ id, fileName }) => (
        <UploadRow
          key={id}
          upload={{ phase: 'done', fileName, record: undefined }}
          maxBytes={maxBytes}
          onRetry={() => undefined}
          onRemove={() => onRemove(id)}
        />
      ))}
      {waiting.map(({ key, file }) => (
        <WaitingFile
          key={key}
          file={file}
          maxBytes={maxBytes}
          onSending={(isSending) =>
            setWaiting((files) => files.map((other) => (other.key === key ? { ...other, isSending } : other)))
          }
          onRemove={() => forget(key)}
          onArrived={({ id, fileName }) => {
            forget(key)
            onAdd({ id, fileName })
          }}
        />
      ))}
    </div>
  )
}

interface WaitingFileProps {
  readonly file: File
  readonly maxBytes: number
  readonly onArrived: (artwork: Resources['ArtworkRecord']) => void
  readonly onSending: (isSending: boolean) => void
  readonly onRemove: () => void
}

function WaitingFile({ file, maxBytes, onArrived, onSending, onRemove }: WaitingFileProps) {
  const { upload, send, retry } = useUpload<Resources['ArtworkRecord']>(
    '/api/v1/artworks',
    maxBytes,
    onArrived,
  )
  useEffect(() => send(file), [send, file])
  const isSending = upload.phase === 'empty' || upload.phase === 'sending'
  const reportSending = useEffectEvent(onSending)
  useEffect(() => reportSending(isSending), [isSending])
  if (upload.phase === 'empty') return null
  return <UploadRow upload={upload} maxBytes={maxBytes} onRetry={retry} onRemove={onRemove} />
}
