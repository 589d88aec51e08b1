import type { Spot, StoredPhoto } from './photo-document.ts'
import { PhotoImage } from './photo-layers.tsx'

const SIZE_PX = 132
const ZOOM = 3

interface LoupeProps {
  readonly stored: StoredPhoto
  readonly spot: Spot
  /** Pixels of the picture for one of the screen. */
  readonly unit: number
}

/** What is beneath the finger, three times as large, in the upper corner that is farther away. */
export function Loupe({ stored, spot, unit }: LoupeProps) {
  const { widthPx, heightPx } = stored.picture
  const side = (SIZE_PX / ZOOM) * unit
  const [x, y] = [spot.x * widthPx, spot.y * heightPx]
  return (
    <svg
      data-loupe
      aria-hidden="true"
      viewBox={`${x - side / 2} ${y - side / 2} ${side} ${side}`}
      width={SIZE_PX}
      height={SIZE_PX}
      className={`pointer-events-none absolute top-2 rounded-full border-2 border-press bg-tray shadow-platen ${spot.x < 0.5 ? 'right-2' : 'left-2'}`}
    >
      <PhotoImage stored={stored} shownPx={Infinity} />
      <path
        d={`M${x - side / 2} ${y}h${side * 0.44}M${x + side / 2} ${y}h${-side * 0.44}M${x} ${y - side / 2}v${side * 0.44}M${x} ${y + side / 2}v${-side * 0.44}`}
        className="stroke-white"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M${x - side / 2} ${y}h${side * 0.44}M${x + side / 2} ${y}h${-side * 0.44}M${x} ${y - side / 2}v${side * 0.44}M${x} ${y + side / 2}v${-side * 0.44}`}
        className="stroke-press"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
