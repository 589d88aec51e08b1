import { turnedTrim } from '@platen/placement'
import type { FilmPrint, FilmSheet } from './film-sheet.ts'

export const FILM_DPI = 300
const MM_PER_INCH = 25.4
/** 300 DPI in the unit of PNG. */
export const DOTS_PER_METRE = 11_811
export const MM2_PER_PIXEL = (MM_PER_INCH / FILM_DPI) ** 2

export interface Box {
  readonly xMm: number
  readonly yMm: number
  readonly widthMm: number
  readonly heightMm: number
}

export interface PixelBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Rounds to 1/10,000 mm first, so that sums of tenths agree. */
export function toPixels(mm: number): number {
  return Math.round((Math.round(mm * 10_000) * FILM_DPI) / (10_000 * MM_PER_INCH))
}

export function sheetPixels({ widthMm, lengthMm }: Pick<FilmSheet, 'widthMm' | 'lengthMm'>) {
  return { width: toPixels(widthMm), height: toPixels(lengthMm) }
}

export function filmBox({ xMm, yMm, widthMm, heightMm, turned }: PrintPlace): Box {
  return turned ? { xMm, yMm, widthMm: heightMm, heightMm: widthMm } : { xMm, yMm, widthMm, heightMm }
}

/** Where the whole picture of a print would lie, with the borders that are not on film. */
export function pictureBox(print: PrintPlace & Pick<FilmPrint, 'trim'>): Box {
  const { xMm, yMm, widthMm, heightMm } = filmBox(print)
  const { topMm, rightMm, bottomMm, leftMm } = turnedTrim(print.trim, print.turned ? 90 : 0)
  return {
    xMm: xMm - leftMm,
    yMm: yMm - topMm,
    widthMm: widthMm + leftMm + rightMm,
    heightMm: heightMm + topMm + bottomMm,
  }
}

/** Touching prints share an edge and never overlap. */
export function pixelBox({ xMm, yMm, widthMm, heightMm }: Box): PixelBox {
  const left = toPixels(xMm)
  const top = toPixels(yMm)
  return {
    left,
    top,
    width: Math.max(1, toPixels(xMm + widthMm) - left),
    height: Math.max(1, toPixels(yMm + heightMm) - top),
  }
}

type PrintPlace = Pick<FilmPrint, 'xMm' | 'yMm' | 'widthMm' | 'heightMm' | 'turned'>

export type FilmMark =
  | { readonly kind: 'bar'; readonly box: Box }
  /** `path` is SVG path data in millimetres from the corner of the box. */
  | { readonly kind: 'outline'; readonly box: Box; readonly path: string }
