import type { ArtworkFormat } from './artwork-format.ts'
import { ARTWORK_BOUNDS } from './artwork-inspection.ts'
import { imageSandbox } from './inspect-artwork.ts'

/**
 * A small picture of the artwork for screens: WebP with alpha, sRGB, upright, at most 1024 px on its longest side,
 * without metadata. SVG is drawn, so that no browser ever gets a customer's SVG. Refuses with ARTWORK_REJECTED and
 * OVERLOADED like `inspectArtwork`.
 */
export function renderPreview(bytes: Buffer, format: ArtworkFormat): Promise<Buffer> {
  return imageSandbox.preview(bytes, format, ARTWORK_BOUNDS.previewSidePx)
}
