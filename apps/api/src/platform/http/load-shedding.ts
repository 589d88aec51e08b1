import { Refusal } from '../refusal.ts'
import { watchPace, type AnswerPace } from './answer-pace.ts'
import { watchEventLoop, type EventLoopLag } from './event-loop-lag.ts'

/**
 * How many requests may be in work at once in this process, while they are answered in time; fewer while they are
 * not. What is beyond is refused, which costs little, instead of waiting until nobody wants the answer any more. Order
 * submissions have places of their own, which they keep.
 */
const PLACES = { ordinary: 256, reserved: 80 } as const

const LOOK_EVERY_MS = 500

export type Lane = keyof typeof PLACES

export interface LoadShedding {
  /** Takes a place, or refuses with OVERLOADED. The caller gives it back with `leave`. */
  enter(lane: Lane): Lane
  leave(lane: Lane): void
  /** A request that held a place was answered after so many milliseconds. */
  observe(ms: number): void
  /** Whether `enter` would refuse now. */
  isFull(lane: Lane): boolean
  /** What somebody is told for whom there is no place. */
  refuse(): Refusal
  readonly inWork: Readonly<Record<Lane, number>>
  stop(): void
}

export function createLoadShedding(
  places: Readonly<Record<Lane, number>> = PLACES,
  lag: EventLoopLag = watchEventLoop(),
  pace: AnswerPace = watchPace(),
): LoadShedding {
  let flooded = false
  const looking = setInterval(() => {
    pace.look(flooded)
    flooded = false
  }, LOOK_EVERY_MS)
  looking.unref()
  const inWork: Record<Lane, number> = { ordinary: 0, reserved: 0 }

  return {
    inWork,
    enter: (wanted) => {
      const lane = findPlace(wanted)
      if (lane === undefined) throw refuse()
      inWork[lane] += 1
      return lane
    },
    observe: (ms) => pace.observe(ms),
    isFull: (wanted) => findPlace(wanted) === undefined,
    refuse,
    leave: (lane) => {
      inWork[lane] -= 1
    },
    stop: () => {
      clearInterval(looking)
      lag.stop()
    },
  }

  function findPlace(wanted: Lane): Lane | undefined {
    const ordinary = Math.ceil(places.ordinary * pace.share)
    if (inWork.ordinary < ordinary && !(lag.lagging && wanted === 'ordinary')) return 'ordinary'
    return wanted === 'reserved' && inWork.reserved < places.reserved ? 'reserved' : undefined
  }

  function refuse(): Refusal {
    flooded = true
    return REFUSAL
  }
}

/** One for all: in a flood, each with a stack of its own would cost more than to be refused. */
const REFUSAL = new Refusal('OVERLOADED', 'The service is busy. Please try again in a moment.', {
  headers: { 'retry-after': '1' },
})
