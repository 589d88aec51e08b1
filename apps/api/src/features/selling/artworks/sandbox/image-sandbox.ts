import type { FileReason } from '@platen/contract'
import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import type { ArtworkFormat } from '../artwork-format.ts'
import type { ArtworkInspection } from '../artwork-inspection.ts'
import type { DrawnPixels, FilmDrawing, InkMeasures } from './draw-for-film.ts'
import type { Composition } from './edits/compose.ts'
import type { PixelEdit } from './edits/edit-artwork.ts'
import type { OpenedFor, PixelSize } from './opened-artwork.ts'
import { artworkRejected, tooDemanding } from '../artwork-rejected.ts'
import { createFairQueue, type Turn } from '../../../../platform/fair-queue.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { FILES_FD, forkLimited, memoryMbOf, processorMs } from '../../../../platform/limited-process.ts'

/**
 * The image sandbox: separate processes that open customers' files.
 *
 *     request ─► fair queue ─► a free process ─► result     one file at a time in each
 *                                  └─ time-out, crash or too much memory: the process is killed and the file refused
 *
 * A hostile file can keep a decoder busy in native code for minutes, crash it, or fill the memory. A thread could not be
 * stopped and would take the service down with it; a process can be limited and killed. Processes start with the first
 * file, get no secrets in their environment, and end after a minute of idling or when the service ends.
 */
export interface ImageSandbox {
  /** Files of one client wait for each other, not for those of others. */
  inspect(client: string, bytes: Buffer, previewSidePx: number): Promise<InspectedArtwork>
  /** A WebP with at most `sidePx` pixels on its longest side. */
  preview(client: string, bytes: Buffer, format: ArtworkFormat, options: PreviewOptions): Promise<Buffer>
  film(bytes: Buffer, format: ArtworkFormat, drawings: readonly FilmDrawing[]): Promise<InkMeasures[]>
  edit(client: string, bytes: Buffer, format: ArtworkFormat, edit: PixelEdit): Promise<Buffer>
  /** `bytes` are those of all its pictures, one after the other. */
  compose(client: string, bytes: Buffer, options: ComposeOptions): Promise<ComposedArtwork>
  /** A lossless WebP of what the film of a print would have. */
  filmPicture(
    client: string,
    bytes: Buffer,
    format: ArtworkFormat,
    options: FilmPictureOptions,
  ): Promise<Buffer>
  /** The next file starts a new process. */
  close(): void
}

export interface PreviewOptions {
  readonly sidePx: number
  readonly use: Exclude<OpenedFor, PixelSize>
}

export interface FilmPictureOptions {
  readonly drawing: DrawnPixels
  readonly layer: 'colour' | 'white'
  /** The middle of a square with one pixel for each of the film, in parts of the print. Undefined: the whole, reduced. */
  readonly part: { readonly x: number; readonly y: number } | undefined
  readonly sidePx: number
}

interface ComposeOptions {
  readonly composition: Composition
  readonly format: 'png' | 'svg'
  readonly previewSidePx: number
}

export interface ComposedArtwork extends InspectedArtwork {
  /** A PNG. */
  readonly file?: Buffer
}

export interface InspectedArtwork {
  readonly inspection: ArtworkInspection
  /** WebP */
  readonly preview: Buffer
}

export type SandboxTask =
  | { readonly kind: 'inspect'; readonly bytes: Buffer; readonly previewSidePx: number }
  | {
      readonly kind: 'preview'
      readonly bytes: Buffer
      readonly format: ArtworkFormat
      readonly options: PreviewOptions
    }
  | {
      readonly kind: 'film-picture'
      readonly bytes: Buffer
      readonly format: ArtworkFormat
      readonly options: FilmPictureOptions
    }
  | {
      readonly kind: 'edit'
      readonly bytes: Buffer
      readonly format: ArtworkFormat
      readonly edit: PixelEdit
    }
  | { readonly kind: 'compose'; readonly bytes: Buffer; readonly options: ComposeOptions }
  | {
      readonly kind: 'film'
      readonly bytes: Buffer
      readonly format: ArtworkFormat
      readonly drawings: readonly FilmDrawing[]
    }

/** What the process is sent; the file itself follows in a pipe, so that it is not copied to be serialized. */
export type SandboxMessage = WithoutBytes<SandboxTask> & { readonly byteLength: number }

type WithoutBytes<Task> = Task extends unknown ? Omit<Task, 'bytes'> : never

export type SandboxAnswer =
  | {
      readonly kind: 'inspection'
      readonly inspection: ArtworkInspection
      readonly preview: Uint8Array
      readonly file?: Uint8Array
    }
  | { readonly kind: 'preview'; readonly preview: Uint8Array }
  | { readonly kind: 'edited'; readonly file: Uint8Array }
  | { readonly kind: 'film'; readonly inks: InkMeasures[] }
  | {
      readonly kind: 'refusal'
      readonly reason: FileReason
      readonly message: string
      readonly resolution: string
    }
  | { readonly kind: 'defect'; readonly stack: string }

interface SandboxOptions {
  readonly processes?: number
  readonly memoryMb?: number
  readonly maxWaiting?: number
  /** Processor time for one file. */
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
  readonly files: Writable
  turn: Turn<Job> | undefined
  timer: NodeJS.Timeout | undefined
}

/** The largest accepted files need up to 600 beside what a process has, of which Node reserves 530 without touching them. */
const INSPECTION_MEMORY_MB = 1265

/** A process that keeps more after a file could not open the largest one. One of twelve megapixels leaves less than 680. */
const KEPT_MEMORY_MB = 705

/** Processor time of a process, in time limits. It gets no further file after half of it. */
const CPU_TIME_LIMITS = 4

/** Until then a file may take longer, in time limits, on a machine that is busy with other work. */
const BUSY_TIME_LIMITS = 3

export function createImageSandbox({
  processes = 2,
  memoryMb = INSPECTION_MEMORY_MB,
  maxWaiting = 64,
  timeLimitMs = 20_000,
  idleMs = 60_000,
  entry = new URL('./image-sandbox.process.ts', import.meta.url),
}: SandboxOptions = {}): ImageSandbox {
  const queue = createFairQueue<Job>({ places: processes, maxWaiting })
  const workers = new Set<Worker>()
  const limits = { memoryMb, cpuSeconds: Math.ceil((CPU_TIME_LIMITS * timeLimitMs) / 1000) }

  return {
    async inspect(client, bytes, previewSidePx) {
      const answer = await run(client, { kind: 'inspect', bytes, previewSidePx })
      if (answer.kind !== 'inspection') throw failure(answer)
      return { inspection: answer.inspection, preview: Buffer.from(answer.preview) }
    },
    async preview(client, bytes, format, options) {
      const answer = await run(client, { kind: 'preview', bytes, format, options })
      if (answer.kind !== 'preview') throw failure(answer)
      return Buffer.from(answer.preview)
    },
    async edit(client, bytes, format, edit) {
      const answer = await run(client, { kind: 'edit', bytes, format, edit })
      if (answer.kind !== 'edited') throw failure(answer)
      return Buffer.from(answer.file)
    },
    async compose(client, bytes, options) {
      const answer = await run(client, { kind: 'compose', bytes, options })
      if (answer.kind !== 'inspection') throw failure(answer)
      const { inspection, preview, file } = answer
      return { inspection, preview: Buffer.from(preview), ...(file && { file: Buffer.from(file) }) }
    },
    async filmPicture(client, bytes, format, options) {
      const answer = await run(client, { kind: 'film-picture', bytes, format, options })
      if (answer.kind !== 'preview') throw failure(answer)
      return Buffer.from(answer.preview)
    },
    async film(bytes, format, drawings) {
      const answer = await run('film', { kind: 'film', bytes, format, drawings })
      if (answer.kind !== 'film') throw failure(answer)
      return answer.inks
    },
    close() {
      for (const job of queue.removeAll()) job.reject(busy())
      for (const worker of workers) kill(worker)
    },
  }

  function run(client: string, task: SandboxTask): Promise<SandboxAnswer> {
    return new Promise((resolve, reject) => {
      queue.add(client, { task, resolve, reject })?.reject(busy())
      startJobs()
    })
  }

  function startJobs(): void {
    for (let turn = queue.start(); turn !== undefined; turn = queue.start()) {
      const idle = [...workers].find((worker) => worker.turn === undefined)
      assign(idle ?? startWorker(), turn)
    }
  }

  function startWorker(): Worker {
    const child = forkLimited(entry, limits)
    const files = filesOf(child)
    const worker: Worker = { child, files, turn: undefined, timer: undefined }
    workers.add(worker)
    child.on('message', (answer: SandboxAnswer) => {
      const { turn } = worker
      // The last answer of a killed process may arrive after it was killed.
      if (turn === undefined || child.killed) return
      setIdle(worker, turn)
      turn.job.resolve(answer)
      startJobs()
    })
    child.on('error', (cause) =>
      remove(worker, new Error('The image sandbox could not be started or reached', { cause })),
    )
    child.on('exit', (code) => remove(worker, code === null ? tooDemanding() : exitedWith(code)))
    return worker
  }

  function assign(worker: Worker, turn: Turn<Job>): void {
    clearTimeout(worker.timer)
    worker.turn = turn
    worker.child.ref()
    worker.child.channel?.ref()
    worker.timer = watchTime(worker)
    const { bytes, ...task } = turn.job.task
    worker.child.send({ ...task, byteLength: bytes.length } satisfies SandboxMessage)
    worker.files.write(bytes)
  }

  function watchTime(worker: Worker): NodeJS.Timeout {
    const usedBefore = processorMs(worker.child)
    const since = performance.now()
    return setInterval(() => {
      const used = processorMs(worker.child) - usedBefore
      const isOver = performance.now() - since > BUSY_TIME_LIMITS * timeLimitMs
      if (used > timeLimitMs || isOver) kill(worker)
    }, timeLimitMs / 10)
  }

  /** An idle process does not keep the service alive, and ends after a while. */
  function setIdle(worker: Worker, turn: Turn<Job>): void {
    clearTimeout(worker.timer)
    worker.turn = undefined
    turn.finish()
    worker.child.unref()
    worker.child.channel?.unref()
    // The next file could need all of the time limit or of the memory.
    const isWorn = processorMs(worker.child) > (CPU_TIME_LIMITS / 2) * timeLimitMs
    if (isWorn || memoryMbOf(worker.child) > KEPT_MEMORY_MB) kill(worker)
    else worker.timer = setTimeout(() => kill(worker), idleMs).unref()
  }

  /** The place of a busy process is free when it is gone: until then it has its memory. */
  function kill(worker: Worker): void {
    clearTimeout(worker.timer)
    worker.child.kill('SIGKILL')
    if (worker.turn === undefined) workers.delete(worker)
    else worker.turn.job.reject(tooDemanding())
  }

  function remove(worker: Worker, reason: Error): void {
    const { turn } = worker
    clearTimeout(worker.timer)
    workers.delete(worker)
    worker.turn = undefined
    turn?.finish()
    turn?.job.reject(reason)
    startJobs()
  }
}

function filesOf({ stdio }: ChildProcess): Writable {
  const files = stdio[FILES_FD] as Socket
  // A process that ends before it has read the whole file is reported by its exit.
  files.on('error', () => undefined)
  files.unref()
  return files
}

function failure(answer: SandboxAnswer): Error {
  if (answer.kind === 'refusal') return artworkRejected(answer.reason, answer.message, answer.resolution)
  return new Error('The image sandbox failed', {
    cause: answer.kind === 'defect' ? answer.stack : answer.kind,
  })
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
