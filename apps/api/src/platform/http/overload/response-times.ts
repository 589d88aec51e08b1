/** With a p90 of this, nearly all requests are answered within a second. */
const WANTED_P90_MS = 500
const MIN_SAMPLES = 10
/** Bounds the cost of each update. */
const MAX_SAMPLES = 2_000
const MIN_SHARE = 1 / 12
/** Of each update. */
const MOST_CHANGE = { down: 0.6, up: 1.15 } as const

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
      const change = isShedding && samples.length >= MIN_SAMPLES ? changeFor(p90(samples)) : MOST_CHANGE.up
      share = Math.min(1, Math.max(MIN_SHARE, share * change))
      samples = []
    },
  }
}

/** Half of the way, because the effect shows only when the requests that wait now are answered. */
function changeFor(p90Ms: number): number {
  return Math.min(MOST_CHANGE.up, Math.max(MOST_CHANGE.down, Math.sqrt(WANTED_P90_MS / p90Ms)))
}

function p90(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.9) - 1] ?? 0
}
