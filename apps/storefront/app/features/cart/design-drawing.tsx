import { GarmentDrawing, zoneView, type GarmentView } from '@platen/ui'
import type { Placement } from './cart-item.ts'
import type { Catalog, CheckedItem } from './check-item.ts'

/** The sides of a garment that carry prints. */
export function printedViews(placements: readonly Placement[]): GarmentView[] {
  const views = (['front', 'back'] as const).filter((view) =>
    placements.some(({ zoneId }) => zoneView(zoneId) === view),
  )
  return views.length > 0 ? views : ['front']
}

interface DesignDrawingProps {
  readonly checked: CheckedItem
  readonly view: GarmentView
  readonly catalog: Catalog
  readonly title?: string
  readonly className?: string
}

/** One side of a garment with its prints where they will be pressed. */
export function DesignDrawing({ checked, view, catalog, title, className }: DesignDrawingProps) {
  const { item, garment, colourHex } = checked
  return (
    <GarmentDrawing
      kind={garment?.kind ?? item.garmentSlug}
      view={view}
      colour={colourHex ?? UNKNOWN_FABRIC}
      title={title}
      className={className}
    >
      {item.placements
        .filter(({ zoneId }) => zoneView(zoneId) === view)
        .map((placement) => (
          <Print key={placement.zoneId} placement={placement} catalog={catalog} />
        ))}
    </GarmentDrawing>
  )
}

/** A fabric that the shop has no more. What is no colour is drawn as a grey that promises nothing. */
const UNKNOWN_FABRIC = ''

/** Sizes are those before the turn, offsets go from the centre of the zone. */
function Print({ placement, catalog }: { placement: Placement; catalog: Catalog }) {
  const zone = catalog.zones.find(({ id }) => id === placement.zoneId)
  if (!zone) return null
  const { widthMm, heightMm, rotationDeg, thumbnail } = placement
  const x = zone.anchor.xMm + placement.offsetXMm
  const y = zone.anchor.yMm + zone.maxHeightMm / 2 + placement.offsetYMm
  const frame = { x: x - widthMm / 2, y: y - heightMm / 2, width: widthMm, height: heightMm }
  const turn = `rotate(${rotationDeg} ${x} ${y})`
  return thumbnail === '' ? (
    <rect
      {...frame}
      transform={turn}
      fill="none"
      stroke="currentColor"
      strokeDasharray="8 6"
      strokeWidth="3"
    />
  ) : (
    <image {...frame} transform={turn} href={thumbnail} preserveAspectRatio="none" />
  )
}
