import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, constants, existsSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../harness/ports.ts'
import { isAlive } from '../harness/service-process.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { SETTINGS } from './shop.ts'
import { startSteadyClients } from './steady-clients.ts'

/** Who started the service, and what ends it. A group is what a terminal signals. */
export const WAYS = {
  SIGTERM: { by: 'node', end: ({ pid }: Launched) => process.kill(pid, 'SIGTERM') },
  SIGINT: { by: 'node', end: ({ pid }: Launched) => process.kill(pid, 'SIGINT') },
  SIGHUP: { by: 'node', end: ({ pid }: Launched) => process.kill(pid, 'SIGHUP') },
  'Ctrl-C': { by: 'node', end: ({ pid }: Launched) => process.kill(-pid, 'SIGINT') },
  'closed terminal': { by: 'npm', end: ({ pid }: Launched) => process.kill(-pid, 'SIGHUP') },
  'Ctrl-C of npm': { by: 'npm', end: ({ pid }: Launched) => process.kill(-pid, 'SIGINT') },
  'SIGTERM to npm': { by: 'npm', end: ({ pid }: Launched) => process.kill(pid, 'SIGTERM') },
  'SIGKILL to npm': { by: 'npm', end: ({ pid }: Launched) => process.kill(pid, 'SIGKILL') },
} as const

/** What becomes of standard output and error, which are one pipe. */
export const OUTPUTS = ['read', 'gone', 'gone at the stop', 'full'] as const

export interface StopCase {
  readonly way: keyof typeof WAYS
  readonly output: (typeof OUTPUTS)[number]
  readonly workers: 1 | 2
  readonly metricsPort: 'free' | 'busy'
  readonly traffic: boolean
}

export interface Stopped {
  /** Until the service, its workers and its database are gone; undefined: they had to be killed. */
  readonly goneInMs: number | undefined
  /** Answers that clients did not get completely. */
  readonly broken: readonly string[]
}

interface Launched {
  readonly pid: number
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MAIN = join(ROOT, 'apps/api/build/service/main.js')
const COMMANDS = { node: [process.execPath, MAIN], npm: ['npm', 'start', '--ignore-scripts'] } as const
const OPENS_WITHIN_MS = 120_000
const GIVE_UP_MS = 30_000
const TRAFFIC_MS = 300

const running = new Set<number>()
process.once('exit', () => running.forEach(killAll))

/** Starts the service with its embedded database and stops it. */
export async function tryStop(stop: StopCase, dataFolder: string): Promise<Stopped> {
  const port = await freePort()
  const metrics = await aMetricsPort(stop.metricsPort)
  // A name of its own: what one run left in the pipe would stay while any of its threads has it open.
  const pipe = openPipe(join(dataFolder, `output-${randomUUID()}`))
  const { by, end } = WAYS[stop.way]
  // npm itself ends when it cannot write.
  if (by === 'node') lose(pipe, stop.output)
  const [command, ...words] = COMMANDS[by]
  const child = spawn(command, words, {
    cwd: ROOT,
    // The group that a terminal would signal.
    detached: true,
    stdio: ['ignore', pipe.input, pipe.input],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...SETTINGS,
      LOG_LEVEL: 'info',
      DATA_DIR: dataFolder,
      PORT: String(port),
      METRICS_PORT: String(metrics.port),
      WEB_CONCURRENCY: String(stop.workers),
    },
  })
  closeSync(pipe.input)
  const pid = child.pid ?? 0
  running.add(pid)
  try {
    await untilHealthy(child, port, pipe)
    if (by === 'npm') lose(pipe, stop.output)
    const clients = stop.traffic ? [true, false].map((keepAlive) => someClients(port, keepAlive)) : []
    await sleep(TRAFFIC_MS)
    const processes = [pid, ...descendants(pid)]
    if (stop.output === 'gone at the stop') pipe.close()
    const began = performance.now()
    end({ pid })
    const gone = waitUntil('everything is gone', GIVE_UP_MS, () => !processes.some(isRunning))
    const goneInMs = await gone.then(
      () => performance.now() - began,
      () => undefined,
    )
    processes.forEach(kill)
    await Promise.all(clients.map((some) => some.stop()))
    return { goneInMs, broken: clients.flatMap(({ broken }) => broken()) }
  } finally {
    killAll(pid)
    running.delete(pid)
    pipe.close()
    metrics.server?.close()
  }
}

function someClients(port: number, keepAlive: boolean) {
  return startSteadyClients({
    port,
    count: 3,
    keepAlive,
    request: (connection) =>
      `GET /api/v1/catalog HTTP/1.1\r\nHost: shop\r\nConnection: ${connection}\r\n\r\n`,
  })
}

async function untilHealthy(child: ChildProcess, port: number, pipe: Pipe): Promise<void> {
  await waitUntil('its health is 200', OPENS_WITHIN_MS, () => {
    if (child.exitCode !== null)
      throw new Error(`It ended with ${child.exitCode} before it was open. ${pipe.read()}`)
    return fetch(`http://127.0.0.1:${port}/api/v1/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
}

interface Pipe {
  readonly input: number
  close(): void
  fill(): void
  /** What is in it now. */
  read(): string
}

/** A named pipe, because Node gives its children sockets. */
function openPipe(path: string): Pipe {
  execFileSync('mkfifo', [path])
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const input = openSync(path, constants.O_WRONLY)
  let open = true
  const close = () => {
    if (open) closeSync(reader)
    open = false
  }
  const fill = () => fillPipe(path)
  const read = () => (open ? readPipe(reader) : '')
  return { input, close, fill, read }
}

/** "Read" needs no reader: the log of a run fits into the pipe. */
function lose(pipe: Pipe, output: StopCase['output']): void {
  if (output === 'gone') pipe.close()
  if (output === 'full') pipe.fill()
}

function fillPipe(path: string): void {
  const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK)
  for (const size of [4_096, 1]) {
    try {
      for (;;) writeSync(writer, 'x'.repeat(size))
    } catch {
      // EAGAIN: no room for so many.
    }
  }
  closeSync(writer)
}

function readPipe(reader: number): string {
  const buffer = Buffer.alloc(65_536)
  try {
    return buffer.toString('utf8', 0, readSync(reader, buffer))
  } catch {
    // EAGAIN: it is empty.
    return ''
  }
}

async function aMetricsPort(kind: StopCase['metricsPort']): Promise<{ port: number; server?: Server }> {
  if (kind === 'free') return { port: await freePort() }
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, server }
}

function descendants(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  const children = existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : []
  return children.flatMap((child) => [child, ...descendants(child)])
}

/** A zombie has ended. */
function isRunning(pid: number): boolean {
  if (!isAlive(pid)) return false
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

function killAll(pid: number): void {
  for (const each of [pid, ...descendants(pid)]) kill(each)
}

function kill(pid: number): void {
  if (isRunning(pid)) process.kill(pid, 'SIGKILL')
}
