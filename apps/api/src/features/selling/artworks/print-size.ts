import type { ArtworkInspection } from './artwork-inspection.ts'

const MM_PER_INCH = 25.4

export interface PrintSize {
  readonly widthMm: number
  readonly heightMm: number
}

type Pixels = Pick<ArtworkInspection, 'vector' | 'widthPx' | 'heightPx' | 'carriedWidthPx'>

/** A print is as sharp as the least sharp picture in it. Null for a drawing, which is sharp at any size. */
function sharpPixels({ vector, widthPx, heightPx, carriedWidthPx }: Pixels) {
  if (carriedWidthPx === undefined) return vector ? null : { widthPx, heightPx }
  const share = vector ? carriedWidthPx / widthPx : Math.min(1, carriedWidthPx / widthPx)
  return { widthPx: widthPx * share, heightPx: heightPx * share }
}

/** In whole tenths of a millimetre. Null for a vector drawing, which has no largest size. */
export function maxPrintSizeMm(artwork: Pixels, dpi: number): PrintSize | null {
  const pixels = sharpPixels(artwork)
  return pixels && { widthMm: tenthsBelow(pixels.widthPx, dpi), heightMm: tenthsBelow(pixels.heightPx, dpi) }
}

/** The small addition keeps 1200 px on 203.2 mm at 150 DPI, which floating point puts slightly below. */
export function dpiAt(artwork: Pixels, { widthMm, heightMm }: PrintSize): number | null {
  const pixels = sharpPixels(artwork)
  if (!pixels) return null
  return Math.floor(Math.min(pixels.widthPx / widthMm, pixels.heightPx / heightMm) * MM_PER_INCH + 1e-6)
}

function tenthsBelow(pixels: number, dpi: number): number {
  return Math.floor((pixels * MM_PER_INCH * 10) / dpi + 1e-6) / 10
}
