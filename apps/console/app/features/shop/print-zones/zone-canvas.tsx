import { fill } from '@platen/messages'
import {
  CanvasRuler,
  GarmentPicture,
  garmentFrame,
  fabricShade,
  useWidth,
  type GarmentView,
  type ShownGarment,
} from '@platen/ui'
import type { ZoneEditor } from './zone-editor.ts'
import { ChosenZone, DraggableZone } from './draggable-zone.tsx'
import type { Zone } from './print-document.ts'
import { m } from '../../../messages/messages.ts'

interface ZoneCanvasProps {
  readonly editor: ZoneEditor
  readonly kind: string
  readonly kindName: string
  readonly garment: ShownGarment
  readonly view: GarmentView
  readonly fabric: string
  readonly zoneId: string
  readonly onZone: (zoneId: string) => void
  readonly readOnly: boolean
}

const SUPPOSED_WIDTH_PX = 700
/** Space around the garment for rulers and for zones that extend past it. */
const CANVAS_ROOM = 0.06

/** Small zones above large ones, so that every zone can be selected. */
export function ZoneCanvas({
  editor,
  kind,
  kindName,
  garment,
  view,
  fabric,
  zoneId,
  onZone,
  readOnly,
}: ZoneCanvasProps) {
  const [place, widthPx] = useWidth<HTMLDivElement>(SUPPOSED_WIDTH_PX)
  const frame = garmentFrame(garment, view, fabric)
  const roomMm = frame.width * CANVAS_ROOM
  const shown = {
    xMm: frame.minX - roomMm,
    yMm: frame.minY - roomMm,
    widthMm: frame.width + 2 * roomMm,
    heightMm: frame.height + 2 * roomMm,
  }
  const mmPerPx = shown.widthMm / widthPx
  const zones = editor.values.zones
    .filter((zone) => zone.view === view && zone.garmentKinds.includes(kind))
    .toSorted((one, other) => other.maxWidthMm * other.maxHeightMm - one.maxWidthMm * one.maxHeightMm)
  const chosen = zones.find(({ id }) => id === zoneId)
  const propsOf = (zone: Zone) => ({
    editor,
    zone,
    chosen: zone === chosen,
    mmPerPx,
    line: fabricShade(fabric).line,
    readOnly,
    onChoose: () => onZone(zone.id),
  })
  return (
    <div
      ref={place}
      role="group"
      aria-label={fill(m.zones.canvas, { kind: kindName, side: m.shared.sides[view] })}
      style={{ aspectRatio: shown.widthMm / shown.heightMm }}
      className="relative w-full overflow-hidden bg-sheet outline outline-rule"
    >
      <div
        className="absolute"
        style={{ inset: `${percent(roomMm / shown.heightMm)} ${percent(roomMm / shown.widthMm)}` }}
      >
        <GarmentPicture
          garment={garment}
          view={view}
          colour={fabric}
          widthPx={widthPx}
          className="block w-full"
        />
      </div>
      <svg
        viewBox={`${shown.xMm} ${shown.yMm} ${shown.widthMm} ${shown.heightMm}`}
        className="absolute inset-0 size-full"
      >
        {zones.map((zone) => (
          <DraggableZone key={zone.id} {...propsOf(zone)} />
        ))}
        {chosen && <ChosenZone {...propsOf(chosen)} />}
        <CanvasRuler shown={shown} mmPerPx={mmPerPx} />
      </svg>
    </div>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 1e6) / 1e4}%`
}
