const LONGEST_WAIT_MS = 30_000
/** Nudges that come in a crowd are answered together. */
const SHORTEST_WAIT_MS = 50

export interface Repetition {
  /** Runs soon, whatever the interval says, unless the last runs failed. */
  nudge(): void
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>
}

/** Calls `run` again and again, `everyMs` after the last call ended, later and later while it fails. Never two at a time. */
export function repeat({
  everyMs,
  run,
  onError,
}: {
  everyMs: number
  run: () => Promise<'done' | 'more'>
  onError: (error: unknown) => void
}): Repetition {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let nudged = false
  let stopped = false
  let failures = 0
  arm(0)

  return {
    nudge: () => {
      if (failures > 0) return
      nudged = true
      if (running === undefined) arm(SHORTEST_WAIT_MS)
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }

  function arm(waitMs: number): void {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = turn().then((nextMs) => {
        running = undefined
        arm(nextMs)
      })
    }, waitMs)
    timer.unref()
  }

  async function turn(): Promise<number> {
    nudged = false
    try {
      const outcome = await run()
      failures = 0
      if (outcome === 'more') return 0
      return wasNudged() ? SHORTEST_WAIT_MS : everyMs
    } catch (error) {
      failures += 1
      onError(error)
      return Math.max(everyMs, Math.min(everyMs * 2 ** failures, LONGEST_WAIT_MS))
    }
  }

  /** Asked after an `await`, in which a nudge may have come. */
  function wasNudged(): boolean {
    return nudged
  }
}
