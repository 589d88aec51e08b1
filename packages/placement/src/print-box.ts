import { NO_TRIM, turnedTrim, type Trim } from './film-trim.ts'
import { turnedSize, type PlacedPrint, type PrintZone, type ZoneLimit } from './placement-rules.ts'

interface GarmentPoint {
  readonly xMm: number
  readonly yMm: number
}

/** A rectangle on the garment, in millimetres from the collar: x to the right, y down. */
export interface GarmentBox extends GarmentPoint {
  readonly widthMm: number
  readonly heightMm: number
}

/** Where a zone is anchored on the garment. */
export type AnchoredZone = Pick<PrintZone, 'maxWidthMm' | 'maxHeightMm'> & {
  readonly anchor: GarmentPoint
}

/**
 * The centre of a zone, from which offsets go. The smaller limits of small sizes share it.
 *
 *            anchor
 *    ┌─────────┬─────────┐
 *    │    ┌────┼────┐    │  maxHeightMm / 2
 *    │    │    + centre  │
 *    │    └─────────┘    │
 *    └───────────────────┘
 */
export function zoneCentre({ anchor, maxHeightMm }: AnchoredZone): GarmentPoint {
  return { xMm: anchor.xMm, yMm: anchor.yMm + maxHeightMm / 2 }
}

/** The rectangle of a zone that a garment size allows. */
export function zoneBox(zone: AnchoredZone, limit: ZoneLimit): GarmentBox {
  return around(zoneCentre(zone), limit)
}

/** The centre of a print on the garment, about which it is turned. */
export function printCentre(
  { offsetXMm, offsetYMm }: Pick<PlacedPrint, 'offsetXMm' | 'offsetYMm'>,
  zone: AnchoredZone,
): GarmentPoint {
  const centre = zoneCentre(zone)
  return { xMm: centre.xMm + offsetXMm, yMm: centre.yMm + offsetYMm }
}

/** The rectangle that a print takes up on the garment, after it is turned. */
export function printBox(print: PlacedPrint, zone: AnchoredZone): GarmentBox {
  return around(printCentre(print, zone), turnedSize(print))
}

/** The rectangle of a print that is on film: what is laid on the garment and pressed. */
export function pressedBox(print: PlacedPrint, zone: AnchoredZone, trim: Trim = NO_TRIM): GarmentBox {
  const { xMm, yMm, widthMm, heightMm } = printBox(print, zone)
  const { topMm, rightMm, bottomMm, leftMm } = turnedTrim(trim, print.rotationDeg)
  return {
    xMm: xMm + leftMm,
    yMm: yMm + topMm,
    widthMm: widthMm - leftMm - rightMm,
    heightMm: heightMm - topMm - bottomMm,
  }
}

function around({ xMm, yMm }: GarmentPoint, { widthMm, heightMm }: ZoneLimit): GarmentBox {
  return { xMm: xMm - widthMm / 2, yMm: yMm - heightMm / 2, widthMm, heightMm }
}

/** Whether two rectangles have more than an edge in common. */
export function overlaps(one: GarmentBox, other: GarmentBox): boolean {
  return (
    one.xMm < other.xMm + other.widthMm &&
    other.xMm < one.xMm + one.widthMm &&
    one.yMm < other.yMm + other.heightMm &&
    other.yMm < one.yMm + one.heightMm
  )
}
