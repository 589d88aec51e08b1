import { PrintedGarment, drawnGarment, printedViews, type GarmentView } from '@platen/ui'
import type { Catalog, CheckedItem } from './check-item.ts'

interface DesignDrawingsProps {
  readonly checked: CheckedItem
  readonly catalog: Catalog
  readonly className: string
  readonly titleOf?: (view: GarmentView) => string
}

export function DesignDrawings({ checked, catalog, className, titleOf }: DesignDrawingsProps) {
  const { item, garment, colourHex } = checked
  const views = printedViews(item.placements, catalog.zones)
  return (views.length > 0 ? views : (['front'] as const)).map((view) => (
    <PrintedGarment
      key={view}
      garment={garment?.views ?? drawnGarment(item.garmentSlug)}
      view={view}
      // A colour that is no longer sold is drawn as neutral grey.
      colour={colourHex ?? ''}
      title={titleOf?.(view)}
      className={className}
      prints={item.placements}
      zones={catalog.zones}
      pictureOf={({ thumbnail }) => thumbnail}
    />
  ))
}
