import { Worker } from 'node:worker_threads'
import type { FilmToWrite } from './write-film-png.ts'

export interface FilmPdfsTask {
  readonly paths: { readonly pdf: string | undefined; readonly labels: string }
  readonly film: Omit<FilmToWrite, 'onProgress'>
}

/** In a thread, so that a second core works while the PNG is written. */
export async function writePdfsInThread(
  paths: FilmPdfsTask['paths'],
  { onProgress, ...film }: FilmToWrite,
): Promise<void> {
  const task: FilmPdfsTask = { paths, film }
  const worker = new Worker(new URL('./film-pdfs.worker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
  })
  worker.on('message', onProgress)
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })
}
