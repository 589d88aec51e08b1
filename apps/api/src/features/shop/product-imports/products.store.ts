import { TRANSLATED_COLUMNS } from '@platen/contract'
import type { Locale } from '@platen/messages'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import {
  CARE_FIELDS,
  type ShopProducts,
  type StoredGarment,
  type StoredItem,
} from './planning/shop-products.ts'

const DETAILS = sql.join([
  ...Object.entries(CARE_FIELDS).map(
    ([field, part]) => sql`g.care ->> ${sql.lit(part)} AS ${sql.ref(field)}`,
  ),
  ...TRANSLATED_COLUMNS.map(
    ({ field, text, locale }) =>
      sql`g.translations -> ${sql.lit(locale)} ->> ${sql.lit(text)} AS ${sql.ref(field)}`,
  ),
])

/** All of them: a table can name any of them, by slug, name or SKU. */
export async function readShopProducts(database: Database): Promise<ShopProducts> {
  const { rows: garments } = await sql<StoredGarment>`
    SELECT g.id, g.slug, g.name, g.description, g.category_id AS category, ${DETAILS}, g.kind, g.fabric, g.base_price_minor AS "basePrice", g.active,
      g.sort AS position, (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', v.id, 'colour', v.colour, 'colourHex', v.colour_hex, 'size', v.size, 'sizeSort', v.size_sort,
          'surcharge', v.surcharge_minor, 'forSale', v.active) ORDER BY v.size_sort, v.id), '[]')
        FROM variants AS v WHERE v.garment_id = g.id) AS variants
    FROM garments AS g ORDER BY g.sort, g.id`.execute(database)
  const { rows: items } = await sql<StoredItem>`
    SELECT id, sku, variant_id AS "variantId", kind = 'blank' AND unit = 'piece' AS "isBlankInPieces",
      on_hand AS "onHand", reserved, reorder_point AS "reorderPoint", reorder_quantity AS "reorderQuantity",
      trim_scale(average_unit_cost)::text AS "unitCost", supplier
    FROM inventory_items ORDER BY id`.execute(database)
  const { rows: settings } = await sql<{ fabrics: string[] }>`
    SELECT ARRAY(SELECT recipe ->> 'fabric' FROM jsonb_array_elements(press_recipes) AS recipe) AS fabrics
    FROM print_settings`.execute(database)
  const kinds = await database
    .selectFrom('garment_kinds')
    .select(['id', 'name'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const categories = await database
    .selectFrom('categories')
    .select(['id', 'name'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return { garments, items, fabrics: settings[0]?.fabrics ?? [], kinds, categories }
}

/** In id order, so that two imports never deadlock. */
export async function lockGarments(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`SELECT FROM garments WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(tx)
}

export interface GarmentToWrite extends Omit<StoredGarment, 'variants'> {
  readonly isNew: boolean
}

interface Change {
  readonly by: string
  readonly at: Date
}

export async function writeGarments(
  tx: Tx,
  garments: readonly GarmentToWrite[],
  { by, at }: Change,
): Promise<void> {
  if (garments.length === 0) return
  const written = garments.map((garment) => ({ ...garment, ...detailsOf(garment) }))
  const listed = sql`jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS garment(
    id uuid, slug text, name text, description text, kind text, fabric text, "basePrice" bigint, active boolean,
    position integer, category text, care jsonb, translations jsonb, "isNew" boolean)`
  await sql`
    INSERT INTO garments (id, slug, kind, name, description, fabric, base_price_minor, active, sort, category_id, care,
      translations, created_at, updated_at, updated_by)
    SELECT id, slug, kind, name, description, fabric, "basePrice", active, position, category, nullif(care, 'null'),
      translations, ${at}::timestamptz, ${at}::timestamptz, ${by}::uuid
    FROM ${listed} WHERE "isNew"`.execute(tx)
  await sql`
    UPDATE garments AS g SET kind = garment.kind, name = garment.name, description = garment.description,
      fabric = garment.fabric, base_price_minor = garment."basePrice", active = garment.active,
      sort = garment.position, category_id = garment.category, care = coalesce(nullif(garment.care, 'null'), g.care),
      translations = (
        SELECT coalesce(jsonb_object_agg(locale, coalesce(g.translations -> locale, '{}')
          || coalesce(garment.translations -> locale, '{}')), '{}')
        FROM (
          SELECT jsonb_object_keys(g.translations) UNION SELECT jsonb_object_keys(garment.translations)
        ) AS languages(locale)),
      revision = g.revision + 1, updated_at = ${at}::timestamptz, updated_by = ${by}::uuid
    FROM ${listed} WHERE g.id = garment.id AND NOT "isNew"`.execute(tx)
}

/** Null: nothing is said about care. */
function detailsOf(garment: GarmentToWrite) {
  const care = Object.entries(CARE_FIELDS).map(
    ([field, part]) => [part, garment[field as keyof typeof CARE_FIELDS]] as const,
  )
  const translations: Partial<Record<Locale, Record<string, string>>> = {}
  for (const { field, text, locale } of TRANSLATED_COLUMNS) {
    const own = garment[field]
    if (own !== null) translations[locale] = { ...translations[locale], [text]: own }
  }
  return { care: care.some(([, value]) => value !== null) ? Object.fromEntries(care) : null, translations }
}

export interface VariantToWrite {
  readonly id: string
  readonly garmentId: string
  readonly colour: string
  readonly colourHex: string
  readonly size: string
  readonly sizeSort: number
  readonly surcharge: number
  readonly forSale: boolean
}

export async function writeVariants(tx: Tx, variants: readonly VariantToWrite[]): Promise<void> {
  if (variants.length === 0) return
  await sql`
    INSERT INTO variants (id, garment_id, colour, colour_hex, size, size_sort, surcharge_minor, active)
    SELECT id, "garmentId", colour, "colourHex", size, "sizeSort", surcharge, "forSale"
    FROM jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) AS variant(
      id uuid, "garmentId" uuid, colour text, "colourHex" text, size text, "sizeSort" integer, surcharge bigint,
      "forSale" boolean)
    ON CONFLICT (id) DO UPDATE SET
      colour_hex = excluded.colour_hex, surcharge_minor = excluded.surcharge_minor,
      active = excluded.active`.execute(tx)
}
