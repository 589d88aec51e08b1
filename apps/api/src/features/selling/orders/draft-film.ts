import type { ItemKind } from '@platen/contract'
import { newUuid } from '../../../platform/records/ids.ts'
import type { Shop } from '../catalog/index.ts'
import { checkedState } from './check-artwork.ts'
import type { OrderItem, OrderedSheet, Placement } from './order.ts'
import type { ResolvedFilm, ResolvedSheet } from './resolve-film.ts'

/** A line of film as it can be kept until it is ordered. */
export interface FilmItem extends Pick<ResolvedFilm, 'kind' | 'size' | 'finish' | 'sheet'> {
  /** Left out by estimates, which are paid with money. */
  readonly prepaid?: boolean
  readonly prints: readonly FilmItemPrint[]
}

type FilmItemPrint = Pick<
  Placement,
  'widthMm' | 'heightMm' | 'copies' | 'trim' | 'preflight' | 'artworkId' | 'artworkFileName'
>

/** For programs that know garments only. Pages show words of their own by `kind`. */
const NAMES = { transfer: 'Transfer', sheet: 'Film sheet' } as const satisfies Record<
  Exclude<ItemKind, 'garment'>,
  string
>

export function filmItemOf({ kind, size, finish, sheet, prepaid, placements }: ResolvedFilm): FilmItem {
  return {
    ...{ kind, size, finish, sheet },
    ...(prepaid && { prepaid }),
    prints: placements.map(({ artwork, preflight, ...print }) => {
      if (!artwork || !preflight) throw new Error('Film that is ordered has artwork for every print.')
      return { ...print, preflight, artworkId: artwork.id, artworkFileName: artwork.fileName }
    }),
  }
}

export function draftFilm(
  { kind, size, finish, sheet, prepaid = false, prints }: FilmItem,
  shop: Pick<Shop, 'approvePassedArtwork'>,
  now: Date,
): Omit<OrderItem, 'quantity' | 'unitPriceMinor' | 'lineTotalMinor' | 'agreedPrice' | 'note'> {
  const placements = prints.map((print) => draftPrint(print, shop, now))
  return {
    id: newUuid(now),
    kind,
    variantId: null,
    inventoryItemId: null,
    garmentName: NAMES[kind],
    colour: '',
    size,
    film: sheet && { ...draftSheet(sheet, placements), ...(prepaid && { prepaid }) },
    finish,
    placements,
  }
}

function draftPrint(print: FilmItemPrint, shop: Pick<Shop, 'approvePassedArtwork'>, now: Date): Placement {
  return {
    id: newUuid(now),
    zoneId: null,
    ...print,
    ...{ offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 },
    sizeTierId: null,
    priceMinor: 0,
    state: checkedState(print.preflight, shop),
  }
}

function draftSheet(
  { widthMm, lengthMm, billedCm, layout }: ResolvedSheet,
  prints: readonly Placement[],
): OrderedSheet {
  const measures = { widthMm, lengthMm, billedCm }
  if (layout === null) return { ...measures, layoutId: null, pieces: [] }
  const { id, sideMarginMm, printLengthMm, pieces } = layout
  return {
    ...measures,
    layoutId: id,
    ...{ sideMarginMm, printLengthMm, printWidthMm: Math.round((widthMm - 2 * sideMarginMm) * 10) / 10 },
    pieces: pieces.map(({ print, ...place }) => ({ placementId: prints[print]?.id ?? '', ...place })),
  }
}
