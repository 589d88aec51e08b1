import sharp, { type Raw, type Sharp } from 'sharp'
import { measureMask } from './alpha-mask.ts'
import { type ArtworkFormat, artworkFormatOf } from '../artwork-format.ts'
import { ARTWORK_BOUNDS, type ArtworkInspection, type Margins } from '../artwork-inspection.ts'
import { artworkRejected } from '../artwork-rejected.ts'
import type { InspectedArtwork, PreviewOptions } from './image-sandbox.ts'
import { openArtwork, refuseIfUnreadable } from './open-artwork.ts'
import type { OpenedArtwork } from './opened-artwork.ts'
import { thinnestLine } from './thin-lines.ts'
import { swapsSides, type Turn, turnFor, turnMargins } from './upright.ts'

/** Memory is bounded: pixels stream into a copy of at most 16 megapixels, or into the preview. */

export async function inspectArtwork(bytes: Buffer, previewSidePx: number): Promise<InspectedArtwork> {
  const format = artworkFormatOf(bytes)
  return inspectOpened(await openArtwork(bytes, format, 'upload'), format, previewSidePx)
}

export async function inspectOpened(
  opened: OpenedArtwork,
  format: ArtworkFormat,
  previewSidePx: number,
): Promise<InspectedArtwork> {
  const turn = turnFor(opened.orientation)
  // A file is decoded once, because that takes most of the time. The preview reads every pixel, so that a truncated file
  // does not pass.
  if (!opened.hasAlpha) {
    return {
      preview: await draw(opened.pixels(), turn, previewSidePx),
      inspection: measure(opened, format, undefined),
    }
  }
  const copy = await copyPixels(opened)
  const isSmall = Math.max(copy.width, copy.height) <= previewSidePx
  return {
    preview: isSmall
      ? await refuseIfUnreadable(() => encode(copy, turn))
      : await draw(sharp(copy.data, { raw: copy }), turn, previewSidePx),
    inspection: measure(opened, format, alphaMask(copy)),
  }
}

export async function drawPreview(
  bytes: Buffer,
  format: ArtworkFormat,
  { sidePx, use }: PreviewOptions,
): Promise<Buffer> {
  const { pixels, orientation } = await openArtwork(bytes, format, use)
  return draw(pixels(), turnFor(orientation), sidePx)
}

function measure(
  opened: OpenedArtwork,
  format: ArtworkFormat,
  mask: AlphaMask | undefined,
): ArtworkInspection {
  const { width, height } = opened
  const turn = turnFor(opened.orientation)
  const measures = mask === undefined ? FULLY_OPAQUE : measureMask(mask.alpha, mask.width, mask.height)
  if (measures === undefined) {
    throw artworkRejected(
      'transparent',
      'The artwork is completely transparent, so there is nothing to print.',
      'Check that the layers are visible, then export the artwork again.',
    )
  }
  const scaleX = mask === undefined ? 1 : width / mask.width
  const scaleY = mask === undefined ? 1 : height / mask.height
  const line = mask === undefined ? null : thinnestLine(mask.alpha, mask.width, mask.height)
  const widthPx = swapsSides(turn) ? height : width
  return {
    format,
    vector: opened.vector,
    widthPx,
    heightPx: swapsSides(turn) ? width : height,
    hasAlpha: opened.hasAlpha,
    inkAreaPercent: hundredths(measures.inkAreaPercent),
    semiTransparentPercent: hundredths(measures.semiTransparentPercent),
    emptyMarginPx: turnMargins(scaleMargins(measures.emptyMargin, scaleX, scaleY), turn),
    clearMarginPx: turnMargins(scaleMargins(measures.clearMargin, scaleX, scaleY), turn),
    thinnestLinePx: line === null ? null : Math.round(line * Math.min(scaleX, scaleY) * 10) / 10,
    colourSpace: opened.colourSpace,
    hasLiveText: opened.hasLiveText,
    carriedPictures: opened.carriedPictures,
    ...(opened.pages && { pages: opened.pages }),
    ...(opened.statedDpi !== undefined && {
      statedWidthMm: Math.round((254 * widthPx) / opened.statedDpi) / 10,
    }),
  }
}

/** Effort 0 takes a quarter to a half of the time of the default; files with transparency are a fifth larger. */
const PREVIEW_WEBP = { quality: 85, alphaQuality: 100, effort: 0 } as const
/** Of flat art it takes a third of the time of the other, in a tenth more bytes, and of photos several times of both. */
const FLAT_WEBP = { lossless: true, effort: 0 } as const

function draw(pixels: Sharp, turn: Turn, sidePx: number): Promise<Buffer> {
  return refuseIfUnreadable(async () => {
    // Reduced first and turned afterwards: turning needs the whole picture in memory.
    const reduced = await rawOf(
      pixels
        .resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb'),
    )
    return encode(reduced, turn)
  })
}

async function encode(pixels: RawPixels, turn: Turn): Promise<Buffer> {
  const mirrored = turn.mirror ? await rawOf(sharp(pixels.data, { raw: pixels }).flop()) : pixels
  const options = isFlat(pixels) ? FLAT_WEBP : PREVIEW_WEBP
  return sharp(mirrored.data, { raw: mirrored }).rotate(turn.degrees).webp(options).toBuffer()
}

/** In flat art, few pixels differ from the one before. */
const FLAT_BELOW = 0.06

/** Of pictures with transparency; those without are photos, mostly. */
function isFlat({ data, channels }: RawPixels): boolean {
  if (channels !== 4 || data.byteOffset % 4 !== 0) return false
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)
  let changes = 0
  for (let at = 1; at < pixels.length; at += 1) if (pixels[at] !== pixels[at - 1]) changes += 1
  return changes < FLAT_BELOW * pixels.length
}

interface RawPixels extends Raw {
  readonly data: Buffer
}

async function rawOf(pixels: Sharp): Promise<RawPixels> {
  const { data, info } = await pixels.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, width, height, channels }
}

/** Red, green, blue and alpha. */
async function copyPixels({ width, height, pixels, rgba }: OpenedArtwork): Promise<RawPixels> {
  if (rgba && width * height <= ARTWORK_BOUNDS.maskPixels) return { data: rgba, width, height, channels: 4 }
  const shrink = Math.min(1, Math.sqrt(ARTWORK_BOUNDS.maskPixels / (width * height)))
  const size = {
    width: Math.max(1, Math.floor(width * shrink)),
    height: Math.max(1, Math.floor(height * shrink)),
  }
  return refuseIfUnreadable(() => {
    const copied = shrink < 1 ? pixels().resize({ ...size, ...AVERAGED }) : pixels()
    return rawOf(copied.toColourspace('srgb').ensureAlpha())
  })
}

interface AlphaMask {
  readonly alpha: Uint8Array
  readonly width: number
  readonly height: number
}

function alphaMask({ data, width, height }: RawPixels): AlphaMask {
  // Small results of a decoder may begin anywhere.
  const aligned = data.byteOffset % 4 === 0 ? data : new Uint8Array(data)
  const pixels = new Int32Array(aligned.buffer, aligned.byteOffset, width * height)
  const alpha = new Uint8Array(width * height)
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = (pixels[at] ?? 0) >>> 24
  return { alpha, width, height }
}

function scaleMargins({ top, right, bottom, left }: Margins, scaleX: number, scaleY: number): Margins {
  return {
    top: Math.floor(top * scaleY),
    right: Math.floor(right * scaleX),
    bottom: Math.floor(bottom * scaleY),
    left: Math.floor(left * scaleX),
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

const AVERAGED = { fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false } as const

const FULLY_OPAQUE = {
  inkAreaPercent: 100,
  semiTransparentPercent: 0,
  emptyMargin: { top: 0, right: 0, bottom: 0, left: 0 },
  clearMargin: { top: 0, right: 0, bottom: 0, left: 0 },
}
