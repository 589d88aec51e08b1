import type { Logger } from 'pino'
import { isDatabaseOutage } from '../database/database-errors.ts'

const LOG_INTERVAL_MS = 60_000

export interface JobLog {
  /** A database outage is a warning, at most once a minute; anything else is an error. */
  failure(what: string, error: unknown): void
  /** At most one line per minute for each message. */
  store(what: string, error: unknown): void
}

export function createJobLog(log: Logger): JobLog {
  const loggedAt = new Map<string, number>()
  return {
    failure: (what, error) => {
      if (!isDatabaseOutage(error)) log.error({ err: error, work: what }, 'background work failed')
      else if (mayLog('outage'))
        log.warn({ err: error, work: what }, 'the database is unavailable; will try again')
    },
    store: (what, error) => {
      if (mayLog(what)) log.warn({ err: error }, what)
    },
  }

  function mayLog(what: string): boolean {
    const now = performance.now()
    if (now - (loggedAt.get(what) ?? -Infinity) < LOG_INTERVAL_MS) return false
    loggedAt.set(what, now)
    return true
  }
}
