import { setTimeout as sleep } from 'node:timers/promises'
import { launchPostmaster, untilReady, type Launch, type Postmaster } from './postmaster.ts'

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 1_000
/** Fast shutdown writes everything to disk; past this the immediate one leaves it to recovery at the next start. */
const FAST_STOP_WITHIN_MS = 30_000

/**
 * Starts PostgreSQL, waits until it is ready, and starts it again whenever it ends without `stop()` having been called.
 * Throws when the first start fails; later failures are logged and tried again.
 */
export async function superviseServer(launch: Launch): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  let server = launchPostmaster(launch)

  // A last resort for a service that exits without stop(): the server then shuts down by itself.
  const stopOnExit = () => void server.process.kill('SIGINT')
  process.once('exit', stopOnExit)

  try {
    await untilReady(server, launch.data)
  } catch (error) {
    process.off('exit', stopOnExit)
    await stopServer(server)
    throw error
  }
  const keeping = keepRunning()
  return { stop }

  async function keepRunning(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS
    for (;;) {
      const end = await server.ended
      if (isStopping()) return

      launch.onCrash(end)
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (isStopping()) return

      server = launchPostmaster(launch)
      pauseMs = (await becomesReady(server)) ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }

  function isStopping(): boolean {
    return stopping.signal.aborted
  }

  async function becomesReady(restarted: Postmaster): Promise<boolean> {
    try {
      await untilReady(restarted, launch.data)
      return true
    } catch {
      // The next round says how it ended; its own words are in the log.
      return false
    }
  }

  async function stop(): Promise<void> {
    stopping.abort()
    await stopServer(server)
    await keeping
    process.off('exit', stopOnExit)
  }
}

async function stopServer({ process: child, ended }: Postmaster): Promise<void> {
  child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), FAST_STOP_WITHIN_MS)
  await ended
  clearTimeout(impatience)
}
