import { parentPort, workerData } from 'node:worker_threads'
import type { FilmPdfTask } from './film-pdf-thread.ts'
import { writeFilmPdf } from './write-film-pdf.ts'

/** The thread in which the PDF of a film is written; started by `film-pdf-thread.ts`. */

const { path, film } = workerData as FilmPdfTask
await writeFilmPdf(path, { ...film, onProgress: (done) => parentPort?.postMessage(done) })
