import { monitorEventLoopDelay } from 'node:perf_hooks'

/** A median event-loop delay above this means that the CPU is the bottleneck. */
const MAX_MEDIAN_MS = 250
const WINDOW_MS = 500

export interface EventLoopLag {
  /** Needs two slow windows in a row: a single pause, as at startup, does not count. */
  readonly lagging: boolean
  stop(): void
}

export function watchEventLoop(): EventLoopLag {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let slowWindows = 0
  const sampler = setInterval(() => {
    slowWindows = delay.percentile(50) / 1e6 > MAX_MEDIAN_MS ? slowWindows + 1 : 0
    delay.reset()
  }, WINDOW_MS)
  sampler.unref()

  return {
    get lagging() {
      return slowWindows >= 2
    },
    stop: () => {
      clearInterval(sampler)
      delay.disable()
    },
  }
}
