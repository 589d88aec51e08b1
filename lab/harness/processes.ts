import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './ports.ts'

/** The server has this core to itself; the load generator and PostgreSQL share the other one. */
export const SERVER_CORE = 0
export const LOAD_CORE = 1

export interface RunningServer {
  readonly url: string
  readonly pid: number
  /** Milliseconds from spawning to the first 200. */
  readonly startedIn: number
  stop(): Promise<void>
}

const running = new Set<ChildProcess>()
// An interrupted benchmark must leave no process behind.
process.once('exit', () => running.forEach((child) => child.kill('SIGTERM')))

interface ServerOptions {
  readonly path: string
  readonly env?: Record<string, string>
  readonly cwd?: string
  readonly log?: string
  readonly patienceMs?: number
}

/** Platen of a checkout, as `npm start` runs it. Earlier versions had no build. */
export function startService(
  folder: string,
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<RunningServer> {
  const built = 'apps/api/build/service/main.js'
  const isBuilt = existsSync(join(folder, built))
  const program = isBuilt ? built : 'apps/api/src/main.ts'
  return startServer(() => [...nodeOptions, program], {
    path: '/api/v1/health',
    cwd: folder,
    env: isBuilt ? { MALLOC_ARENA_MAX: '2', ...env } : env,
  })
}

export async function startServer(
  program: (port: number) => readonly string[],
  { path, env, cwd, log, patienceMs = 60_000 }: ServerOptions,
): Promise<RunningServer> {
  const port = await freePort()
  const began = performance.now()
  const output = log === undefined ? undefined : openSync(log, 'a')
  const child = spawn('taskset', ['-c', String(SERVER_CORE), process.execPath, ...program(port)], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', output ?? 'ignore', output ?? 'inherit'],
    ...(cwd === undefined ? {} : { cwd }),
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(child, url + path, patienceMs)
  return {
    url,
    pid: child.pid ?? 0,
    startedIn: performance.now() - began,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

export function residentMiB(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0) / 1024
}

export function residentMiBWithChildren(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + residentMiBWithChildren(Number(child)), residentMiB(pid))
}

async function untilAnswers(child: ChildProcess, url: string, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode} before it answered.`)
    const ok = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    )
    if (ok) return
    await sleep(10)
  }
  child.kill()
  throw new Error(`${url} did not answer.`)
}
