import type { FilmFinish } from '@platen/contract'
import { halftoneScreen, type HalftoneScreen } from './halftone-screen.ts'
import { knockOutColour } from './knock-out.ts'

const FILM_DPI = 300
export const FILM_PIXELS_PER_MM = FILM_DPI / 25.4

interface Place {
  readonly width: number
  /** Of the first pixel in the whole picture, so that a trimmed print has the same dots. */
  readonly left: number
  readonly top: number
}

/** Changes RGBA pixels of the upright print, row by row as on film. The choke concerns the white and not them. */
export function finishPixels(
  pixels: Uint8Array,
  place: Place,
  { knockOut, alphaThreshold, halftone }: Pick<FilmFinish, 'knockOut' | 'alphaThreshold' | 'halftone'>,
): void {
  if (knockOut !== null) knockOutColour(pixels, knockOut)
  if (alphaThreshold !== null) cutAt(pixels, alphaThreshold)
  if (halftone !== null) makeDots(pixels, place, screenOf(halftone))
}

function cutAt(pixels: Uint8Array, threshold: number): void {
  for (let at = 3; at < pixels.length; at += 4) {
    const alpha = pixels[at] ?? 0
    if (alpha !== 0) pixels[at] = alpha >= threshold ? 255 : 0
  }
}

function makeDots(
  pixels: Uint8Array,
  { width, left, top }: Place,
  { side, thresholds }: HalftoneScreen,
): void {
  for (let at = 3, y = top; at < pixels.length; y++) {
    const row = (y % side) * side
    for (let column = left % side, end = at + width * 4; at < end; at += 4) {
      pixels[at] = (pixels[at] ?? 0) > (thresholds[row + column] ?? 0) ? 255 : 0
      column = column + 1 === side ? 0 : column + 1
    }
  }
}

const screens = new Map<string, HalftoneScreen>()
const MOST_SCREENS = 8

/** The prints of a sheet usually have the same. */
function screenOf(halftone: NonNullable<FilmFinish['halftone']>): HalftoneScreen {
  const key = JSON.stringify(halftone)
  const screen = screens.get(key) ?? halftoneScreen(halftone, FILM_DPI)
  screens.delete(key)
  screens.set(key, screen)
  if (screens.size > MOST_SCREENS) screens.delete(screens.keys().next().value ?? '')
  return screen
}
