import { LEAD_TOPICS } from '@platen/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/transaction.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { PICTURE_JSON } from '../../../platform/records/pictures.ts'
import type { EstimateFacts, LeadFacts, StoreFacts } from './email-facts.ts'

export interface EventRow {
  readonly orderId: string | null
  readonly leadId: string | null
  readonly estimateId: string | null
  readonly reason: string | null
  readonly amountMinor: number | null
  /** Of an event about a message: its id as programs know it. */
  readonly threadMessageId: string | null
  readonly documentId?: string | null
}

export async function findEvent(database: Database, id: number): Promise<EventRow | undefined> {
  return database
    .selectFrom('events')
    .select([
      'order_id as orderId',
      'lead_id as leadId',
      'estimate_id as estimateId',
      sql<string | null>`payload ->> 'reason'`.as('reason'),
      sql<number | null>`(payload ->> 'amountMinor')::bigint`.as('amountMinor'),
      sql<string | null>`payload ->> 'threadMessageId'`.as('threadMessageId'),
      sql<string | null>`payload ->> 'documentId'`.as('documentId'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A customer is notified of a message once they have read the one before, or a day later. */
export async function beginsBurst(database: Database, threadMessageId: string): Promise<boolean> {
  const { rows } = await sql<{ begins: boolean }>`
    SELECT m.read_at IS NULL AND NOT EXISTS (
      SELECT FROM thread_messages AS e
      WHERE (e.order_id = m.order_id OR e.estimate_id = m.estimate_id) AND e.sender = m.sender AND e.channel = 'page' AND e.place < m.place
        AND e.sent_at > m.sent_at - interval '1 day' AND (e.read_at IS NULL OR e.read_at > m.sent_at)) AS begins
    FROM thread_messages AS m WHERE m.id = ${decodeId('threadMessage', threadMessageId)}`.execute(database)
  return rows[0]?.begins === true
}

export async function findStore(database: Database): Promise<StoreFacts | undefined> {
  return database
    .selectFrom(['store_settings', 'brand'])
    .select([
      'store_name as name',
      'currency',
      'currency_exponent as currencyExponent',
      'time_zone as timeZone',
      'tax_mode as taxMode',
      'locales',
      'shop_email as email',
      sql<StoreFacts['studio']>`studio`.as('studio'),
      sql<StoreFacts['look']>`jsonb_build_object('accent', accent, 'surface', surface)`.as('look'),
      PICTURE_JSON('brand.logo_id').as('logo'),
    ])
    .executeTakeFirst()
}

export async function findLead(
  database: Database,
  id: string,
): Promise<Omit<LeadFacts, 'about' | 'store'> | undefined> {
  const row = await database
    .selectFrom('contact_leads')
    .select([
      'reference',
      'channel',
      'name',
      'email',
      'phone',
      'topic',
      'message',
      'order_number',
      'quantity_estimate',
      'artwork_ids',
      'locale',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    locale: row.locale,
    reference: row.reference,
    channel: row.channel,
    topic: wordIn(LEAD_TOPICS, row.topic, 'other'),
    quantityEstimate: row.quantity_estimate,
    artworkCount: row.artwork_ids.length,
    person: {
      name: row.name,
      email: row.email,
      phone: row.phone,
      message: row.message,
      orderNumber: row.order_number,
    },
  }
}

type EstimatePart = Omit<EstimateFacts, 'about' | 'store' | 'consoleUrl' | 'person'> & {
  readonly person: Omit<EstimateFacts['person'], 'url'>
}

export async function findEstimate(database: Database, id: string): Promise<EstimatePart | undefined> {
  const { rows } = await sql<EstimatePart>`
    SELECT e.number, v.version, e.customer_locale AS locale, (v.offer -> 'depositPercent')::integer AS "depositPercent",
      v.offer ->> 'validUntil' AS "validUntil",
      (v.offer #>> '{totals,subtotalMinor}')::bigint AS "subtotalMinor",
      (v.offer #>> '{totals,discountMinor}')::bigint AS "discountMinor",
      (v.offer #>> '{totals,agreedDiscountMinor}')::bigint AS "agreedDiscountMinor",
      v.words ->> 'discountReason' AS "discountReason",
      (v.offer #>> '{totals,feeMinor}')::bigint AS "feeMinor",
      (v.offer #>> '{totals,taxMinor}')::bigint AS "taxMinor",
      (v.offer #>> '{totals,totalMinor}')::bigint AS "totalMinor",
      (SELECT jsonb_agg(jsonb_build_object(
        'name', coalesce(l.line ->> 'text', l.line #>> '{garment,garmentName}', ''),
        'kind', coalesce(l.line #>> '{film,kind}', 'garment'), 'colour', coalesce(l.line #>> '{garment,colour}', ''),
        'size', coalesce(l.line #>> '{garment,size}', l.line #>> '{film,size}', ''),
        'quantity', l.line -> 'quantity', 'unitPriceMinor', l.line -> 'unitPriceMinor') ORDER BY l.place)
        FROM jsonb_array_elements(v.offer -> 'lines') WITH ORDINALITY AS l(line, place)) AS lines,
      jsonb_build_object('name', e.customer_name, 'email', e.customer_email, 'phone', e.customer_phone,
        'message', v.words ->> 'message', 'notes', (
          SELECT string_agg(n.note ->> 'text', E'\n\n' ORDER BY n.place)
          FROM (SELECT notes FROM estimate_answers WHERE estimate_id = e.id ORDER BY id DESC LIMIT 1) AS a,
            jsonb_array_elements(a.notes) WITH ORDINALITY AS n(note, place))) AS person
    FROM estimates AS e
    JOIN estimate_versions AS v ON v.estimate_id = e.id AND v.version = e.version
    WHERE e.id = ${id} AND e.status <> 'draft'`.execute(database)
  return rows[0]
}

export function wordIn<Word extends string>(words: readonly Word[], text: string, fallback: Word): Word {
  return words.find((word) => word === text) ?? fallback
}
