import type { FilmSettingsRecord } from '@platen/contract'
import type { FilmFile } from './film-sheet.ts'

/** Which files are made of a film, and how. */
export interface FilmOutput extends Omit<FilmSettingsRecord['filmExport'], 'fileName'> {
  /** Of the files in the ZIP, without their ending. */
  readonly name: string
}

/** In the order of the ZIP, which is made of the others and comes last. */
export function filesOf({ formats, white }: FilmOutput): FilmFile[] {
  return [
    ...(['png', 'pdf', 'tiff'] as const).filter((format) => formats.includes(format)),
    ...(white ? (['white'] as const) : []),
    ...(['labels', 'manifestCsv', 'manifestJson', 'zip'] as const),
  ]
}
