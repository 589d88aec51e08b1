import { type ChildProcess, fork } from 'node:child_process'
import type { ArtworkFormat } from '../artwork-format.ts'
import type { ArtworkInspection } from '../artwork-inspection.ts'
import type { FilmDrawing, InkMeasures } from './draw-for-film.ts'
import { artworkRejected } from '../artwork-rejected.ts'
import { Refusal } from '../../../../platform/refusal.ts'

/**
 * The image sandbox: separate processes that open customers' files.
 *
 *     request ─► queue ─► a free process ─► result          one file at a time in each
 *                             └─ time-out or crash: the process is killed and the file refused
 *
 * A hostile file can keep a decoder busy in native code for minutes or crash it. A thread could not be stopped and would
 * take the service down with it; a process can be killed. Processes start with the first file, get no secrets in their
 * environment, and end after a minute of idling or when the service ends.
 */
export interface ImageSandbox {
  inspect(bytes: Buffer): Promise<ArtworkInspection>
  /** A WebP with at most `sidePx` pixels on its longest side. */
  preview(bytes: Buffer, format: ArtworkFormat, sidePx: number): Promise<Buffer>
  film(bytes: Buffer, format: ArtworkFormat, drawings: readonly FilmDrawing[]): Promise<InkMeasures[]>
  /** The next file starts a new process. */
  close(): void
}

export type SandboxTask =
  | { readonly kind: 'inspect'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'preview'
      readonly bytes: Uint8Array
      readonly format: ArtworkFormat
      readonly sidePx: number
    }
  | {
      readonly kind: 'film'
      readonly bytes: Uint8Array
      readonly format: ArtworkFormat
      readonly drawings: readonly FilmDrawing[]
    }

export type SandboxAnswer =
  | { readonly kind: 'inspection'; readonly inspection: ArtworkInspection }
  | { readonly kind: 'preview'; readonly preview: Uint8Array }
  | { readonly kind: 'film'; readonly inks: InkMeasures[] }
  | { readonly kind: 'refusal'; readonly message: string; readonly resolution: string }
  | { readonly kind: 'defect'; readonly stack: string }

interface SandboxOptions {
  readonly processes?: number
  readonly maxWaiting?: number
  readonly timeLimitMs?: number
  readonly idleMs?: number
  readonly entry?: URL
}

interface Job {
  readonly task: SandboxTask
  readonly resolve: (answer: SandboxAnswer) => void
  readonly reject: (reason: Error) => void
}

interface Worker {
  readonly child: ChildProcess
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
}

export function createImageSandbox({
  processes = 2,
  maxWaiting = 20,
  timeLimitMs = 20_000,
  idleMs = 60_000,
  entry = new URL('./image-sandbox.process.ts', import.meta.url),
}: SandboxOptions = {}): ImageSandbox {
  const waiting: Job[] = []
  const workers = new Set<Worker>()

  return {
    async inspect(bytes) {
      const answer = await run({ kind: 'inspect', bytes })
      if (answer.kind !== 'inspection') throw failure(answer)
      return answer.inspection
    },
    async preview(bytes, format, sidePx) {
      const answer = await run({ kind: 'preview', bytes, format, sidePx })
      if (answer.kind !== 'preview') throw failure(answer)
      return Buffer.from(answer.preview)
    },
    async film(bytes, format, drawings) {
      const answer = await run({ kind: 'film', bytes, format, drawings })
      if (answer.kind !== 'film') throw failure(answer)
      return answer.inks
    },
    close() {
      for (const job of waiting.splice(0)) job.reject(busy())
      for (const worker of workers) kill(worker)
    },
  }

  function run(task: SandboxTask): Promise<SandboxAnswer> {
    if (waiting.length >= maxWaiting) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject })
      assignJobs()
    })
  }

  function assignJobs(): void {
    while (waiting.length > 0) {
      const free = [...workers].find(({ job }) => job === undefined)
      const worker = free ?? (workers.size < processes ? startWorker() : undefined)
      if (worker === undefined) return
      const job = waiting.shift()
      if (job !== undefined) assign(worker, job)
    }
  }

  function startWorker(): Worker {
    const child = fork(entry, {
      serialization: 'advanced',
      env: { ...LOW_MEMORY, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const worker: Worker = { child, job: undefined, timer: undefined }
    workers.add(worker)
    child.on('message', (answer: SandboxAnswer) => {
      const { job } = worker
      setIdle(worker)
      job?.resolve(answer)
      assignJobs()
    })
    child.on('error', (cause) =>
      remove(worker, new Error('The image sandbox could not be started or reached', { cause })),
    )
    child.on('exit', (code) => remove(worker, code === null ? tooDemanding() : exitedWith(code)))
    return worker
  }

  function assign(worker: Worker, job: Job): void {
    clearTimeout(worker.timer)
    worker.job = job
    worker.child.ref()
    worker.child.channel?.ref()
    worker.timer = setTimeout(() => kill(worker), timeLimitMs)
    worker.child.send(job.task)
  }

  /** An idle process does not keep the service alive, and ends after a while. */
  function setIdle(worker: Worker): void {
    clearTimeout(worker.timer)
    worker.job = undefined
    worker.child.unref()
    worker.child.channel?.unref()
    worker.timer = setTimeout(() => kill(worker), idleMs).unref()
  }

  function kill(worker: Worker): void {
    worker.child.kill('SIGKILL')
    remove(worker, tooDemanding())
  }

  function remove(worker: Worker, reason: Error): void {
    clearTimeout(worker.timer)
    if (!workers.delete(worker)) return
    worker.job?.reject(reason)
    worker.job = undefined
    assignJobs()
  }
}

/** Makes glibc return the memory of large pictures to the system, which lowers the peak by a quarter. */
const LOW_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1000000' }

function failure(answer: SandboxAnswer): Error {
  if (answer.kind === 'refusal') return artworkRejected(answer.message, answer.resolution)
  return new Error('The image sandbox failed', {
    cause: answer.kind === 'defect' ? answer.stack : answer.kind,
  })
}

function tooDemanding(): Refusal {
  return artworkRejected(
    'The file takes too much time or memory to read.',
    'Simplify the artwork, or export it as PNG with a transparent background at 300 DPI of its printed size.',
  )
}

/** The process exited instead of being killed by a signal, so it never read the file. */
function exitedWith(code: number): Error {
  return new Error(`The image sandbox ended by itself with code ${code}`)
}

function busy(): Refusal {
  return new Refusal('OVERLOADED', 'Too many artwork files are being checked right now.', {
    resolution: 'Wait a few seconds, then upload the file again.',
    headers: { 'Retry-After': '5' },
  })
}
