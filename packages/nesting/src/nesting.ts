/** The printable part of a film. All lengths are in millimetres with at most one decimal. */
export interface NestingFilm {
  readonly widthMm: number
  /** Left free at each side. */
  readonly sideMarginMm: number
  /** Left free at the beginning of a sheet. */
  readonly leadMm: number
  /** Left free at the end of a sheet, after the last print. */
  readonly tailMm?: number
  /** Between two prints. */
  readonly gapMm: number
  /** The longest sheet, including lead and tail. */
  readonly maxLengthMm: number
  /** Whether prints may be turned by a quarter. */
  readonly allowRotation: boolean
}

export interface NestingPrint {
  readonly id: string
  readonly widthMm: number
  readonly heightMm: number
  /** Never turned, whatever the film allows. */
  readonly upright?: boolean | undefined
  /** Where somebody pinned it; it is never moved. */
  readonly fixed?: Omit<NestedPrint, 'id'>
}

/**
 * A print on the film.
 *
 *     0 ── xMm ──► across the film
 *     │   ┌──────┐
 *    yMm  │      │   (xMm, yMm) is the top left corner of the print on the film
 *     │   └──────┘
 *     ▼ along the film, from the beginning of the sheet
 */
export interface NestedPrint {
  readonly id: string
  readonly xMm: number
  readonly yMm: number
  /** Turned by a quarter, so that its height goes across the film. */
  readonly turned: boolean
}

export interface Nesting {
  readonly prints: readonly NestedPrint[]
  /** Prints that do not fit on the longest sheet, in the given order. */
  readonly leftOut: readonly string[]
  /** The used length of film, including lead and tail; 0 when nothing is printed. */
  readonly lengthMm: number
  /** The area of the prints as a percentage of the used film, with one decimal. */
  readonly utilisationPercent: number
  /** A lower bound of the length of any sheet with these prints. */
  readonly boundMm: number
}
