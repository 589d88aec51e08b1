import { turnedSize, type PlacedPrint, type PrintZone } from './placement-rules.ts'

/** A rectangle on the garment, in millimetres from the collar: x to the right, y down. */
export interface GarmentBox {
  readonly xMm: number
  readonly yMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** Where a zone is anchored on the garment. */
export type AnchoredZone = Pick<PrintZone, 'maxWidthMm' | 'maxHeightMm'> & {
  readonly anchor: { readonly xMm: number; readonly yMm: number }
}

/**
 * The centre of a zone, from which offsets go. The smaller limits of small sizes share it.
 *
 *            anchor
 *    ┌─────────┬─────────┐
 *    │         │         │  maxHeightMm / 2
 *    │         + centre  │
 *    │                   │
 *    └───────────────────┘
 */
export function zoneCentre({ anchor, maxHeightMm }: AnchoredZone): {
  readonly xMm: number
  readonly yMm: number
} {
  return { xMm: anchor.xMm, yMm: anchor.yMm + maxHeightMm / 2 }
}

/** The rectangle that a print takes up on the garment, after it is turned. */
export function printBox(print: PlacedPrint, zone: AnchoredZone): GarmentBox {
  const centre = zoneCentre(zone)
  const size = turnedSize(print)
  return {
    xMm: centre.xMm + print.offsetXMm - size.widthMm / 2,
    yMm: centre.yMm + print.offsetYMm - size.heightMm / 2,
    ...size,
  }
}
