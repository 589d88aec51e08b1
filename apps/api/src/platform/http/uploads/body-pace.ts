/** What a body must bring in each period of its time. */
export interface Pace {
  readonly bytes: number
  readonly ms: number
}

/** A quarter of what a phone gets on the slowest mobile network (64 kbit/s), so that it may stall for 20 seconds. */
export const LEAST_PACE: Pace = { bytes: 64 * 1024, ms: 30_000 }

/** The server's idle timeout alone would let a client hold memory for half an hour with a byte now and then. */
export function watchPace({ bytes, ms }: Pace, onTooSlow: () => void) {
  let arrived = 0
  const timer = setInterval(() => {
    if (arrived < bytes) onTooSlow()
    arrived = 0
  }, ms)
  return {
    count: (received: number) => {
      arrived += received
    },
    stop: () => clearInterval(timer),
  }
}
