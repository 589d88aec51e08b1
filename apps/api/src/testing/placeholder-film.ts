import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FILM_FILES, filesOf, type MakeFilm } from '../features/press/film/index.ts'

/** For tests that need the files of a sheet but not their content: a real film takes a second of processor time. */
export const makePlaceholderFilm: MakeFilm = async (sheet, { openArtwork, into, output, signal }) => {
  signal?.throwIfAborted()
  for (const { artwork } of sheet.prints) await openArtwork(artwork.id)
  for (const name of filesOf(output).map((file) => FILM_FILES[file]))
    await writeFile(join(into, name), `${name} of ${sheet.number}`)
  return {
    inks: sheet.prints.map(({ jobId }) => ({
      jobId,
      inkedAreaMm2: 400,
      colourCoverage: 1,
      whiteCoverage: 1,
    })),
  }
}
