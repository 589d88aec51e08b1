import type { FilmDrawing, InkMeasures } from '../artworks/index.ts'
import { filmBox, pixelBox, type PixelBox } from './film-pixels.ts'
import type { FilmArtwork, FilmPrint } from './film-sheet.ts'

/** A file of pixels and every print that is copied from it. */
export interface PlannedDrawing extends FilmDrawing {
  readonly places: readonly PlannedPlace[]
}

interface PlannedPlace {
  /** Which of the sheet's prints. */
  readonly print: number
  readonly box: PixelBox
}

/** All that is drawn of one artwork. */
export interface PlannedArtwork {
  readonly artwork: FilmArtwork
  readonly drawings: readonly PlannedDrawing[]
}

export interface DrawnArtwork extends PlannedArtwork {
  /** One for each drawing. */
  readonly inks: readonly InkMeasures[]
}

/**
 * What has to be drawn for these prints. Each artwork is drawn once in every size, counted in pixels, and turn: prints
 * of one size can differ by a pixel, since each edge goes to the pixel that is nearest to it.
 */
export function planDrawings(
  prints: readonly FilmPrint[],
  fileFor: (index: number) => string,
): PlannedArtwork[] {
  const artworks = new Map<string, { artwork: FilmArtwork; drawings: Map<string, Planned> }>()
  let files = 0
  prints.forEach((print, index) => {
    const box = pixelBox(filmBox(print))
    const { artwork, turned } = print
    const known = artworks.get(artwork.id) ?? { artwork, drawings: new Map<string, Planned>() }
    artworks.set(artwork.id, known)
    const key = `${box.width}x${box.height}${turned ? 't' : ''}`
    const drawing = known.drawings.get(key) ?? {
      widthPx: turned ? box.height : box.width,
      heightPx: turned ? box.width : box.height,
      turned,
      file: fileFor(files++),
      places: [],
    }
    known.drawings.set(key, drawing)
    drawing.places.push({ print: index, box })
  })
  return [...artworks.values()].map(({ artwork, drawings }) => ({
    artwork,
    drawings: [...drawings.values()],
  }))
}

type Planned = FilmDrawing & { places: PlannedPlace[] }
