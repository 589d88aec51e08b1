import sharp from 'sharp'
import type { ArtworkFormat } from '../artwork-format.ts'
import { pixelsForFilm } from './draw-for-film.ts'
import type { FilmPictureOptions } from './image-sandbox.ts'

/** What the film of a print would have, as lossless WebP: reduced, or a square of it with its own pixels. */
export async function drawFilmPicture(
  bytes: Buffer,
  format: ArtworkFormat,
  { drawing, layer, part, sidePx }: FilmPictureOptions,
): Promise<Buffer> {
  const { width, height } = drawing.crop
  const { pixels, white } = await pixelsForFilm(bytes, format, drawing)
  if (layer === 'white') whiten(pixels, white)
  const picture = sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: false })
  const shown =
    part === undefined
      ? picture.resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true })
      : picture.extract(squareAround(part, { width, height }, sidePx))
  return shown.webp({ lossless: true, effort: 0 }).toBuffer()
}

function whiten(pixels: Buffer, white: Buffer | undefined): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const strength = white === undefined ? (pixels[at + 3] ?? 0) : (white[at >> 2] ?? 0)
    pixels.fill(255, at, at + 3)
    pixels[at + 3] = strength
  }
}

function squareAround(
  { x, y }: NonNullable<FilmPictureOptions['part']>,
  { width, height }: { readonly width: number; readonly height: number },
  sidePx: number,
) {
  const size = { width: Math.min(width, sidePx), height: Math.min(height, sidePx) }
  const from = (middle: number, length: number, shown: number) =>
    Math.max(0, Math.min(length - shown, Math.round(middle * length - shown / 2)))
  return { left: from(x, width, size.width), top: from(y, height, size.height), ...size }
}
