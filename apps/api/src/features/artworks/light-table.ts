import { type ChildProcess, fork } from 'node:child_process'
import type { ArtworkFormat } from './artwork-format.ts'
import type { ArtworkInspection } from './artwork-inspection.ts'
import type { FilmDrawing, InkMeasures } from './draw-for-film.ts'
import { artworkRejected } from './artwork-rejected.ts'
import { Refusal } from '../../platform/refusal.ts'

/**
 * The light table: processes of their own in which customers' files are opened.
 *
 *     request ─► queue ─► a free process ─► answer          one file at a time in each
 *                             └─ no answer in time, or a crash: killed, file refused, next one starts fresh
 *
 * A hostile file can hold a decoder in native code for minutes or crash it. A thread cannot be stopped there and takes
 * the service down with it; a process can be killed. It starts with the first file, gets no environment (so it knows
 * no secret), and ends by itself when it was idle for a minute or when the service ends.
 */
export interface LightTable {
  inspect(bytes: Buffer): Promise<ArtworkInspection>
  /** WebP, at most so many pixels on its longest side. */
  preview(bytes: Buffer, format: ArtworkFormat, sidePx: number): Promise<Buffer>
  /** Draws an artwork into files of pixels, each in its printed size; see `drawForFilm`. */
  film(bytes: Buffer, format: ArtworkFormat, drawings: readonly FilmDrawing[]): Promise<InkMeasures[]>
  /** Ends the processes; what still waits is refused. The next file starts a new one. */
  close(): void
}

export type LightTableTask =
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

export type LightTableAnswer =
  | { readonly kind: 'inspection'; readonly inspection: ArtworkInspection }
  | { readonly kind: 'preview'; readonly preview: Uint8Array }
  | { readonly kind: 'film'; readonly inks: InkMeasures[] }
  | { readonly kind: 'refusal'; readonly message: string; readonly resolution: string }
  | { readonly kind: 'defect'; readonly stack: string }

interface LightTableOptions {
  readonly processes?: number
  readonly mostWaiting?: number
  readonly timeLimitMs?: number
  readonly idleMs?: number
  /** The module that runs in each process. */
  readonly entry?: URL
}

interface Job {
  readonly task: LightTableTask
  readonly resolve: (answer: LightTableAnswer) => void
  readonly reject: (reason: Error) => void
}

interface Lamp {
  readonly child: ChildProcess
  job: Job | undefined
  clock: NodeJS.Timeout | undefined
}

export function createLightTable({
  processes = 2,
  mostWaiting = 20,
  timeLimitMs = 20_000,
  idleMs = 60_000,
  entry = new URL('./light-table.process.ts', import.meta.url),
}: LightTableOptions = {}): LightTable {
  const waiting: Job[] = []
  const lamps = new Set<Lamp>()

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
      for (const lamp of lamps) putOut(lamp)
    },
  }

  function run(task: LightTableTask): Promise<LightTableAnswer> {
    if (waiting.length >= mostWaiting) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject })
      serve()
    })
  }

  function serve(): void {
    while (waiting.length > 0) {
      const free = [...lamps].find(({ job }) => job === undefined)
      const lamp = free ?? (lamps.size < processes ? light() : undefined)
      if (lamp === undefined) return
      const job = waiting.shift()
      if (job !== undefined) lay(lamp, job)
    }
  }

  function light(): Lamp {
    const child = fork(entry, {
      serialization: 'advanced',
      env: THRIFTY,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const lamp: Lamp = { child, job: undefined, clock: undefined }
    lamps.add(lamp)
    child.on('message', (answer: LightTableAnswer) => {
      const { job } = lamp
      rest(lamp)
      job?.resolve(answer)
      serve()
    })
    child.on('error', (cause) =>
      lost(lamp, new Error('The light table could not be started or reached', { cause })),
    )
    child.on('exit', (code) => lost(lamp, code === null ? tooDemanding() : brokenDown(code)))
    return lamp
  }

  function lay(lamp: Lamp, job: Job): void {
    clearTimeout(lamp.clock)
    lamp.job = job
    lamp.child.ref()
    lamp.child.channel?.ref()
    lamp.clock = setTimeout(() => putOut(lamp), timeLimitMs)
    lamp.child.send(job.task)
  }

  /** An idle process keeps nothing alive: neither the service nor, for long, itself. */
  function rest(lamp: Lamp): void {
    clearTimeout(lamp.clock)
    lamp.job = undefined
    lamp.child.unref()
    lamp.child.channel?.unref()
    lamp.clock = setTimeout(() => putOut(lamp), idleMs).unref()
  }

  function putOut(lamp: Lamp): void {
    lamp.child.kill('SIGKILL')
    lost(lamp, tooDemanding())
  }

  function lost(lamp: Lamp, reason: Error): void {
    clearTimeout(lamp.clock)
    if (!lamps.delete(lamp)) return
    lamp.job?.reject(reason)
    lamp.job = undefined
    serve()
  }
}

/** glibc gives large pictures back to the system when they are done with, which takes a quarter off the most memory held. */
const THRIFTY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1000000' }

function failure(answer: LightTableAnswer): Error {
  if (answer.kind === 'refusal') return artworkRejected(answer.message, answer.resolution)
  return new Error('The light table failed', { cause: answer.kind === 'defect' ? answer.stack : answer.kind })
}

function tooDemanding(): Refusal {
  return artworkRejected(
    'The file takes too much time or memory to read.',
    'Simplify the artwork, or export it as PNG with a transparent background at 300 DPI of its printed size.',
  )
}

/** Ended by itself rather than by a signal: it never came to reading the file. */
function brokenDown(code: number): Error {
  return new Error(`The light table ended by itself with code ${code}`)
}

function busy(): Refusal {
  return new Refusal('OVERLOADED', 'Too many artwork files are being looked into at this moment.', {
    resolution: 'Wait a few seconds, then upload the file again.',
    headers: { 'Retry-After': '5' },
  })
}
