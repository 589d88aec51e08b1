import type { GarmentCreateRequest, GarmentRecord } from '@platen/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import type { Change } from '../../../platform/records/replace-document.ts'
import { APPEARANCE_JSON, type Appearance } from '../../../platform/records/garment-sides.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { StoredGarment } from './garment-record.ts'

export async function listGarments(database: Database): Promise<StoredGarment[]> {
  return findGarments(database, sql`true`)
}

export async function getGarment(database: Database, garmentId: string): Promise<StoredGarment> {
  const [garment] = await findGarments(database, sql`g.id = ${garmentId}`)
  if (!garment) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such garment.')
  return garment
}

async function findGarments(database: Database, condition: RawBuilder<unknown>): Promise<StoredGarment[]> {
  const { rows } = await sql<StoredGarment>`
    SELECT g.id, g.slug, g.kind, g.name, g.description, g.fabric, g.base_price_minor AS "basePriceMinor", g.active,
      g.sort, g.category_id AS "categoryId", g.care, g.size_guide AS "sizeGuide", g.translations,
      g.colour_translations AS "colourTranslations", g.revision, g.created_at AS "createdAt", g.updated_at AS "updatedAt", u.id AS "updatedById",
      u.name AS "updatedByName", (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', v.id, 'colour', v.colour, 'colourHex', v.colour_hex, 'size', v.size, 'sizeSort', v.size_sort,
          'surchargeMinor', v.surcharge_minor, 'active', v.active,
          'stock', CASE WHEN i.id IS NOT NULL THEN jsonb_build_object(
            'itemId', i.id, 'sku', i.sku, 'active', i.active, 'available', i.on_hand - i.reserved) END
        ) ORDER BY v.size_sort, v.id), '[]')
        FROM variants v LEFT JOIN inventory_items i ON i.variant_id = v.id
        WHERE v.garment_id = g.id) AS variants, (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'pictureId', p.picture_id, 'alt', p.alt, 'translations', p.translations) ORDER BY p.place), '[]')
        FROM garment_pictures p WHERE p.garment_id = g.id) AS pictures, (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'photoId', p.photo_id, 'view', p.view, 'colour', p.colour, 'neutral', p.neutral, 'points', jsonb_build_array(
            jsonb_build_object('x', p.x1, 'y', p.y1), jsonb_build_object('x', p.x2, 'y', p.y2)),
          'distanceMm', p.distance_mm, 'origin', jsonb_build_object('x', p.origin_x, 'y', p.origin_y)
        ) ORDER BY p.view, p.neutral DESC, p.colour), '[]')
        FROM garment_photos p WHERE p.garment_id = g.id) AS photos
    FROM garments g LEFT JOIN admin_users u ON u.id = g.updated_by
    WHERE ${condition}
    ORDER BY g.sort, g.id`.execute(database)
  return rows
}

export async function listAppearances(
  database: Database,
): Promise<{ readonly id: string; readonly appearance: Appearance }[]> {
  const { rows } = await sql<{ id: string; appearance: Appearance }>`
    SELECT g.id, ${APPEARANCE_JSON('g')} AS appearance FROM garments AS g ORDER BY g.sort, g.id`.execute(
    database,
  )
  return rows
}

export async function lockGarment(tx: Tx, garmentId: string): Promise<void> {
  await tx.selectFrom('garments').select('id').where('id', '=', garmentId).forNoKeyUpdate().execute()
}

type GarmentValues = Omit<GarmentCreateRequest, 'variants' | 'pictures' | 'photos'>
type GarmentPicture = GarmentRecord['pictures'][number]

export async function insertGarment(
  tx: Tx,
  garmentId: string,
  garment: GarmentValues,
  { by, at }: Change,
): Promise<void> {
  await tx
    .insertInto('garments')
    .values({ id: garmentId, ...columnsOf(garment), created_at: at, updated_at: at, updated_by: by })
    .execute()
}

export async function updateGarment(
  tx: Tx,
  garmentId: string,
  garment: GarmentValues,
  { by, at }: Change,
): Promise<void> {
  await tx
    .updateTable('garments')
    .set({ ...columnsOf(garment), revision: sql`revision + 1`, updated_at: at, updated_by: by })
    .where('id', '=', garmentId)
    .execute()
}

function columnsOf({
  slug,
  kind,
  name,
  description,
  fabric,
  basePriceMinor,
  active,
  sort,
  ...details
}: GarmentValues) {
  const { categoryId, care, sizeGuide, translations, colourTranslations } = details
  return {
    ...{ slug, kind, name, description, fabric, base_price_minor: basePriceMinor, active, sort },
    // What is left out stays.
    ...(categoryId !== undefined && { category_id: categoryId }),
    ...(care !== undefined && { care: care && JSON.stringify(care) }),
    ...(sizeGuide !== undefined && { size_guide: sizeGuide && JSON.stringify(sizeGuide) }),
    ...(translations && { translations: JSON.stringify(translations) }),
    ...(colourTranslations && { colour_translations: JSON.stringify(colourTranslations) }),
  }
}

/** The pictures must exist. */
export async function writePictures(
  tx: Tx,
  garmentId: string,
  pictures: readonly GarmentPicture[],
): Promise<void> {
  await tx.deleteFrom('garment_pictures').where('garment_id', '=', garmentId).execute()
  if (pictures.length === 0) return
  await tx
    .insertInto('garment_pictures')
    .values(
      pictures.map(({ pictureId, alt, translations }, place) => ({
        garment_id: garmentId,
        place,
        picture_id: decodeId('picture', pictureId),
        alt,
        translations: JSON.stringify(translations),
      })),
    )
    .execute()
}

export interface VariantValues {
  readonly id: string
  readonly colour: string
  readonly colourHex: string
  readonly size: string
  readonly sizeSort: number
  readonly surchargeMinor: number
  readonly active: boolean
}

export interface PhotoValues extends Omit<NonNullable<GarmentCreateRequest['photos']>[number], 'photoId'> {
  /** UUID. */
  readonly photoId: string
}

export async function writePhotos(tx: Tx, garmentId: string, photos: readonly PhotoValues[]): Promise<void> {
  await tx.deleteFrom('garment_photos').where('garment_id', '=', garmentId).execute()
  if (photos.length === 0) return
  await tx
    .insertInto('garment_photos')
    .values(
      photos.map(({ photoId, view, colour, neutral, points: [one, other], distanceMm, origin }) => ({
        garment_id: garmentId,
        view,
        colour,
        neutral,
        photo_id: photoId,
        x1: one.x,
        y1: one.y,
        x2: other.x,
        y2: other.y,
        distance_mm: distanceMm,
        origin_x: origin.x,
        origin_y: origin.y,
      })),
    )
    .execute()
}

/** Existing ids must belong to the garment. */
export async function writeVariants(
  tx: Tx,
  garmentId: string,
  variants: readonly VariantValues[],
): Promise<void> {
  await sql`
    DELETE FROM variants
    WHERE garment_id = ${garmentId} AND id <> ALL(${variants.map(({ id }) => id)}::uuid[])`.execute(tx)
  await sql`
    INSERT INTO variants (id, garment_id, colour, colour_hex, size, size_sort, surcharge_minor, active)
    SELECT id, ${garmentId}::uuid, colour, lower("colourHex"), size, "sizeSort", "surchargeMinor", active
    FROM jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) AS variant(
      id uuid, colour text, "colourHex" text, size text, "sizeSort" integer, "surchargeMinor" bigint,
      active boolean)
    ON CONFLICT (id) DO UPDATE SET
      colour = excluded.colour, colour_hex = excluded.colour_hex, size = excluded.size,
      size_sort = excluded.size_sort, surcharge_minor = excluded.surcharge_minor,
      active = excluded.active`.execute(tx)
}

export async function listUsedVariants(
  database: Database,
  garmentId: string,
  except: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT colour || ' ' || size AS name FROM variants AS v
    WHERE garment_id = ${garmentId} AND id <> ALL(${except}::uuid[]) AND (
      EXISTS (SELECT FROM inventory_items WHERE variant_id = v.id)
      OR EXISTS (SELECT FROM order_items WHERE variant_id = v.id))
    ORDER BY size_sort, id`.execute(database)
  return rows.map(({ name }) => name)
}
