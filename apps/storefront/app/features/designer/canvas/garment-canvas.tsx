import type { ZoneBox } from '@platen/layers'
import { zoneCentre } from '@platen/placement'
import { CanvasRuler, garmentFrame, GarmentPicture, PlacedPrint, useWidth, zoneTransform } from '@platen/ui'
import { useId, useMemo, useState } from 'react'
import { usePage } from '../../../lib/page.ts'
import { fill } from '@platen/messages'
import { canvasAspect, closeUp, drawingIn, wholeGarment, type CanvasView } from './canvas-window.ts'
import { useDesigner } from '../designer-context.ts'
import { PrintControls } from './print-controls.tsx'
import type { SnapLine } from '../design/snap.ts'
import { ZoneOutline } from './zone-outline.tsx'
import type { Placement } from '../../cart/index.ts'
import type { Zone } from '../design/printable-garment.ts'
import { useTouches } from './use-drag-handle.ts'
import { layersOn } from '../layers/zone-layers.ts'
import { layersFor } from '../roster/roster.ts'
import { laterPart } from '../later-part.tsx'

// With the first text or shape: most prints are one picture.
const ZoneLayers = laterPart(async () => (await import('../layers/layer-drawing.tsx')).ZoneLayers, {
  silent: true,
})
const EdgeDistances = laterPart(async () => (await import('../layers/edge-distances.tsx')).EdgeDistances, {
  silent: true,
})
const LayerControls = laterPart(async () => (await import('../layers/layer-controls.tsx')).LayerControls, {
  silent: true,
})

interface GarmentCanvasProps {
  readonly view: CanvasView
  readonly underbase: boolean
}

/** Used on the server, which cannot measure. */
const SUPPOSED_WIDTH_PX = 375
/** Zones are seen close up. */
const PHOTO_PX = 1600

/** Both layers are in millimetres from the collar. */
export function GarmentCanvas({ view: canvasView, underbase }: GarmentCanvasProps) {
  const { messages } = usePage()
  const texts = messages.designer
  const { printable, design, zone, zoneLayers, person, limitOf, fabric, dark, chooseZone } = useDesigner()
  const { views: garment, name } = printable.garment
  const [snapLines, setSnapLines] = useState<readonly SnapLine[]>([])
  const [dragged, setDragged] = useState<ZoneBox>()
  const [place, widthPx] = useWidth<HTMLDivElement>(SUPPOSED_WIDTH_PX)
  const [touches, followed] = useTouches()
  const filterId = useId()

  const { view } = zone
  const frame = useMemo(() => garmentFrame(garment, view, fabric), [garment, view, fabric])
  const shown = useMemo(
    () => (canvasView === 'zone' ? closeUp(zone, frame) : wholeGarment(frame)),
    [canvasView, zone, frame],
  )
  const mmPerPx = shown.widthMm / widthPx
  // A hundred ticks, which stay while something is dragged.
  const ruler = useMemo(() => <CanvasRuler shown={shown} mmPerPx={mmPerPx} />, [shown, mmPerPx])
  // Small zones lie above large ones, and the selected one on top.
  const zones = printable.zones
    .filter((one) => one.view === view)
    .toSorted((one, other) => area(other) - area(one))
  const layered = zones.flatMap((one) => {
    const layers = layersOn(design, one.id)
    return layers.length > 0 ? [{ zone: one, layers: layersFor(layers, person) }] : []
  })
  const prints = zones.flatMap((one) => {
    const print = design.placements.find(({ zoneId }) => zoneId === one.id)
    return print && layersOn(design, one.id).length === 0 ? [{ zone: one, print }] : []
  })
  const handled = prints.toSorted(
    (one, other) => Number(one.zone.id === zone.id) - Number(other.zone.id === zone.id),
  )

  return (
    <div
      ref={place}
      role="group"
      aria-label={fill(texts.canvas, { garment: name })}
      // Preact adds pixels to numbers on the server.
      style={{ aspectRatio: String(canvasAspect(frame)) }}
      className="relative w-full overflow-hidden bg-sheet outline outline-rule"
    >
      {/* The folds above the prints are blurred: they are a layer of their own, which a drag does not draw again. */}
      <div className="absolute [&>svg>g:last-child]:will-change-transform" style={drawingIn(shown, frame)}>
        <GarmentPicture
          garment={garment}
          view={view}
          colour={fabric}
          widthPx={PHOTO_PX}
          className="block w-full"
        >
          <UnderbaseFilter id={filterId} />
          {prints.map(({ zone: one, print }) => (
            <PrintImage
              key={one.id}
              print={print}
              zone={one}
              filter={underbase ? `url(#${filterId})` : undefined}
            />
          ))}
          {layered.map(({ zone: one, layers }) => (
            <ZoneLayers
              key={one.id}
              zone={one}
              layers={layers}
              filter={underbase ? `url(#${filterId})` : undefined}
            />
          ))}
        </GarmentPicture>
      </div>
      <svg
        viewBox={`${shown.xMm} ${shown.yMm} ${shown.widthMm} ${shown.heightMm}`}
        className={`absolute inset-0 size-full ${canvasView === 'preview' ? 'hidden' : ''}`}
        {...followed}
      >
        {zones.map((one) => (
          <ZoneOutline
            key={one.id}
            zone={one}
            limit={limitOf(one)}
            active={one.id === zone.id}
            printed={[...prints, ...layered].some((print) => print.zone.id === one.id)}
            shown={shown}
            mmPerPx={mmPerPx}
            dark={dark}
            onChoose={() => {
              chooseZone(one.id)
              zoneLayers.select([])
            }}
          />
        ))}
        <g transform={zoneTransform(zone)}>
          <SnapLines lines={snapLines} centre={zoneCentre(zone)} reachMm={shown.widthMm} />
        </g>
        {handled.map(({ zone: one, print }) => (
          <PrintControls
            key={one.id}
            print={print}
            zone={one}
            shown={shown}
            mmPerPx={mmPerPx}
            touches={touches}
            onSnap={setSnapLines}
          />
        ))}
        {layered.some((one) => one.zone.id === zone.id) && (
          <>
            <LayerControls mmPerPx={mmPerPx} touches={touches} onSnap={setSnapLines} onDrag={setDragged} />
            {dragged && <EdgeDistances box={dragged} zone={zone} limit={limitOf(zone)} mmPerPx={mmPerPx} />}
          </>
        )}
        {ruler}
      </svg>
    </div>
  )
}

function SnapLines({
  lines,
  centre,
  reachMm,
}: {
  lines: readonly SnapLine[]
  centre: { readonly xMm: number; readonly yMm: number }
  reachMm: number
}) {
  return (
    <g pointerEvents="none" aria-hidden="true" className="stroke-magenta">
      {lines.map(({ axis, atMm }) => (
        <path
          key={axis}
          d={
            axis === 'x'
              ? `M${centre.xMm + atMm} ${-reachMm}V${reachMm * 2}`
              : `M${-reachMm} ${centre.yMm + atMm}H${reachMm * 2}`
          }
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </g>
  )
}

function area({ maxWidthMm, maxHeightMm }: Zone): number {
  return maxWidthMm * maxHeightMm
}

interface PrintImageProps {
  readonly print: Placement
  readonly zone: Zone
  readonly filter: string | undefined
}

function PrintImage({ print, zone, filter }: PrintImageProps) {
  const [broken, setBroken] = useState<string>()
  const { previewUrl } = print.artwork
  return (
    <PlacedPrint
      print={print}
      zone={zone}
      // Signed preview URLs expire after a day; the thumbnail does not.
      picture={broken === previewUrl ? print.thumbnail : previewUrl}
      onError={() => setBroken(previewUrl)}
      filter={filter}
    />
  )
}

/** White ink is choked by about this much, so that it does not show around the edges. */
const CHOKE_MM = 0.3

function UnderbaseFilter({ id }: { id: string }) {
  return (
    <filter id={id} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
      <feMorphology in="SourceAlpha" operator="erode" radius={CHOKE_MM} result="choked" />
      <feColorMatrix in="choked" values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 1 0" />
    </filter>
  )
}
