import { PrintedGarment, printedViews, type GarmentView } from '@platen/ui'
import type { Catalog, CheckedItem } from './check-item.ts'

interface DesignDrawingsProps {
  readonly checked: CheckedItem
  readonly catalog: Catalog
  readonly className: string
  readonly titleOf?: (view: GarmentView) => string
}

/** A fabric that the shop no longer sells: the drawing takes what is not a colour for a neutral grey. */
const UNKNOWN_FABRIC = ''

/** The garment from every side that is printed; from the front when none is. */
export function DesignDrawings({ checked, catalog, className, titleOf }: DesignDrawingsProps) {
  const { item, garment, colourHex } = checked
  const views = printedViews(item.placements)
  return (views.length > 0 ? views : (['front'] as const)).map((view) => (
    <PrintedGarment
      key={view}
      kind={garment?.kind ?? item.garmentSlug}
      view={view}
      colour={colourHex ?? UNKNOWN_FABRIC}
      title={titleOf?.(view)}
      className={className}
      prints={item.placements}
      zones={catalog.zones}
      pictureOf={({ thumbnail }) => thumbnail}
    />
  ))
}
