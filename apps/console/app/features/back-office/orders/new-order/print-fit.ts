import { smallestLimit, type PrintZone } from '@platen/placement'
import { heightOf, type DraftPrint } from './new-order-draft.ts'

/** The largest size that fits the zone on all of these garment sizes. */
export function fitted(print: DraftPrint, zone: PrintZone, sizes: readonly string[]): DraftPrint {
  const limit = smallestLimit(zone, sizes)
  const scale = Math.min(1, limit.widthMm / print.widthMm, limit.heightMm / heightOf(print))
  // Rounded down to stay within the zone.
  return positioned({ ...print, widthMm: Math.floor(print.widthMm * scale * 10) / 10 }, zone, sizes)
}

/**
 * Where it was put in its zone, whatever its size is now: in the centre, or hanging from the top, as prints are worn.
 *
 *     +-----------+        +-----------+
 *     | [ print ] |        |           |
 *     |           |   or   | [ print ] |
 *     |           |        |           |
 *     +-----------+        +-----------+
 */
export function positioned(print: DraftPrint, zone: PrintZone, sizes: readonly string[]): DraftPrint {
  if (print.position === 'centre') return { ...print, offsetYMm: 0 }
  const room = Math.max(0, (smallestLimit(zone, sizes).heightMm - heightOf(print)) / 2)
  return { ...print, offsetYMm: room === 0 ? 0 : -Math.floor(room * 10) / 10 }
}
