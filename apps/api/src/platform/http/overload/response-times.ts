/** With a p90 below this, nearly all requests are answered within a second. */
const MAX_P90_MS = 450
/** Fewer samples than this are not significant. */
const MIN_SAMPLES = 10
/** Bounds the cost of each update. */
const MAX_SAMPLES = 2_000
const MIN_SHARE = 1 / 4
const SHRINK = 0.6
const GROW = 1.15

export interface ResponseTimes {
  /** The share of all slots that may be used now: 1 while responses are fast enough. */
  readonly share: number
  /** Records how long a request that held a slot took. */
  observe(ms: number): void
  /** Adjusts the share to the times observed since the last update. Call it twice a second. */
  update(isShedding: boolean): void
}

/**
 * How many requests can run at once depends on how fast they are, and so on the machine, its database and the kind of
 * request. When more than one in ten is slow, requests are waiting for each other: with fewer at once each finishes
 * sooner, and just as many in total. The share shrinks only while requests are being shed anyway, so this never
 * refuses a request that would otherwise have been served.
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
