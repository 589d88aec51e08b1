import type { Resources } from '@platen/api-client'
import {
  arePointsTooClose,
  isPlausiblePhoto,
  overlaps,
  photoBox,
  zoneBounds,
  type GarmentBox,
  type NamedZone,
} from '@platen/placement'
import type { GarmentView } from '@platen/ui'

export type StoredPhoto = Resources['GarmentPhoto']
type SavedPhoto = Resources['GarmentRecord']['photos'][number]
export type Spot = SavedPhoto['origin']

export interface FormPhoto extends Omit<SavedPhoto, 'points' | 'distanceMm'> {
  readonly points: [Spot, Spot]
  /** Null until somebody has measured it. */
  readonly distanceMm: number | null
}

export type Placing = Pick<FormPhoto, 'points' | 'origin'>

/** Usual in the middle of a photo; the owner moves them. */
export const USUAL_PLACING: Placing = {
  points: [
    { x: 0.25, y: 0.55 },
    { x: 0.75, y: 0.55 },
  ],
  origin: { x: 0.5, y: 0.15 },
}

/** Where nothing was measured, pages show the photo as if this were the distance of its points. */
const SUPPOSED_MM = 500

type Picture = Pick<StoredPhoto['picture'], 'widthPx' | 'heightPx'>

export function boxOf(photo: FormPhoto, picture: Picture): GarmentBox {
  return photoBox({ ...photo, distanceMm: photo.distanceMm ?? SUPPOSED_MM }, picture)
}

interface Added {
  readonly photoId: string
  readonly view: GarmentView
  readonly placing: Placing
  /** Of the garment, in their order. */
  readonly colours: readonly string[]
}

/** The first photo of a side shows all colours; each further one a colour that has none. */
export function withPhoto(
  photos: readonly FormPhoto[],
  { photoId, view, placing, colours }: Added,
): FormPhoto[] {
  const others = photos.filter((photo) => photo.view === view)
  const free = colours.find((colour) => others.every((photo) => photo.colour !== colour))
  const neutral = others.every((photo) => !photo.neutral)
  return [...photos, { photoId, view, colour: free ?? null, neutral, ...placing, distanceMm: null }]
}

/** One photo of a side is neutral at most. */
export function changed(photos: readonly FormPhoto[], at: number, change: Partial<FormPhoto>): FormPhoto[] {
  const view = photos[at]?.view
  return photos.map((photo, index) => {
    if (index === at) return { ...photo, ...change }
    return change.neutral === true && photo.view === view ? { ...photo, neutral: false } : photo
  })
}

export function renamed(photos: readonly FormPhoto[], from: string, to: string): FormPhoto[] {
  return photos.map((photo) => (photo.colour === from ? { ...photo, colour: to } : photo))
}

/** Colours that a photo of this side may show: those that no other shows. */
export function freeColours(photos: readonly FormPhoto[], at: number, colours: readonly string[]): string[] {
  const taken = photos.filter((photo, index) => index !== at && photo.view === photos[at]?.view)
  return colours.filter((colour) => taken.every((photo) => photo.colour !== colour))
}

export function toFormPhotos(photos: readonly SavedPhoto[]): FormPhoto[] {
  return photos.map(({ points: [one, other], ...photo }) => {
    if (!one || !other) throw new Error('A photo has two points.')
    return { ...photo, points: [one, other] }
  })
}

/** A colour that is gone need not be shown by a neutral photo. */
export function toRequestPhotos(photos: readonly FormPhoto[], colours: readonly string[]): SavedPhoto[] {
  return photos.map((photo) => ({
    ...photo,
    colour: photo.neutral && photo.colour !== null && !colours.includes(photo.colour) ? null : photo.colour,
    distanceMm: photo.distanceMm ?? 0,
  }))
}

export type PlacingProblem =
  | { readonly reason: 'no_distance' | 'points_too_close' }
  | { readonly reason: 'implausible_size'; readonly size: string }
  | { readonly reason: 'zones_outside' | 'zones_past_edge'; readonly names: readonly string[] }

export type ZoneOnPhoto = NamedZone & { readonly name: string }

/** As the service would refuse it, and zones that are partly outside, which it accepts. */
export function placingProblems(
  photo: FormPhoto,
  picture: Picture,
  zones: readonly ZoneOnPhoto[],
): PlacingProblem[] {
  if (arePointsTooClose(photo.points, picture)) return [{ reason: 'points_too_close' }]
  if (photo.distanceMm === null) return [{ reason: 'no_distance' }]
  const box = boxOf(photo, picture)
  if (!isPlausiblePhoto(box)) {
    return [
      { reason: 'implausible_size', size: `${Math.round(box.widthMm)} × ${Math.round(box.heightMm)} mm` },
    ]
  }
  const namesOf = (some: readonly ZoneOnPhoto[]) => some.map(({ name }) => name)
  const outside = zones.filter((zone) => !overlaps(zoneBounds(zone), box))
  const past = zones.filter((zone) => !outside.includes(zone) && !isInside(zoneBounds(zone), box))
  return [
    ...(outside.length > 0 ? [{ reason: 'zones_outside' as const, names: namesOf(outside) }] : []),
    ...(past.length > 0 ? [{ reason: 'zones_past_edge' as const, names: namesOf(past) }] : []),
  ]
}

/** Half a millimetre is a matter of rounding. */
const SLACK_MM = 0.5

function isInside(inner: GarmentBox, outer: GarmentBox): boolean {
  return (
    inner.xMm >= outer.xMm - SLACK_MM &&
    inner.yMm >= outer.yMm - SLACK_MM &&
    inner.xMm + inner.widthMm <= outer.xMm + outer.widthMm + SLACK_MM &&
    inner.yMm + inner.heightMm <= outer.yMm + outer.heightMm + SLACK_MM
  )
}

/** The service keeps six decimals, and a spot that comes back must be the one that was sent. */
export function spotAt(x: number, y: number): Spot {
  return { x: share(x), y: share(y) }
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1e6) / 1e6
}
