import type { PlacedPrint } from './placement-rules.ts'

/** The empty border of an artwork that is not put on film, on each side of the upright print. */
export interface Trim {
  readonly topMm: number
  readonly rightMm: number
  readonly bottomMm: number
  readonly leftMm: number
}

export const NO_TRIM: Trim = { topMm: 0, rightMm: 0, bottomMm: 0, leftMm: 0 }

interface Picture {
  readonly widthPx: number
  readonly heightPx: number
  /** How far the first pixel that is not fully transparent is from each edge. Files of earlier versions were not measured. */
  readonly clearMarginPx?: {
    readonly top: number
    readonly right: number
    readonly bottom: number
    readonly left: number
  }
}

type Size = Pick<PlacedPrint, 'widthMm' | 'heightMm'>

/** Scaling a picture to the film blurs its edges by three pixels of the coarser raster: of the file, or of the film. */
const BLUR = { px: 3, mm: 0.3 } as const

/** A smaller piece of film is hard to cut, to lay and to peel, so a small print keeps as much of its border. */
export const SMALLEST_PIECE_MM = 20

/**
 * What of the border is left out when the artwork is printed at this size. Nothing of the ink is lost.
 *
 *     ┌───────────────────┐
 *     │  ┌╌╌╌╌╌╌╌╌╌╌╌┐    │   heightMm
 *     │  ╎   ★ ★ ★   ╎    │   the inner rectangle goes on film
 *     │  └╌╌╌╌╌╌╌╌╌╌╌┘    │
 *     └───────────────────┘
 *     leftMm   widthMm  rightMm
 */
export function trimOf({ widthPx, heightPx, clearMarginPx }: Picture, { widthMm, heightMm }: Size): Trim {
  if (clearMarginPx === undefined) return NO_TRIM
  const { top, right, bottom, left } = clearMarginPx
  const [leftMm, rightMm] = trimSide([left, right], widthPx, widthMm)
  const [topMm, bottomMm] = trimSide([top, bottom], heightPx, heightMm)
  return { topMm, rightMm, bottomMm, leftMm }
}

/** The size of a print on film. */
export function filmSize({ widthMm, heightMm }: Size, trim: Trim = NO_TRIM): Size {
  const { topMm, rightMm, bottomMm, leftMm } = trim
  return { widthMm: tenth(widthMm - leftMm - rightMm), heightMm: tenth(heightMm - topMm - bottomMm) }
}

/** The same border on the sides of the garment, after the print is turned clockwise. */
export function turnedTrim(
  { topMm, rightMm, bottomMm, leftMm }: Trim,
  rotationDeg: PlacedPrint['rotationDeg'],
): Trim {
  const sides = [topMm, rightMm, bottomMm, leftMm] as const
  const side = (at: number) => sides[(at + 4 - rotationDeg / 90) % 4] ?? 0
  return { topMm: side(0), rightMm: side(1), bottomMm: side(2), leftMm: side(3) }
}

function trimSide(
  margins: readonly [number, number],
  lengthPx: number,
  lengthMm: number,
): readonly [number, number] {
  const mmPerPx = lengthMm / lengthPx
  const free = margins.map((px) => Math.max(0, (px - BLUR.px) * mmPerPx - BLUR.mm))
  const all = free.reduce((sum, mm) => sum + mm, 0)
  const most = Math.max(0, lengthMm - SMALLEST_PIECE_MM)
  const share = all > most ? most / all : 1
  const [before = 0, after = 0] = free.map((mm) => Math.floor(mm * share * 10 + 1e-6) / 10)
  return [before, after]
}

function tenth(mm: number): number {
  return Math.round(mm * 10) / 10
}
