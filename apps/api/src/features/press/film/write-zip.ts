import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import yazl from 'yazl'
import { FILM_FILES, type FilmFile } from './film-sheet.ts'

/**
 * All files of a sheet in a folder named after it, each with a unique name for the RIP's hot folder. Pictures are stored
 * without compression because they are already compressed.
 */
export async function writeZip(
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
