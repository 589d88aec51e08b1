import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

/**
 * The steps of a stop, in this order. One that takes longer is abandoned, so that a process is gone within 15 s of its
 * signal (`DRAIN_SECONDS` not counted), whatever it waits for. `workers` covers the other steps of a worker.
 */
export const STEPS = {
  /** Health says that the service is stopping; everything is still served. */
  drain: 100,
  /** Requests and jobs that are running. */
  work: 6_500,
  connections: 2_000,
  traces: 500,
  workers: 10_200,
  database: 3_500,
  log: 500,
  /** Node waits for its thread pool before it exits, for example for a name lookup that nobody answers. */
  threads: 500,
} as const

const LAST_RESORT_MS = 14_700

type Step = keyof typeof STEPS

/** What a process has to do in some of the steps. */
export type StopWork = Partial<Record<Exclude<Step, 'threads'>, () => Promise<unknown>>>

/** SIGHUP: the terminal was closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** npm passes on a terminal's Ctrl-C, so signals that arrive together count as one. */
const SAME_REQUEST_MS = 1_000

/** Resolves with the reason. A second signal ends the process at once if it is `impatient`. */
export function untilStopRequested({ impatient }: { readonly impatient: boolean }): Promise<string> {
  return new Promise((resolve) => {
    let requestedAt: number | undefined
    const request = (reason: string) => {
      const now = performance.now()
      if (requestedAt === undefined) {
        requestedAt = now
        setLastResort(0)
        resolve(reason)
      } else if (impatient && now - requestedAt > SAME_REQUEST_MS) {
        exit(1)
      }
    }
    for (const signal of SIGNALS) process.on(signal, request)
    if (impatient) watchNpm(() => request('npm has ended'))
  })
}

/** Runs all steps, however the earlier ones ended, and exits. */
export async function stop(
  work: StopWork,
  { log, drainMs }: { log: Logger; drainMs: number },
): Promise<never> {
  setLastResort(drainMs)
  const all: Partial<Record<Step, () => Promise<unknown>>> = { ...work, threads: untilThreadsAreIdle }
  let failed = false
  for (const step of Object.keys(STEPS) as Step[]) {
    const limitMs = STEPS[step] + (step === 'drain' || step === 'workers' ? drainMs : 0)
    try {
      await within(limitMs, all[step]?.())
    } catch (error) {
      failed = true
      log.error({ err: error, step }, 'a step of the stop failed')
    }
  }
  return exit(failed ? 1 : 0)
}

/** After a failed start. Files that modules began to read are read to the end, so that the exit code is `code`. */
export async function exitWhenIdle(code: number): Promise<never> {
  await within(STEPS.threads, untilThreadsAreIdle()).catch(() => undefined)
  return exit(code)
}

/** By SIGKILL where `process.exit` would wait. */
export function exit(code: number): never {
  if (hasBusyThreads()) {
    process.emit('exit', code)
    process.kill(process.pid, 'SIGKILL')
  }
  process.exit(code)
}

let lastResort: NodeJS.Timeout | undefined

/** Also ends a start that hangs. */
function setLastResort(extraMs: number): void {
  clearTimeout(lastResort)
  lastResort = setTimeout(() => {
    process.emit('exit', 1)
    process.kill(process.pid, 'SIGKILL')
  }, LAST_RESORT_MS + extraMs).unref()
}

/** npm ends with a signal that it does not pass on, such as SIGHUP or SIGKILL, and would leave the service running. */
function watchNpm(onEnd: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    onEnd()
  }, 1_000)
  timer.unref()
}

/** Requests of Node to its thread pool that can take forever. */
const UNBOUNDED = new Set(['FSReqCallback', 'FSReqPromise', 'GetAddrInfoReqWrap', 'GetNameInfoReqWrap'])

function hasBusyThreads(): boolean {
  return process.getActiveResourcesInfo().some((resource) => UNBOUNDED.has(resource))
}

async function untilThreadsAreIdle(): Promise<void> {
  while (hasBusyThreads()) await sleep(20)
}

async function within(limitMs: number, work: Promise<unknown> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${limitMs / 1000} s`)), limitMs)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
