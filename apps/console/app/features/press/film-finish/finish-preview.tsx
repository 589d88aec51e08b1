import { useEffect, useState } from 'react'
import { m } from '../../../messages/messages.ts'
import type { FilmFinish } from './finish-form.ts'

const texts = m.filmFinish
/** While somebody types. */
const WAIT_MS = 400
const VIEWS = ['whole', 'part', 'white'] as const
type View = (typeof VIEWS)[number]

interface FinishPreviewProps {
  readonly jobId: string
  readonly finish: FilmFinish | null
  /** The colour of the garment. */
  readonly fabricHex: string
}

/** The pixels of the film on the colour of the garment, as the service draws them. */
export function FinishPreview({ jobId, finish, fabricHex }: FinishPreviewProps) {
  const [view, setView] = useState<View>('whole')
  const wanted = addressOf(jobId, finish, view)
  const [address, setAddress] = useState(wanted)
  const [loaded, setLoaded] = useState<{ readonly address: string; readonly failed: boolean }>()
  useEffect(() => {
    const timer = setTimeout(() => setAddress(wanted), WAIT_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const isDone = loaded?.address === wanted
  return (
    <figure className="grid content-start gap-2">
      <div role="group" aria-label={texts.preview} className="flex flex-wrap gap-2">
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={view === one}
            onClick={() => setView(one)}
            className="min-h-11 rounded-platen border border-rule-strong px-3 font-semibold aria-pressed:border-press aria-pressed:bg-press-wash"
          >
            {texts.views[one]}
          </button>
        ))}
      </div>
      <div
        className="grid aspect-square max-h-96 place-items-center overflow-hidden rounded-platen border border-rule"
        style={{ backgroundColor: fabricHex }}
        aria-busy={!isDone}
      >
        <img
          src={address}
          alt={texts.previewAlt}
          className={
            view === 'whole' ? 'max-h-full max-w-full' : 'size-full object-none [image-rendering:pixelated]'
          }
          onLoad={() => setLoaded({ address, failed: false })}
          onError={() => setLoaded({ address, failed: true })}
        />
      </div>
      <figcaption aria-live="polite" className="text-sm text-ink-soft">
        {!isDone ? texts.drawing : loaded.failed ? texts.notDrawn : texts.previewHint}
      </figcaption>
    </figure>
  )
}

function addressOf(jobId: string, finish: FilmFinish | null, view: View): string {
  const { halftone, knockOut, alphaThreshold, chokeMm } = finish ?? {}
  const query = Object.entries({
    ...halftone,
    ...knockOut,
    alphaThreshold,
    chokeMm,
    ...(view === 'white' && { layer: 'white' }),
    ...(view !== 'whole' && { x: 0.5, y: 0.5 }),
  }).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]]))
  return `/api/admin/print-jobs/${jobId}/film-picture?${new URLSearchParams(query).toString()}`
}
