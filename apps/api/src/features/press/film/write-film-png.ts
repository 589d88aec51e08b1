import { sheetPixels, FILM_DPI, pixelBox, toPixels, type FilmMark, type PixelBox } from './film-pixels.ts'
import type { FilmSheet } from './film-sheet.ts'
import type { DrawnArtwork } from './film-plan.ts'
import type { FilmOutput } from './film-output.ts'
import { composeStrips, STRIP_ROWS, type FilmLayer, type OpenLayer, type StripWriter } from './film-strips.ts'
import { openPixelFile } from './pixel-file.ts'
import { openPng } from './png-writer.ts'
import { openTiff } from './tiff-writer.ts'
import sharp from 'sharp'

export interface FilmToWrite {
  readonly sheet: FilmSheet
  readonly drawn: readonly DrawnArtwork[]
  readonly marks: readonly FilmMark[]
  readonly output: FilmOutput
  readonly profile: Buffer | undefined
  /** 0 to 1. */
  readonly onProgress: (done: number) => void
}

export async function writeFilmPng(path: string, film: FilmToWrite): Promise<void> {
  const { profile } = film
  await writeColours(await openPng(path, { ...sheetPixels(film.sheet), bytesPerPixel: 4, profile }), film)
}

export async function writeFilmTiff(path: string, film: FilmToWrite): Promise<void> {
  const { profile } = film
  await writeColours(
    await openTiff(path, { ...sheetPixels(film.sheet), rowsPerStrip: STRIP_ROWS, profile }),
    film,
  )
}

/** As strong as the colours, save where a print has its own. */
export async function writeFilmWhite(path: string, film: FilmToWrite): Promise<void> {
  const { sheet, drawn, marks } = film
  const writer = await openPng(path, { ...sheetPixels(sheet), bytesPerPixel: 1, profile: undefined })
  await writeStrips(writer, film, {
    bytesPerPixel: 1,
    layers: [...drawn.flatMap(whiteLayers), ...marks.map(markLayer).map(alphaOf)],
  })
}

function writeColours(writer: StripWriter, film: FilmToWrite): Promise<void> {
  const layers = [...film.drawn.flatMap(printLayers), ...film.marks.map(markLayer)]
  return writeStrips(writer, film, { bytesPerPixel: 4, layers })
}

async function writeStrips(
  writer: StripWriter,
  { sheet, output, onProgress }: FilmToWrite,
  pixels: { readonly bytesPerPixel: 1 | 4; readonly layers: readonly FilmLayer[] },
): Promise<void> {
  try {
    await composeStrips(writer, { ...sheetPixels(sheet), ...pixels, mirrored: output.mirrored, onProgress })
    await writer.end()
  } finally {
    await writer.close()
  }
}

function whiteLayers(artwork: DrawnArtwork): FilmLayer[] {
  return artwork.drawings.flatMap((drawing) => {
    const { crop, white, places } = drawing
    if (white === undefined) return printLayers({ ...artwork, drawings: [drawing] }).map(alphaOf)
    return places.map(({ box, from, turned }) => ({
      box,
      open: () =>
        turned
          ? openPixelFile(white.turned ?? '', crop.height, from, 1)
          : openPixelFile(white.upright ?? '', crop.width, from, 1),
    }))
  })
}

function alphaOf(colours: FilmLayer): FilmLayer {
  return {
    box: colours.box,
    async open() {
      const layer = await colours.open()
      return {
        ...layer,
        rows(from, count) {
          const pixels = layer.rows(from, count)
          const alpha = new Uint8Array(Math.ceil(pixels.length / 4))
          for (let at = 0; at < alpha.length; at++) alpha[at] = pixels[at * 4 + 3] ?? 0
          return alpha
        },
      }
    },
  }
}

function printLayers({ drawings }: DrawnArtwork): FilmLayer[] {
  return drawings.flatMap(({ crop, upright = '', turned = '', places }) =>
    places.map(({ box, from, ...place }) => ({
      box,
      open: () =>
        place.turned ? openPixelFile(turned, crop.height, from) : openPixelFile(upright, crop.width, from),
    })),
  )
}

function markLayer(mark: FilmMark): FilmLayer {
  const box = outerPixels(mark)
  const size = box.width * box.height * 4
  return {
    box,
    open: async () =>
      inMemory(mark.kind === 'bar' ? opaqueBlack(size) : await drawOutline(mark, box), box.width),
  }
}

/** Letters may reach out of the box of their line by a hair. */
const BLEED_PX = 2

function outerPixels(mark: FilmMark): PixelBox {
  const { left, top, width, height } = pixelBox(mark.box)
  if (mark.kind === 'bar') return { left, top, width, height }
  const outerLeft = Math.max(0, left - BLEED_PX)
  const outerTop = Math.max(0, top - BLEED_PX)
  return {
    left: outerLeft,
    top: outerTop,
    width: left + width + BLEED_PX - outerLeft,
    height: top + height + BLEED_PX - outerTop,
  }
}

function opaqueBlack(size: number): Buffer {
  const pixels = Buffer.alloc(size)
  for (let at = 3; at < size; at += 4) pixels[at] = 255
  return pixels
}

function drawOutline({ box, path }: FilmMark & { kind: 'outline' }, pixels: PixelBox): Promise<Buffer> {
  const x = toPixels(box.xMm) - pixels.left
  const y = toPixels(box.yMm) - pixels.top
  const scale = FILM_DPI / 25.4
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}"><path transform="translate(${x} ${y}) scale(${scale})" d="${path}"/></svg>`
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
}

function inMemory(pixels: Buffer, width: number): OpenLayer {
  return {
    width,
    rows: (from, count) => pixels.subarray(from * width * 4, (from + count) * width * 4),
    close: () => undefined,
  }
}
