import type { ArtworkInspection } from './artwork-inspection.ts'

const MM_PER_INCH = 25.4

export interface PrintSize {
  readonly widthMm: number
  readonly heightMm: number
}

type Pixels = Pick<ArtworkInspection, 'vector' | 'widthPx' | 'heightPx'>

/** In whole tenths of a millimetre. Null for a vector drawing, which has no largest size. */
export function maxPrintSizeMm({ vector, widthPx, heightPx }: Pixels, dpi: number): PrintSize | null {
  if (vector) return null
  return { widthMm: tenthsBelow(widthPx, dpi), heightMm: tenthsBelow(heightPx, dpi) }
}

/** The small addition keeps 1200 px on 203.2 mm at 150 DPI, which floating point puts slightly below. */
export function dpiAt(
  { vector, widthPx, heightPx }: Pixels,
  { widthMm, heightMm }: PrintSize,
): number | null {
  if (vector) return null
  return Math.floor(Math.min(widthPx / widthMm, heightPx / heightMm) * MM_PER_INCH + 1e-6)
}

function tenthsBelow(pixels: number, dpi: number): number {
  return Math.floor((pixels * MM_PER_INCH * 10) / dpi + 1e-6) / 10
}
