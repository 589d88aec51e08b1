import { MAX_ARTWORK_BYTES } from '@platen/contract'
import { createImageSandbox, type InspectedArtwork } from './sandbox/image-sandbox.ts'
import { imageProcesses } from './sandbox/image-processes.ts'
import { type ArtworkFormat, artworkFormatOf } from './artwork-format.ts'
import { ARTWORK_BOUNDS } from './artwork-inspection.ts'
import { artworkRejected } from './artwork-rejected.ts'

/** Shared by all code in this process that opens customers' files. */
export const imageSandbox = createImageSandbox({ processes: imageProcesses() })

/**
 * A raster of more than 16 megapixels is measured on a copy reduced to that size, and the results are scaled
 * back: margins and line widths are then accurate to the pixels of the copy (3.5 px at 200 megapixels), and
 * lines thinner than half such a pixel are missed.
 */
export async function inspectArtwork(client: string, bytes: Buffer): Promise<InspectedArtwork> {
  if (bytes.length > MAX_ARTWORK_BYTES) {
    throw artworkRejected(
      'too_large',
      `The file is larger than ${MAX_ARTWORK_BYTES / 1024 ** 2} MB.`,
      'Reduce the artwork to 300 DPI at its printed size, or save it with compression, and upload it again.',
    )
  }
  artworkFormatOf(bytes)
  return imageSandbox.inspect(client, bytes, ARTWORK_BOUNDS.previewSidePx)
}

/** An SVG is drawn, so that no browser ever gets a customer's SVG. */
export function renderPreview(client: string, bytes: Buffer, format: ArtworkFormat): Promise<Buffer> {
  return imageSandbox.preview(client, bytes, format, { sidePx: ARTWORK_BOUNDS.previewSidePx, use: 'upload' })
}
