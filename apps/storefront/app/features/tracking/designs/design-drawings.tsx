import { fill } from '@platen/messages'
import type { Design } from '@platen/placement'
import { PrintedGarment, printedViews } from '@platen/ui'
import { usePage } from '../../../lib/page.ts'
import type { Order } from '../status/tracking-status.ts'
import type { GarmentAppearance, Zone } from '../tracked-order.ts'

type Print = Order['items'][number]['placements'][number]

/** What is drawn of a line of an order or of an estimate. */
export interface DesignedLine {
  readonly id: string
  readonly garmentName: string
  readonly colour: string
  readonly note: string | null
  readonly placements: readonly (Pick<
    Print,
    'id' | 'zoneId' | 'widthMm' | 'heightMm' | 'offsetXMm' | 'offsetYMm' | 'rotationDeg' | 'sizeTierId'
  > & { readonly artwork: Pick<Print['artwork'], 'id' | 'fileName' | 'previewUrl'> })[]
}

interface DesignDrawingsProps {
  readonly design: Design<DesignedLine>
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

  const views = printedViews(prints, zones)
  return (
    <div className="grid grid-cols-2 gap-3">
      {views.map((view) => (
        <div key={view} className={`rounded-platen bg-tray p-3 ${views.length === 1 ? 'col-span-2' : ''}`}>
          <PrintedGarment
            garment={appearance.views}
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

function Prints({ prints, zones }: { prints: DesignedLine['placements']; zones: readonly Zone[] }) {
  const { messages } = usePage()
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {prints.map(({ id, zoneId, artwork }) => (
        <div key={id} className="checkerboard aspect-square rounded-platen border border-rule p-3">
          <img
            src={artwork.previewUrl}
            alt={fill(messages.order.artworkAlt, {
              file: artwork.fileName,
              zone: zones.find((zone) => zone.id === zoneId)?.name ?? zoneId ?? '',
            })}
            className="size-full object-contain"
          />
        </div>
      ))}
    </div>
  )
}
