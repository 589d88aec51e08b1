import { Worker } from 'node:worker_threads'
import type { Nesting, NestingFilm, NestingPrint } from '@platen/nesting'

export interface PackingTask {
  readonly prints: readonly NestingPrint[]
  readonly film: NestingFilm
  readonly seed: number
  /** How long to look for better layouts; 0 for the first one alone. */
  readonly milliseconds: number
}

/** Packing at work beside the event loop. */
export interface PackingThread {
  /** Resolves when the time is over, when no layout can be better, or when it was ended. Rejects with its defect. */
  readonly done: Promise<void>
  end(): void
}

/** Packs in a thread of its own, and tells of each layout that is better than the one before. */
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
  // Who ends a thread is not always who waits for it.
  done.catch(() => undefined)
  return { done, end: () => void worker.terminate() }
}
