import type { FilmSettingsRecord } from '@platen/contract'
import sharp from 'sharp'
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

export async function srgbProfile(): Promise<Buffer | undefined> {
  const picture = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  const { icc } = await sharp(await picture.withIccProfile('srgb').png().toBuffer()).metadata()
  return icc
}
