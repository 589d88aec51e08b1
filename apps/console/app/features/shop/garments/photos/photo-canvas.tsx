import { fill } from '@platen/messages'
import { photoMmPerPx } from '@platen/placement'
import { useWidth } from '@platen/ui'
import { useState } from 'react'
import { m } from '../../../../messages/messages.ts'
import { millimetres } from './lengths.ts'
import { Loupe } from './loupe.tsx'
import { type FormPhoto, type Spot, type StoredPhoto, type ZoneOnPhoto } from './photo-document.ts'
import { PhotoHandle } from './photo-handle.tsx'
import { PhotoImage, ZonesOnPhoto } from './photo-layers.tsx'

const texts = m.garmentPhotos.editor
const SUPPOSED_PX = 600

interface PhotoCanvasProps {
  readonly photo: FormPhoto
  readonly stored: StoredPhoto
  readonly zones: readonly ZoneOnPhoto[]
  readonly onChange: (change: Partial<FormPhoto>, step: string) => void
}

/** The photo with what is placed on it. Its units are the pixels of the picture. */
export function PhotoCanvas({ photo, stored, zones, onChange }: PhotoCanvasProps) {
  const [place, shownPx] = useWidth<HTMLDivElement>(SUPPOSED_PX)
  const [active, setActive] = useState<'a' | 'b' | 'origin'>()
  const { widthPx, heightPx } = stored.picture
  const unit = widthPx / shownPx
  const [a, b] = photo.points
  const spots = { a, b, origin: photo.origin }
  const handle = (id: keyof typeof spots) => ({
    size: stored.picture,
    spot: spots[id],
    unit,
    onActive: (is: boolean) => setActive((now) => (is ? id : now === id ? undefined : now)),
  })
  return (
    <div
      ref={place}
      role="group"
      aria-label={fill(texts.canvas, { side: m.garmentPhotos.side[photo.view] })}
      className="relative mx-auto w-full overflow-hidden outline outline-rule"
      style={{
        aspectRatio: widthPx / heightPx,
        maxWidth: `calc(var(--canvas-height) * ${widthPx / heightPx})`,
      }}
    >
      <svg viewBox={`0 0 ${widthPx} ${heightPx}`} className="checkerboard absolute inset-0 size-full">
        <PhotoImage stored={stored} shownPx={shownPx * 2} />
        <ZonesOnPhoto photo={photo} stored={stored} zones={zones} unit={unit} />
        <Distance photo={photo} stored={stored} unit={unit} />
        <ReferenceBar photo={photo} stored={stored} unit={unit} />
        <PhotoHandle
          {...handle('origin')}
          mark="cross"
          label={texts.originHandle}
          onMove={(origin, step) => onChange({ origin }, step)}
        />
        <PhotoHandle
          {...handle('a')}
          mark="A"
          label={texts.point}
          onMove={(spot, step) => onChange({ points: [spot, b] }, step)}
        />
        <PhotoHandle
          {...handle('b')}
          mark="B"
          label={texts.point}
          onMove={(spot, step) => onChange({ points: [a, spot] }, step)}
        />
      </svg>
      {active && <Loupe stored={stored} spot={spots[active]} unit={unit} />}
    </div>
  )
}

interface LayerProps {
  readonly photo: FormPhoto
  readonly stored: StoredPhoto
  readonly unit: number
}

/** The line that is measured. */
function Distance({ photo: { points, distanceMm }, stored: { picture }, unit }: LayerProps) {
  const at = ({ x, y }: Spot) => [x * picture.widthPx, y * picture.heightPx] as const
  const [[x1, y1], [x2, y2]] = [at(points[0]), at(points[1])]
  const line = { x1, y1, x2, y2, vectorEffect: 'non-scaling-stroke' } as const
  return (
    <g aria-hidden="true" pointerEvents="none">
      <line {...line} className="stroke-white" strokeWidth="4" opacity="0.85" />
      <line {...line} className="stroke-press" strokeWidth="2" />
      {distanceMm !== null && (
        <Label x={(x1 + x2) / 2} y={(y1 + y2) / 2 - 8 * unit} unit={unit} anchor="middle">
          {millimetres(distanceMm)}
        </Label>
      )}
    </g>
  )
}

const BARS_MM = [100, 10, 500]
const BAR_INSET_PX = 14
/** Of the width of the photo. */
const [SHORTEST_BAR, LONGEST_BAR] = [0.05, 0.6]

/** As long as the photo says that 100 mm are. */
function ReferenceBar({ photo: { points, distanceMm }, stored: { picture }, unit }: LayerProps) {
  if (distanceMm === null) return null
  const pxPerMm = 1 / photoMmPerPx({ points, distanceMm }, picture)
  const barMm = BARS_MM.find((mm) => {
    const share = (mm * pxPerMm) / picture.widthPx
    return share > SHORTEST_BAR && share < LONGEST_BAR
  })
  if (barMm === undefined) return null
  const [x, y, length] = [BAR_INSET_PX * unit, picture.heightPx - BAR_INSET_PX * unit, barMm * pxPerMm]
  const tick = 5 * unit
  const bar = `M${x} ${y - tick}v${2 * tick}M${x} ${y}h${length}M${x + length} ${y - tick}v${2 * tick}`
  return (
    <g aria-hidden="true" pointerEvents="none" fill="none" data-bar-mm={barMm}>
      <path d={bar} className="stroke-white" strokeWidth="5" vectorEffect="non-scaling-stroke" />
      <path d={bar} className="stroke-key" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      <Label x={x} y={y - 10 * unit} unit={unit} anchor="start">
        {millimetres(barMm)}
      </Label>
    </g>
  )
}

interface LabelProps {
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly anchor: 'start' | 'middle'
  readonly children: string
}

function Label({ x, y, unit, anchor, children }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={12 * unit}
      strokeWidth={4 * unit}
      strokeLinejoin="round"
      textAnchor={anchor}
      paintOrder="stroke"
      className="figures fill-key stroke-white font-semibold"
    >
      {children}
    </text>
  )
}
