import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Refusal } from '../refusal.ts'

/**
 * How many requests may be in work at once in this process. What is beyond is refused at once, which costs
 * little, instead of waiting until nobody wants the answer any more. Order submissions have places of their own.
 */
const PLACES = { ordinary: 256, reserved: 64 } as const
/** A median wait of the event loop above this means that the processor is the bottleneck. */
const MAX_LOOP_DELAY_MS = 250
const SAMPLE_MS = 500

export type Lane = keyof typeof PLACES

export interface LoadShedding {
  /** Takes a place, or refuses with OVERLOADED. The caller gives it back with `leave`. */
  enter(lane: Lane): Lane
  leave(lane: Lane): void
  readonly inWork: Readonly<Record<Lane, number>>
  stop(): void
}

export function createLoadShedding(places: Readonly<Record<Lane, number>> = PLACES): LoadShedding {
  const inWork: Record<Lane, number> = { ordinary: 0, reserved: 0 }
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let lagging = false
  const sampler = setInterval(() => {
    lagging = delay.percentile(50) / 1e6 > MAX_LOOP_DELAY_MS
    delay.reset()
  }, SAMPLE_MS)
  sampler.unref()

  return {
    inWork,
    enter: (wanted) => {
      if (inWork.ordinary < places.ordinary && !(lagging && wanted === 'ordinary')) return take('ordinary')
      if (wanted === 'reserved' && inWork.reserved < places.reserved) return take('reserved')
      throw new Refusal('OVERLOADED', 'The service is busy. Please try again in a moment.', {
        headers: { 'retry-after': '1' },
      })
    },
    leave: (lane) => {
      inWork[lane] -= 1
    },
    stop: () => {
      clearInterval(sampler)
      delay.disable()
    },
  }

  function take(lane: Lane): Lane {
    inWork[lane] += 1
    return lane
  }
}
