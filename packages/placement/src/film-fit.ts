/** What of a film can be printed on. */
export interface Film {
  readonly widthMm: number
  readonly sideMarginMm: number
  readonly leadMm: number
  readonly tailMm?: number
  readonly maxLengthMm: number
  readonly allowRotation: boolean
}

/** Whether a print lies within the margins of a sheet, turned if prints may be. */
export function fitsOnFilm(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  film: Film,
): boolean {
  const acrossMm = tenths(film.widthMm - 2 * film.sideMarginMm)
  const alongMm = tenths(film.maxLengthMm - film.leadMm - (film.tailMm ?? 0))
  if (widthMm <= acrossMm && heightMm <= alongMm) return true
  return film.allowRotation && heightMm <= acrossMm && widthMm <= alongMm
}

/** Lengths have one decimal; differences of them carry the error of binary fractions. */
function tenths(difference: number): number {
  return Math.round(difference * 10) / 10
}
