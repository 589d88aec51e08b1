import type { FilmFinish } from '@platen/contract'
import type { Trim } from '@platen/placement'
import type { ArtworkFormat } from '../../selling/artworks/index.ts'

/** All lengths are in millimetres; x goes across the film, y along it. */
export interface FilmSheet {
  readonly number: string
  readonly date: string
  readonly widthMm: number
  readonly lengthMm: number
  readonly sideMarginMm: number
  /** Empty film at the beginning. The heading is printed there if it is long enough. */
  readonly leadMm: number
  readonly prints: readonly FilmPrint[]
}

/**
 * One print on the film.
 *
 *     upright                turned
 *     (xMm, yMm)             (xMm, yMm)
 *        ┌─────────┐            ┌─────┐
 *        │ ▲       │ heightMm   │   ► │
 *        └─────────┘            │     │ widthMm
 *          widthMm              └─────┘
 *                               heightMm
 *
 * Sizes are those of the upright picture on film, without the borders that were trimmed. Rotation on the garment happens at the press and
 * does not change the film, so `rotationDeg` appears only on the label.
 */
export interface FilmPrint {
  readonly jobId: string
  readonly orderNumber: string
  /** Such as `3/12`. */
  readonly unit: string
  readonly garmentName: string
  readonly colour: string
  readonly size: string
  readonly zone: string
  readonly xMm: number
  readonly yMm: number
  readonly widthMm: number
  readonly heightMm: number
  /** What was left out of the picture around it. */
  readonly trim: Trim
  /** A quarter clockwise on the film. */
  readonly turned: boolean
  /** Clockwise on the garment. */
  readonly rotationDeg: 0 | 90 | 180 | 270
  /** The customer's sheet that it is a part of, where that lies on the film. It has one label for all its prints. */
  readonly ofSheet?:
    | {
        readonly xMm: number
        readonly yMm: number
        readonly widthMm: number
        readonly heightMm: number
      }
    | undefined
  /** What is done to its pixels; null for nothing. */
  readonly finish: FilmFinish | null
  readonly artwork: FilmArtwork
}

/** One for each job: prints of the same customer's sheet are one. */
export function labelledPrints(prints: readonly FilmPrint[]): FilmPrint[] {
  return prints.flatMap((print, index) => {
    if (print.ofSheet === undefined) return [print]
    const isFirst = prints.findIndex(({ jobId }) => jobId === print.jobId) === index
    return isFirst ? [{ ...print, ...print.ofSheet, turned: false }] : []
  })
}

export interface FilmArtwork {
  readonly id: string
  readonly fileName: string
  readonly sha256: string
  readonly format: ArtworkFormat
}

export interface PrintInk {
  readonly jobId: string
  readonly inkedAreaMm2: number
  /** Layers over the inked area: cyan, magenta, yellow and black together, with full grey replacement. */
  readonly colourCoverage: number
  /** Layers of white under it. */
  readonly whiteCoverage: number
}

export const FILM_FILES = {
  png: 'sheet.png',
  pdf: 'sheet.pdf',
  tiff: 'sheet.tif',
  white: 'white.png',
  labels: 'labels.pdf',
  manifestCsv: 'manifest.csv',
  manifestJson: 'manifest.json',
  zip: 'sheet.zip',
} as const
export type FilmFile = keyof typeof FILM_FILES

export interface MadeFilm {
  readonly files: Readonly<Partial<Record<FilmFile, { readonly name: string; readonly byteSize: number }>>>
  readonly widthPx: number
  readonly heightPx: number
  /** In the order of the sheet's prints. */
  readonly inks: readonly PrintInk[]
}
