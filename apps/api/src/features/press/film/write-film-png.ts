import { sheetPixels, FILM_DPI, pixelBox, toPixels, type FilmMark, type PixelBox } from './film-pixels.ts'
import type { FilmSheet } from './film-sheet.ts'
import type { DrawnArtwork } from './film-plan.ts'
import { composeStrips, type FilmLayer, type OpenLayer } from './film-strips.ts'
import { openPixelFile } from './pixel-file.ts'
import { openPng } from './png-writer.ts'
import sharp from 'sharp'

export interface FilmToWrite {
  readonly sheet: FilmSheet
  readonly drawn: readonly DrawnArtwork[]
  readonly marks: readonly FilmMark[]
  /** 0 to 1. */
  readonly onProgress: (done: number) => void
}

export async function writeFilmPng(path: string, { sheet, drawn, marks, onProgress }: FilmToWrite) {
  const size = sheetPixels(sheet)
  const png = await openPng(path, size)
  try {
    const layers = [...drawn.flatMap(printLayers), ...marks.map(markLayer)]
    await composeStrips(png, { ...size, layers, onProgress })
    await png.end()
  } finally {
    await png.close()
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
    rows: (from, count) => Promise.resolve(pixels.subarray(from * width * 4, (from + count) * width * 4)),
    close: () => Promise.resolve(),
  }
}
