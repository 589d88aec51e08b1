import type { Logger } from 'pino'
import { isDatabaseOutage } from '../database/database-errors.ts'

const QUIET_MS = 60_000

/** Reports what went wrong behind the requests. */
export interface JobLog {
  /** An outage is a warning, once a minute: it ends by itself. Anything else is a defect. */
  failure(what: string, error: unknown): void
  /** What the job store says about itself: at most one line a minute and kind. */
  store(what: string, error: unknown): void
}

export function createJobLog(log: Logger): JobLog {
  const saidAt = new Map<string, number>()
  return {
    failure: (what, error) => {
      if (!isDatabaseOutage(error)) log.error({ err: error, work: what }, 'background work failed')
      else if (notLately('outage'))
        log.warn({ err: error, work: what }, 'the database is away; will try again')
    },
    store: (what, error) => {
      if (notLately(what)) log.warn({ err: error }, what)
    },
  }

  function notLately(what: string): boolean {
    const now = performance.now()
    if (now - (saidAt.get(what) ?? -Infinity) < QUIET_MS) return false
    saidAt.set(what, now)
    return true
  }
}
