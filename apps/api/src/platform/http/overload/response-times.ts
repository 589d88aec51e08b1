/** With a p90 below this, nearly all requests are answered within a second. */
const MAX_P90_MS = 450
const MIN_SAMPLES = 10
/** Bounds the cost of each update. */
const MAX_SAMPLES = 2_000
const MIN_SHARE = 1 / 4
const SHRINK = 0.6
const GROW = 1.15

export interface ResponseTimes {
  /** 1 while responses are fast enough. */
  readonly share: number
  observe(ms: number): void
  /** Call it twice a second. */
  update(isShedding: boolean): void
}

/**
 * Slow requests wait for each other: with fewer at once, each finishes sooner and just as many in total. The share
 * shrinks only while requests are being shed, so it never refuses one that would otherwise have been served.
 */
export function trackResponseTimes(): ResponseTimes {
  let share = 1
  let samples: number[] = []
  return {
    get share() {
      return share
    },
    observe: (ms) => {
      if (samples.length < MAX_SAMPLES) samples.push(ms)
    },
    update: (isShedding) => {
      const slow = isShedding && samples.length >= MIN_SAMPLES && p90(samples) > MAX_P90_MS
      share = slow ? Math.max(MIN_SHARE, share * SHRINK) : Math.min(1, share * GROW)
      samples = []
    },
  }
}

function p90(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.9) - 1] ?? 0
}
