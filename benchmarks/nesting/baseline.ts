import type { NestedPrint, Nesting, NestingFilm, NestingPrint } from '@platen/nesting'

/** In tenths of a millimetre, grown by the gap. */
export interface Piece {
  readonly id: string
  readonly width: number
  readonly height: number
}

export interface PlacedPiece {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turned: boolean
}

/** `free`: whichever orientation is better for each piece. */
export type Turns = 'free' | 'upright' | 'across'

export type Baseline = (pieces: readonly Piece[], stripWidth: number, turns: Turns) => PlacedPiece[]

export function nestWith(
  baseline: Baseline,
  prints: readonly NestingPrint[],
  film: NestingFilm,
  turns: readonly Turns[],
): Nesting {
  const [gap, margin, lead] = [film.gapMm, film.sideMarginMm, film.leadMm].map(tenths) as [
    number,
    number,
    number,
  ]
  const pieces = prints.map(({ id, widthMm, heightMm }) => ({
    id,
    width: tenths(widthMm) + gap,
    height: tenths(heightMm) + gap,
  }))
  const stripWidth = tenths(film.widthMm) - 2 * margin + gap
  const placed = shortest(turns.map((turn) => baseline(pieces, stripWidth, turn)))
  const end = Math.max(...placed.map(({ y, height }) => y + height)) - gap + lead
  const area = prints.reduce((sum, { widthMm, heightMm }) => sum + widthMm * heightMm, 0)
  return {
    prints: placed.map(({ id, x, y, turned }): NestedPrint => ({
      id,
      xMm: (x + margin) / 10,
      yMm: (y + lead) / 10,
      turned,
    })),
    leftOut: [],
    lengthMm: end / 10,
    utilisationPercent: Math.round((1000 * area) / (film.widthMm * (end / 10))) / 10,
    boundMm: 0,
  }
}

/** Falls back to any orientation that fits when the rule leaves none. */
export function liesOf({ width, height }: Piece, stripWidth: number, turns: Turns) {
  const given = { width, height, turned: false }
  if (width === height) return [given]
  const fitting = [given, { width: height, height: width, turned: true }].filter(
    (lie) => lie.width <= stripWidth,
  )
  const ruled = fitting.filter((lie) => turns === 'free' || lie.height > lie.width === (turns === 'upright'))
  return ruled.length > 0 ? ruled : fitting
}

export function shortest(packings: readonly PlacedPiece[][]): PlacedPiece[] {
  return packings.reduce((best, packing) => (reachOf(packing) < reachOf(best) ? packing : best))
}

export function reachOf(placed: readonly PlacedPiece[]): number {
  return placed.reduce((reach, { y, height }) => Math.max(reach, y + height), 0)
}

function tenths(mm: number): number {
  return Math.round(mm * 10)
}
