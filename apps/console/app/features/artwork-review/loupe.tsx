import { useRef } from 'react'
import { useKeys } from '../../lib/keys.ts'
import type { Print } from '../orders/index.ts'
import type { Picture } from './use-pixels.ts'
import { useZoom } from './use-zoom.ts'

interface LoupeProps {
  readonly picture: Picture
  readonly print: Print
  /** `#rrggbb` of the cloth. */
  readonly fabric: string | undefined
}

/** The artwork on its cloth and on the checkerboard, under one glass: what is looked at on one side is seen on the other. */
export function Loupe({ picture, print, fabric }: LoupeProps) {
  const frame = useRef<HTMLDivElement>(null)
  const glass = useZoom(picture, frame)
  useKeys({
    '+': { label: 'Larger', run: glass.larger },
    '=': { label: 'Larger', run: glass.larger },
    '-': { label: 'Smaller', run: glass.smaller },
    '1': { label: 'Real pixels', run: glass.real },
    '0': { label: 'The whole artwork', run: glass.whole },
    ArrowLeft: { label: 'Look to the left', run: () => glass.pan(1, 0) },
    ArrowRight: { label: 'Look to the right', run: () => glass.pan(-1, 0) },
    ArrowUp: { label: 'Look up', run: () => glass.pan(0, 1) },
    ArrowDown: { label: 'Look down', run: () => glass.pan(0, -1) },
  })
  return (
    <div>
      <div className="grid gap-px overflow-hidden rounded-platen border border-rule-strong bg-rule-strong sm:grid-cols-2">
        <div
          ref={frame}
          {...glass.pointers}
          className="relative h-[38dvh] cursor-grab touch-none overflow-hidden bg-tray active:cursor-grabbing sm:h-[40dvh] lg:h-[56dvh]"
          style={fabric === undefined ? undefined : { backgroundColor: fabric }}
        >
          <Sight picture={picture} zoom={glass.zoom} alt={`${print.artwork.fileName} on the cloth`} />
        </div>
        <div
          {...glass.pointers}
          className="checkerboard relative h-[38dvh] cursor-grab touch-none overflow-hidden bg-sheet active:cursor-grabbing sm:h-[40dvh] lg:h-[56dvh]"
        >
          <Sight picture={picture} zoom={glass.zoom} alt={`${print.artwork.fileName} by itself`} />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Glass label="Smaller" sign="−" onPress={glass.smaller} />
        <span className="figures min-w-16 text-center" role="status">
          {glass.percent} %
        </span>
        <Glass label="Larger" sign="+" onPress={glass.larger} />
        <Glass label="1:1, real pixels" sign="1:1" onPress={glass.real} />
        <Glass label="Whole artwork" sign="Whole" onPress={glass.whole} />
        <span className="figures ml-auto text-sm text-ink-soft">
          {KINDS[picture.kind]} {picture.width} × {picture.height} px
        </span>
      </div>
    </div>
  )
}

const KINDS = {
  real: '',
  preview: 'Preview, the rest is coming:',
  'stand-in': 'Only the preview can be had:',
} as const

interface SightProps {
  readonly picture: Picture
  readonly zoom: { readonly scale: number; readonly x: number; readonly y: number }
  readonly alt: string
}

function Sight({ picture, zoom: { scale, x, y }, alt }: SightProps) {
  return (
    <img
      src={picture.url}
      alt={alt}
      draggable={false}
      width={picture.width}
      height={picture.height}
      className="absolute top-0 left-0 max-w-none origin-top-left select-none"
      // Beyond its own pixels it must show them, not a smooth guess.
      style={{
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
        imageRendering: scale * devicePixelRatio > 1.5 ? 'pixelated' : 'auto',
      }}
    />
  )
}

function Glass({ label, sign, onPress }: { label: string; sign: string; onPress: () => void }) {
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
