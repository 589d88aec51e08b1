import { turnedSize, type PlacedPrint, type ZoneLimit } from './placement-rules.ts'
import { limitBeforeTurn, tenthsBelow } from './print-size.ts'

/** As large as it was if the zone allows it, else smaller in the same proportions; moved no more than needed. */
export function fitPrint<Print extends PlacedPrint>(print: Print, limit: ZoneLimit): Print {
  const room = limitBeforeTurn(limit, print.rotationDeg)
  const factor = Math.min(room.widthMm / print.widthMm, room.heightMm / print.heightMm)
  const size =
    factor >= 1
      ? { widthMm: print.widthMm, heightMm: print.heightMm }
      : { widthMm: shrunk(print.widthMm, factor), heightMm: shrunk(print.heightMm, factor) }
  const turned = turnedSize({ ...size, rotationDeg: print.rotationDeg })
  return {
    ...print,
    ...size,
    offsetXMm: within(print.offsetXMm, (limit.widthMm - turned.widthMm) / 2),
    offsetYMm: within(print.offsetYMm, (limit.heightMm - turned.heightMm) / 2),
  }
}

function shrunk(mm: number, factor: number): number {
  return Math.max(0.1, tenthsBelow(mm * factor))
}

function within(offsetMm: number, mostMm: number): number {
  const most = Math.max(0, tenthsBelow(mostMm))
  return Math.min(most, Math.max(-most, offsetMm))
}
