import type { ArtworkFormat } from './artwork-format.ts'
import { ARTWORK_BOUNDS } from './artwork-inspection.ts'
import { lightTable } from './inspect-artwork.ts'

/**
 * A small picture of the artwork for screens: WebP with alpha, sRGB, upright, at most 1024 px on its longest side,
 * without metadata. SVG is drawn, so that no browser is ever given a customer's SVG.
 * Refuses with ARTWORK_REJECTED what `inspectArtwork` refuses for its form, and with OVERLOADED like it.
 */
export function renderPreview(bytes: Buffer, format: ArtworkFormat): Promise<Buffer> {
  return lightTable.preview(bytes, format, ARTWORK_BOUNDS.previewSidePx)
}
