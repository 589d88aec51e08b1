import { jobOf, stockOf, type Job } from './job.ts'
import { lowerBound } from './lower-bound.ts'
import type { Nesting, NestingFilm, NestingPrint } from './nesting.ts'
import { nestingOf } from './nesting-of.ts'
import { startingOrders } from './orders.ts'
import { randomFrom, type Random } from './random.ts'
import { EMPTY, packOnce, search, type Packing } from './search.ts'

/** Heartbeats that are spent on adding one more print to a sheet that is full at first sight. */
const PATIENCE = 20

/**
 * Packs prints, given most urgent first, on as little film as it can. When the longest sheet is too short for all, the
 * earlier ones stay; a later one is only added where all the earlier ones that are on the sheet stay on it.
 *
 * The first answer comes at once, better ones follow, and the last answer is given again as a heartbeat every few
 * milliseconds. So the caller decides how long it goes on: take answers until the time is over, then `return()`. It
 * ends by itself when the bound is reached. The same seed gives the same answers.
 *
 * It computes without a pause: in a service run it in a worker thread, which posts each answer that is another one than
 * the last, and ends when it is told to.
 *
 * Throws `PrintTooLarge`, before it packs anything, when a print fits in no way. Prints that are fixed are taken as they
 * are, even where they overlap.
 */
export function nest(
  prints: readonly NestingPrint[],
  film: NestingFilm,
  { seed }: { readonly seed: number },
): Generator<Nesting, void, undefined> {
  return answers(jobOf(prints, film), randomFrom(seed))
}

function* answers(job: Job, random: Random): Generator<Nesting, void, undefined> {
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

/** As many of the earliest prints as fit on the longest sheet at first sight. */
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

/** In the grown strip: no shorter one holds these prints. */
function boundOf(job: Job, chosen: readonly number[]): number {
  return Math.max(job.fixedEnd, lowerBound(job.width, stockOf(job, chosen)))
}
