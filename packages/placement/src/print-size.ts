import type { PlacedPrint, ZoneLimit } from './placement-rules.ts'

export interface PrintSize {
  readonly widthMm: number
  readonly heightMm: number
}

/** Rounds to tenths of a millimetre, as orders have. */
export function tenths(mm: number): number {
  return Math.round(mm * 10) / 10
}

/** Rounds down. The small addition compensates binary fractions. */
export function tenthsBelow(mm: number): number {
  return Math.floor(mm * 10 + 1e-6) / 10
}

export function limitBeforeTurn(limit: ZoneLimit, rotationDeg: PlacedPrint['rotationDeg']): PrintSize {
  return rotationDeg % 180 === 0 ? limit : { widthMm: limit.heightMm, heightMm: limit.widthMm }
}

/** Of an artwork with this width for each height, on this zone. */
export function largestSize(
  ratio: number,
  limit: ZoneLimit,
  rotationDeg: PlacedPrint['rotationDeg'],
): PrintSize {
  const room = limitBeforeTurn(limit, rotationDeg)
  return sizeOfWidth(Math.min(room.widthMm, room.heightMm * ratio), ratio, room)
}

export function sizeOfWidth(widthMm: number, ratio: number, room: PrintSize): PrintSize {
  const width = atLeastATenth(Math.min(tenths(widthMm), tenthsBelow(room.widthMm)))
  const height = atLeastATenth(Math.min(tenths(width / ratio), tenthsBelow(room.heightMm)))
  return { widthMm: width, heightMm: height }
}

function atLeastATenth(mm: number): number {
  return Math.max(0.1, mm)
}
