import type { Resources } from '@platen/api-client'
import {
  billedCentimetres,
  sheetPriceMinor,
  transferPriceMinor,
  type PriceLine,
  type SizeTier,
} from '@platen/pricing'
import { isRecord } from '../../lib/is-record.ts'

interface FilmFields {
  readonly id: string
  readonly quantity: number
  readonly note: string
  /** A data URL. */
  readonly thumbnail: string
}

/** A saved layout, so that it is ordered exactly as it was arranged. */
export interface SheetItem extends FilmFields {
  readonly kind: 'sheet'
  readonly layoutId: string
  /** Of its link, to open it again. */
  readonly token: string
  readonly filmWidthMm: number
  readonly lengthMm: number
  readonly pieces: number
  /** Of a cart that is shown or ordered: paid with prepaid film. */
  readonly prepaid?: boolean
}

/** A print that the shop cuts out. */
interface TransferItem extends FilmFields {
  readonly kind: 'transfer'
  readonly artwork: Pick<Resources['ArtworkRecord'], 'id' | 'fileName'>
  /** Of the whole picture, as in the order. */
  readonly widthMm: number
  readonly heightMm: number
  /** Without the empty border: what it measures, and what is paid. */
  readonly inkWidthMm: number
  readonly inkHeightMm: number
}

export type FilmItem = SheetItem | TransferItem

export type SoldFilm = NonNullable<Resources['PublicConfigResponse']['film']>

export interface CheckedFilm {
  readonly film: FilmItem
  /** Undefined when the shop no longer sells it. */
  readonly line: PriceLine | undefined
  readonly problem: 'not_sold' | 'other_film' | undefined
}

export function isFilm(item: object): item is FilmItem {
  return 'kind' in item && (item.kind === 'sheet' || item.kind === 'transfer')
}

export function isPrepaid(item: FilmItem): boolean {
  return item.kind === 'sheet' && item.prepaid === true
}

/** Millimetres of prepaid film that the sheets of this item take. */
export function filmOf({ lengthMm, quantity }: SheetItem): number {
  return billedCentimetres(lengthMm) * 10 * quantity
}

export function checkFilm(
  film: FilmItem,
  sold: SoldFilm | null,
  sizeTiers: readonly SizeTier[],
): CheckedFilm {
  const problem = problemOf(film, sold)
  const unitMinor = sold && problem === undefined ? unitPriceMinor(film, sold, sizeTiers) : undefined
  if (!sold || unitMinor === undefined) return { film, line: undefined, problem: problem ?? 'not_sold' }
  return {
    film,
    problem,
    line: {
      ...{ garmentKind: null, quantity: film.quantity, basePriceMinor: isPrepaid(film) ? 0 : unitMinor },
      ...{ surchargeMinor: 0, placementPricesMinor: [] },
      ...(film.kind === 'sheet' &&
        !isPrepaid(film) && {
          sheet: {
            billedCm: billedCentimetres(film.lengthMm),
            minimumMinor: sold.prices.minimumSheetMinor,
          },
        }),
    },
  }
}

function problemOf(film: FilmItem, sold: SoldFilm | null): CheckedFilm['problem'] {
  if (!sold || !(film.kind === 'sheet' ? sold.sheets : sold.transfers)) return 'not_sold'
  return film.kind === 'sheet' && film.filmWidthMm !== sold.widthMm ? 'other_film' : undefined
}

function unitPriceMinor(
  film: FilmItem,
  { prices }: SoldFilm,
  sizeTiers: readonly SizeTier[],
): number | undefined {
  if (film.kind === 'sheet') return sheetPriceMinor(billedCentimetres(film.lengthMm), prices)
  return transferPriceMinor({ widthMm: film.inkWidthMm, heightMm: film.inkHeightMm }, prices, sizeTiers)
}

export function filmLine(item: FilmItem) {
  const note = item.note === '' ? {} : { note: item.note }
  const { quantity } = item
  if (item.kind === 'sheet') {
    const prepaid = isPrepaid(item) ? { prepaid: true } : {}
    return { kind: item.kind, layoutId: item.layoutId, quantity, ...note, ...prepaid }
  }
  const { artwork, widthMm, heightMm } = item
  return { kind: item.kind, artworkId: artwork.id, widthMm, heightMm, quantity, ...note }
}

export function isFilmItem(value: Readonly<Record<string, unknown>>): boolean {
  const { id, note, thumbnail, quantity } = value
  return (
    [id, note, thumbnail].every((text) => typeof text === 'string') &&
    Number.isInteger(quantity) &&
    Number(quantity) > 0 &&
    (value.kind === 'sheet' ? isSheet(value) : isTransfer(value))
  )
}

function isSheet({
  layoutId,
  token,
  filmWidthMm,
  lengthMm,
  pieces,
}: Readonly<Record<string, unknown>>): boolean {
  return (
    [layoutId, token].every((text) => typeof text === 'string') &&
    [filmWidthMm, lengthMm, pieces].every((number) => typeof number === 'number' && number > 0)
  )
}

function isTransfer(value: Readonly<Record<string, unknown>>): boolean {
  const { kind, artwork, widthMm, heightMm, inkWidthMm, inkHeightMm } = value
  return (
    kind === 'transfer' &&
    isRecord(artwork) &&
    [artwork.id, artwork.fileName].every((text) => typeof text === 'string') &&
    [widthMm, heightMm, inkWidthMm, inkHeightMm].every((mm) => typeof mm === 'number' && mm > 0)
  )
}
