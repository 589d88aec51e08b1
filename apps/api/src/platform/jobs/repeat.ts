const MAX_WAIT_MS = 30_000

export interface Repetition {
  /** Resolves when the running call has ended. */
  stop(): Promise<void>
}

/**
 * Calls `run` repeatedly, `everyMs` after the previous call ended, and less often while it fails. Calls never overlap.
 */
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
  let stopped = false
  let failures = 0
  schedule(0)

  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }

  function schedule(waitMs: number): void {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = runOnce().then((nextMs) => {
        running = undefined
        schedule(nextMs)
      })
    }, waitMs)
    timer.unref()
  }

  async function runOnce(): Promise<number> {
    try {
      const outcome = await run()
      failures = 0
      return outcome === 'more' ? 0 : everyMs
    } catch (error) {
      failures += 1
      onError(error)
      return Math.max(everyMs, Math.min(everyMs * 2 ** failures, MAX_WAIT_MS))
    }
  }
}
