import sharp, { type Sharp } from 'sharp'
import { type ArtworkFormat, isDrawing } from '../../artwork-format.ts'
import { ARTWORK_BOUNDS } from '../../artwork-inspection.ts'
import { artworkRejected } from '../../artwork-rejected.ts'
import { openArtwork, refuseIfUnreadable } from '../open-artwork.ts'
import type { OpenedArtwork } from '../opened-artwork.ts'
import { turnFor } from '../upright.ts'
import type { Pixels } from './pixels.ts'
import { colourOf, recolour } from './recolour.ts'
import { removeBackground } from './remove-background.ts'
import { sharpenEdges } from './sharpen-edges.ts'
import { trim } from './trim.ts'
import { vectorise } from './vectorise.ts'

/** What needs the pixels. */
export type PixelEdit =
  | { readonly kind: 'remove_background'; readonly everywhere: boolean }
  | { readonly kind: 'recolour'; readonly colour: string }
  | { readonly kind: 'trim' | 'sharpen_edges' | 'vectorise' }
  | {
      readonly kind: 'draw'
      readonly widthPx: number
      readonly heightPx: number
      /** A JPEG is a fraction of a PNG; its quality is such that nobody sees the difference in print. */
      readonly opaque: boolean
    }
  | ({ readonly kind: 'avif' } & AvifOptions)

/** As the encoder takes them: a quality up to 100, an effort up to 9. */
export interface AvifOptions {
  readonly quality: number
  readonly effort: number
}

/** A PNG with the pixels of the artwork, the SVG that was traced, or the AVIF that was asked for. */
export async function editArtwork(bytes: Buffer, format: ArtworkFormat, edit: PixelEdit): Promise<Buffer> {
  if (edit.kind === 'draw') return draw(bytes, format, edit)
  if (edit.kind === 'avif') return avif(bytes, format, edit)
  const pixels = await readPixels(bytes, format)
  switch (edit.kind) {
    case 'remove_background':
      return png(removeBackground(pixels, edit.everywhere))
    case 'trim':
      return png(trim(pixels))
    case 'sharpen_edges':
      return png(await sharpenEdges(pixels))
    case 'recolour':
      return png(recolour(pixels, colourOf(edit.colour)))
    case 'vectorise':
      return vectorise(pixels)
  }
}

/** 425 × 425 mm at 300 DPI. Several copies of them are needed at once. */
const MOST_PIXELS = 25_000_000

async function readPixels(bytes: Buffer, format: ArtworkFormat): Promise<Pixels> {
  let opened = await openArtwork(bytes, format, 'upload')
  if (isDrawing(format)) {
    const scale = ARTWORK_BOUNDS.reviewSidePx / Math.max(opened.width, opened.height)
    const size = { width: Math.round(opened.width * scale), height: Math.round(opened.height * scale) }
    opened = await openArtwork(bytes, format, size)
  }
  if (opened.width * opened.height > MOST_PIXELS)
    throw artworkRejected(
      'too_many_pixels',
      `The artwork has ${Math.round((opened.width * opened.height) / 1e6)} megapixels; up to ${MOST_PIXELS / 1e6} can be changed.`,
      'Reduce it to 300 DPI at its printed size.',
    )
  return uprightOf(opened, opened.pixels())
}

async function draw(
  bytes: Buffer,
  format: ArtworkFormat,
  { widthPx, heightPx, opaque }: Extract<PixelEdit, { kind: 'draw' }>,
): Promise<Buffer> {
  const size = { width: widthPx, height: heightPx }
  const opened = await openArtwork(bytes, format, isDrawing(format) ? size : 'review')
  const [width, height] =
    turnFor(opened.orientation).degrees % 180 === 0 ? [widthPx, heightPx] : [heightPx, widthPx]
  const resized = opened.pixels().resize({ width, height, fit: 'fill' })
  // Straight through, without a copy of all pixels.
  if (opaque && turnFor(opened.orientation) === UPRIGHT)
    return refuseIfUnreadable(() => jpeg(resized.toColourspace('srgb')))
  const pixels = await uprightOf(opened, resized)
  return opaque ? jpeg(from(pixels)) : png(pixels)
}

async function avif(bytes: Buffer, format: ArtworkFormat, { quality, effort }: AvifOptions): Promise<Buffer> {
  const { pixels } = await openArtwork(bytes, format, 'review')
  return refuseIfUnreadable(() => pixels().avif({ quality, effort }).toBuffer())
}

const UPRIGHT = turnFor(1)

function jpeg(picture: Sharp): Promise<Buffer> {
  return picture.removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
}

async function uprightOf({ orientation }: OpenedArtwork, picture: Sharp): Promise<Pixels> {
  const turn = turnFor(orientation)
  const stored = await rawOf(picture.toColourspace('srgb').ensureAlpha())
  const mirrored = turn.mirror ? await rawOf(from(stored).flop()) : stored
  return turn.degrees === 0 ? mirrored : rawOf(from(mirrored).rotate(turn.degrees))
}

async function rawOf(picture: Sharp): Promise<Pixels> {
  return refuseIfUnreadable(async () => {
    const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  })
}

function from({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
}

function png(pixels: Pixels): Promise<Buffer> {
  return from(pixels).png({ compressionLevel: 6 }).toBuffer()
}
