import type { Resources } from '@platen/api-client'
import type { ImageLayer, ShapeLayer, TextLayer } from '@platen/layers'
import { filmLine, isFilm, type FilmItem } from './film-item.ts'

export type Artwork = Resources['ArtworkRecord']
export type RotationDeg = 0 | 90 | 180 | 270

/** The thumbnail outlives the signed preview URL. */
export interface Picture {
  readonly artwork: Artwork
  readonly thumbnail: string
}

export type PictureLayer = ImageLayer & { readonly picture: Picture }
export type DesignLayer = PictureLayer | TextLayer | ShapeLayer

/** Millimetres as in the order, offsets from the centre of the zone. */
export interface Placement {
  readonly zoneId: string
  readonly artwork: Artwork
  /** A data URL, because signed preview URLs expire after a day. */
  readonly thumbnail: string
  readonly widthMm: number
  readonly heightMm: number
  readonly offsetXMm: number
  readonly offsetYMm: number
  readonly rotationDeg: RotationDeg
  /** What the artwork was composed of, to change it later. Left out for a file as it was uploaded. */
  readonly layers?: readonly DesignLayer[]
}

/** Where sizes have smaller prints than the design: by variant id and zone. */
export type SizedPrints = Readonly<
  Record<
    string,
    Readonly<Record<string, Pick<Placement, 'widthMm' | 'heightMm' | 'offsetXMm' | 'offsetYMm'>>>
  >
>

/** A garment with its prints. Each size becomes a line of the order. */
export interface CartItem {
  readonly id: string
  readonly garmentSlug: string
  readonly colour: string
  /** By variant id; never zero. */
  readonly quantities: Readonly<Record<string, number>>
  readonly placements: readonly Placement[]
  /** Left out when the prints are the same on all sizes. */
  readonly sized?: SizedPrints
  readonly note: string
  /** As they were when it was added, for when the shop no longer sells it. Missing in older carts. */
  readonly names?: ItemNames
}

export type CartEntry = CartItem | FilmItem

interface ItemNames {
  readonly garment: string
  /** By variant id. */
  readonly sizes: Readonly<Record<string, string>>
}

export function unitsOf(item: CartEntry): number {
  if (isFilm(item)) return item.quantity
  return Object.values(item.quantities).reduce((sum, quantity) => sum + quantity, 0)
}

/** The prints of one size. */
export function placementsOn(
  { placements, sized }: Pick<CartItem, 'placements' | 'sized'>,
  variantId: string,
): readonly Placement[] {
  const smaller = sized?.[variantId]
  return smaller ? placements.map((print) => ({ ...print, ...smaller[print.zoneId] })) : placements
}

export function orderLines(items: readonly CartEntry[]): Resources['OrderCreate']['items'] {
  return items.flatMap((item) => (isFilm(item) ? [filmLine(item)] : garmentLines(item)))
}

/** As a cart without prepaid film would order them. */
export function withoutPrepaid(lines: Resources['OrderCreate']['items']): Resources['OrderCreate']['items'] {
  return lines.map(({ prepaid: _prepaid, ...line }) => line)
}

function garmentLines(item: CartItem): Resources['OrderCreate']['items'] {
  return Object.entries(item.quantities).map(([variantId, quantity]) => ({
    variantId,
    quantity,
    placements: placementsOn(item, variantId).map(
      ({ zoneId, artwork, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg }) => ({
        zoneId,
        artworkId: artwork.id,
        widthMm,
        heightMm,
        offsetXMm,
        offsetYMm,
        rotationDeg,
      }),
    ),
    ...(item.note === '' ? {} : { note: item.note }),
  }))
}
