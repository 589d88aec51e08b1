import { parentPort, workerData } from 'node:worker_threads'
import type { FilmPdfsTask } from './film-pdfs-thread.ts'
import { writeFilmPdf } from './write-film-pdf.ts'
import { writeLabels } from './write-labels.ts'

const { paths, film } = workerData as FilmPdfsTask
if (paths.pdf !== undefined)
  await writeFilmPdf(paths.pdf, { ...film, onProgress: (done) => parentPort?.postMessage(done) })
await writeLabels(paths.labels, film.sheet)
