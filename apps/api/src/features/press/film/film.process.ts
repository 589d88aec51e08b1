import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import yazl from 'yazl'
import type { ComposeMessage, ComposeTask } from './compose-film.ts'
import { filmMarks } from './film-marks.ts'
import { writePdfsInThread } from './film-pdfs-thread.ts'
import { FILM_FILES, type FilmFile, type MadeFilm } from './film-sheet.ts'
import { writeFilmPng } from './write-film-png.ts'
import { writeManifest } from './write-manifest.ts'

sharp.cache(false)
sharp.concurrency(1)

process.on('message', (task: ComposeTask) => {
  void compose(task).then(
    (files) => {
      // It is killed after its answer, so nothing would be written at its end.
      flushCompileCache()
      send({ kind: 'made', files })
    },
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

/** Unique names for the RIP's hot folder; pictures are stored because they are already compressed. */
async function writeZip(
  path: string,
  { number, pathOf }: { readonly number: string; readonly pathOf: (file: FilmFile) => string },
): Promise<void> {
  const zip = new yazl.ZipFile()
  for (const file of IN_ZIP) {
    const extension = FILM_FILES[file].slice(FILM_FILES[file].lastIndexOf('.'))
    zip.addFile(pathOf(file), `${number}/${number}${SUFFIXES[file]}${extension}`, {
      compress: extension === '.csv' || extension === '.json',
      mode: 0o100644,
    })
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}

const IN_ZIP = ['png', 'pdf', 'labels', 'manifestCsv', 'manifestJson'] as const satisfies FilmFile[]
const SUFFIXES: Readonly<Record<(typeof IN_ZIP)[number], string>> = {
  png: '',
  pdf: '',
  labels: '-labels',
  manifestCsv: '-manifest',
  manifestJson: '-manifest',
}
