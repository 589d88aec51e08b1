import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import { readPostmasterFile } from './orphan.ts'

/** What is needed to start the server; the same for each restart. */
export interface Launch {
  readonly program: string
  readonly data: string
  readonly args: readonly string[]
  readonly account: Account
  readonly onLog: (line: string) => void
  /** Hears, in words such as "signal SIGKILL", that the server ended by itself and is started again. */
  readonly onCrash: (end: string) => void
}

/** One run of PostgreSQL's main process. */
export interface Postmaster {
  readonly process: ChildProcess
  /** Resolves, never rejects, with words such as "signal SIGKILL", when the process has ended. */
  readonly ended: Promise<string>
  /** The latest lines it wrote, for error messages. */
  readonly lastLines: readonly string[]
}

const KEPT_LINES = 12
const READY_WITHIN_MS = 300_000

export function launchPostmaster({ program, data, args, account, onLog }: Launch): Postmaster {
  const child = spawn(program, ['-D', data, ...args], {
    ...account,
    cwd: '/',
    env: environment(data),
    // Its own session: a Ctrl-C in the terminal reaches the service alone, which stops the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lastLines: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastLines.push(line)
    if (lastLines.length > KEPT_LINES) lastLines.shift()
    onLog(line)
  })
  return { process: child, ended: endOf(child), lastLines }
}

/** Waits until the server takes connections; throws with its own words when it ends first. */
export async function untilReady(
  { process: child, ended, lastLines }: Postmaster,
  data: string,
): Promise<void> {
  const state = { end: undefined as string | undefined }
  void ended.then((words) => (state.end = words))

  const deadline = performance.now() + READY_WITHIN_MS
  for (;;) {
    const file = readPostmasterFile(data)
    if (file?.isReady && file.pid === child.pid) return
    if (state.end !== undefined) {
      throw new Error(`PostgreSQL did not start (${state.end}). It said:\n${lastLines.join('\n')}`)
    }
    if (performance.now() > deadline) {
      throw new Error(
        `PostgreSQL was not ready after ${READY_WITHIN_MS / 1000} s. It said:\n${lastLines.join('\n')}`,
      )
    }
    await sleep(5)
  }
}

/** Only what PostgreSQL needs: neither the service's secrets nor a stray PGDATA. */
function environment(data: string): NodeJS.ProcessEnv {
  const stalePid = readPostmasterFile(data)?.pid
  return {
    PATH: '/usr/bin:/bin',
    LC_ALL: 'C',
    TZ: 'UTC',
    // Process ids are reused, above all in containers, and PostgreSQL refuses to start while a lock file names a living
    // process. The service holds the folder's lock and has seen that this one is not PostgreSQL. This variable, which
    // pg_ctl uses to have its own shell ignored, says so; PostgreSQL still looks for backends that are left over.
    ...(stalePid !== undefined && { PG_GRANDPARENT_PID: String(stalePid) }),
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    // Not 'exit': the log's pipe closes when the last backend has gone too, and no new server may start before that.
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
  })
}
