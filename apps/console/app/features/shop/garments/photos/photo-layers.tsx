import { zoneBounds, zoneBox } from '@platen/placement'
import { pictureUrl, zoneTransform } from '@platen/ui'
import { boxOf, type FormPhoto, type StoredPhoto, type ZoneOnPhoto } from './photo-document.ts'
import { LABEL_PX, placeZoneLabels } from './zone-labels.ts'

interface PhotoImageProps {
  readonly stored: StoredPhoto
  /** In which width it is seen, in pixels of the screen. */
  readonly shownPx: number
}

/** In an `svg` whose units are the pixels of the picture. */
export function PhotoImage({ stored: { picture }, shownPx }: PhotoImageProps) {
  return (
    <image
      href={pictureUrl(picture, shownPx)}
      width={picture.widthPx}
      height={picture.heightPx}
      preserveAspectRatio="none"
    />
  )
}

interface ZonesOnPhotoProps {
  readonly photo: FormPhoto
  readonly stored: StoredPhoto
  readonly zones: readonly ZoneOnPhoto[]
  /** Pixels of the picture for one of the screen; without it, zones have no names. */
  readonly unit?: number
}

/** Print zones in true scale: light on dark, so that they are seen on every cloth. */
export function ZonesOnPhoto({ photo, stored: { picture }, zones, unit }: ZonesOnPhotoProps) {
  if (photo.distanceMm === null) return null
  const box = boxOf(photo, picture)
  const pxPerMm = picture.widthPx / box.widthMm
  return (
    <>
      <g
        transform={`scale(${pxPerMm}) translate(${-box.xMm} ${-box.yMm})`}
        fill="none"
        pointerEvents="none"
        aria-hidden="true"
      >
        {zones.map((zone) => {
          const { maxWidthMm, maxHeightMm } = zone
          const { xMm, yMm } = zoneBox(zone, { widthMm: maxWidthMm, heightMm: maxHeightMm })
          const frame = {
            x: xMm,
            y: yMm,
            width: maxWidthMm,
            height: maxHeightMm,
            vectorEffect: 'non-scaling-stroke',
          } as const
          return (
            <g key={zone.id} transform={zoneTransform(zone)} data-zone-on-photo={zone.id}>
              <rect {...frame} className="stroke-white" strokeWidth="3" opacity="0.85" />
              <rect {...frame} className="stroke-key" strokeWidth="1.5" strokeDasharray="6 4" />
            </g>
          )
        })}
      </g>
      {unit !== undefined && <ZoneNames {...{ photo, zones, unit, picture, box }} />}
    </>
  )
}

/** Half of the cross of a handle, in pixels of the screen. */
const HANDLE_PX = 14

interface ZoneNamesProps {
  readonly photo: FormPhoto
  readonly zones: readonly ZoneOnPhoto[]
  readonly unit: number
  readonly picture: StoredPhoto['picture']
  readonly box: ReturnType<typeof boxOf>
}

function ZoneNames({ photo, zones, unit, picture, box }: ZoneNamesProps) {
  const shown = { width: picture.widthPx / unit, height: picture.heightPx / unit }
  const perMm = shown.width / box.widthMm
  const boxes = zones.map((zone) => {
    const { xMm, yMm, widthMm, heightMm } = zoneBounds(zone)
    const at = { x: (xMm - box.xMm) * perMm, y: (yMm - box.yMm) * perMm }
    return { id: zone.id, name: zone.name, box: { ...at, width: widthMm * perMm, height: heightMm * perMm } }
  })
  const handles = [...photo.points, photo.origin].map(({ x, y }) => ({
    x: x * shown.width - HANDLE_PX,
    y: y * shown.height - HANDLE_PX,
    width: 2 * HANDLE_PX,
    height: 2 * HANDLE_PX,
  }))
  return (
    <g transform={`scale(${unit})`} pointerEvents="none" aria-hidden="true">
      {placeZoneLabels(boxes, shown, handles).map(({ id, text, x, y }) => (
        <text
          key={id}
          {...{ x, y }}
          fontSize={LABEL_PX}
          strokeWidth={3}
          strokeLinejoin="round"
          paintOrder="stroke"
          className="fill-key stroke-white font-semibold"
        >
          {text}
        </text>
      ))}
    </g>
  )
}
