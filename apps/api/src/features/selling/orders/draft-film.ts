import type { ItemKind } from '@platen/contract'
import { newUuid } from '../../../platform/records/ids.ts'
import type { Shop } from '../catalog/index.ts'
import { checkedState } from './check-artwork.ts'
import type { OrderItem, OrderedSheet, Placement } from './order.ts'
import type { ResolvedFilm, ResolvedPrint, ResolvedSheet } from './resolve-film.ts'

/** For programs that know garments only. Pages show words of their own by `kind`. */
const NAMES = { transfer: 'Transfer', sheet: 'Film sheet' } as const satisfies Record<
  Exclude<ItemKind, 'garment'>,
  string
>

export function draftFilm(
  { kind, size, finish, sheet, placements }: ResolvedFilm,
  shop: Shop,
  now: Date,
): Omit<OrderItem, 'quantity' | 'unitPriceMinor' | 'lineTotalMinor' | 'agreedPrice' | 'note'> {
  const prints = placements.map((print) => draftPrint(print, shop, now))
  return {
    id: newUuid(now),
    kind,
    variantId: null,
    inventoryItemId: null,
    garmentName: NAMES[kind],
    colour: '',
    size,
    film: sheet && draftSheet(sheet, prints),
    finish,
    placements: prints,
  }
}

function draftPrint({ artwork, preflight, ...print }: ResolvedPrint, shop: Shop, now: Date): Placement {
  if (!artwork || !preflight) throw new Error('An order has artwork for every print.')
  return {
    id: newUuid(now),
    zoneId: null,
    ...print,
    ...{ offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 },
    sizeTierId: null,
    priceMinor: 0,
    state: checkedState(preflight, shop),
    artworkId: artwork.id,
    artworkFileName: artwork.fileName,
    preflight,
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
