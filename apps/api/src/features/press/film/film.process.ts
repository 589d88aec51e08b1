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
import { filesOf } from './film-output.ts'
import { srgbProfile } from './srgb-profile.ts'
import { writeFilmPng, writeFilmTiff, writeFilmWhite, type FilmToWrite } from './write-film-png.ts'
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

async function compose({ sheet, drawn, inks, folder, output }: ComposeTask): Promise<MadeFilm['files']> {
  const marks = filmMarks(sheet)
  const pathOf = (file: FilmFile) => join(folder, FILM_FILES[file])
  const files = filesOf(output)
  const parts = files.filter((file) => file in WRITERS || file === 'pdf')
  const done = new Map<FilmFile, number>()
  const part = (file: FilmFile) => (share: number) => {
    done.set(file, share)
    const all = [...done.values()].reduce((sum, one) => sum + one, 0)
    send({ kind: 'progress', done: (0.9 * all) / parts.length })
  }
  const film = { sheet, drawn, marks, output, profile: output.profile ? await srgbProfile() : undefined }

  await Promise.all([
    writeOneByOne(),
    writePdfsInThread(
      { pdf: files.includes('pdf') ? pathOf('pdf') : undefined, labels: pathOf('labels') },
      { ...film, onProgress: part('pdf') },
    ),
  ])
  await writeManifest({ csv: pathOf('manifestCsv'), json: pathOf('manifestJson') }, { sheet, inks })
  await writeZip(pathOf('zip'), { name: output.name, files, pathOf })
  send({ kind: 'progress', done: 1 })

  const sizes = await Promise.all(
    files.map(async (file) => {
      const { size } = await stat(pathOf(file))
      return [file, { name: FILM_FILES[file], byteSize: size }] as const
    }),
  )
  return Object.fromEntries(sizes)

  async function writeOneByOne(): Promise<void> {
    for (const [file, write] of Object.entries(WRITERS) as [keyof typeof WRITERS, WriteFilm][]) {
      if (files.includes(file)) await write(pathOf(file), { ...film, onProgress: part(file) })
    }
  }
}

type WriteFilm = (path: string, film: FilmToWrite) => Promise<void>

const WRITERS = { png: writeFilmPng, tiff: writeFilmTiff, white: writeFilmWhite } as const satisfies Partial<
  Record<FilmFile, WriteFilm>
>

function send(message: ComposeMessage): void {
  process.send?.(message)
}

/** Unique names for the RIP's hot folder; pictures are stored because they are already compressed. */
async function writeZip(
  path: string,
  {
    name,
    files,
    pathOf,
  }: {
    readonly name: string
    readonly files: readonly FilmFile[]
    readonly pathOf: (file: FilmFile) => string
  },
): Promise<void> {
  const zip = new yazl.ZipFile()
  for (const file of files) {
    if (file === 'zip') continue
    const extension = FILM_FILES[file].slice(FILM_FILES[file].lastIndexOf('.'))
    zip.addFile(pathOf(file), `${name}/${name}${SUFFIXES[file]}${extension}`, {
      compress: extension === '.csv' || extension === '.json',
      mode: 0o100644,
    })
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}

const SUFFIXES: Readonly<Record<Exclude<FilmFile, 'zip'>, string>> = {
  png: '',
  pdf: '',
  tiff: '',
  white: '-white',
  labels: '-labels',
  manifestCsv: '-manifest',
  manifestJson: '-manifest',
}
