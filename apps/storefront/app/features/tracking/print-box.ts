import type { Resources } from '@platen/api-client'

export type Zone = Resources['CatalogResponse']['zones'][number]

interface Print {
  readonly widthMm: number
  readonly heightMm: number
  readonly offsetXMm: number
  readonly offsetYMm: number
}

/** Millimetres from the top centre of the collar; to be turned about its centre afterwards. */
export interface PrintBox {
  readonly xMm: number
  readonly yMm: number
  readonly centreXMm: number
  readonly centreYMm: number
}

/**
 * Where a print lies on a garment of this size. Its offsets go from the centre of the zone, and a smaller garment has
 * a smaller zone with the same top.
 *
 *            ┬ collar
 *      ┌─────┴─────┐  anchor
 *      │     +──┐  │
 *      │     │  │  │  + centre of the zone
 *      └─────┴──┴──┘
 */
export function printBox(print: Print, zone: Zone, size: string): PrintBox {
  const band = zone.sizeBands.find(({ sizes }) => sizes.includes(size))
  const zoneHeightMm = Math.min(zone.maxHeightMm, band?.maxHeightMm ?? zone.maxHeightMm)
  const centreXMm = zone.anchor.xMm + print.offsetXMm
  const centreYMm = zone.anchor.yMm + zoneHeightMm / 2 + print.offsetYMm
  return {
    xMm: centreXMm - print.widthMm / 2,
    yMm: centreYMm - print.heightMm / 2,
    centreXMm,
    centreYMm,
  }
}
