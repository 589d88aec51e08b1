import type { PgBoss, QueueOptions, QueuePolicy } from 'pg-boss'

type StoredOptions = QueueOptions & { deadLetter?: string }

/** The queues and schedules of the job store, where each write is a commit. */
export interface StoredPlan {
  ensureQueue(name: string, policy: QueuePolicy, options: StoredOptions): Promise<void>
  /** `cron` is in UTC. */
  ensureSchedule(name: string, cron: string): Promise<void>
}

/** Reads them once, because at most starts nothing has changed. Call it when the store was started. */
export async function readStoredPlan(boss: PgBoss): Promise<StoredPlan> {
  const [storedQueues, storedSchedules] = await Promise.all([boss.getQueues(), boss.getSchedules()])
  const queues = new Map(storedQueues.map((queue) => [queue.name, new Map(Object.entries(queue))]))
  const schedules = new Map(storedSchedules.map((schedule) => [schedule.name, schedule]))
  return {
    ensureQueue: async (name, policy, options) => {
      const stored = queues.get(name)
      if (stored && Object.entries(options).every(([option, value]) => stored.get(option) === value)) return
      if (!stored) await boss.createQueue(name, { policy, ...options })
      // Also when it was missing: a replica of another release may have created it meanwhile.
      await boss.updateQueue(name, options)
    },
    ensureSchedule: async (name, cron) => {
      const stored = schedules.get(name)
      if (stored?.cron === cron && stored.timezone === 'UTC') return
      await boss.schedule(name, cron, null, { tz: 'UTC' })
    },
  }
}
