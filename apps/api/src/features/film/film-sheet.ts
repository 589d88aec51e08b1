import type { ArtworkFormat } from '../artworks/index.ts'

/** A gang sheet as it is to be printed. All lengths are millimetres; x goes across the film, y along it. */
export interface FilmSheet {
  /** Such as `GS-000042`. */
  readonly number: string
  /** The day, as it is to stand on the film. */
  readonly date: string
  readonly widthMm: number
  readonly lengthMm: number
  readonly sideMarginMm: number
  /** Free film at the beginning of the sheet. The heading is printed there when it is long enough. */
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
 * The sizes are those of the whole picture upright, its empty borders included: as the customer sees it in the
 * designer before it is turned there. How a print is turned on the garment is done at the press and changes nothing on
 * the film, so `rotationDeg` stands on the label alone.
 */
export interface FilmPrint {
  readonly jobId: string
  readonly orderNumber: string
  /** Which garment of how many, such as `3/12`. */
  readonly unit: string
  readonly garmentName: string
  readonly colour: string
  readonly size: string
  readonly zone: string
  readonly xMm: number
  readonly yMm: number
  readonly widthMm: number
  readonly heightMm: number
  /** A quarter clockwise on the film. */
  readonly turned: boolean
  /** Clockwise on the garment. */
  readonly rotationDeg: 0 | 90 | 180 | 270
  readonly artwork: FilmArtwork
}

export interface FilmArtwork {
  readonly id: string
  readonly fileName: string
  readonly sha256: string
  readonly format: ArtworkFormat
}

/** What a print takes of ink. */
export interface PrintInk {
  readonly jobId: string
  readonly inkedAreaMm2: number
  /** Layers of colour over the inked area: cyan, magenta, yellow and black together, grey replaced by black wholly. */
  readonly colourCoverage: number
  /** Layers of white under it. */
  readonly whiteCoverage: number
}

export const FILM_FILES = {
  png: 'sheet.png',
  pdf: 'sheet.pdf',
  labels: 'labels.pdf',
  manifestCsv: 'manifest.csv',
  manifestJson: 'manifest.json',
  zip: 'sheet.zip',
} as const
export type FilmFile = keyof typeof FILM_FILES

export interface MadeFilm {
  readonly files: Readonly<Record<FilmFile, { readonly name: string; readonly byteSize: number }>>
  readonly widthPx: number
  readonly heightPx: number
  /** In the order of the sheet's prints. */
  readonly inks: readonly PrintInk[]
}
