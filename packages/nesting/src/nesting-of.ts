import { units, UNITS_PER_MM, type Job } from './job.ts'
import type { NestedPrint, Nesting } from './nesting.ts'
import type { Packing } from './search.ts'

/** A packing of the chosen prints, as it lies on the film. */
export function nestingOf(job: Job, chosen: readonly number[], packing: Packing, bound: number): Nesting {
  const { prints, film, gap, lead } = job
  const placed = new Map<number, NestedPrint>(placements(job, chosen, packing))
  prints.forEach(({ id, fixed }, index) => {
    if (fixed) placed.set(index, { id, xMm: fixed.xMm, yMm: fixed.yMm, turned: fixed.turned })
  })
  const onFilm = (end: number) => (placed.size === 0 ? 0 : (end - gap + lead) / UNITS_PER_MM)
  const lengthMm = onFilm(Math.max(packing.reach, job.fixedEnd))
  const area = prints.reduce(
    (sum, { widthMm, heightMm }, i) => sum + (placed.has(i) ? widthMm * heightMm : 0),
    0,
  )
  return {
    prints: prints.map((_, index) => placed.get(index)).filter((print) => print !== undefined),
    leftOut: prints.filter((_, index) => !placed.has(index)).map(({ id }) => id),
    lengthMm,
    utilisationPercent: lengthMm === 0 ? 0 : Math.round((1000 * area) / (film.widthMm * lengthMm)) / 10,
    boundMm: onFilm(bound),
  }
}

/** Of prints that are equally large, the more urgent ones come first along the film. */
function placements(job: Job, chosen: readonly number[], packing: Packing): [number, NestedPrint][] {
  const { prints, gap, lead, margin, kindOf, widths } = job
  const waiting = Array.from({ length: job.kindCount }, (): number[] => [])
  for (const place of chosen) waiting[job.kinds[place]!]!.push(job.free[place]!)
  const along = [...packing.lies.keys()].sort((one, other) => packing.y[one]! - packing.y[other]!)
  return along.map((at) => {
    const lie = packing.lies[at]!
    const index = waiting[kindOf[lie]!]!.shift()!
    const { id, widthMm } = prints[index]!
    return [
      index,
      {
        id,
        xMm: (packing.x[at]! + margin) / UNITS_PER_MM,
        yMm: (packing.y[at]! + lead) / UNITS_PER_MM,
        turned: units(widthMm) + gap !== widths[lie],
      },
    ]
  })
}
