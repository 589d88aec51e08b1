import { PlatenError, type Resources } from '@platen/api-client'
import { Notice, uploadFile } from '@platen/ui'
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react'
import { fill } from '@platen/messages'
import { refusalText } from '../requests/refusal-words.ts'
import { useShop } from '../formats.ts'
import { m } from '../../messages/messages.ts'

export type Artwork = Resources['ArtworkRecord']

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly fileName: string; readonly share: number }
  | {
      readonly kind: 'failed'
      readonly title: string
      readonly text: string
      readonly again: () => void
    }

interface UploadFieldProps {
  readonly label: string
  readonly artwork: Artwork | undefined
  readonly onDone: (artwork: Artwork) => void
}

const ACCEPTS = '.png,.jpg,.jpeg,.webp,.tif,.tiff,.svg'

/** Retries after a lost connection use the same idempotency key. */
export function UploadField({ label, artwork, onDone }: UploadFieldProps) {
  const id = useId()
  const shop = useShop().data
  const [state, setState] = useState<State>({ kind: 'idle' })
  const stopper = useRef<AbortController>(undefined)
  // The form changes while the file is on its way, so the handler of that moment is outdated when it arrives.
  const arrived = useRef(onDone)
  useEffect(() => {
    arrived.current = onDone
  }, [onDone])
  useEffect(() => () => stopper.current?.abort(), [])

  async function send(file: File, key: string): Promise<void> {
    stopper.current?.abort()
    const stop = new AbortController()
    stopper.current = stop
    const show = (next: State) => {
      if (!stop.signal.aborted) setState(next)
    }
    show({ kind: 'sending', fileName: file.name, share: 0 })
    try {
      const done = await uploadFile<Artwork>('/api/v1/artworks', file, {
        idempotencyKey: key,
        signal: stop.signal,
        onProgress: (share) => show({ kind: 'sending', fileName: file.name, share }),
      })
      show({ kind: 'idle' })
      if (!stop.signal.aborted) arrived.current(done)
    } catch (error) {
      const known = error instanceof PlatenError
      show({
        kind: 'failed',
        ...(known ? refusalText(error) : m.forms.upload.lost),
        again: () => void send(file, known ? crypto.randomUUID() : key),
      })
    }
  }

  function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0]
    // Choosing the same file again must fire another event.
    target.value = ''
    if (!file) return
    if (shop && file.size > shop.limits.maxUploadBytes) {
      setState({
        kind: 'failed',
        title: fill(m.forms.upload.tooLarge, {
          file: file.name,
          limit: Math.floor(shop.limits.maxUploadBytes / 2 ** 20),
        }),
        text: m.forms.upload.makeSmaller,
        again: () => setState({ kind: 'idle' }),
      })
    } else void send(file, crypto.randomUUID())
  }

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {label} <span className="ml-2 text-sm font-normal text-ink-soft">{m.forms.upload.formats}</span>
      </label>
      <input
        id={id}
        type="file"
        accept={ACCEPTS}
        onChange={onChange}
        className="min-h-11 w-full rounded-platen border border-dashed border-rule-strong bg-sheet p-2 file:mr-3 file:min-h-9 file:rounded-platen file:border file:border-rule-strong file:bg-tray file:px-3 file:font-semibold file:text-ink"
      />
      {state.kind === 'sending' && (
        <p role="status" className="grid gap-1 text-sm">
          {fill(state.share < 1 ? m.forms.upload.sending : m.forms.upload.checking, { file: state.fileName })}
          <progress value={state.share < 1 ? state.share : undefined} className="h-2 w-full accent-press" />
        </p>
      )}
      {state.kind === 'failed' && (
        <Notice tone="bad" urgent title={state.title}>
          <p>{state.text}</p>
          <button type="button" className="mt-1 min-h-9 font-semibold underline" onClick={state.again}>
            {m.shared.retry}
          </button>
        </Notice>
      )}
      {artwork && state.kind === 'idle' && (
        <p className="flex items-center gap-3 text-sm">
          <span className="checkerboard grid size-14 shrink-0 place-items-center rounded-platen border border-rule">
            <img src={artwork.previewUrl} alt="" className="max-h-12 max-w-12 object-contain" />
          </span>
          <span className="min-w-0">
            <strong className="block truncate">{artwork.fileName}</strong>
            <span className="figures text-ink-soft">
              {artwork.vector ? m.forms.upload.vector : `${artwork.widthPx} × ${artwork.heightPx} px`}
            </span>
          </span>
        </p>
      )}
    </div>
  )
}
