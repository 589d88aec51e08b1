import { PrintedGarment, printedViews } from '@platen/ui'
import { usePage } from '../../../lib/page.ts'
import { fill } from '../../../messages/words.ts'
import type { Design, Print } from './designs.ts'
import type { GarmentAppearance, Zone } from '../tracked-order.ts'

interface DesignDrawingsProps {
  readonly design: Design
  /** Undefined when the shop no longer sells the garment: then only the prints are shown. */
  readonly appearance: GarmentAppearance | undefined
  readonly zones: readonly Zone[]
}

export function DesignDrawings({ design, appearance, zones }: DesignDrawingsProps) {
  const { messages } = usePage()
  const texts = messages.order
  const { prints } = design
  if (!appearance || !prints.every(({ zoneId }) => zones.some(({ id }) => id === zoneId)))
    return <Prints prints={prints} zones={zones} />

  const views = printedViews(prints)
  return (
    <div className="grid grid-cols-2 gap-3">
      {views.map((view) => (
        <div key={view} className={`rounded-platen bg-tray p-3 ${views.length === 1 ? 'col-span-2' : ''}`}>
          <PrintedGarment
            kind={appearance.kind}
            view={view}
            colour={appearance.hex}
            className="mx-auto max-h-72 w-full"
            title={fill(texts.garmentAlt, {
              garment: design.garmentName,
              colour: design.colour,
              view: messages.shared.sides[view],
            })}
            prints={prints}
            zones={zones}
            pictureOf={({ artwork }) => artwork.previewUrl}
          />
        </div>
      ))}
    </div>
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
