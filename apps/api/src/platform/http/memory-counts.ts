/** Points of a client in its window. */
export interface Counted {
  readonly points: number
  /** Until the window ends. */
  readonly msLeft: number
}

export interface MemoryCounts {
  add(client: string, points: number): Counted
  /** How many clients are remembered. */
  readonly clients: number
}

interface Window {
  points: number
  readonly endsAt: number
}

/** Counts points of clients in this process. A client's window begins with its first point. */
export function memoryCounts(windowMs: number): MemoryCounts {
  /** In the order in which they end, since all are equally long. */
  const windows = new Map<string, Window>()
  return {
    get clients() {
      return windows.size
    },
    add: (client, points) => {
      // The clock of the machine may be set back.
      const now = performance.now()
      const window = windows.get(client)
      if (window !== undefined && window.endsAt > now) {
        window.points += points
        return { points: window.points, msLeft: window.endsAt - now }
      }
      // The client's own, too, so that its new window comes last.
      forgetEnded(now)
      windows.set(client, { points, endsAt: now + windowMs })
      return { points, msLeft: windowMs }
    },
  }

  function forgetEnded(now: number): void {
    for (const [client, { endsAt }] of windows) {
      if (endsAt > now) return
      windows.delete(client)
    }
  }
}
