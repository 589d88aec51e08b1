import { GarmentDrawing, zoneView, type GarmentView } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import { fill } from '../../messages/words.ts'
import type { Design, Print } from './designs.ts'
import { printBox, type Zone } from './print-box.ts'
import type { GarmentLook } from './tracked-order.ts'

interface DesignDrawingsProps {
  readonly design: Design
  /** Undefined when the shop sells the garment no more: its prints are then shown by themselves. */
  readonly look: GarmentLook | undefined
  readonly zones: readonly Zone[]
}

const VIEWS = ['front', 'back'] as const satisfies readonly GarmentView[]

/** The garment from every side that is printed, each print where it goes and as large as it will be. */
export function DesignDrawings({ design, look, zones }: DesignDrawingsProps) {
  const { messages } = usePage()
  const texts = messages.order
  const size = design.lines[0]?.size ?? ''
  const placed = design.prints.map((print) => ({ print, zone: zones.find(({ id }) => id === print.zoneId) }))
  if (!look || placed.some(({ zone }) => zone === undefined))
    return <Prints prints={design.prints} zones={zones} />

  const views = VIEWS.filter((view) => design.prints.some(({ zoneId }) => zoneView(zoneId) === view))
  return (
    <div className="grid grid-cols-2 gap-3">
      {views.map((view) => (
        <div key={view} className={`rounded-platen bg-tray p-3 ${views.length === 1 ? 'col-span-2' : ''}`}>
          <GarmentDrawing
            kind={look.kind}
            view={view}
            colour={look.hex}
            className="mx-auto max-h-72 w-full"
            title={fill(texts.garmentAlt, {
              garment: design.garmentName,
              colour: design.colour,
              view: texts.views[view],
            })}
          >
            {placed.map(
              ({ print, zone }) =>
                zone &&
                zoneView(zone.id) === view && (
                  <PlacedPrint key={print.id} print={print} zone={zone} size={size} />
                ),
            )}
          </GarmentDrawing>
        </div>
      ))}
    </div>
  )
}

function PlacedPrint({ print, zone, size }: { print: Print; zone: Zone; size: string }) {
  const { xMm, yMm, centreXMm, centreYMm } = printBox(print, zone, size)
  return (
    <image
      href={print.artwork.previewUrl}
      x={xMm}
      y={yMm}
      width={print.widthMm}
      height={print.heightMm}
      preserveAspectRatio="none"
      transform={
        print.rotationDeg === 0 ? undefined : `rotate(${print.rotationDeg} ${centreXMm} ${centreYMm})`
      }
    />
  )
}

function Prints({ prints, zones }: { prints: readonly Print[]; zones: readonly Zone[] }) {
  const { messages } = usePage()
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {prints.map(({ id, zoneId, artwork }) => (
        <div key={id} className="checkerboard aspect-square rounded-platen border border-rule p-3">
          <img
            src={artwork.previewUrl}
            alt={fill(messages.order.artworkAlt, {
              file: artwork.fileName,
              zone: zones.find((zone) => zone.id === zoneId)?.name ?? zoneId,
            })}
            className="size-full object-contain"
          />
        </div>
      ))}
    </div>
  )
}
