import { jobOf, stockOf, type Job, units, UNITS_PER_MM } from './job.ts'
import { lowerBound } from './lower-bound.ts'
import type { Nesting, NestingFilm, NestingPrint, NestedPrint } from './nesting.ts'
import { startingOrders } from './orders.ts'
import { randomFrom, EMPTY, packOnce, search, type Random, type Packing } from './search.ts'

/** Heartbeats spent on adding one more print to a sheet that seems full. */
const PATIENCE = 20

/**
 * Packs prints, given most urgent first, on as little film as possible. When the longest sheet is too short for all, the
 * earlier ones stay; a later one is only added if all earlier ones on the sheet stay on it.
 *
 * The first result comes at once, better ones follow, and the last result is yielded again as a heartbeat every few
 * milliseconds, so that the caller decides how long it runs: take results until the time is over, then call `return()`.
 * It ends by itself when the bound is reached. The same seed gives the same results.
 *
 * It computes without pausing: a service should run it in a worker thread that posts each new result and can be ended.
 *
 * Throws `PrintTooLarge` before packing when a print cannot fit. Fixed prints stay where they are, even if they overlap.
 */
export function nest(
  prints: readonly NestingPrint[],
  film: NestingFilm,
  { seed }: { readonly seed: number },
): Generator<Nesting, void, undefined> {
  return results(jobOf(prints, film), randomFrom(seed))
}

function* results(job: Job, random: Random): Generator<Nesting, void, undefined> {
  const orders = startingOrders(job)
  let { chosen, packing } = mostUrgent(job, orders)
  let latest = nestingOf(job, chosen, packing, boundOf(job, chosen))
  yield latest

  const hopeless = new Set<number>()
  for (let place = chosen.length; place < job.free.length; place += 1) {
    const kind = job.kinds[place]!
    const more = [...chosen, place]
    const bound = boundOf(job, more)
    if (hopeless.has(kind) || bound > job.longest) continue
    hopeless.add(kind)
    let patience = PATIENCE
    for (const found of search(job, stockOf(job, more), orders, { bound, longest: job.longest, random })) {
      if (found) {
        hopeless.delete(kind)
        chosen = more
        packing = found
        latest = nestingOf(job, chosen, packing, bound)
      }
      yield latest
      patience -= 1
      if (found || patience === 0) break
    }
  }

  const bound = boundOf(job, chosen)
  const { longest } = job
  const known = packing.reach
  for (const found of search(job, stockOf(job, chosen), orders, { bound, longest, known, random })) {
    if (found) latest = nestingOf(job, chosen, found, bound)
    yield latest
  }
}

/** As many of the most urgent prints as a first packing fits on the longest sheet. */
function mostUrgent(job: Job, orders: readonly Int32Array[]): { chosen: number[]; packing: Packing } {
  const first = (count: number) => Array.from({ length: count }, (_, place) => place)
  let chosen: number[] = []
  let packing: Packing = EMPTY
  let tooMany = job.free.length + 1
  for (let count = job.free.length; count > chosen.length; count = (chosen.length + tooMany) >> 1) {
    const packed = packOnce(job, stockOf(job, first(count)), orders)
    if (packed) {
      chosen = first(count)
      packing = packed
    } else tooMany = count
  }
  return { chosen, packing }
}

/** The lower bound of a grown strip that holds these prints. */
function boundOf(job: Job, chosen: readonly number[]): number {
  return Math.max(job.fixedEnd, lowerBound(job.width, stockOf(job, chosen)))
}

/** The nesting on the film that a packing of the chosen prints makes. */
function nestingOf(job: Job, chosen: readonly number[], packing: Packing, bound: number): Nesting {
  const { prints, film, gap, lead, tail } = job
  const placed = new Map<number, NestedPrint>(placements(job, chosen, packing))
  prints.forEach(({ id, fixed }, index) => {
    if (fixed) placed.set(index, { id, xMm: fixed.xMm, yMm: fixed.yMm, turned: fixed.turned })
  })
  const onFilm = (end: number) => (placed.size === 0 ? 0 : (end - gap + lead + tail) / UNITS_PER_MM)
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

/** Among prints of the same size, the more urgent ones come first along the film. */
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
