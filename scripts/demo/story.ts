import type { Clock } from '../../apps/api/src/platform/clock.ts'

/** Yields the time, in milliseconds since 1970, at which it continues. */
export type Activity = AsyncGenerator<number, void>

/** A clock that jumps from event to event. */
export interface Story extends Clock {
  begin(at: number, activity: Activity): void
  /** In order of time. */
  runUntil(end: number): Promise<void>
}

export function createStory(start: number): Story {
  const waiting: { readonly at: number; readonly activity: Activity }[] = []
  let now = start
  const begin = (at: number, activity: Activity) => {
    let place = waiting.length
    while (place > 0 && (waiting[place - 1]?.at ?? 0) <= at) place -= 1
    waiting.splice(place, 0, { at, activity })
  }
  return {
    now: () => new Date(now),
    begin,
    runUntil: async (end) => {
      for (;;) {
        const next = waiting.at(-1)
        if (next === undefined || next.at > end) break
        waiting.pop()
        now = Math.max(now, Math.trunc(next.at))
        const { done, value } = await next.activity.next()
        if (done !== true) begin(Math.max(value, now), next.activity)
      }
      now = Math.max(now, end)
    },
  }
}
