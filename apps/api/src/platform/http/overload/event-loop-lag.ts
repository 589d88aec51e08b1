import { monitorEventLoopDelay } from 'node:perf_hooks'

/** A median event-loop delay above this means that the CPU is the bottleneck. */
const MAX_MEDIAN_MS = 250
const WINDOW_MS = 500

export interface EventLoopLag {
  /** Needs two slow windows in a row: a single pause, as at startup, does not count. */
  readonly lagging: boolean
  /** Measures from now on, until a window passes in which nobody calls this: measuring wakes an idle process up. */
  watch(): void
  stop(): void
}

export function watchEventLoop(): EventLoopLag {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  let slowWindows = 0
  let isWanted = false
  let sampler: NodeJS.Timeout | undefined

  return {
    get lagging() {
      return slowWindows >= 2
    },
    watch: () => {
      isWanted = true
      if (sampler) return
      delay.enable()
      sampler = setInterval(sample, WINDOW_MS).unref()
    },
    stop,
  }

  function sample(): void {
    slowWindows = delay.percentile(50) / 1e6 > MAX_MEDIAN_MS ? slowWindows + 1 : 0
    delay.reset()
    if (!isWanted && slowWindows === 0) stop()
    isWanted = false
  }

  function stop(): void {
    clearInterval(sampler)
    sampler = undefined
    delay.disable()
  }
}
