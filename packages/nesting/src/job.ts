import type { NestingFilm, NestingPrint } from './nesting.ts'
import type { Obstacle, Stock } from './stock.ts'

/** Internal lengths are whole tenths of a millimetre. */
export const UNITS_PER_MM = 10

/**
 * The input of the search. Every print is grown by the gap, to the right and along the film, and so is the printable
 * strip, so that prints that touch here are a gap apart on the film.
 */
export interface Job {
  readonly prints: readonly NestingPrint[]
  readonly film: NestingFilm
  readonly gap: number
  readonly lead: number
  readonly tail: number
  readonly margin: number
  /** The width of the strip, grown by the gap. */
  readonly width: number
  /** The longest strip, grown by the gap. */
  readonly longest: number
  /** Indices of the prints to place, most urgent first, and the kind of each. */
  readonly free: readonly number[]
  readonly kinds: Int32Array
  readonly kindCount: number
  readonly kindOf: Int32Array
  readonly widths: Int32Array
  readonly heights: Int32Array
  readonly obstacles: readonly Obstacle[]
  /** The end of the last fixed print, or of the lead if that is further, grown by the gap. */
  readonly fixedEnd: number
}

/** Throws `PrintTooLarge` when a print cannot fit. */
export function jobOf(prints: readonly NestingPrint[], film: NestingFilm): Job {
  const gap = units(film.gapMm)
  const lead = units(film.leadMm)
  const tail = units(film.tailMm ?? 0)
  const margin = units(film.sideMarginMm)
  const width = units(film.widthMm) - 2 * margin + gap
  const longest = units(film.maxLengthMm) - lead - tail + gap
  refuseTooLarge(prints, film)

  const free: number[] = []
  const kinds: number[] = []
  const kindOf: number[] = []
  const widths: number[] = []
  const heights: number[] = []
  const obstacles: Obstacle[] = []
  const kindsBySize = new Map<string, number>()
  prints.forEach((print, index) => {
    const across = units(print.widthMm) + gap
    const along = units(print.heightMm) + gap
    if (print.fixed) {
      const [x, y] = [units(print.fixed.xMm) - margin, units(print.fixed.yMm) - lead]
      obstacles.push(
        print.fixed.turned ? { x, y, width: along, height: across } : { x, y, width: across, height: along },
      )
      return
    }
    const canTurn = film.allowRotation && !print.upright && across !== along
    const size =
      canTurn && across > along ? `${along}×${across}` : `${print.upright ? '^' : ''}${across}×${along}`
    let kind = kindsBySize.get(size)
    if (kind === undefined) {
      kind = kindsBySize.size
      kindsBySize.set(size, kind)
      const lie = (w: number, h: number) => {
        if (w > width || h > longest) return
        kindOf.push(kind!)
        widths.push(w)
        heights.push(h)
      }
      lie(across, along)
      if (canTurn) lie(along, across)
    }
    free.push(index)
    kinds.push(kind)
  })
  return {
    prints,
    film,
    gap,
    lead,
    tail,
    margin,
    width,
    longest,
    free,
    kinds: Int32Array.from(kinds),
    kindCount: kindsBySize.size,
    kindOf: Int32Array.from(kindOf),
    widths: Int32Array.from(widths),
    heights: Int32Array.from(heights),
    obstacles,
    fixedEnd: obstacles.reduce((end, { y, height }) => Math.max(end, y + height), gap),
  }
}

/** Some of the prints to place, by their index in `free`. */
export function stockOf(job: Job, chosen: readonly number[]): Stock {
  const counts = new Int32Array(job.kindCount)
  for (const place of chosen) counts[job.kinds[place]!]! += 1
  return { ...job, counts }
}

export function units(mm: number): number {
  return Math.round(mm * UNITS_PER_MM)
}

function refuseTooLarge(prints: readonly NestingPrint[], film: NestingFilm): void {
  const across = units(film.widthMm) - 2 * units(film.sideMarginMm)
  const along = units(film.maxLengthMm) - units(film.leadMm) - units(film.tailMm ?? 0)
  const fits = (w: number, h: number) => units(w) <= across && units(h) <= along
  const tooLarge = prints.filter(
    ({ fixed, widthMm, heightMm, upright }) =>
      !fixed && !fits(widthMm, heightMm) && !(film.allowRotation && !upright && fits(heightMm, widthMm)),
  )
  if (tooLarge.length === 0) return
  const names = tooLarge.map(({ id, widthMm, heightMm }) => `${id} (${widthMm} × ${heightMm} mm)`)
  throw new PrintTooLarge(
    tooLarge.map(({ id }) => id),
    `Larger than the ${across / UNITS_PER_MM} × ${along / UNITS_PER_MM} mm that can be printed${film.allowRotation ? ', in either direction' : ''}: ${names.join(', ')}.`,
  )
}

/** A print cannot fit on the film. Nothing was packed. */
export class PrintTooLarge extends Error {
  override readonly name = 'PrintTooLarge'
  readonly ids: readonly string[]

  constructor(ids: readonly string[], message: string) {
    super(message)
    this.ids = ids
  }
}
