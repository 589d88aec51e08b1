import { sql } from 'kysely'
import type { Database } from '../../../platform/database/transaction.ts'
import { FILM_LIST_JSON } from '../../../platform/records/film-price-lists.ts'
import { APPEARANCE_JSON } from '../../../platform/records/garment-sides.ts'
import { PICTURE_JSON } from '../../../platform/records/pictures.ts'
import type { Garment, Shop, Variant } from './shop.ts'

interface ShopDocument extends Omit<Shop, 'garments' | 'variants' | 'updatedAt' | 'lengthBreaks'> {
  readonly updatedAt: string
  readonly garments: readonly (Omit<Garment, 'variants'> & {
    readonly variants: readonly Omit<
      Variant,
      'garmentId' | 'garmentName' | 'garmentKind' | 'basePriceMinor'
    >[]
  })[]
}

export async function findShop(database: Database): Promise<Shop | undefined> {
  const { rows } = await sql<{ shop: ShopDocument }>`${SHOP}`.execute(database)
  const shop = rows[0]?.shop
  if (shop === undefined) return undefined

  const garments = shop.garments.map((garment) => ({
    ...garment,
    variants: garment.variants.map((variant) => ({
      ...variant,
      garmentId: garment.id,
      garmentName: garment.name,
      garmentKind: garment.kind,
      basePriceMinor: garment.basePriceMinor,
    })),
  }))
  return {
    ...shop,
    lengthBreaks: shop.film.lists[0].lengthBreaks,
    garments,
    variants: new Map(
      garments.flatMap((garment) => garment.variants).map((variant) => [variant.id, variant]),
    ),
    updatedAt: new Date(shop.updatedAt),
  }
}

export async function listAvailable(database: Database): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('inventory_items')
    .select(['id', sql<number>`on_hand - reserved`.as('available')])
    .where('variant_id', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row.available]))
}

const SHOP = sql`
  SELECT jsonb_build_object(
    'storeName', s.store_name, 'tagline', s.tagline, 'translations', s.translations, 'currency', s.currency,
    'currencyExponent', s.currency_exponent, 'locales', s.locales, 'timeZone', s.time_zone,
    'shopEmail', s.shop_email, 'supportChannels', s.support_channels, 'studio', s.studio, 'fulfilmentMethods', s.fulfilment_methods,
    'tax', jsonb_build_object('mode', s.tax_mode, 'rateBp', s.tax_rate_bp),
    'leadTimeDays', jsonb_build_object('min', s.lead_time_min_days, 'max', s.lead_time_max_days),
    'policyVersion', s.policy_version, 'depositPercent', s.deposit_percent,
    'approvePassedArtwork', s.approve_passed_artwork, 'unpaidOrders', s.unpaid_orders,
    'isOpen', f.store_open, 'previewKey', f.preview_key,
    'dpi', jsonb_build_object('minimum', p.minimum_dpi, 'recommended', p.recommended_dpi),
    'film', jsonb_build_object(
      'transfers', fp.transfers, 'sheets', fp.sheets, 'widthMm', p.film -> 'widthMm',
      'sideMarginMm', p.film -> 'sideMarginMm', 'gapMm', p.film -> 'gapMm', 'maxLengthMm', (p.film ->> 'maxLengthMm')::numeric
        - (p.film ->> 'leadMm')::numeric - coalesce((p.film ->> 'tailMm')::numeric, 0),
      'allowRotation', p.film -> 'allowRotation',
      'lists', (
        SELECT jsonb_agg(${FILM_LIST_JSON('l')} ORDER BY l.sort, l.id)
        FROM film_price_lists AS l)),
    'updatedAt', greatest(s.updated_at, p.updated_at, b.updated_at, fp.updated_at),
    'brand', jsonb_build_object(
      'accent', b.accent, 'surface', b.surface, 'headingFont', b.heading_font, 'textFont', b.text_font,
      'logo', ${PICTURE_JSON('b.logo_id')}, 'favicon', ${PICTURE_JSON('b.favicon_id')},
      'heroPicture', ${PICTURE_JSON('b.hero_picture_id')}, 'texts', b.texts, 'translations', b.translations, 'faq', b.faq),
    'deliveryAreas', (
      SELECT coalesce(jsonb_agg(area ORDER BY place), '[]')
      FROM jsonb_array_elements(s.delivery_areas) WITH ORDINALITY AS listed(area, place)
      WHERE (area -> 'active')::boolean),
    'meetupZones', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'area', area, 'landmark', landmark, 'translations', translations,
        'feeMinor', fee_minor, 'slots', slots
      ) ORDER BY sort, id), '[]') FROM meetup_zones WHERE active),
    'paymentInstructions', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'method', method, 'label', label, 'payeeName', payee_name, 'account', account,
        'instructions', instructions, 'referenceHint', reference_hint, 'translations', translations,
        'referenceRequired', reference_required,
        'proofRequired', proof_required, 'payWithinHours', pay_within_hours
      ) ORDER BY sort, id), '[]') FROM payment_instructions WHERE active),
    'zones', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'translations', translations, 'garmentKinds', garment_kinds, 'view', view,
        'anchor', jsonb_build_object('xMm', anchor_x_mm, 'yMm', anchor_y_mm),
        'maxWidthMm', max_width_mm, 'maxHeightMm', max_height_mm, 'sizeBands', size_bands
      ) ORDER BY sort, id), '[]') FROM print_zones WHERE active),
    'sizeTiers', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'label', label, 'translations', translations, 'maxWidthMm', max_width_mm, 'maxHeightMm', max_height_mm,
        'priceMinor', price_minor
      ) ORDER BY sort, id), '[]') FROM size_tiers),
    'sizeTranslations', (
      SELECT coalesce(jsonb_agg(size ORDER BY sort, id, place), '[]')
      FROM garment_kinds, jsonb_array_elements(size_translations) WITH ORDINALITY AS listed(size, place)),
    'quantityBreaks', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'garmentKind', garment_kind, 'minQuantity', min_quantity, 'percentOffBp', percent_off_bp
      ) ORDER BY garment_kind, min_quantity), '[]') FROM quantity_breaks),
    'categories', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'description', description, 'translations', translations
      ) ORDER BY sort, id), '[]') FROM categories),
    'garments', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', g.id, 'slug', g.slug, 'kind', g.kind, 'name', g.name, 'description', g.description,
        'fabric', g.fabric, 'basePriceMinor', g.base_price_minor, 'appearance', ${APPEARANCE_JSON('g')},
        'variants', v.list,
        'details', jsonb_build_object(
          'categoryId', g.category_id, 'care', g.care, 'sizeGuide', g.size_guide, 'translations', g.translations,
          'colourTranslations', g.colour_translations,
          'pictures', (
            SELECT coalesce(jsonb_agg(${PICTURE_JSON('p.picture_id')}
              || jsonb_build_object('alt', p.alt, 'translations', p.translations) ORDER BY p.place), '[]')
            FROM garment_pictures p WHERE p.garment_id = g.id))
      ) ORDER BY g.sort, g.id), '[]')
      FROM garments g
      JOIN LATERAL (
        SELECT jsonb_agg(jsonb_build_object(
          'id', v.id, 'colour', v.colour, 'colourHex', v.colour_hex, 'size', v.size,
          'surchargeMinor', v.surcharge_minor, 'inventoryItemId', i.id, 'reorderPoint', coalesce(i.reorder_point, 0)
        ) ORDER BY v.size_sort, v.id) AS list
        FROM variants v LEFT JOIN inventory_items i ON i.variant_id = v.id
        WHERE v.garment_id = g.id AND v.active AND i.active IS NOT false
      ) v ON v.list IS NOT NULL
      WHERE g.active)
  ) AS shop
  FROM store_settings s CROSS JOIN print_settings p CROSS JOIN brand b CROSS JOIN first_run f CROSS JOIN film_prices fp`
