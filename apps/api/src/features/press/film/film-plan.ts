import type { FilmDrawing, InkMeasures } from '../../selling/artworks/index.ts'
import { filmBox, pictureBox, pixelBox, type PixelBox } from './film-pixels.ts'
import type { FilmArtwork, FilmPrint } from './film-sheet.ts'

interface PlannedDrawing extends FilmDrawing {
  readonly places: readonly PlannedPlace[]
}

interface PlannedPlace {
  readonly print: number
  readonly turned: boolean
  readonly box: PixelBox
  /** The pixel of the drawing's file, upright or turned, that lies in the corner of the box. */
  readonly from: { readonly left: number; readonly top: number }
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
 * the largest, and smaller ones omit its last row or column. A trimmed print has the same pixels as if its whole picture
 * had been drawn around it.
 */
export function planDrawings(
  prints: readonly FilmPrint[],
  fileFor: (index: number) => string,
): PlannedArtwork[] {
  const artworks = new Map<string, { artwork: FilmArtwork; drawings: Map<string, DrawnPlace[]> }>()
  prints.forEach((print, index) => {
    const { artwork, widthMm, heightMm, trim, finish } = print
    const known = artworks.get(artwork.id) ?? { artwork, drawings: new Map<string, DrawnPlace[]>() }
    artworks.set(artwork.id, known)
    const drawing = JSON.stringify([widthMm, heightMm, trim, finish])
    const places = known.drawings.get(drawing) ?? []
    known.drawings.set(drawing, places)
    places.push(placeOf(print, index))
  })
  let files = 0
  return [...artworks.values()].map(({ artwork, drawings }) => ({
    artwork,
    drawings: [...drawings.values()].map((places) => drawingOf(places, () => fileFor(files++))),
  }))
}

interface DrawnPlace {
  readonly print: number
  readonly finish: FilmPrint['finish']
  readonly turned: boolean
  readonly box: PixelBox
  /** Of the whole picture, as it lies on film. */
  readonly picture: PixelBox
}

function placeOf(print: FilmPrint, index: number): DrawnPlace {
  return {
    print: index,
    finish: print.finish,
    turned: print.turned,
    box: pixelBox(filmBox(print)),
    picture: pixelBox(pictureBox(print)),
  }
}

function drawingOf(places: readonly DrawnPlace[], nextFile: () => string): PlannedDrawing {
  const widthPx = Math.max(...places.map(({ turned, picture }) => (turned ? picture.height : picture.width)))
  const heightPx = Math.max(...places.map(({ turned, picture }) => (turned ? picture.width : picture.height)))
  const parts = places.map((place) => partOf(place, heightPx))
  const left = Math.min(...parts.map((part) => part.left))
  const top = Math.min(...parts.map((part) => part.top))
  const crop = {
    left,
    top,
    width: Math.max(...parts.map((part) => part.left + part.width)) - left,
    height: Math.max(...parts.map((part) => part.top + part.height)) - top,
  }
  const finish = places[0]?.finish ?? null
  const upright = places.some(({ turned }) => !turned) ? nextFile() : undefined
  const turned = places.some((place) => place.turned) ? nextFile() : undefined
  return {
    widthPx,
    heightPx,
    crop,
    upright,
    turned,
    finish,
    white: finish?.chokeMm ? { upright: whiteOf(upright), turned: whiteOf(turned) } : undefined,
    places: places.map(({ print, turned, box, picture }) => {
      const corner = turned ? turnedCrop(crop, heightPx) : crop
      const from = { left: box.left - picture.left - corner.left, top: box.top - picture.top - corner.top }
      return { print, turned, box, from }
    }),
  }
}

function whiteOf(file: string | undefined): string | undefined {
  return file === undefined ? undefined : `${file}.white`
}

/** The part of the upright drawing that a place shows. */
function partOf({ turned, box, picture }: DrawnPlace, heightPx: number): PixelBox {
  const [left, top] = [box.left - picture.left, box.top - picture.top]
  const { width, height } = box
  if (!turned) return { left, top, width, height }
  return { left: top, top: heightPx - left - width, width: height, height: width }
}

/**
 * Where a part of the upright drawing is once the drawing is turned a quarter clockwise.
 *
 *     ┌───────┐     ┌────┐
 *     │ ▒▒    │     │  ▒▒│
 *     │       │     │  ▒▒│
 *     └───────┘     │    │
 *                   └────┘
 */
export function turnedCrop({ left, top, width, height }: PixelBox, heightPx: number): PixelBox {
  return { left: heightPx - top - height, top: left, width: height, height: width }
}
