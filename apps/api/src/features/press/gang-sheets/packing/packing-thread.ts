import { Worker } from 'node:worker_threads'
import type { Nesting, NestingFilm, NestingPrint } from '@platen/nesting'

export interface PackingTask {
  readonly prints: readonly NestingPrint[]
  readonly film: NestingFilm
  readonly seed: number
  /** 0 makes only the first layout. */
  readonly milliseconds: number
}

export interface PackingThread {
  /** Resolves when the time is over, when no layout can be better, or when it was ended. Rejects when the thread fails. */
  readonly done: Promise<void>
  end(): void
}

export function startPackingThread(task: PackingTask, onLayout: (nesting: Nesting) => void): PackingThread {
  const worker = new Worker(new URL('./packing.worker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
  })
  worker.on('message', onLayout)
  const done = new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })
  // May fail while nothing awaits it, which must not end the process.
  done.catch(() => undefined)
  return { done, end: () => void worker.terminate() }
}
