import type { ZoneLimit } from '@platen/placement'
import type { Artwork, RotationDeg } from '../../cart/index.ts'

/** The minimum of the longer and the shorter side, unless the zone is smaller. */
const MIN_LONG_MM = 10
const MIN_SHORT_MM = 5

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

export function ratioOf({ widthPx, heightPx }: Pick<Artwork, 'widthPx' | 'heightPx'>): number {
  return widthPx / heightPx
}

export function limitBeforeTurn(limit: ZoneLimit, rotationDeg: RotationDeg): PrintSize {
  return rotationDeg % 180 === 0 ? limit : { widthMm: limit.heightMm, heightMm: limit.widthMm }
}

export function largestSize(ratio: number, limit: ZoneLimit, rotationDeg: RotationDeg): PrintSize {
  const room = limitBeforeTurn(limit, rotationDeg)
  return sizeOfWidth(Math.min(room.widthMm, room.heightMm * ratio), ratio, room)
}

export function sizeWithin(
  widthMm: number,
  ratio: number,
  limit: ZoneLimit,
  rotationDeg: RotationDeg,
): PrintSize {
  const smallest = Math.max(MIN_LONG_MM / Math.max(1, 1 / ratio), MIN_SHORT_MM / Math.min(1, 1 / ratio))
  const largest = largestSize(ratio, limit, rotationDeg)
  if (widthMm >= largest.widthMm || smallest >= largest.widthMm) return largest
  return sizeOfWidth(Math.max(widthMm, smallest), ratio, limitBeforeTurn(limit, rotationDeg))
}

/** Vectors have no other bound than the limit. */
export function sharpSize(artwork: Artwork, limit: ZoneLimit, rotationDeg: RotationDeg): PrintSize {
  const sharp = artwork.maxPrintSize?.recommendedDpi
  const size = sizeWithin(sharp?.widthMm ?? Infinity, ratioOf(artwork), limit, rotationDeg)
  if (!sharp || size.widthMm > sharp.widthMm) return size
  // A height that was rounded up would be slightly less sharp than requested.
  return { ...size, heightMm: Math.min(size.heightMm, sharp.heightMm) }
}

export function sizeWithinByHeight(
  heightMm: number,
  ratio: number,
  limit: ZoneLimit,
  rotationDeg: RotationDeg,
): PrintSize {
  const size = sizeWithin(heightMm * ratio, ratio, limit, rotationDeg)
  const room = limitBeforeTurn(limit, rotationDeg)
  const asked = tenths(heightMm)
  // The width is rounded; the requested height need not follow its rounding.
  return Math.abs(size.heightMm - asked) <= 0.1 / ratio + 0.1 && asked <= room.heightMm
    ? { ...size, heightMm: asked }
    : size
}

/** The lower of both axes, as the API computes it. Undefined for vectors. */
export function dpiAt(
  { vector, widthPx, heightPx }: Pick<Artwork, 'vector' | 'widthPx' | 'heightPx'>,
  { widthMm, heightMm }: PrintSize,
): number | undefined {
  if (vector) return undefined
  return Math.floor(Math.min(widthPx / widthMm, heightPx / heightMm) * 25.4 + 1e-6)
}

function sizeOfWidth(widthMm: number, ratio: number, room: PrintSize): PrintSize {
  const width = atLeastATenth(Math.min(tenths(widthMm), tenthsBelow(room.widthMm)))
  const height = atLeastATenth(Math.min(tenths(width / ratio), tenthsBelow(room.heightMm)))
  return { widthMm: width, heightMm: height }
}

function atLeastATenth(mm: number): number {
  return Math.max(0.1, mm)
}
