import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ComposeMessage, ComposeTask } from './compose-film.ts'
import { writePdfsInThread } from './film-pdfs-thread.ts'
import { filmMarks } from './film-marks.ts'
import { FILM_FILES, type FilmFile, type MadeFilm } from './film-sheet.ts'
import { writeFilmPng } from './write-film-png.ts'
import { writeManifest } from './write-manifest.ts'
import { writeZip } from './write-zip.ts'

/** The process that makes the files of a sheet; `compose-film.ts` starts and stops it. */

sharp.cache(false)
sharp.concurrency(1)

process.on('message', (task: ComposeTask) => {
  void compose(task).then(
    (files) => send({ kind: 'made', files }),
    (error: unknown) =>
      send({
        kind: 'defect',
        stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  )
})
// Ctrl-C reaches every process of the terminal; the service decides when this one ends.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

async function compose({ sheet, drawn, inks, folder }: ComposeTask): Promise<MadeFilm['files']> {
  const marks = filmMarks(sheet)
  const pathOf = (file: FilmFile) => join(folder, FILM_FILES[file])
  const done = { png: 0, pdf: 0 }
  const part = (name: keyof typeof done) => (share: number) => {
    done[name] = share
    send({ kind: 'progress', done: done.png * 0.6 + done.pdf * 0.3 })
  }

  await Promise.all([
    writeFilmPng(pathOf('png'), { sheet, drawn, marks, onProgress: part('png') }),
    writePdfsInThread(
      { pdf: pathOf('pdf'), labels: pathOf('labels') },
      { sheet, drawn, marks, onProgress: part('pdf') },
    ),
  ])
  await writeManifest({ csv: pathOf('manifestCsv'), json: pathOf('manifestJson') }, { sheet, inks })
  await writeZip(pathOf('zip'), { number: sheet.number, pathOf })
  send({ kind: 'progress', done: 1 })

  const sizes = await Promise.all(
    (Object.keys(FILM_FILES) as FilmFile[]).map(async (file) => {
      const { size } = await stat(pathOf(file))
      return [file, { name: FILM_FILES[file], byteSize: size }] as const
    }),
  )
  return Object.fromEntries(sizes) as MadeFilm['files']
}

function send(message: ComposeMessage): void {
  process.send?.(message)
}
