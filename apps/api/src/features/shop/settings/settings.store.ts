import type { StoreSettingsRequest, StoreSettingsResponse } from '@platen/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { toDocument, type Change } from '../../../platform/records/replace-document.ts'
import { Refusal } from '../../../platform/refusal.ts'

export async function getSettings(database: Database): Promise<StoreSettingsResponse> {
  const { rows } = await sql<{ document: StoreSettingsResponse }>`
    SELECT jsonb_strip_nulls(jsonb_build_object(
      'revision', s.revision, 'storeName', s.store_name, 'tagline', s.tagline, 'translations', s.translations, 'locales', s.locales,
      'timeZone', s.time_zone, 'currency', s.currency, 'currencyExponent', s.currency_exponent,
      'shopEmail', s.shop_email, 'supportChannels', s.support_channels,
      'meetupZones', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'name', name, 'area', area, 'landmark', landmark, 'translations', translations,
          'feeMinor', fee_minor, 'slots', slots, 'active', active, 'sort', sort
        ) ORDER BY sort, id), '[]') FROM meetup_zones),
      'fulfilmentMethods', s.fulfilment_methods,
      'paymentInstructions', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'method', method, 'label', label, 'payeeName', payee_name, 'account', account,
          'instructions', instructions, 'referenceHint', reference_hint, 'translations', translations,
          'referenceRequired', reference_required,
          'proofRequired', proof_required, 'payWithinHours', pay_within_hours, 'active', active, 'sort', sort
        ) ORDER BY sort, id), '[]') FROM payment_instructions),
      'tax', jsonb_build_object('mode', s.tax_mode, 'rateBp', s.tax_rate_bp),
      'leadTimeDays', jsonb_build_object('min', s.lead_time_min_days, 'max', s.lead_time_max_days),
      'policyVersion', s.policy_version, 'depositPercent', s.deposit_percent,
      'approvePassedArtwork', s.approve_passed_artwork, 'proofEveryOrder', s.proof_every_order, 'unpaidOrders', s.unpaid_orders,
      'quantityBreaks', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'garmentKind', garment_kind, 'minQuantity', min_quantity, 'percentOffBp', percent_off_bp
        ) ORDER BY garment_kind, min_quantity), '[]') FROM quantity_breaks),
      'updatedAt', s.updated_at
    )) || jsonb_build_object(
      'studio', s.studio, 'deliveryAreas', s.delivery_areas, 'documents', s.documents, 'updatedBy', CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', u.name) END
    ) AS document
    FROM store_settings s LEFT JOIN admin_users u ON u.id = s.updated_by`.execute(database)
  const document = rows[0]?.document
  if (!document) throw new Refusal('RESOURCE_NOT_FOUND', 'The store is not set up yet.')
  return toDocument(document)
}

export async function lockSettings(tx: Tx): Promise<void> {
  await tx.selectFrom('store_settings').select('id').forNoKeyUpdate().execute()
}

/** Reports group by days in the database, which must know the time zone by the same name. */
export async function knowsTimeZone(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_timezone_names WHERE name = ${name} LIMIT 1`.execute(tx)
  return rows.length > 0
}

/** Prices do not count, because they can be changed, and neither do orders of the shop to itself. */
export async function anyAmount(database: Database): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    SELECT EXISTS (SELECT FROM cost_entries) OR EXISTS (
      SELECT FROM orders AS o WHERE NOT EXISTS (SELECT FROM test_orders AS t WHERE t.order_id = o.id)) AS any`.execute(
    database,
  )
  return rows[0]?.any ?? false
}

export async function writeSettings(
  tx: Tx,
  settings: StoreSettingsRequest,
  { by, at }: Change,
): Promise<void> {
  await writeMeetupZones(tx, settings)
  await writePaymentInstructions(tx, settings)
  await writeQuantityBreaks(tx, settings)
  // Last, because triggers of the other tables change `updated_at`.
  await tx
    .updateTable('store_settings')
    .set({
      store_name: settings.storeName,
      tagline: settings.tagline,
      ...(settings.translations && { translations: JSON.stringify(settings.translations) }),
      locales: settings.locales,
      time_zone: settings.timeZone,
      currency: settings.currency,
      currency_exponent: settings.currencyExponent,
      shop_email: settings.shopEmail ?? null,
      support_channels: JSON.stringify(settings.supportChannels),
      fulfilment_methods: JSON.stringify(settings.fulfilmentMethods),
      tax_mode: settings.tax.mode,
      tax_rate_bp: settings.tax.rateBp,
      lead_time_min_days: settings.leadTimeDays.min,
      lead_time_max_days: settings.leadTimeDays.max,
      policy_version: settings.policyVersion,
      deposit_percent: settings.depositPercent,
      approve_passed_artwork: settings.approvePassedArtwork,
      ...(settings.deliveryAreas && { delivery_areas: JSON.stringify(settings.deliveryAreas) }),
      ...(settings.documents && { documents: JSON.stringify(settings.documents) }),
      ...(settings.studio !== undefined && {
        studio: settings.studio === null ? null : JSON.stringify(settings.studio),
      }),
      ...(settings.proofEveryOrder !== undefined && { proof_every_order: settings.proofEveryOrder }),
      ...(settings.unpaidOrders && { unpaid_orders: JSON.stringify(settings.unpaidOrders) }),
      revision: sql`revision + 1`,
      updated_at: at,
      updated_by: by,
    })
    .execute()
}

/** Any zone can be removed, because orders keep its name. */
async function writeMeetupZones(tx: Tx, { meetupZones }: StoreSettingsRequest): Promise<void> {
  await tx.deleteFrom('meetup_zones').execute()
  await sql`
    INSERT INTO meetup_zones (id, name, area, landmark, translations, fee_minor, slots, active, sort)
    SELECT id, name, area, landmark, coalesce(translations, '{}'), "feeMinor", slots, active, sort
    FROM jsonb_to_recordset(${JSON.stringify(meetupZones)}::jsonb) AS zone(
      id text, name text, area text, landmark text, translations jsonb, "feeMinor" bigint, slots jsonb, active boolean,
      sort integer)`.execute(tx)
}

async function writePaymentInstructions(
  tx: Tx,
  { paymentInstructions }: StoreSettingsRequest,
): Promise<void> {
  const ids = paymentInstructions.map(({ id }) => id)
  await sql`DELETE FROM payment_instructions WHERE id <> ALL(${ids}::text[])`.execute(tx)
  await sql`
    INSERT INTO payment_instructions (
      id, method, label, payee_name, account, instructions, reference_hint, translations, reference_required,
      proof_required, pay_within_hours, active, sort)
    SELECT id, method, label, "payeeName", account, instructions, "referenceHint", coalesce(translations, '{}'),
      "referenceRequired",
      "proofRequired", "payWithinHours", active, sort
    FROM jsonb_to_recordset(${JSON.stringify(paymentInstructions)}::jsonb) AS instruction(
      id text, method payment_method, label text, "payeeName" text, account text, instructions text,
      "referenceHint" text, translations jsonb, "referenceRequired" boolean, "proofRequired" boolean, "payWithinHours" integer,
      active boolean, sort integer)
    ON CONFLICT (id) DO UPDATE SET
      method = excluded.method, label = excluded.label, payee_name = excluded.payee_name,
      account = excluded.account, instructions = excluded.instructions,
      reference_hint = excluded.reference_hint, translations = excluded.translations,
      reference_required = excluded.reference_required,
      proof_required = excluded.proof_required, pay_within_hours = excluded.pay_within_hours,
      active = excluded.active, sort = excluded.sort`.execute(tx)
}

async function writeQuantityBreaks(tx: Tx, { quantityBreaks }: StoreSettingsRequest): Promise<void> {
  await tx.deleteFrom('quantity_breaks').execute()
  await sql`
    INSERT INTO quantity_breaks (garment_kind, min_quantity, percent_off_bp)
    SELECT "garmentKind", "minQuantity", "percentOffBp"
    FROM jsonb_to_recordset(${JSON.stringify(quantityBreaks)}::jsonb) AS step(
      "garmentKind" text, "minQuantity" integer, "percentOffBp" integer)`.execute(tx)
}

export async function listUsedInstructions(database: Database, except: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM payment_instructions AS i
    WHERE id <> ALL(${except}::text[]) AND (
      EXISTS (SELECT FROM orders WHERE instruction_id = i.id)
      OR EXISTS (SELECT FROM payments WHERE instruction_id = i.id))
    ORDER BY id`.execute(database)
  return rows.map(({ id }) => id)
}
