import type { Resources } from '@platen/api-client'
import { tenths } from '@platen/placement'

export type DraftArtwork = Pick<
  Resources['ArtworkRecord'],
  'id' | 'fileName' | 'previewUrl' | 'widthPx' | 'heightPx' | 'vector'
>

export interface DraftPrint {
  readonly key: string
  readonly zoneId: string
  readonly artwork?: DraftArtwork | undefined
  readonly widthMm: number
  /** Missing in drafts of earlier releases, which means top. */
  readonly position?: PrintPosition
  /** From the centre of the zone down. */
  readonly offsetYMm: number
}

export const PRINT_POSITIONS = ['top', 'centre'] as const
export type PrintPosition = (typeof PRINT_POSITIONS)[number]

export function ratioOf({ artwork }: DraftPrint): number {
  return artwork && artwork.widthPx > 0 && artwork.heightPx > 0 ? artwork.widthPx / artwork.heightPx : 1
}

/** In tenths of a millimetre, from the aspect ratio of the artwork. */
export function heightOf(print: DraftPrint): number {
  return Math.max(1, tenths(print.widthMm / ratioOf(print)))
}
