import type { Resources } from '@platen/api-client'
import { tenths } from '@platen/placement'
import type { DraftArtwork } from './draft-print.ts'

type Item = Resources['AdminOrderCreate']['items'][number]

/** A transfer, or a finished file that is printed as wide as the film. */
export interface DraftFilm {
  readonly key: string
  readonly kind: 'transfer' | 'sheet'
  readonly artwork?: DraftArtwork | undefined
  /** Of a transfer. */
  readonly widthMm: number
  readonly quantity: number
  readonly note: string
  /** Of a sheet: taken from the prepaid film of the customer. */
  readonly prepaid?: boolean
}

export function newFilm(kind: DraftFilm['kind']): DraftFilm {
  return { key: crypto.randomUUID(), kind, widthMm: 100, quantity: 1, note: '' }
}

export function filmHeight({ widthMm, artwork }: DraftFilm): number {
  const ratio =
    artwork && artwork.widthPx > 0 && artwork.heightPx > 0 ? artwork.widthPx / artwork.heightPx : 1
  return Math.max(0.1, tenths(widthMm / ratio))
}

export function isFilmFinished({ artwork, widthMm, quantity }: DraftFilm): boolean {
  return artwork !== undefined && widthMm > 0 && quantity > 0
}

/** Unfinished film is left out. */
export function filmLinesOf(film: readonly DraftFilm[]): Item[] {
  return film.filter(isFilmFinished).flatMap((line): Item[] => {
    const { kind, artwork, widthMm, quantity, note, prepaid = false } = line
    if (!artwork) return []
    const shared = { artworkId: artwork.id, quantity, ...(note.trim() !== '' && { note: note.trim() }) }
    return kind === 'sheet'
      ? [{ kind, ...shared, ...(prepaid && { prepaid }) }]
      : [{ kind, widthMm, heightMm: filmHeight(line), ...shared }]
  })
}

/** The names of the inputs of a line of film. */
export const filmInputs = ({ key }: Pick<DraftFilm, 'key'>) => ({
  width: `film.${key}.widthMm`,
  quantity: `film.${key}.quantity`,
  note: `film.${key}.note`,
})

/** The input that shows what is wrong with a field of a line of film. */
export function filmInputOf(line: DraftFilm, field: string | undefined): string {
  const inputs = filmInputs(line)
  if (field === 'quantity' || field === 'note') return inputs[field]
  // A finished file has no width of its own.
  return line.kind === 'sheet' ? inputs.quantity : inputs.width
}
