import { Refusal } from '../refusal.ts'
import { watchEventLoop, type EventLoopLag } from './event-loop-lag.ts'

/**
 * How many requests may be in work at once in this process. What is beyond is refused at once, which costs
 * little, instead of waiting until nobody wants the answer any more. Order submissions have places of their own.
 */
const PLACES = { ordinary: 256, reserved: 64 } as const

export type Lane = keyof typeof PLACES

export interface LoadShedding {
  /** Takes a place, or refuses with OVERLOADED. The caller gives it back with `leave`. */
  enter(lane: Lane): Lane
  leave(lane: Lane): void
  /** Whether `enter` would refuse now. */
  isFull(lane: Lane): boolean
  readonly inWork: Readonly<Record<Lane, number>>
  stop(): void
}

export function createLoadShedding(
  places: Readonly<Record<Lane, number>> = PLACES,
  lag: EventLoopLag = watchEventLoop(),
): LoadShedding {
  const inWork: Record<Lane, number> = { ordinary: 0, reserved: 0 }

  return {
    inWork,
    enter: (wanted) => {
      const lane = findPlace(wanted)
      if (lane === undefined) throw overloaded()
      inWork[lane] += 1
      return lane
    },
    isFull: (wanted) => findPlace(wanted) === undefined,
    leave: (lane) => {
      inWork[lane] -= 1
    },
    stop: () => {
      lag.stop()
    },
  }

  function findPlace(wanted: Lane): Lane | undefined {
    if (inWork.ordinary < places.ordinary && !(lag.lagging && wanted === 'ordinary')) return 'ordinary'
    return wanted === 'reserved' && inWork.reserved < places.reserved ? 'reserved' : undefined
  }
}

export function overloaded(): Refusal {
  return new Refusal('OVERLOADED', 'The service is busy. Please try again in a moment.', {
    headers: { 'retry-after': '1' },
  })
}
