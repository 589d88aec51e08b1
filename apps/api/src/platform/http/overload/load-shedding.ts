import { Refusal } from '../../refusal.ts'
import { trackResponseTimes, type ResponseTimes } from './response-times.ts'
import { watchEventLoop, type EventLoopLag } from './event-loop-lag.ts'

/**
 * How many requests may run at once in this process while responses are fast; fewer while they are slow. Requests
 * beyond that are refused, which is cheap, instead of waiting until the client has given up. Order submissions have
 * reserved slots, which are never reduced.
 */
const SLOTS = { ordinary: 256, reserved: 80 } as const

const UPDATE_INTERVAL_MS = 500

export type Lane = keyof typeof SLOTS

export interface LoadShedding {
  /** Takes a slot, or refuses with OVERLOADED. The caller returns it with `release`. */
  acquire(lane: Lane): Lane
  release(lane: Lane): void
  /** Records how long a request that held a slot took. */
  observe(ms: number): void
  /** Whether `acquire` would refuse now. */
  isFull(lane: Lane): boolean
  /** The refusal for a request without a slot; counts it as shed. */
  refuse(): Refusal
  readonly active: Readonly<Record<Lane, number>>
  stop(): void
}

export function createLoadShedding(
  slots: Readonly<Record<Lane, number>> = SLOTS,
  lag: EventLoopLag = watchEventLoop(),
  responseTimes: ResponseTimes = trackResponseTimes(),
): LoadShedding {
  let isShedding = false
  const timer = setInterval(() => {
    responseTimes.update(isShedding)
    isShedding = false
  }, UPDATE_INTERVAL_MS)
  timer.unref()
  const active: Record<Lane, number> = { ordinary: 0, reserved: 0 }

  return {
    active,
    acquire: (wanted) => {
      const lane = findSlot(wanted)
      if (lane === undefined) throw refuse()
      active[lane] += 1
      return lane
    },
    observe: (ms) => responseTimes.observe(ms),
    isFull: (wanted) => findSlot(wanted) === undefined,
    refuse,
    release: (lane) => {
      active[lane] -= 1
    },
    stop: () => {
      clearInterval(timer)
      lag.stop()
    },
  }

  function findSlot(wanted: Lane): Lane | undefined {
    const ordinary = Math.ceil(slots.ordinary * responseTimes.share)
    if (active.ordinary < ordinary && !(lag.lagging && wanted === 'ordinary')) return 'ordinary'
    return wanted === 'reserved' && active.reserved < slots.reserved ? 'reserved' : undefined
  }

  function refuse(): Refusal {
    isShedding = true
    return REFUSAL
  }
}

/** Shared: under heavy load, creating a stack trace for each would cost more than the rest of the refusal. */
const REFUSAL = new Refusal('OVERLOADED', 'The service is busy. Please try again in a moment.', {
  headers: { 'retry-after': '1' },
})
