import type { PrintInk } from '../../film/index.ts'
import type { PieceOfSheet } from '../sheet-pieces.store.ts'
import type { PrintForFilm } from './sheet-exports.store.ts'

export type LaidPiece = PrintForFilm & { readonly ofSheet?: Box }

/** On the film. Lengths in millimetres. */
interface Box {
  readonly xMm: number
  readonly yMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/**
 * The sheets of customers become their prints, each where the customer laid it.
 *
 *     ┌──────────────┐ (xMm, yMm) of the sheet's job: the corner of what can be printed on
 *     │ ┌──┐  ┌────┐ │
 *     │ └──┘  └────┘ │
 *     └──────────────┘
 */
export function layPieces(
  prints: readonly PrintForFilm[],
  pieces: ReadonlyMap<string, readonly PieceOfSheet[]>,
): LaidPiece[] {
  return prints.flatMap((print): LaidPiece[] => {
    const own = pieces.get(print.jobId)
    if (own === undefined) return [print]
    const { xMm, yMm, widthMm, heightMm } = print
    return own.map(({ sideMarginMm, ...piece }) => ({
      ...print,
      ...piece,
      xMm: tenths(xMm + piece.xMm - sideMarginMm),
      yMm: tenths(yMm + piece.yMm),
      ofSheet: { xMm, yMm, widthMm, heightMm },
    }))
  })
}

/** A sheet has the ink of all its prints, and their mean coverage. */
export function inkByJob(inks: readonly PrintInk[]): PrintInk[] {
  return [...Map.groupBy(inks, ({ jobId }) => jobId)].map(([jobId, own]) => {
    const inkedAreaMm2 = sum(own.map((ink) => ink.inkedAreaMm2))
    const mean = (coverageOf: (ink: PrintInk) => number) =>
      inkedAreaMm2 === 0 ? 0 : sum(own.map((ink) => ink.inkedAreaMm2 * coverageOf(ink))) / inkedAreaMm2
    if (own.length === 1 && own[0]) return own[0]
    return {
      jobId,
      inkedAreaMm2: tenths(inkedAreaMm2),
      colourCoverage: mean((ink) => ink.colourCoverage),
      whiteCoverage: mean((ink) => ink.whiteCoverage),
    }
  })
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function tenths(mm: number): number {
  return Math.round(mm * 10) / 10
}
