import sharp, { type Metadata, type SharpOptions } from 'sharp'
import type { ArtworkFormat } from '../artwork-format.ts'
import { ARTWORK_BOUNDS, STORED_BOUNDS } from '../artwork-inspection.ts'
import { artworkRejected, damagedArtwork, moreThanOnePicture, tooDemanding } from '../artwork-rejected.ts'
import type { OpenedArtwork, OpenedFor, PixelSize } from './opened-artwork.ts'
import { refuseBrokenPng } from './png-structure.ts'
import { withSmallPictures } from './reduce-pictures.ts'
import { svgAtSize } from '../svg/svg-at-size.ts'
import { refuseDemandingSvg, refuseUnsafeSvg, type SafeSvg } from '../svg/svg-safety.ts'

/** The bounds that depend on the memory of the process. */
type Bounds = { readonly [Bound in keyof typeof STORED_BOUNDS]: number }

/** Pixels are only read by `pixels` and can still turn out to be damaged. */
export async function openArtwork(
  bytes: Buffer,
  format: ArtworkFormat,
  use: OpenedFor,
): Promise<OpenedArtwork> {
  const bounds = use === 'upload' ? ARTWORK_BOUNDS : STORED_BOUNDS
  if (format === 'svg') {
    const drawing = refuseUnsafeSvg(bytes)
    if (use === 'upload') refuseDemandingSvg(drawing)
    await refuseTooManyCarriedPixels(drawing.pictures, bounds)
    return typeof use === 'string' ? openSvg(drawing, use) : openSvgForPrint(drawing, use)
  }
  if (format === 'pdf') return (await import('./pdf/open-pdf.ts')).openPdf(bytes, use)
  if (format === 'psd')
    return openArtwork((await import('./psd/psd-as-tiff.ts')).psdAsTiff(bytes), 'tiff', use)
  const options: SharpOptions = {
    failOn: 'warning',
    limitInputPixels: ARTWORK_BOUNDS.pixels,
    sequentialRead: true,
    pages: 1,
  }
  const header = await readHeader(bytes, { ...options, limitInputPixels: false })
  if (header.format !== format) throw damagedArtwork()
  refuseTooLarge(header, format, bounds)
  if ((header.pages ?? 1) > 1) throw moreThanOnePicture()
  if (header.depth !== 'uchar' && header.depth !== 'ushort') {
    throw artworkRejected(
      'unusual_colours',
      'The picture has an unusual number of bits per colour.',
      'Save it with 8 or 16 bits per channel.',
    )
  }
  // On film, the file was read before it was stored, and its size and pixels are what counts.
  if (format === 'png' && typeof use === 'string') await refuseBrokenPng(bytes)
  return {
    pixels: () => sharp(bytes, options),
    width: header.width,
    height: header.height,
    orientation: header.orientation,
    hasAlpha: header.hasAlpha,
    colourSpace: header.space,
    hasLiveText: false,
    carriedPictures: 0,
    vector: false,
    statedDpi: statedDpi(header),
  }
}

/** What programs write that know nothing of paper. */
const SCREEN_DPI: readonly number[] = [72, 96]

function statedDpi({ density }: Metadata): number | undefined {
  return density === undefined || SCREEN_DPI.includes(Math.round(density)) ? undefined : density
}

async function refuseTooManyCarriedPixels(pictures: SafeSvg['pictures'], bounds: Bounds): Promise<void> {
  let carriedPixels = 0
  for (const picture of pictures) {
    const { width, height } = await readHeader(picture, { limitInputPixels: false })
    carriedPixels += width * height
    if (carriedPixels > bounds.carriedPixels) {
      throw artworkRejected(
        'too_many_pixels',
        'The pictures inside the SVG are too large.',
        'Export the whole artwork as PNG with a transparent background at 300 DPI instead.',
      )
    }
  }
}

async function openSvg(drawing: SafeSvg, use: 'upload' | 'review'): Promise<OpenedArtwork> {
  const { size, hasLiveText, pictures } = drawing
  const scale = ARTWORK_BOUNDS.vectorSidePx / Math.max(size.width, size.height)
  const pixels = scaled(size, scale)
  const markup = use === 'upload' ? await withSmallPictures(drawing.markup) : drawing.markup
  const drawn = await refuseIfUnreadable(() =>
    sharp(svgAtSize({ markup, size }, pixels), { limitInputPixels: pixels.width * pixels.height })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = drawn.info
  return {
    pixels: () => sharp(drawn.data, { raw: { width, height, channels } }),
    width,
    height,
    orientation: 1,
    hasAlpha: true,
    colourSpace: 'srgb',
    hasLiveText,
    carriedPictures: pictures.length,
    vector: true,
    statedDpi: size.isOnPaper ? 72 * scale : undefined,
  }
}

/** Drawn at the printed size, so that edges are never enlarged from pixels. */
function openSvgForPrint(drawing: SafeSvg, { width, height }: PixelSize): OpenedArtwork {
  const { size, hasLiveText, pictures } = drawing
  const scale = Math.min(LARGEST_SCALE, Math.max(width / size.width, height / size.height))
  const pixels = scaled(size, scale)
  return {
    pixels: () => sharp(svgAtSize(drawing, pixels), { limitInputPixels: pixels.width * pixels.height }),
    ...pixels,
    orientation: 1,
    hasAlpha: true,
    colourSpace: 'srgb',
    hasLiveText,
    carriedPictures: pictures.length,
    vector: true,
  }
}

/** Far more than any print needs of a drawing that can be printed at all. */
const LARGEST_SCALE = 1400

function scaled({ width, height }: PixelSize, scale: number): PixelSize {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function readHeader(bytes: Buffer, options: SharpOptions): Promise<Metadata> {
  return refuseIfUnreadable(() => sharp(bytes, options).metadata())
}

function refuseTooLarge(header: Metadata, format: ArtworkFormat, { decodedBytes }: Bounds): void {
  const pixels = header.width * header.height
  if (pixels > ARTWORK_BOUNDS.pixels) {
    throw artworkRejected(
      'too_many_pixels',
      `The picture has ${Math.round(pixels / 1e6)} megapixels; the maximum is ${ARTWORK_BOUNDS.pixels / 1e6}.`,
      'Reduce it to 300 DPI at its printed size. A garment shows no more detail than that.',
    )
  }
  if (pixels * header.channels * bytesHeldPerSample(header, format) > decodedBytes) {
    throw artworkRejected(
      'too_many_pixels',
      'The picture is too large for its file format.',
      'Save it as PNG, without "progressive" or "interlaced", or reduce it to 300 DPI at its printed size.',
    )
  }
}

/**
 * Bytes per sample that a decoder keeps in memory if it cannot read the file from top to bottom; otherwise none.
 * Progressive JPEG keeps coefficients of two bytes; WebP keeps the picture four times.
 */
function bytesHeldPerSample({ isProgressive, depth }: Metadata, format: ArtworkFormat): number {
  if (format === 'webp') return 4
  if (!isProgressive) return 0
  return format === 'jpeg' || depth === 'ushort' ? 2 : 1
}

/** By the words of libvips, librsvg and Node. */
export function isOutOfMemory(error: unknown): boolean {
  return /out of memory|\balloc|rendering failed/i.test(String(error))
}

/** Hides the decoder's error messages: customers read that the file is damaged. */
export async function refuseIfUnreadable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    throw isOutOfMemory(error) ? tooDemanding() : damagedArtwork()
  }
}
