/** What of a film can be printed on. All lengths are millimetres with at most one decimal. */
export interface NestingFilm {
  readonly widthMm: number
  /** Left free at each side. */
  readonly sideMarginMm: number
  /** Left free at the beginning of a sheet. */
  readonly leadMm: number
  /** Between two prints. */
  readonly gapMm: number
  /** The longest sheet, lead included. */
  readonly maxLengthMm: number
  /** Whether a print may lie across the film. */
  readonly allowRotation: boolean
}

export interface NestingPrint {
  readonly id: string
  readonly widthMm: number
  readonly heightMm: number
  /** Where somebody has pinned it: it is never moved. */
  readonly fixed?: Omit<NestedPrint, 'id'>
}

/**
 * A print on the film.
 *
 *     0 ── xMm ──► across the film
 *     │   ┌──────┐
 *    yMm  │      │   (xMm, yMm) is the top left corner of the print as it lies
 *     │   └──────┘
 *     ▼ along the film, from the beginning of the sheet
 */
export interface NestedPrint {
  readonly id: string
  readonly xMm: number
  readonly yMm: number
  /** Turned by a quarter: its height lies across the film. */
  readonly turned: boolean
}

export interface Nesting {
  readonly prints: readonly NestedPrint[]
  /** What does not fit within the longest sheet, in the order given. */
  readonly leftOut: readonly string[]
  /** Film that is used, lead included; none when nothing is printed. */
  readonly lengthMm: number
  /** Area of the prints in per cent of the film's width times its used length, one decimal. */
  readonly utilisationPercent: number
  /** No sheet of the prints on it can be shorter. */
  readonly boundMm: number
}
