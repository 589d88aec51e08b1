import { Refusal } from '../../refusal.ts'
import { trackResponseTimes, type ResponseTimes } from './response-times.ts'
import { watchEventLoop, type EventLoopLag } from './event-loop-lag.ts'

/** Requests beyond these are refused instead of left waiting. Those reserved for orders never shrink; the others do when they are more than are answered in time. */
const SLOTS = { ordinary: 768, reserved: 384 } as const

/** So few requests are not what a slow event loop suffers from: a busy machine still serves its visitors. */
const SERVED_DESPITE_LAG = 8

const UPDATE_INTERVAL_MS = 500

export type Lane = keyof typeof SLOTS

export interface LoadShedding {
  /** Refuses with OVERLOADED. Return the slot with `release`. */
  acquire(lane: Lane): Lane
  release(lane: Lane): void
  observe(ms: number): void
  isFull(lane: Lane): boolean
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
  let timer: NodeJS.Timeout | undefined
  const active: Record<Lane, number> = { ordinary: 0, reserved: 0 }

  return {
    active,
    acquire: (wanted) => {
      lag.watch()
      const lane = findSlot(wanted)
      if (lane === undefined) throw refuse()
      active[lane] += 1
      return lane
    },
    observe: (ms) => {
      if (timer) responseTimes.observe(ms)
    },
    isFull: (wanted) => findSlot(wanted) === undefined,
    refuse,
    release: (lane) => {
      active[lane] -= 1
    },
    stop: () => {
      clearInterval(timer)
      timer = undefined
      lag.stop()
    },
  }

  function findSlot(wanted: Lane): Lane | undefined {
    const available = Math.ceil(slots.ordinary * responseTimes.share)
    const ordinary =
      lag.lagging && wanted === 'ordinary' ? Math.min(available, SERVED_DESPITE_LAG) : available
    if (active.ordinary < ordinary) return 'ordinary'
    return wanted === 'reserved' && active.reserved < slots.reserved ? 'reserved' : undefined
  }

  function refuse(): Refusal {
    isShedding = true
    timer ??= setInterval(update, UPDATE_INTERVAL_MS).unref()
    return REFUSAL
  }

  /** From the first refusal until all slots are back: measuring wakes an idle process up. */
  function update(): void {
    responseTimes.update(isShedding)
    if (!isShedding && responseTimes.share === 1) {
      clearInterval(timer)
      timer = undefined
    }
    isShedding = false
  }
}

/** Shared, because a stack trace for each would cost more than the rest of the refusal. */
const REFUSAL = new Refusal('OVERLOADED', 'The service is busy. Please try again in a moment.', {
  headers: { 'retry-after': '1' },
})
