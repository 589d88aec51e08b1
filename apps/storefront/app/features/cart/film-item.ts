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
interface SheetItem extends FilmFields {
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

/** A sheet that was laid out elsewhere: a file as wide as the film. */
interface FileItem extends FilmFields {
  readonly kind: 'file'
  readonly artwork: Pick<Resources['ArtworkRecord'], 'id' | 'fileName'>
  readonly filmWidthMm: number
  readonly lengthMm: number
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

/** Sold by its length. */
export type LongItem = SheetItem | FileItem

export type FilmItem = LongItem | TransferItem

export type SoldFilm = NonNullable<Resources['PublicConfigResponse']['film']>

export interface CheckedFilm {
  readonly film: FilmItem
  /** Undefined when the shop no longer sells it. */
  readonly line: PriceLine | undefined
  readonly problem: 'not_sold' | 'other_film' | undefined
}

const KINDS = ['sheet', 'file', 'transfer'] as const satisfies readonly FilmItem['kind'][]

export function isSheet(item: FilmItem): item is LongItem {
  return item.kind !== 'transfer'
}

export function isFilm(item: object): item is FilmItem {
  return 'kind' in item && KINDS.some((kind) => kind === item.kind)
}

export function isPrepaid(item: FilmItem): boolean {
  return isSheet(item) && item.prepaid === true
}

/** Millimetres of prepaid film that the sheets of this item take. */
export function filmOf({ lengthMm, quantity }: LongItem): number {
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
      ...(isSheet(film) &&
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
  if (!sold || !(isSheet(film) ? sold.sheets : sold.transfers)) return 'not_sold'
  return isSheet(film) && film.filmWidthMm !== sold.widthMm ? 'other_film' : undefined
}

function unitPriceMinor(
  film: FilmItem,
  { prices }: SoldFilm,
  sizeTiers: readonly SizeTier[],
): number | undefined {
  if (isSheet(film)) return sheetPriceMinor(billedCentimetres(film.lengthMm), prices)
  return transferPriceMinor({ widthMm: film.inkWidthMm, heightMm: film.inkHeightMm }, prices, sizeTiers)
}

export function filmLine(item: FilmItem) {
  const note = item.note === '' ? {} : { note: item.note }
  const { quantity } = item
  if (isSheet(item)) {
    const prepaid = isPrepaid(item) ? { prepaid: true } : {}
    const source = item.kind === 'sheet' ? { layoutId: item.layoutId } : { artworkId: item.artwork.id }
    return { kind: 'sheet' as const, ...source, quantity, ...note, ...prepaid }
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
    (value.kind === 'sheet' ? isLaidOut(value) : value.kind === 'file' ? isFile(value) : isTransfer(value))
  )
}

function isFile({ artwork, filmWidthMm, lengthMm }: Readonly<Record<string, unknown>>): boolean {
  return isArtwork(artwork) && [filmWidthMm, lengthMm].every((mm) => typeof mm === 'number' && mm > 0)
}

function isArtwork(artwork: unknown): boolean {
  return isRecord(artwork) && [artwork.id, artwork.fileName].every((text) => typeof text === 'string')
}

function isLaidOut({
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
    isArtwork(artwork) &&
    [widthMm, heightMm, inkWidthMm, inkHeightMm].every((mm) => typeof mm === 'number' && mm > 0)
  )
}
