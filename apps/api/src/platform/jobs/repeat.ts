const LONGEST_WAIT_MS = 30_000

export interface Repetition {
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
  let stopped = false
  let failures = 0
  arm(0)

  return {
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
    try {
      const outcome = await run()
      failures = 0
      return outcome === 'more' ? 0 : everyMs
    } catch (error) {
      failures += 1
      onError(error)
      return Math.max(everyMs, Math.min(everyMs * 2 ** failures, LONGEST_WAIT_MS))
    }
  }
}
