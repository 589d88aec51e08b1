import { largestLimit, largestSize, zoneLimit, type PrintZone, type ZoneLimit } from '@platen/placement'
import { heightOf, ratioOf, type DraftPrint } from './draft-print.ts'

/** The largest size that fits the zone on the largest of these garment sizes. */
export function fitted(print: DraftPrint, zone: PrintZone, sizes: readonly string[]): DraftPrint {
  const limit = largestLimit(zone, sizes)
  return positioned({ ...print, widthMm: sizeWithin(print, limit).widthMm }, zone, sizes)
}

export function positioned(print: DraftPrint, zone: PrintZone, sizes: readonly string[]): DraftPrint {
  const limit = largestLimit(zone, sizes)
  return { ...print, offsetYMm: offsetOf(print, heightOf(print), limit) }
}

/** As it is printed on one garment size: as large as wanted, or as large as that size allows. */
export function placedOn(print: DraftPrint, zone: PrintZone, size: string) {
  const limit = zoneLimit(zone, size)
  const { widthMm, heightMm } = sizeWithin(print, limit)
  return { widthMm, heightMm, offsetYMm: offsetOf(print, heightMm, limit) }
}

function sizeWithin(print: DraftPrint, limit: ZoneLimit) {
  const { widthMm } = print
  const heightMm = heightOf(print)
  const fits = widthMm <= limit.widthMm && heightMm <= limit.heightMm
  return fits ? { widthMm, heightMm } : largestSize(ratioOf(print), limit, 0)
}

/**
 * Where it was put in its zone, whatever its size is: in the centre, or hanging from the top, as prints are worn.
 *
 *     +-----------+        +-----------+
 *     | [ print ] |        |           |
 *     |           |   or   | [ print ] |
 *     |           |        |           |
 *     +-----------+        +-----------+
 */
function offsetOf({ position }: DraftPrint, heightMm: number, limit: ZoneLimit): number {
  if (position === 'centre') return 0
  const room = Math.max(0, (limit.heightMm - heightMm) / 2)
  return room === 0 ? 0 : -Math.floor(room * 10) / 10
}
