import type { FilmMark } from './film-mark.ts'
import { sheetPixels } from './film-pixels.ts'
import type { DrawnArtwork } from './film-plan.ts'
import type { FilmSheet } from './film-sheet.ts'
import { composeStrips, type FilmLayer } from './film-strips.ts'
import { markLayer } from './mark-layers.ts'
import { openPixelFile } from './pixel-file.ts'
import { openPng } from './png-writer.ts'

export interface FilmToWrite {
  readonly sheet: FilmSheet
  readonly drawn: readonly DrawnArtwork[]
  readonly marks: readonly FilmMark[]
  /** 0 to 1. */
  readonly onProgress: (done: number) => void
}

/** The film as one PNG, transparent where nothing is printed. */
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
  return drawings.flatMap(({ widthPx, heightPx, upright = '', turned = '', places }) =>
    places.map((place) => ({
      box: place.box,
      open: () => (place.turned ? openPixelFile(turned, heightPx) : openPixelFile(upright, widthPx)),
    })),
  )
}
