import { fill } from '@platen/messages'
import { useRef } from 'react'
import { useKeys } from '../../../lib/keyboard.ts'
import { locale, m } from '../../../messages/messages.ts'
import type { Print } from '../orders/index.ts'
import type { Picture } from './use-artwork-image.ts'
import { useZoom } from './use-zoom.ts'

const { viewer: words, keys } = m.artwork
const percent = new Intl.NumberFormat(locale, { style: 'percent', useGrouping: false })

interface ArtworkViewerProps {
  readonly picture: Picture
  readonly print: Print
  readonly fabric: string | undefined
}

export function ArtworkViewer({ picture, print, fabric }: ArtworkViewerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const zoom = useZoom(picture, frame)
  useKeys({
    '+': { label: words.zoomIn, run: zoom.larger },
    '=': { label: words.zoomIn, run: zoom.larger },
    '-': { label: words.zoomOut, run: zoom.smaller },
    '1': { label: words.actualSize, run: zoom.real },
    '0': { label: words.fit, run: zoom.whole },
    ArrowLeft: { label: keys.panLeft, run: () => zoom.pan(1, 0) },
    ArrowRight: { label: keys.panRight, run: () => zoom.pan(-1, 0) },
    ArrowUp: { label: keys.panUp, run: () => zoom.pan(0, 1) },
    ArrowDown: { label: keys.panDown, run: () => zoom.pan(0, -1) },
  })
  return (
    <div>
      <div className="grid gap-px overflow-hidden rounded-platen border border-rule-strong bg-rule-strong sm:grid-cols-2">
        <div
          ref={frame}
          {...zoom.pointers}
          className="relative h-[38dvh] cursor-grab touch-none overflow-hidden bg-tray active:cursor-grabbing sm:h-[40dvh] lg:h-[56dvh]"
          style={fabric === undefined ? undefined : { backgroundColor: fabric }}
        >
          <ViewerImage
            picture={picture}
            zoom={zoom.current}
            alt={fill(words.onGarment, { file: print.artwork.fileName })}
          />
        </div>
        <div
          {...zoom.pointers}
          className="checkerboard relative h-[38dvh] cursor-grab touch-none overflow-hidden bg-sheet active:cursor-grabbing sm:h-[40dvh] lg:h-[56dvh]"
        >
          <ViewerImage
            picture={picture}
            zoom={zoom.current}
            alt={fill(words.onTransparent, { file: print.artwork.fileName })}
          />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <ZoomButton label={words.zoomOut} sign="−" onPress={zoom.smaller} />
        <span className="figures min-w-16 text-center" role="status">
          {percent.format(zoom.percent / 100)}
        </span>
        <ZoomButton label={words.zoomIn} sign="+" onPress={zoom.larger} />
        <ZoomButton label={words.actualSizeButton} sign="1:1" onPress={zoom.real} />
        <ZoomButton label={words.fit} sign={words.fitShort} onPress={zoom.whole} />
        <span className="figures ml-auto text-sm text-ink-soft">
          {fill(words.size[picture.kind], { width: picture.width, height: picture.height })}
        </span>
      </div>
    </div>
  )
}

interface ViewerImageProps {
  readonly picture: Picture
  readonly zoom: { readonly scale: number; readonly x: number; readonly y: number }
  readonly alt: string
}

function ViewerImage({ picture, zoom: { scale, x, y }, alt }: ViewerImageProps) {
  return (
    <img
      src={picture.url}
      alt={alt}
      draggable={false}
      width={picture.width}
      height={picture.height}
      className="absolute top-0 left-0 max-w-none origin-top-left select-none"
      // Enlarged pixels must be visible, not smoothed.
      style={{
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
        imageRendering: scale * devicePixelRatio > 1.5 ? 'pixelated' : 'auto',
      }}
    />
  )
}

function ZoomButton({ label, sign, onPress }: { label: string; sign: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="figures min-h-11 min-w-11 rounded-platen border border-rule-strong px-3 hover:border-ink hover:bg-tray"
    >
      {sign}
    </button>
  )
}
