import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import { readPostmasterFile } from './orphan.ts'

export interface LaunchOptions {
  readonly program: string
  readonly data: string
  readonly args: readonly string[]
  readonly account: Account
  readonly onLog: (line: string) => void
}

export interface Postmaster {
  readonly process: ChildProcess
  /** Never rejects. Resolves to a description such as "signal SIGKILL". */
  readonly ended: Promise<string>
  readonly lastLines: readonly string[]
}

const MAX_LINES = 12
const READY_TIMEOUT_MS = 300_000

export function launchPostmaster({ program, data, args, account, onLog }: LaunchOptions): Postmaster {
  const child = spawn(program, ['-D', data, ...args], {
    ...account,
    cwd: '/',
    env: environment(data),
    // In its own session, so that Ctrl-C in the terminal reaches only the service, which stops the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lastLines: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastLines.push(line)
    if (lastLines.length > MAX_LINES) lastLines.shift()
    onLog(line)
  })
  const ended = endOf(child)
  // If this process exits without stopping it, this makes it shut down.
  const stopOnExit = () => void child.kill('SIGINT')
  process.once('exit', stopOnExit)
  void ended.then(() => process.off('exit', stopOnExit))
  return { process: child, ended, lastLines }
}

/** Throws with the server's log lines when it ends first. */
export async function untilReady(
  { process: child, ended, lastLines }: Postmaster,
  data: string,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<void> {
  const state = { end: undefined as string | undefined }
  void ended.then((end) => (state.end = end))

  const deadline = performance.now() + timeoutMs
  for (;;) {
    const file = readPostmasterFile(data)
    if (file?.isReady && file.pid === child.pid) return
    if (state.end !== undefined) {
      throw new Error(`PostgreSQL did not start (${state.end}). Its log:\n${lastLines.join('\n')}`)
    }
    if (performance.now() > deadline) {
      throw new Error(
        `PostgreSQL was not ready after ${timeoutMs / 1000} s. Its log:\n${lastLines.join('\n')}`,
      )
    }
    await sleep(5)
  }
}

/** A fast shutdown writes everything to disk; after this time an immediate one leaves it to recovery. */
const FAST_STOP_MS = 30_000

export async function stopServer(
  { process: child, ended }: Postmaster,
  fastMs = FAST_STOP_MS,
): Promise<void> {
  child.kill('SIGINT')
  const timeout = setTimeout(() => child.kill('SIGQUIT'), fastMs)
  await ended
  clearTimeout(timeout)
}

/** Only what PostgreSQL needs, without the service's secrets or a PGDATA of the user. */
function environment(data: string): NodeJS.ProcessEnv {
  const stalePid = readPostmasterFile(data)?.pid
  return {
    PATH: '/usr/bin:/bin',
    LC_ALL: 'C',
    TZ: 'UTC',
    // The lock file may name a process id that was reused, especially in containers. With this variable of pg_ctl,
    // PostgreSQL ignores that process, which the caller has checked, but still checks for leftover backends.
    ...(stalePid !== undefined && { PG_GRANDPARENT_PID: String(stalePid) }),
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    // Not 'exit': the log's pipe closes only after the last backend, and no new server may start before that.
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
  })
}
