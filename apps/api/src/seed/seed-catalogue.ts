import { defaultTranslations } from '@platen/formats/default-names'
import { sql } from 'kysely'
import type { StockKind, StockUnit } from '../platform/database/tables.generated.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { keepPictures, picturesOf } from '../features/shop/pictures/index.ts'
import type { Platform } from '../platform/platform.ts'
import { newUuid } from '../platform/records/ids.ts'
import {
  CONSUMABLES,
  FILM_PRICES,
  GARMENTS,
  GARMENT_KINDS,
  MEETUP_ZONES,
  PAYMENT_INSTRUCTIONS,
  PRINT_CONSUMABLES,
  PRINT_SETTINGS,
  PRINT_ZONES,
  QUANTITY_BREAKS,
  SEEDED_PHOTOS,
  SIZE_ORDER,
  SIZE_TIERS,
  STORE,
  SURCHARGES,
} from './catalogue.ts'
import { TRANSLATIONS } from './product-pages.ts'
import { insertPhotos, storePhotos, type SeedPhoto } from './seed-photos.ts'
import { seedProductPages } from './seed-product-pages.ts'

type SeedDeps = Pick<Platform, 'database' | 'transaction' | 'pool' | 'storage' | 'clock' | 'log'>

/**
 * Fills an empty database with a small shop. Does nothing if the store already has settings, and only once when several
 * replicas start at the same moment. Without its file store, the shop begins without the garment that has photos.
 */
export async function seedCatalogue(deps: SeedDeps): Promise<boolean> {
  const { database, transaction, clock, log } = deps
  if (await database.selectFrom('store_settings').select('id').executeTakeFirst()) return false
  const photos = await storePhotos(deps, SEEDED_PHOTOS).catch((error: unknown) => {
    log.warn({ err: error }, 'the photos of the examples could not be stored')
    return []
  })
  const now = clock.now()
  const seeded = await transaction(async (tx) => {
    const created = await tx
      .insertInto('store_settings')
      .values({
        ...STORE,
        locales: [...STORE.locales],
        translations: translationsOf(STORE, ['tagline']),
        support_channels: JSON.stringify(
          STORE.support_channels.map((channel) => withTranslations(channel, ['label', 'hours'])),
        ),
        studio: JSON.stringify(STORE.studio),
        fulfilment_methods: JSON.stringify(
          STORE.fulfilment_methods.map((method) => withTranslations(method, ['label'])),
        ),
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!created) return false

    await seedSettings(tx)
    const stock = await seedGarments(tx, photos, now)
    await seedProductPages(tx)
    await seedStock(tx, [...stock, ...CONSUMABLES.map((item) => ({ ...item, variant_id: null }))], now)
    await linkPrintConsumables(tx)
    await markExamples(tx)
    return true
  })
  if (seeded)
    await keepPictures(
      deps,
      photos.flatMap(({ stored }) => picturesOf(stored)),
    )
  return seeded
}

/** By what a customer would notice, so that a record is the owner's as soon as that is changed. */
async function markExamples(tx: Tx): Promise<void> {
  await sql`
    INSERT INTO examples (kind, id, content)
    SELECT 'garment', id::text, jsonb_build_object(
      'name', name, 'description', description, 'base_price_minor', base_price_minor) FROM garments
    UNION ALL SELECT 'stock_item', id::text, jsonb_build_object('sku', sku) FROM inventory_items
    UNION ALL SELECT 'size_tier', id, jsonb_build_object('price_minor', price_minor) FROM size_tiers
    UNION ALL SELECT 'meetup_zone', id, jsonb_build_object('name', name, 'area', area) FROM meetup_zones
    UNION ALL SELECT 'payment_instruction', id, CASE
      WHEN account IS NOT NULL THEN jsonb_build_object('account', account)
      ELSE jsonb_build_object('label', label, 'instructions', instructions, 'active', active) END
    FROM payment_instructions`.execute(tx)
  const { store_name, currency, time_zone, locales, studio, support_channels, fulfilment_methods } = STORE
  const parts: Readonly<Record<string, object>> = {
    name: { store_name },
    money: { currency, time_zone },
    languages: { locales },
    address: { studio: { address: studio.address } },
    delivery_fee: {
      fulfilment_methods: fulfilment_methods
        .filter(({ kind }) => kind === 'delivery')
        .map(({ kind, feeMinor }) => ({ kind, feeMinor })),
    },
    ...Object.fromEntries(
      support_channels.map(({ value }) => [`channel ${value}`, { support_channels: [{ value }] }]),
    ),
  }
  await tx
    .insertInto('examples')
    .values(
      Object.entries(parts).map(([id, content]) => ({ kind: 'store', id, content: JSON.stringify(content) })),
    )
    .execute()
}

/** Makes production use up the consumables that are seeded. */
async function linkPrintConsumables(tx: Tx): Promise<void> {
  for (const [material, sku] of Object.entries(PRINT_CONSUMABLES)) {
    await sql`
      UPDATE production_settings SET settings = jsonb_set(settings, ${`{${material},itemId}`}::text[],
        (SELECT to_jsonb(id) FROM inventory_items WHERE sku = ${sku}))`.execute(tx)
  }
}

function translationsOf<Field extends string>(
  texts: Readonly<Partial<Record<Field, string | null>>>,
  fields: readonly Field[],
): string {
  return JSON.stringify(defaultTranslations(Object.fromEntries(fields.map((field) => [field, texts[field]]))))
}

function withTranslations<One extends object>(one: One, fields: readonly string[]) {
  const texts = Object.entries(one).filter(([field]) => fields.includes(field)) as [string, string][]
  return { ...one, translations: defaultTranslations(Object.fromEntries(texts)) }
}

/** With what pages of all garments say. */
function garmentTranslations({ name, description }: { readonly name: string; readonly description: string }) {
  return Object.fromEntries(
    Object.entries(defaultTranslations({ name, description })).map(([locale, own]) => [
      locale,
      { ...own, ...TRANSLATIONS[locale as keyof typeof TRANSLATIONS] },
    ]),
  )
}

async function seedSettings(tx: Tx): Promise<void> {
  await tx
    .insertInto('print_settings')
    .values({
      ...PRINT_SETTINGS,
      film: JSON.stringify(PRINT_SETTINGS.film),
      press_recipes: JSON.stringify(PRINT_SETTINGS.press_recipes),
    })
    .execute()
  await tx
    .updateTable('film_price_lists')
    .set({ ...FILM_PRICES, length_breaks: JSON.stringify(FILM_PRICES.length_breaks) })
    .execute()
  await tx.updateTable('film_prices').set({ transfers: true, sheets: true }).execute()
  await tx
    .insertInto('meetup_zones')
    .values(
      MEETUP_ZONES.map((zone, sort) => ({
        ...zone,
        translations: translationsOf(zone, ['name', 'area', 'landmark']),
        slots: JSON.stringify(zone.slots),
        sort,
      })),
    )
    .execute()
  await tx
    .insertInto('payment_instructions')
    .values(
      PAYMENT_INSTRUCTIONS.map(({ reference_hint, ...instruction }, sort) => ({
        ...instruction,
        reference_hint,
        translations: JSON.stringify(
          defaultTranslations({
            label: instruction.label,
            instructions: instruction.instructions,
            referenceHint: reference_hint,
          }),
        ),
        sort,
      })),
    )
    .execute()
  await tx
    .insertInto('garment_kinds')
    .values(
      GARMENT_KINDS.map((kind, sort) => ({
        ...kind,
        translations: translationsOf(kind, ['name']),
        size_translations: JSON.stringify(
          kind.sizes.flatMap((size) => {
            const translations = defaultTranslations({ name: size })
            return Object.keys(translations).length === 0 ? [] : [{ size, translations }]
          }),
        ),
        views: JSON.stringify(kind.views),
        sort,
      })),
    )
    .execute()
  await tx
    .insertInto('print_zones')
    .values(
      PRINT_ZONES.map((zone, sort) => ({
        ...zone,
        translations: translationsOf(zone, ['name']),
        size_bands: JSON.stringify(zone.size_bands),
        sort,
      })),
    )
    .execute()
  await tx
    .insertInto('size_tiers')
    .values(
      SIZE_TIERS.map((tier, sort) => ({ ...tier, translations: translationsOf(tier, ['label']), sort })),
    )
    .execute()
  await tx.insertInto('quantity_breaks').values(QUANTITY_BREAKS).execute()
}

interface StockedItem {
  readonly sku: string
  readonly name: string
  readonly kind: StockKind
  readonly unit: StockUnit
  readonly variant_id: string | null
  readonly quantity: number
  readonly reorder_point: number
  readonly unit_cost: string
}

async function seedGarments(tx: Tx, photos: readonly SeedPhoto[], at: Date): Promise<StockedItem[]> {
  const stock: StockedItem[] = []
  for (const [sort, { colours, sizes, unit_cost, ...garment }] of GARMENTS.entries()) {
    const ofGarment = (photo: { readonly garment: string }) => photo.garment === garment.slug
    if (SEEDED_PHOTOS.some(ofGarment) && !photos.some(ofGarment)) continue
    const garmentId = newUuid()
    await tx
      .insertInto('garments')
      .values({
        id: garmentId,
        ...garment,
        translations: JSON.stringify(garmentTranslations(garment)),
        colour_translations: JSON.stringify(
          colours.map(([colour]) => ({ colour, translations: defaultTranslations({ name: colour }) })),
        ),
        sort,
      })
      .execute()
    const variants = colours.flatMap(([colour, colour_hex]) =>
      sizes.map((size) => ({
        id: newUuid(),
        garment_id: garmentId,
        colour,
        colour_hex,
        size,
        size_sort: SIZE_ORDER.indexOf(size),
        surcharge_minor: SURCHARGES[size] ?? 0,
      })),
    )
    await tx.insertInto('variants').values(variants).execute()
    await insertPhotos(tx, garmentId, { photos: photos.filter(ofGarment), at })
    stock.push(
      ...variants.map((variant) => ({
        sku: [garment.kind, variant.colour, variant.size].map(skuPart).join('-'),
        name: `${garment.name}, ${variant.colour}, ${variant.size}`,
        kind: 'blank' as const,
        unit: 'piece' as const,
        variant_id: variant.id,
        quantity: openingStock(stock.length + variants.indexOf(variant), variant.size),
        reorder_point: 6,
        unit_cost,
      })),
    )
  }
  return stock
}

/** Realistic and deterministic: more of the common sizes, and a few items that are low or out of stock. */
function openingStock(index: number, size: string): number {
  if (index % 37 === 36) return 0
  if (index % 23 === 22) return 4
  return (['M', 'L', 'XL'].includes(size) ? 60 : 24) + ((index * 7) % 13)
}

function skuPart(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '')
}

/** Opening stock is a receipt, so that the stock on hand always equals the sum of its movements. */
async function seedStock(tx: Tx, items: readonly StockedItem[], now: Date): Promise<void> {
  const rows = items.map((item) => ({ id: newUuid(), ...item }))
  await tx
    .insertInto('inventory_items')
    .values(
      rows.map(({ quantity, unit_cost, ...item }) => ({
        ...item,
        on_hand: quantity,
        average_unit_cost: unit_cost,
      })),
    )
    .execute()
  await tx
    .insertInto('inventory_movements')
    .values(
      rows
        .filter((item) => item.quantity > 0)
        .map((item) => ({
          id: newUuid(),
          item_id: item.id,
          type: 'receipt',
          quantity: item.quantity,
          delta: item.quantity,
          on_hand_after: item.quantity,
          unit_cost: item.unit_cost,
          actor_kind: 'system',
          occurred_at: now,
          created_at: now,
        })),
    )
    .execute()
}
