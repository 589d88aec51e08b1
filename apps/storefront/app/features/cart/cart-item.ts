import type { Resources } from '@platen/api-client'
import type { ImageLayer, Person, ShapeLayer, TextLayer } from '@platen/layers'
import { filmLine, isFilm, type FilmItem } from './film-item.ts'

export type Artwork = Resources['ArtworkRecord']
export type RotationDeg = 0 | 90 | 180 | 270

/** The thumbnail outlives the signed preview URL. */
export interface Picture {
  readonly artwork: Artwork
  readonly thumbnail: string
}

export type PictureLayer = ImageLayer & { readonly picture: Picture }

interface DesignText extends TextLayer {
  /** The size that the person chose, while the letters are smaller so that they fit. */
  readonly chosenMm?: number
}
export type DesignLayer = PictureLayer | DesignText | ShapeLayer

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
  /** Left out unless it is for one person of a list. */
  readonly member?: TeamMember
}

/** Whose name and number a garment has. The garments of a team stand together in the cart. */
interface TeamMember extends Person {
  readonly teamId: string
  /** The texts that stand for names and numbers, to change them for all later. */
  readonly texts: readonly PersonalText[]
}

export interface PersonalText {
  readonly zoneId: string
  /** From the back, among all layers of its zone. */
  readonly index: number
  readonly layer: DesignText
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

/** Whether it is the item, or of the team, with this id. */
export function isOf({ id, member }: CartItem, wanted: string | undefined): boolean {
  return wanted !== undefined && (id === wanted || member?.teamId === wanted)
}

/** As people are called on tickets and labels: the number first. */
export function personName({ name, number }: Person): string {
  return `${number} ${name}`.trim()
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

/** As long as the order takes it. */
const MAX_NOTE = 500

function garmentLines(item: CartItem): Resources['OrderCreate']['items'] {
  const person = item.member && personName(item.member)
  const note = [person, item.note].filter(Boolean).join(' · ').slice(0, MAX_NOTE)
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
    ...(note === '' ? {} : { note }),
  }))
}
