import type { FieldReason } from '@platen/contract'
import { fitsOnFilm } from '@platen/placement'
import type { NestingFilm } from '@platen/nesting'

/** Millimetres with at most one decimal. */
export interface LaidPrint {
  readonly widthMm: number
  readonly heightMm: number
  readonly xMm: number
  readonly yMm: number
  readonly turned: boolean
  readonly upright?: boolean
}

interface LayoutProblem {
  readonly index: number
  readonly side: 'xMm' | 'yMm' | 'turned'
  readonly message: string
  readonly reason: FieldReason
  readonly limit?: string
}

/** Whole tenths of a millimetre, so that nothing is lost to rounding. */
interface Box {
  readonly index: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * `nameOf` names a print for people.
 *
 *     ┌─────────────────────────┐ 0
 *     │░░░░░░░░░░ lead ░░░░░░░░░│
 *     │░┌─────┐     ┌───────┐  ░│
 *     │░│  A  │◄gap►│   B   │  ░│   a corner of B may be nearer to A than a side: the gap is kept across or along
 *     │░└─────┘     └───────┘  ░│
 *     │░░░░░░░░░░ tail ░░░░░░░░░│
 *     └░───────────────────────░┘ longest sheet
 */
export function layoutProblems(
  prints: readonly LaidPrint[],
  film: NestingFilm,
  nameOf: (index: number) => string,
): LayoutProblem[] {
  const boxes = prints.map(boxOf)
  return [
    ...boxes.flatMap((box) => outside(box, film)),
    ...prints.flatMap(({ turned, upright }, index): LayoutProblem[] =>
      turned && (upright || !film.allowRotation)
        ? [
            {
              index,
              side: 'turned',
              message: upright
                ? 'is a whole sheet and is not turned'
                : 'this film does not allow turned prints',
              reason: 'not_turned',
            },
          ]
        : [],
    ),
    ...tooClose(boxes, tenths(film.gapMm), nameOf),
  ]
}

function boxOf(print: LaidPrint, index: number): Box {
  const { acrossMm, alongMm } = lyingSize(print)
  const [left, top] = [tenths(print.xMm), tenths(print.yMm)]
  return { index, left, top, right: left + tenths(acrossMm), bottom: top + tenths(alongMm) }
}

function outside({ index, left, top, right, bottom }: Box, film: NestingFilm): LayoutProblem[] {
  const margin = tenths(film.sideMarginMm)
  const problems: LayoutProblem[] = []
  if (left < margin || right > tenths(film.widthMm) - margin) {
    problems.push({
      index,
      side: 'xMm',
      message: 'is in the margin or beyond the edge of the film',
      reason: 'outside_film',
    })
  }
  if (top < tenths(film.leadMm))
    problems.push({ index, side: 'yMm', message: 'is in the lead of the film', reason: 'in_lead' })
  if (bottom + tailOf(film) > tenths(film.maxLengthMm)) {
    problems.push({
      index,
      side: 'yMm',
      message: `ends beyond the maximum sheet length of ${film.maxLengthMm} mm`,
      reason: 'sheet_too_long',
      limit: String(film.maxLengthMm),
    })
  }
  return problems
}

/** Every pair of prints may be too close, and a longer list is of no use. */
const MOST_PROBLEMS = 20

/** Compares each print only with those that begin before it ends. */
function tooClose(boxes: readonly Box[], gap: number, nameOf: (index: number) => string): LayoutProblem[] {
  const along = boxes.toSorted((a, b) => a.top - b.top)
  const problems: LayoutProblem[] = []
  for (const [at, box] of along.entries()) {
    for (const other of along.slice(at + 1)) {
      if (problems.length >= MOST_PROBLEMS) return problems
      if (other.top >= box.bottom + gap) break
      if (other.left >= box.right + gap || box.left >= other.right + gap) continue
      const overlaps = other.top < box.bottom && other.left < box.right && box.left < other.right
      const fault = overlaps ? 'overlaps' : 'is closer than the gap to'
      problems.push({
        index: other.index,
        side: 'xMm',
        message: `${fault} ${nameOf(box.index)}`,
        reason: 'too_close',
        limit: nameOf(box.index),
      })
    }
  }
  return problems
}

/** Including lead and tail. */
export function lengthOf(prints: readonly LaidPrint[], film: NestingFilm): number {
  const ends = prints.map((print) => tenths(print.yMm) + tenths(lyingSize(print).alongMm))
  return (Math.max(tenths(film.leadMm), ...ends) + tailOf(film)) / 10
}

/**
 * A lower bound of the sheet length: each print takes its area plus a gap on two sides, of a film that is one gap wider
 * and longer, and no print can be turned to be shorter than its shorter side.
 */
export function lengthBound(
  prints: readonly { readonly widthMm: number; readonly heightMm: number }[],
  film: NestingFilm,
): number {
  const [gap, lead] = [tenths(film.gapMm), tenths(film.leadMm)]
  const across = tenths(film.widthMm) - 2 * tenths(film.sideMarginMm)
  const area = sum(prints.map((print) => (tenths(print.widthMm) + gap) * (tenths(print.heightMm) + gap)))
  const longest = Math.max(0, ...prints.map((print) => shortestAlong(print, across, film.allowRotation)))
  return (lead + tailOf(film) + Math.max(longest, Math.ceil(area / (across + gap)) - gap, 0)) / 10
}

function shortestAlong(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  across: number,
  mayTurn: boolean,
): number {
  const [width, height] = [tenths(widthMm), tenths(heightMm)]
  return mayTurn && height <= across ? Math.min(width, height) : height
}

export function utilisationPercent(areaMm2: number, film: NestingFilm, lengthMm: number): number {
  const filmMm2 = film.widthMm * lengthMm
  return filmMm2 === 0 ? 0 : Math.round((1000 * areaMm2) / filmMm2) / 10
}

export function tooLargeFor(
  print: { readonly widthMm: number; readonly heightMm: number; readonly upright?: boolean },
  film: NestingFilm,
): string | undefined {
  if (fitsOnFilm(print, { ...film, allowRotation: film.allowRotation && !print.upright })) return undefined
  const { acrossMm, alongMm } = largestOn(film)
  return `The print is ${print.widthMm} × ${print.heightMm} mm; the film holds ${acrossMm} × ${alongMm} mm.`
}

export function largestOn(film: NestingFilm): { acrossMm: number; alongMm: number } {
  return {
    acrossMm: (tenths(film.widthMm) - 2 * tenths(film.sideMarginMm)) / 10,
    alongMm: (tenths(film.maxLengthMm) - tenths(film.leadMm) - tailOf(film)) / 10,
  }
}

function lyingSize({ widthMm, heightMm, turned }: LaidPrint): { acrossMm: number; alongMm: number } {
  return turned ? { acrossMm: heightMm, alongMm: widthMm } : { acrossMm: widthMm, alongMm: heightMm }
}

/** Sheets of earlier versions have none. */
function tailOf({ tailMm = 0 }: NestingFilm): number {
  return tenths(tailMm)
}

function tenths(lengthMm: number): number {
  return Math.round(lengthMm * 10)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
