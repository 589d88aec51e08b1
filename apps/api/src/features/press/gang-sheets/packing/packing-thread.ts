import { Worker } from 'node:worker_threads'
import type { Nesting, NestingFilm, NestingPrint } from '@platen/nesting'

export interface PackingTask {
  readonly prints: readonly NestingPrint[]
  readonly film: NestingFilm
  readonly seed: number
  /** How long to look for better layouts; 0 for only the first one. */
  readonly milliseconds: number
}

/** Packing that runs in its own thread, beside the event loop. */
export interface PackingThread {
  /** Resolves when the time is over, when no layout can be better, or when it was ended. Rejects when the thread fails. */
  readonly done: Promise<void>
  end(): void
}

/** Packs in a thread and calls `onLayout` with each better layout. */
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
  // Nobody may be waiting for this thread when it fails.
  done.catch(() => undefined)
  return { done, end: () => void worker.terminate() }
}
