import sharp from 'sharp'
import { measureMask } from './alpha-mask.ts'
import { type ArtworkFormat, artworkFormatOf } from '../artwork-format.ts'
import { ARTWORK_BOUNDS, type ArtworkInspection, type Margins } from '../artwork-inspection.ts'
import { artworkRejected } from '../artwork-rejected.ts'
import type { InspectedArtwork, PreviewOptions } from './image-sandbox.ts'
import { openArtwork, type OpenedArtwork, refuseIfUnreadable } from './open-artwork.ts'
import { thinnestLine } from './thin-lines.ts'
import { swapsSides, turnFor, turnMargins } from './upright.ts'

/** Memory is bounded: pixels stream into a copy of at most 16 megapixels of one byte each. */

export async function inspectArtwork(bytes: Buffer, previewSidePx: number): Promise<InspectedArtwork> {
  const format = artworkFormatOf(bytes)
  const opened = await openArtwork(bytes, format, 'upload')
  // First, because measuring leaves arrays in memory that another decoding would add to.
  const preview = await draw(opened, previewSidePx)
  return { inspection: await measure(opened, format), preview }
}

export async function drawPreview(
  bytes: Buffer,
  format: ArtworkFormat,
  { sidePx, use }: PreviewOptions,
): Promise<Buffer> {
  return draw(await openArtwork(bytes, format, use), sidePx)
}

async function measure(opened: OpenedArtwork, format: ArtworkFormat): Promise<ArtworkInspection> {
  const { width, height } = opened
  const turn = turnFor(opened.orientation)
  const mask = await alphaMask(opened)
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
  return {
    format,
    vector: format === 'svg',
    widthPx: swapsSides(turn) ? height : width,
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
  }
}

function draw(opened: OpenedArtwork, sidePx: number): Promise<Buffer> {
  const turn = turnFor(opened.orientation)
  return refuseIfUnreadable(async () => {
    // Reduced first and turned afterwards: turning needs the whole picture in memory.
    const reduced = await opened
      .pixels()
      .resize({
        width: sidePx,
        height: sidePx,
        fit: 'inside',
        withoutEnlargement: true,
        fastShrinkOnLoad: false,
      })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer()
    const mirrored = turn.mirror ? await sharp(reduced).flop().toBuffer() : reduced
    return sharp(mirrored).rotate(turn.degrees).webp({ quality: 85, alphaQuality: 100 }).toBuffer()
  })
}

interface AlphaMask {
  readonly alpha: Uint8Array
  readonly width: number
  readonly height: number
}

/** Without alpha every pixel is read anyway, so that a truncated file does not pass. */
async function alphaMask({ hasAlpha, width, height, pixels }: OpenedArtwork): Promise<AlphaMask | undefined> {
  if (!hasAlpha) {
    await refuseIfUnreadable(() =>
      pixels()
        .resize({ width: 32, height: 32, ...AVERAGED })
        .raw()
        .toBuffer(),
    )
    return undefined
  }
  const shrink = Math.min(1, Math.sqrt(ARTWORK_BOUNDS.maskPixels / (width * height)))
  const size = {
    width: Math.max(1, Math.floor(width * shrink)),
    height: Math.max(1, Math.floor(height * shrink)),
  }
  const { data, info } = await refuseIfUnreadable(() => {
    const measured = shrink < 1 ? pixels().resize({ ...size, ...AVERAGED }) : pixels()
    return measured
      .ensureAlpha()
      .extractChannel('alpha')
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
  })
  return {
    alpha: new Uint8Array(data.buffer, data.byteOffset, data.length),
    width: info.width,
    height: info.height,
  }
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
