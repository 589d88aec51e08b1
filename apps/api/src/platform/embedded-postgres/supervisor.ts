import { setTimeout as sleep } from 'node:timers/promises'
import { launchPostmaster, untilReady, type LaunchOptions, type Postmaster } from './postmaster.ts'

const MIN_PAUSE_MS = 50
const MAX_PAUSE_MS = 1_000
/** A fast shutdown writes everything to disk; after this time an immediate one leaves it to recovery. */
const FAST_STOP_MS = 30_000

interface SuperviseOptions extends LaunchOptions {
  readonly fastStopMs: number | undefined
}

/** Throws when the first start fails; later failures are logged and retried. */
export async function superviseServer(options: SuperviseOptions): Promise<{ stop(): Promise<void> }> {
  const { fastStopMs = FAST_STOP_MS } = options
  const stopping = new AbortController()
  let server = launchPostmaster(options)

  // If the service exits without stop(), this makes the server shut down.
  const stopOnExit = () => void server.process.kill('SIGINT')
  process.once('exit', stopOnExit)

  try {
    await untilReady(server, options.data)
  } catch (error) {
    process.off('exit', stopOnExit)
    await stopServer(server, fastStopMs)
    throw error
  }
  const running = keepRunning()
  return { stop }

  async function keepRunning(): Promise<void> {
    let pauseMs = MIN_PAUSE_MS
    for (;;) {
      const end = await server.ended
      if (isStopping()) return

      options.onCrash(end)
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (isStopping()) return

      server = launchPostmaster(options)
      pauseMs = (await becomesReady(server)) ? MIN_PAUSE_MS : Math.min(pauseMs * 2, MAX_PAUSE_MS)
    }
  }

  function isStopping(): boolean {
    return stopping.signal.aborted
  }

  async function becomesReady(restarted: Postmaster): Promise<boolean> {
    try {
      await untilReady(restarted, options.data)
      return true
    } catch {
      // The next iteration reports how it ended; its messages are in the log.
      return false
    }
  }

  async function stop(): Promise<void> {
    stopping.abort()
    await stopServer(server, fastStopMs)
    await running
    process.off('exit', stopOnExit)
  }
}

async function stopServer({ process: child, ended }: Postmaster, fastMs: number): Promise<void> {
  child.kill('SIGINT')
  const timeout = setTimeout(() => child.kill('SIGQUIT'), fastMs)
  await ended
  clearTimeout(timeout)
}
