/** A request may commit a moment after it was answered, because its client left. */
const RECENT_MS = 2_000

/** Whether this process has written anything that background work may wait for. */
export interface RecentWrites {
  note(): void
  any(): boolean
  /** Called at the first write after a quiet time. Returns how to stop that. */
  on(listener: () => void): () => void
}

export function createRecentWrites(recentMs = RECENT_MS): RecentWrites {
  const listeners = new Set<() => void>()
  let notedAt = 0
  const any = () => performance.now() - notedAt < recentMs
  return {
    any,
    note: () => {
      const wasQuiet = !any()
      notedAt = performance.now()
      if (wasQuiet) for (const listener of listeners) listener()
    },
    on: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
