import type { AdminPrintZoneSettingsRequest, AdminPrintZoneSettingsResponse } from '@platen/contract'
import { photoBox, type GarmentBox } from '@platen/placement'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { APPEARANCE_JSON, type Appearance } from '../../../platform/records/garment-sides.ts'
import { toDocument, type Change } from '../../../platform/records/replace-document.ts'
import { Refusal } from '../../../platform/refusal.ts'

export async function getPrintZones(database: Database): Promise<AdminPrintZoneSettingsResponse> {
  const { rows } = await sql<{ document: AdminPrintZoneSettingsResponse }>`
    SELECT jsonb_build_object(
      'revision', p.revision,
      'kinds', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'name', name, 'translations', translations, 'sizes', sizes,
          'sizeTranslations', size_translations, 'views', views) ORDER BY sort, id), '[]') FROM garment_kinds),
      'zones', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'name', name, 'translations', translations, 'garmentKinds', garment_kinds, 'view', view,
          'anchor', jsonb_build_object('xMm', anchor_x_mm, 'yMm', anchor_y_mm),
          'maxWidthMm', max_width_mm, 'maxHeightMm', max_height_mm, 'sizeBands', size_bands,
          'active', active, 'sort', sort
        ) ORDER BY sort, id), '[]') FROM print_zones),
      'sizeTiers', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'label', label, 'translations', translations, 'maxWidthMm', max_width_mm,
          'maxHeightMm', max_height_mm, 'priceMinor', price_minor
        ) ORDER BY sort, id), '[]') FROM size_tiers),
      'dpi', jsonb_build_object('minimum', p.minimum_dpi, 'recommended', p.recommended_dpi),
      'film', p.film, 'pressRecipes', p.press_recipes,
      'updatedAt', p.updated_at,
      'updatedBy', CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', u.name) END
    ) AS document
    FROM print_settings p LEFT JOIN admin_users u ON u.id = p.updated_by`.execute(database)
  const document = rows[0]?.document
  if (!document) throw new Refusal('RESOURCE_NOT_FOUND', 'The store is not set up yet.')
  return toDocument(document)
}

export async function lockPrintSettings(tx: Tx): Promise<void> {
  await tx.selectFrom('print_settings').select('id').forNoKeyUpdate().execute()
}

export async function lockFabrics(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ fabrics: string[] }>`
    SELECT ARRAY(SELECT recipe ->> 'fabric' FROM jsonb_array_elements(press_recipes) AS recipe) AS fabrics
    FROM print_settings FOR SHARE`.execute(tx)
  return rows[0]?.fabrics ?? []
}

export async function listUsedFabrics(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('garments').select('fabric').distinct().orderBy('fabric').execute()
  return rows.map(({ fabric }) => fabric)
}

export async function listFabricsOfGarments(tx: Tx, fabrics: readonly string[]): Promise<string[]> {
  if (fabrics.length === 0) return []
  const rows = await tx
    .selectFrom('garments')
    .select('fabric')
    .distinct()
    .where('fabric', 'in', fabrics)
    .orderBy('fabric')
    .execute()
  return rows.map(({ fabric }) => fabric)
}

export async function writePrintZones(
  tx: Tx,
  { kinds, zones, sizeTiers, dpi, film, pressRecipes }: AdminPrintZoneSettingsRequest,
  { by, at }: Change,
): Promise<void> {
  if (kinds) await writeKinds(tx, kinds)
  await sql`
    SELECT add_garment_kind(kind) FROM unnest(${zones.flatMap(({ garmentKinds }) => garmentKinds)}::text[]) AS kind
    WHERE kind NOT IN (SELECT id FROM garment_kinds) GROUP BY kind ORDER BY kind`.execute(tx)
  await sql`DELETE FROM print_zones WHERE id <> ALL(${zones.map(({ id }) => id)}::text[])`.execute(tx)
  await sql`
    INSERT INTO print_zones (
      id, name, translations, garment_kinds, view, anchor_x_mm, anchor_y_mm, max_width_mm, max_height_mm, size_bands,
      active, sort)
    SELECT id, name, coalesce(translations, '{}'), "garmentKinds",
      coalesce(
        view, (SELECT p.view FROM print_zones AS p WHERE p.id = zone.id),
        CASE WHEN id ~* 'back|neck|nape' THEN 'back' ELSE 'front' END),
      (anchor ->> 'xMm')::numeric, (anchor ->> 'yMm')::numeric,
      "maxWidthMm", "maxHeightMm", "sizeBands", active, sort
    FROM jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) AS zone(
      id text, name text, translations jsonb, "garmentKinds" text[], view text, anchor jsonb, "maxWidthMm" numeric, "maxHeightMm" numeric,
      "sizeBands" jsonb, active boolean, sort integer)
    ON CONFLICT (id) DO UPDATE SET
      name = excluded.name, translations = excluded.translations, garment_kinds = excluded.garment_kinds, view = excluded.view, anchor_x_mm = excluded.anchor_x_mm,
      anchor_y_mm = excluded.anchor_y_mm, max_width_mm = excluded.max_width_mm,
      max_height_mm = excluded.max_height_mm, size_bands = excluded.size_bands, active = excluded.active,
      sort = excluded.sort`.execute(tx)
  // Nothing refers to a tier: placements keep its name and price.
  await sql`DELETE FROM size_tiers`.execute(tx)
  await tx
    .insertInto('size_tiers')
    .values(
      sizeTiers.map(({ id, label, translations = {}, maxWidthMm, maxHeightMm, priceMinor }, sort) => ({
        id,
        label,
        translations: JSON.stringify(translations),
        max_width_mm: maxWidthMm,
        max_height_mm: maxHeightMm,
        price_minor: priceMinor,
        sort,
      })),
    )
    .execute()
  await tx
    .updateTable('print_settings')
    .set({
      minimum_dpi: dpi.minimum,
      recommended_dpi: dpi.recommended,
      film: JSON.stringify(film),
      press_recipes: JSON.stringify(pressRecipes),
      revision: sql`revision + 1`,
      updated_at: at,
      updated_by: by,
    })
    .execute()
}

export async function listUsedZones(database: Database, except: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM print_zones
    WHERE id <> ALL(${except}::text[]) AND EXISTS (SELECT FROM placements WHERE zone_id = print_zones.id)
    ORDER BY id`.execute(database)
  return rows.map(({ id }) => id)
}

async function writeKinds(tx: Tx, kinds: NonNullable<AdminPrintZoneSettingsRequest['kinds']>): Promise<void> {
  await sql`DELETE FROM garment_kinds WHERE id <> ALL(${kinds.map(({ id }) => id)}::text[])`.execute(tx)
  await sql`
    INSERT INTO garment_kinds (id, name, translations, sizes, size_translations, views, sort)
    SELECT kind ->> 'id', kind ->> 'name', coalesce(kind -> 'translations', '{}'), ARRAY(SELECT jsonb_array_elements_text(kind -> 'sizes')),
      coalesce(kind -> 'sizeTranslations', '[]'), kind -> 'views', place
    FROM jsonb_array_elements(${JSON.stringify(kinds)}::jsonb) WITH ORDINALITY AS listed(kind, place)
    ON CONFLICT (id) DO UPDATE SET
      name = excluded.name, translations = excluded.translations, sizes = excluded.sizes,
      size_translations = excluded.size_translations, views = excluded.views, sort = excluded.sort`.execute(
    tx,
  )
}

export async function listUsedKinds(database: Database, except: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('garments')
    .select('kind')
    .distinct()
    .where('kind', 'not in', [...except])
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

interface ShownPhoto extends Pick<Appearance['photos'][number], 'view'> {
  readonly garmentName: string
  readonly kind: string
  readonly box: GarmentBox
}

/** The photos of garments that are sold, in the millimetres that zones are measured in. */
export async function listPhotos(database: Database): Promise<ShownPhoto[]> {
  const { rows } = await sql<{ name: string; kind: string; appearance: Appearance }>`
    SELECT g.name, g.kind, ${APPEARANCE_JSON('g')} AS appearance FROM garments AS g
    WHERE g.active AND EXISTS (SELECT FROM garment_photos WHERE garment_id = g.id)
    ORDER BY g.sort, g.id`.execute(database)
  return rows.flatMap(({ name, kind, appearance }) =>
    appearance.photos.map((placed) => ({
      garmentName: name,
      kind,
      view: placed.view,
      box: photoBox(placed, placed.photo.picture),
    })),
  )
}
