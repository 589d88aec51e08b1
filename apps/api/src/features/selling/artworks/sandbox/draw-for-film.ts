import type { FilmFinish } from '@platen/contract'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { FILM_PIXELS_PER_MM, finishPixels } from '../finish/finish-pixels.ts'
import { underbase } from '../finish/underbase.ts'
import { INK_FROM } from './alpha-mask.ts'
import { type ArtworkFormat, isDrawing } from '../artwork-format.ts'
import { ARTWORK_BOUNDS } from '../artwork-inspection.ts'
import { openArtwork, refuseIfUnreadable } from './open-artwork.ts'
import type { OpenedArtwork } from './opened-artwork.ts'
import { swapsSides, turnFor } from './upright.ts'
import { writeTurned } from './write-turned.ts'

/** 8-bit RGBA in sRGB, row by row as on the film. The size is that of the upright picture. */
export interface FilmDrawing {
  readonly widthPx: number
  readonly heightPx: number
  /** The part that is written, in pixels of the upright picture; the rest is empty. */
  readonly crop: Area
  readonly upright: string | undefined
  /** Rotated a quarter clockwise. */
  readonly turned: string | undefined
  readonly finish: FilmFinish | null
  /** The white under the colours, a byte a pixel, when it is not the same as their alpha. */
  readonly white: { readonly upright: string | undefined; readonly turned: string | undefined } | undefined
}

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** From the pixels of 5 % alpha and more. */
export interface InkMeasures {
  readonly inkedPixels: number
  /** Layers of colour over the inked area: cyan, magenta, yellow and black together. 1 is a solid primary or black, 2 a solid red, green or blue. */
  readonly colourCoverage: number
  /** Layers of white under it. */
  readonly whiteCoverage: number
}

/** Fully transparent pixels are written as zeros, whatever colour the file gives them. */
export async function drawForFilm(
  bytes: Buffer,
  format: ArtworkFormat,
  drawings: readonly FilmDrawing[],
): Promise<InkMeasures[]> {
  const opened = isDrawing(format) ? undefined : await openOnce(bytes, format, drawings)
  const inks: InkMeasures[] = []
  for (const drawing of drawings) {
    // The pixels of the one before count as memory until they are collected.
    globalThis.gc?.()
    const { widthPx: width, heightPx: height } = drawing
    inks.push(await draw(opened ?? (await openArtwork(bytes, format, { width, height })), drawing))
  }
  return inks
}

async function openOnce(
  bytes: Buffer,
  format: ArtworkFormat,
  drawings: readonly FilmDrawing[],
): Promise<OpenedArtwork> {
  const [first, second] = drawings
  const printed = { width: first?.widthPx ?? 0, height: first?.heightPx ?? 0 }
  const opened = await openArtwork(bytes, format, printed)
  if (first === undefined || second === undefined) return opened
  const unpacked = `${first.upright ?? first.turned ?? ''}.tif`
  await refuseIfUnreadable(() =>
    opened.pixels().toColourspace('srgb').ensureAlpha().tiff({ compression: 'none' }).toFile(unpacked),
  )
  return {
    ...opened,
    pixels: () => sharp(unpacked, { limitInputPixels: ARTWORK_BOUNDS.pixels, sequentialRead: true }),
  }
}

async function draw(opened: OpenedArtwork, drawing: FilmDrawing): Promise<InkMeasures> {
  const { pixels, white } = await drawPixels(opened, drawing)
  const ink = clearAndMeasure(pixels, white)
  await writeDrawn(pixels, drawing.crop, drawing)
  if (white !== undefined && drawing.white !== undefined) await writeDrawn(white, drawing.crop, drawing.white)
  return ink
}

/** The part of the drawing that goes on film, upright. */
export async function pixelsForFilm(
  bytes: Buffer,
  format: ArtworkFormat,
  drawing: DrawnPixels,
): Promise<Finished> {
  const { widthPx: width, heightPx: height } = drawing
  return drawPixels(await openArtwork(bytes, format, { width, height }), drawing)
}

export type DrawnPixels = Pick<FilmDrawing, 'widthPx' | 'heightPx' | 'crop' | 'finish'>

async function drawPixels(opened: OpenedArtwork, drawing: DrawnPixels): Promise<Finished> {
  const { widthPx, heightPx, crop } = drawing
  const exif = turnFor(opened.orientation)
  const stored = swapsSides(exif)
    ? { width: heightPx, height: widthPx }
    : { width: widthPx, height: heightPx }
  const upright = await refuseIfUnreadable(async () => {
    // Resized before it is turned, because turning needs the whole picture in memory.
    const sized = await opened
      .pixels()
      .resize({ ...stored, fit: 'fill', kernel: 'lanczos3', fastShrinkOnLoad: false })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer()
    return cut(await turn(sized, stored, exif), widthPx, heightPx, crop)
  })
  return finished(upright, drawing)
}

interface Finished {
  readonly pixels: Buffer
  /** Undefined: as strong as the colours everywhere. */
  readonly white: Buffer | undefined
}

function finished(pixels: Buffer, { crop, finish }: DrawnPixels): Finished {
  if (finish === null) return { pixels, white: undefined }
  finishPixels(pixels, crop, finish)
  if (!finish.chokeMm) return { pixels, white: undefined }
  const white = underbase(
    { pixels, width: crop.width, height: crop.height },
    finish.chokeMm * FILM_PIXELS_PER_MM,
  )
  return { pixels, white: Buffer.from(white.buffer) }
}

/** RGBA, or one byte a pixel. */
async function writeDrawn(
  pixels: Buffer,
  size: Pick<Area, 'width' | 'height'>,
  { upright, turned }: Pick<FilmDrawing, 'upright' | 'turned'>,
): Promise<void> {
  if (upright !== undefined) await writeFile(upright, pixels)
  if (turned !== undefined) writeTurned(turned, pixels, size)
}

async function turn(
  pixels: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
  { mirror, degrees }: { readonly mirror: boolean; readonly degrees: number },
): Promise<Buffer> {
  if (!mirror && degrees === 0) return pixels
  const picture = (raw: Buffer) =>
    sharp(raw, { raw: { width, height, channels: 4 }, limitInputPixels: false }).toColourspace('srgb')
  const mirrored = mirror ? await picture(pixels).flop().raw().toBuffer() : pixels
  return degrees === 0 ? mirrored : picture(mirrored).rotate(degrees).raw().toBuffer()
}

function cut(pixels: Buffer, widthPx: number, heightPx: number, { left, top, width, height }: Area): Buffer {
  if (width === widthPx && height === heightPx) return pixels
  const part = Buffer.allocUnsafe(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * widthPx + left) * 4
    pixels.copy(part, row * width * 4, from, from + width * 4)
  }
  return part
}

/**
 * One pass over the pixels, as words whose lowest byte is red. With full grey replacement, a colour is printed as black
 * up to its lightest channel, and as cyan, magenta and yellow for the rest, which in parts of 255 is
 *
 *     (255 − max) + (max − r) + (max − g) + (max − b)
 */
function clearAndMeasure(pixels: Buffer, whites: Buffer | undefined): InkMeasures {
  let inkedPixels = 0
  let colour = 0
  let white = 0
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0
    const alpha = word >>> 24
    if (alpha === 0) {
      if (word !== 0) words[at] = 0
      continue
    }
    if (alpha < INK_FROM) continue
    const red = word & 255
    const green = (word >>> 8) & 255
    const blue = (word >>> 16) & 255
    const lightest = red > green ? (red > blue ? red : blue) : green > blue ? green : blue
    inkedPixels += 1
    colour += (255 + 2 * lightest - red - green - blue) * alpha
    white += whites === undefined ? alpha : (whites[at] ?? 0)
  }
  if (inkedPixels === 0) return { inkedPixels, colourCoverage: 0, whiteCoverage: 0 }
  return {
    inkedPixels,
    colourCoverage: rounded(colour / 255 ** 2 / inkedPixels),
    whiteCoverage: rounded(white / 255 / inkedPixels),
  }
}

function rounded(layers: number): number {
  return Math.round(layers * 10_000) / 10_000
}
