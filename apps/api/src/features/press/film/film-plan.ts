import type { FilmDrawing, InkMeasures } from '../../selling/artworks/index.ts'
import { filmBox, pixelBox, type PixelBox } from './film-pixels.ts'
import type { FilmArtwork, FilmPrint } from './film-sheet.ts'

interface PlannedDrawing extends FilmDrawing {
  readonly places: readonly PlannedPlace[]
}

interface PlannedPlace {
  readonly print: number
  readonly turned: boolean
  readonly box: PixelBox
}

export interface PlannedArtwork {
  readonly artwork: FilmArtwork
  readonly drawings: readonly PlannedDrawing[]
}

export interface DrawnArtwork extends PlannedArtwork {
  readonly inks: readonly InkMeasures[]
}

/**
 * Edges move to the nearest pixel, so prints of one size can differ by a pixel: the drawing has the size of
 * the largest, and smaller ones omit its last row or column.
 */
export function planDrawings(
  prints: readonly FilmPrint[],
  fileFor: (index: number) => string,
): PlannedArtwork[] {
  const artworks = new Map<string, { artwork: FilmArtwork; sizes: Map<string, PlannedPlace[]> }>()
  prints.forEach((print, index) => {
    const { artwork, widthMm, heightMm, turned } = print
    const known = artworks.get(artwork.id) ?? { artwork, sizes: new Map<string, PlannedPlace[]>() }
    artworks.set(artwork.id, known)
    const size = `${widthMm}x${heightMm}`
    const places = known.sizes.get(size) ?? []
    known.sizes.set(size, places)
    places.push({ print: index, turned, box: pixelBox(filmBox(print)) })
  })
  let files = 0
  return [...artworks.values()].map(({ artwork, sizes }) => ({
    artwork,
    drawings: [...sizes.values()].map((places) => ({
      widthPx: Math.max(...places.map(({ turned, box }) => (turned ? box.height : box.width))),
      heightPx: Math.max(...places.map(({ turned, box }) => (turned ? box.width : box.height))),
      upright: places.some(({ turned }) => !turned) ? fileFor(files++) : undefined,
      turned: places.some(({ turned }) => turned) ? fileFor(files++) : undefined,
      places,
    })),
  }))
}
