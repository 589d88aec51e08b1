import {
  largestSize,
  limitBeforeTurn,
  sizeOfWidth,
  tenths,
  type PrintSize,
  type ZoneLimit,
} from '@platen/placement'
import type { Artwork, RotationDeg } from '../../cart/index.ts'

/** The minimum of the longer and the shorter side, unless the zone is smaller. */
const MIN_LONG_MM = 10
const MIN_SHORT_MM = 5

export function ratioOf({ widthPx, heightPx }: Pick<Artwork, 'widthPx' | 'heightPx'>): number {
  return widthPx / heightPx
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
