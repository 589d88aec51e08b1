import { MAX_ARTWORK_BYTES } from '@platen/contract'
import { createImageSandbox, type InspectedArtwork } from './sandbox/image-sandbox.ts'
import type { AvifOptions } from './sandbox/edits/edit-artwork.ts'
import { imageProcesses } from './sandbox/image-processes.ts'
import { type ArtworkFormat, artworkFormatOf } from './artwork-format.ts'
import { ARTWORK_BOUNDS, type ArtworkInspection } from './artwork-inspection.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { artworkRejected } from './artwork-rejected.ts'

/** Shared by all code in this process that opens customers' files. */
export const imageSandbox = createImageSandbox({ processes: imageProcesses() })

/**
 * A raster of more than 16 megapixels is measured on a copy reduced to that size, and the results are scaled
 * back: margins and line widths are then accurate to the pixels of the copy (3.5 px at 200 megapixels), and
 * lines thinner than half such a pixel are missed.
 */
export async function inspectArtwork(client: string, bytes: Buffer): Promise<InspectedArtwork> {
  if (bytes.length > MAX_ARTWORK_BYTES) throw tooLarge(MAX_ARTWORK_BYTES)
  artworkFormatOf(bytes)
  return imageSandbox.inspect(client, bytes, ARTWORK_BOUNDS.previewSidePx)
}

export interface DrawnPicture extends Pick<ArtworkInspection, 'widthPx' | 'heightPx' | 'hasAlpha'> {
  /** The smallest first; none is larger than the picture. */
  readonly sizes: readonly DrawnSize[]
}

export interface DrawnSize {
  readonly bytes: Buffer
  readonly format: 'webp' | 'avif'
  readonly widthPx: number
  readonly heightPx: number
}

/** A picture of the shop, drawn with these lengths of its longest side, and with its own where that is between them. */
export async function renderSizes(
  client: string,
  bytes: Buffer,
  { sidesPx, maxBytes }: { readonly sidesPx: readonly number[]; readonly maxBytes: number },
): Promise<DrawnPicture> {
  if (bytes.length > maxBytes) throw tooLarge(maxBytes)
  const format = artworkFormatOf(bytes)
  const { inspection } = await imageSandbox.inspect(client, bytes, ARTWORK_BOUNDS.previewSidePx)
  const { widthPx, heightPx, hasAlpha, vector } = inspection
  const most = vector ? Infinity : Math.max(widthPx, heightPx)
  const { default: sharp } = await import('sharp')
  const sizes: DrawnSize[] = []
  for (const sidePx of sidesUpTo(most, sidesPx)) {
    const drawn = await imageSandbox.preview(client, bytes, format, { sidePx, use: 'upload' })
    const { width, height } = await sharp(drawn).metadata()
    // A picture of a few pixels across may be as narrow in two sizes.
    if (sizes.at(-1)?.widthPx !== width) {
      sizes.push({ bytes: drawn, format: 'webp', widthPx: width, heightPx: height })
    }
  }
  return { widthPx, heightPx, hasAlpha, sizes }
}

function sidesUpTo(mostPx: number, sidesPx: readonly number[]): number[] {
  const smaller = sidesPx.filter((side) => side <= mostPx)
  const next = sidesPx[smaller.length]
  return next === undefined || smaller.at(-1) === mostPx ? smaller : [...smaller, Math.min(next, mostPx)]
}

/** An SVG is drawn, so that no browser ever gets a customer's SVG. */
export function renderPreview(client: string, bytes: Buffer, format: ArtworkFormat): Promise<Buffer> {
  return imageSandbox.preview(client, bytes, format, { sidePx: ARTWORK_BOUNDS.previewSidePx, use: 'upload' })
}

/** Of a WebP that was drawn here. */
export function encodeAvif(client: string, webp: Buffer, options: AvifOptions): Promise<Buffer> {
  return imageSandbox.edit(client, webp, 'webp', { kind: 'avif', ...options })
}

function tooLarge(maxBytes: number): Refusal {
  return artworkRejected(
    'too_large',
    `The file is larger than ${maxBytes / 1024 ** 2} MB.`,
    'Reduce the artwork to 300 DPI at its printed size, or save it with compression, and upload it again.',
  )
}
