import type { FilmFinish } from '@platen/contract'
import type { FieldProblem } from '../../../../platform/refusal.ts'

const FILM_DPI = 300
/** With fewer, dots have too few sizes and no shape. */
const PIXELS_PER_DOT = 6
const FINEST_LPI = FILM_DPI / PIXELS_PER_DOT

/** What the schema of a finish does not say. */
export function finishProblems({ halftone, alphaThreshold }: FinishToCheck, path: string): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (halftone !== null && halftone.lpi > FINEST_LPI) {
    problems.push({
      path: `${path}.halftone.lpi`,
      message: `needs ${PIXELS_PER_DOT} pixels a dot, and film has ${FILM_DPI} an inch: ${FINEST_LPI} is the finest`,
      reason: 'halftone_too_fine',
      limit: String(FINEST_LPI),
    })
  }
  if (halftone !== null && alphaThreshold !== null) {
    problems.push({
      path: `${path}.alphaThreshold`,
      message: 'leaves no shades for a halftone',
      reason: 'halftone_or_threshold',
    })
  }
  return problems
}

type FinishToCheck = Pick<FilmFinish, 'halftone' | 'alphaThreshold'>

/** A finish that does nothing is none. */
export function finishOrNothing<Finish extends FilmFinish>(finish: Finish | null): Finish | null {
  if (finish === null) return null
  const { halftone, knockOut, alphaThreshold, chokeMm } = finish
  const isNothing = halftone === null && knockOut === null && alphaThreshold === null && !chokeMm
  return isNothing ? null : finish
}
