import type { Logger } from 'pino'
import type { ApiKeys } from '../../../platform/auth/api-keys.ts'
import type { Sessions } from '../../../platform/auth/sessions.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Changes } from '../../../platform/database/changes.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import type { EventStream } from './event-stream.ts'
import { findEvents, type LiveEvent } from './event-stream.store.ts'

const MAX_PER_SESSION = 5

export const PACE = { beatMs: 15_000, sessionsMs: 60_000 } as const

export interface FeedDeps {
  readonly database: Database
  readonly changes: Changes
  readonly sessions: Sessions
  readonly apiKeys: ApiKeys
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
}

export interface EventFeed {
  /** Adds a stream until its body closes. */
  join(stream: EventStream): void
  stop(): void
}

/** Reads each dispatched batch once for all listeners, and not at all without listeners. */
export function createEventFeed(
  { database, changes, sessions, apiKeys, clock, log }: FeedDeps,
  pace: { readonly [Name in keyof typeof PACE]: number } = PACE,
): EventFeed {
  const streams = new Set<EventStream>()
  let reading = Promise.resolve()
  let stopped = false

  changes.on('events', (ids) => {
    if (streams.size > 0) reading = reading.then(() => tell(ids))
  })
  changes.on('sessions', () => void endWithSessions())
  const timers = [every(pace.beatMs, beat), every(pace.sessionsMs, () => void endWithSessions())]
  let nextEnd: NodeJS.Timeout | undefined

  return {
    join: (stream) => {
      if (stopped) throw busy('The service is stopping.')
      const others = [...streams].filter(({ callerId }) => callerId === stream.callerId)
      if (others.length >= MAX_PER_SESSION) throw tooMany()
      streams.add(stream)
      // It may have ended while the request was handled, and may end before the next check.
      void endWithSessions()
      stream.body.once('close', () => streams.delete(stream))
    },
    stop: () => {
      stopped = true
      timers.forEach(clearInterval)
      clearTimeout(nextEnd)
      for (const stream of streams) stream.end()
    },
  }

  /** Without ids, or when they cannot be read, listeners get a reset. */
  async function tell(ids: string | undefined): Promise<void> {
    let events: LiveEvent[] | undefined
    try {
      events = ids === undefined ? undefined : await findEvents(database, ids.split(',').map(Number))
    } catch (error) {
      log.warn({ err: error }, 'events could not be read for the event stream')
    }
    for (const stream of streams) {
      if (!events) stream.reset()
      else for (const event of events) stream.hear(event)
    }
  }

  function beat(): void {
    for (const stream of streams) stream.beat()
  }

  async function endWithSessions(): Promise<void> {
    // Without those that begin meanwhile.
    const checked = [...streams]
    if (checked.length === 0) return
    try {
      const idsOf = (ofKeys: boolean) =>
        checked.filter(({ byApiKey }) => byApiKey === ofKeys).map(({ callerId }) => callerId)
      const [byKey, bySession] = [idsOf(true), idsOf(false)]
      const valid = new Map([
        ...(bySession.length > 0 ? await sessions.findValid(bySession) : []),
        ...(byKey.length > 0 ? await apiKeys.findValid(byKey) : []),
      ])
      for (const stream of checked) {
        const caller = valid.get(stream.callerId)
        if (caller) stream.rights = caller.rights
        else stream.end()
      }
      checkAgainAt([...valid.values()].map(({ endsAt }) => endsAt))
    } catch (error) {
      log.warn({ err: error }, 'sessions could not be checked for the event stream')
    }
  }

  /** Later ends are left to the next check. */
  function checkAgainAt(ends: readonly Date[]): void {
    clearTimeout(nextEnd)
    const waitMs = Math.min(...ends.map((end) => end.getTime())) - clock.now().getTime()
    if (stopped || waitMs > pace.sessionsMs) return
    nextEnd = setTimeout(() => void endWithSessions(), Math.max(waitMs, 0) + 1).unref()
  }
}

function every(milliseconds: number, work: () => void): NodeJS.Timeout {
  const timer = setInterval(work, milliseconds)
  timer.unref()
  return timer
}

function busy(message: string): Refusal {
  return new Refusal('OVERLOADED', message, { headers: { 'retry-after': '1' } })
}

function tooMany(): Refusal {
  return new Refusal(
    'RATE_LIMITED',
    `This session or API key already has ${MAX_PER_SESSION} open event streams.`,
    {
      headers: { 'retry-after': '60' },
    },
  )
}
