/** A print on film, as `film-layout` places it. All lengths are millimetres. */
export interface LaidPrint {
  readonly widthMm: number
  readonly heightMm: number
  xMm: number
  yMm: number
}

interface Film {
  readonly widthMm: number
  readonly sideMarginMm: number
  readonly leadMm: number
  readonly gapMm: number
}

/**
 * Lays prints in rows, the tallest first, each into the first row that has room. Believable and quick; the service's
 * own nesting does better. Gives the length of film that they take.
 */
export function layInRows(prints: readonly LaidPrint[], film: Film): number {
  const usableMm = film.widthMm - 2 * film.sideMarginMm
  const rows: { yMm: number; usedMm: number }[] = []
  let nextMm = film.leadMm
  for (const print of prints.toSorted((a, b) => b.heightMm - a.heightMm)) {
    let row = rows.find(({ usedMm }) => usedMm + print.widthMm <= usableMm)
    if (!row) {
      row = { yMm: nextMm, usedMm: 0 }
      rows.push(row)
      nextMm += print.heightMm + film.gapMm
    }
    print.xMm = oneDecimal(film.sideMarginMm + row.usedMm)
    print.yMm = oneDecimal(row.yMm)
    row.usedMm += print.widthMm + film.gapMm
  }
  return oneDecimal(Math.max(film.leadMm, nextMm - film.gapMm))
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
