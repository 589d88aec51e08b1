import { artworkFormatOf } from './artwork-format.ts'
import { ARTWORK_BOUNDS, type ArtworkInspection } from './artwork-inspection.ts'
import { artworkRejected } from './artwork-rejected.ts'
import { createLightTable } from './light-table.ts'

/** Shared by everything in this process that opens customers' files. */
export const lightTable = createLightTable()

/**
 * Looks into an artwork file of at most 50 MB and 200 megapixels: PNG, JPEG, WebP, TIFF or SVG, by its content.
 * Every pixel is decoded, in a process of its own and for at most 20 seconds.
 *
 * A raster of more than 16 megapixels is measured on a copy reduced to that, and the results are scaled back: its
 * margins and line widths are then right to the pixels of the copy (at 200 megapixels: 3.5 px), and lines thinner
 * than half such a pixel are not seen. Shares stay right to a small fraction of a per cent.
 *
 * Refuses with ARTWORK_REJECTED what cannot be printed from (another format, damaged or cut, too large, unsafe,
 * nothing in it), and with OVERLOADED when too many files are waiting.
 */
export async function inspectArtwork(bytes: Buffer): Promise<ArtworkInspection> {
  if (bytes.length > ARTWORK_BOUNDS.bytes) {
    throw artworkRejected(
      `The file is larger than ${ARTWORK_BOUNDS.bytes / 1024 ** 2} MB.`,
      'Reduce the artwork to 300 DPI at its printed size, or save it with compression, and upload it again.',
    )
  }
  artworkFormatOf(bytes)
  return lightTable.inspect(bytes)
}
