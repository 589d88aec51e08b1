import { parentPort, workerData } from 'node:worker_threads'
import type { FilmPdfsTask } from './film-pdfs-thread.ts'
import { writeFilmPdf } from './write-film-pdf.ts'
import { writeLabels } from './write-labels.ts'

/** The thread in which the PDFs of a sheet are written; started by `film-pdfs-thread.ts`. */

const { paths, film } = workerData as FilmPdfsTask
await writeFilmPdf(paths.pdf, { ...film, onProgress: (done) => parentPort?.postMessage(done) })
await writeLabels(paths.labels, film.sheet)
