import { setTimeout as sleep } from 'node:timers/promises'
import {
  launchPostmaster,
  stopServer,
  untilReady,
  type LaunchOptions,
  type Postmaster,
} from './postmaster.ts'

const MIN_PAUSE_MS = 50
const MAX_PAUSE_MS = 30_000
/** In a row, over about six minutes. */
const MOST_FAILED_STARTS = 20

interface SuperviseOptions extends LaunchOptions {
  readonly fastStopMs: number | undefined
  /** Called when the first process was started. */
  readonly onLaunch?: (() => void) | undefined
  readonly onCrash: (end: string) => void
  /** Called when a server that ran cannot be started again. It stays away. */
  readonly onGiveUp: (end: string) => void
  /** Waits for what a start needs. */
  readonly beforeRestart?: ((stopping: AbortSignal) => Promise<void>) | undefined
}

export interface SupervisedServer {
  /** Makes it read its settings again. */
  reload(): void
  stop(): Promise<void>
}

/** Throws when the first start fails; later failures are logged and retried. */
export async function superviseServer(options: SuperviseOptions): Promise<SupervisedServer> {
  const { fastStopMs } = options
  const stopping = new AbortController()
  let server = launchPostmaster(options)
  options.onLaunch?.()

  try {
    await untilReady(server, options.data)
  } catch (error) {
    await stopServer(server, fastStopMs)
    throw error
  }
  const running = keepRunning()
  return { reload: () => void server.process.kill('SIGHUP'), stop }

  async function keepRunning(): Promise<void> {
    let failures = 0
    for (;;) {
      const end = await server.ended
      if (isStopping()) return
      if (failures === MOST_FAILED_STARTS) {
        options.onGiveUp(end)
        return
      }

      options.onCrash(end)
      const pauseMs = Math.min(MIN_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS)
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      await options.beforeRestart?.(stopping.signal).catch(() => undefined)
      if (isStopping()) return

      server = launchPostmaster(options)
      failures = (await becomesReady(server)) ? 0 : failures + 1
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
  }
}
