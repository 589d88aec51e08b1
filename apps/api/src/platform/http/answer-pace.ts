/** Nine of ten answers should come within this time: then nearly all of them come within a second. */
const NINE_OF_TEN_MS = 450
/** Fewer answers than these say nothing. */
const ENOUGH = 10
/** As many as are looked at: of more, every look would cost more than it tells. */
const MOST = 2_000
const LEAST_SHARE = 1 / 4
const SHRINK = 0.6
const GROW = 1.15

export interface AnswerPace {
  /** Of all places, what may be taken now: 1 while answers come in time. */
  readonly share: number
  /** A request that held a place was answered after so many milliseconds. */
  observe(ms: number): void
  /** Looks at what was observed since the last look. To be called twice a second. `flooded`: somebody was refused. */
  look(flooded: boolean): void
}

/**
 * How many requests may be in work depends on how quickly they are done, and that on the machine, its database and
 * what they ask for. Where one in ten takes longer than it should, they wait for one another: fewer at a time are all
 * the sooner done, and as many in the end. Nobody is refused for this who would have been served: places are
 * taken away in a flood only, when some are refused as it is.
 */
export function watchPace(): AnswerPace {
  let share = 1
  let seen: number[] = []
  return {
    get share() {
      return share
    },
    observe: (ms) => {
      if (seen.length < MOST) seen.push(ms)
    },
    look: (flooded) => {
      const slow = flooded && seen.length >= ENOUGH && nineOfTen(seen) > NINE_OF_TEN_MS
      share = slow ? Math.max(LEAST_SHARE, share * SHRINK) : Math.min(1, share * GROW)
      seen = []
    },
  }
}

/** The ninth decile: nine of ten are no greater. */
function nineOfTen(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.9) - 1] ?? 0
}
