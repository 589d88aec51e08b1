import type { GarmentPhoto, GarmentRecord, GarmentSide } from '@platen/contract'
import { photoBox } from '@platen/placement'
import { sql } from 'kysely'
import { encodeId } from './ids.ts'
import { PICTURE_JSON, toPictureRecord, toShownPicture, type PictureRow } from './pictures.ts'

export interface PhotoRow {
  /** UUID. */
  readonly id: string
  readonly cutOut: GarmentPhoto['cutOut']
  readonly picture: PictureRow
  readonly shade: PictureRow
  readonly mask: PictureRow | null
}

/** A row of `photos` that is called by this name. */
export const PHOTO_JSON = (table: string) => sql<PhotoRow>`jsonb_build_object(
  'id', ${sql.ref(`${table}.id`)}, 'cutOut', ${sql.ref(`${table}.cut_out`)},
  'picture', ${PICTURE_JSON(`${table}.picture_id`)}, 'shade', ${PICTURE_JSON(`${table}.shade_id`)},
  'mask', ${PICTURE_JSON(`${table}.mask_id`)})`

export function toGarmentPhoto({ id, cutOut, picture, shade, mask }: PhotoRow): GarmentPhoto {
  return {
    id: encodeId('photo', id),
    picture: toPictureRecord(picture),
    shade: toShownPicture(shade),
    mask: mask && toShownPicture(mask),
    cutOut,
  }
}

interface PlacedPhoto extends Omit<GarmentRecord['photos'][number], 'photo'> {
  readonly colourHex: string | null
  readonly photo: PhotoRow
}

/** What pages need to show a garment from each side. */
export interface Appearance {
  /** Of its kind. */
  readonly views: readonly Pick<GarmentSide, 'view' | 'drawing'>[]
  readonly photos: readonly PlacedPhoto[]
}

/** Of a row of `garments` that is called by this name. */
export const APPEARANCE_JSON = (table: string) => sql<Appearance>`jsonb_build_object(
  'views', (SELECT views FROM garment_kinds WHERE id = ${sql.ref(`${table}.kind`)}),
  'photos', (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'view', placed.view, 'colour', placed.colour, 'neutral', placed.neutral,
      'colourHex', (
        SELECT colour_hex FROM variants AS v
        WHERE v.garment_id = placed.garment_id AND v.colour = placed.colour LIMIT 1),
      'points', jsonb_build_array(
        jsonb_build_object('x', placed.x1, 'y', placed.y1), jsonb_build_object('x', placed.x2, 'y', placed.y2)),
      'distanceMm', placed.distance_mm,
      'origin', jsonb_build_object('x', placed.origin_x, 'y', placed.origin_y),
      'photo', ${PHOTO_JSON('photo')}
    ) ORDER BY placed.view, placed.neutral DESC, placed.colour), '[]')
    FROM garment_photos AS placed JOIN photos AS photo ON photo.id = placed.photo_id
    WHERE placed.garment_id = ${sql.ref(`${table}.id`)}))`

export function sidesOf({ views, photos }: Appearance): GarmentSide[] {
  return views.map(({ view, drawing }) => ({
    view,
    drawing,
    photos: photos
      .filter((placed) => placed.view === view)
      .map((placed) => ({
        colour: placed.colour,
        colourHex: placed.colourHex,
        neutral: placed.neutral,
        picture: toShownPicture(placed.photo.picture),
        shade: toShownPicture(placed.photo.shade),
        mask: placed.photo.mask && toShownPicture(placed.photo.mask),
        box: photoBox(placed, placed.photo.picture),
      })),
  }))
}
