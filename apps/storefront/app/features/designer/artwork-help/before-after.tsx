import { useState } from 'react'
import type { artworkHelpTexts } from '../../../messages/artwork-help.ts'
import type { Picture } from '../../cart/index.ts'

interface BeforeAfterProps {
  readonly before: Picture
  readonly after: Picture
  readonly widthMm: number
  readonly texts: ReturnType<typeof artworkHelpTexts>['artworkHelp']
}

const SIDES = ['before', 'after'] as const

/** One in the place of the other, so that the eye sees what changed. CSS millimetres are those of paper. */
export function BeforeAfter({ before, after, widthMm, texts }: BeforeAfterProps) {
  const [side, setSide] = useState<(typeof SIDES)[number]>('after')
  const { artwork, thumbnail } = side === 'before' ? before : after
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm text-ink-soft">{texts.beforeAfter}</figcaption>
      <div className="flex" role="group" aria-label={texts.beforeAfter}>
        {SIDES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={side === one}
            className="min-h-11 flex-1 border border-rule-strong px-4 first:rounded-l-platen last:rounded-r-platen hover:bg-tray aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => setSide(one)}
          >
            {texts[one]}
          </button>
        ))}
      </div>
      {/* Focusable, because keys must be able to scroll it. */}
      <div
        className="checkerboard max-h-80 overflow-auto rounded-platen border border-rule-strong"
        tabIndex={0}
        role="group"
        aria-label={texts[side]}
      >
        <img
          key={artwork.id}
          src={artwork.previewUrl}
          alt={texts[side]}
          className="block max-w-none"
          style={{ width: `${widthMm}mm`, aspectRatio: `${artwork.widthPx} / ${artwork.heightPx}` }}
          onError={({ currentTarget }) => {
            // The signed link of an old draft has expired.
            if (thumbnail && !currentTarget.src.endsWith(thumbnail)) currentTarget.src = thumbnail
          }}
        />
      </div>
    </figure>
  )
}
