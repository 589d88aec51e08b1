import { Worker } from 'node:worker_threads'
import type { FilmToWrite } from './write-film-png.ts'

export interface FilmPdfTask {
  readonly path: string
  readonly film: Omit<FilmToWrite, 'onProgress'>
}

/** Writes the PDF in a thread of its own: filtering its pictures takes as long as filtering those of the PNG. */
export async function writeFilmPdfInThread(
  path: string,
  { onProgress, ...film }: FilmToWrite,
): Promise<void> {
  const task: FilmPdfTask = { path, film }
  const worker = new Worker(new URL('./film-pdf.worker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
  })
  worker.on('message', onProgress)
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })
}
