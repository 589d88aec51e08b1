import { FULFILMENT_METHODS, LEAD_TOPICS } from '@platen/contract'
import { weekdayOf } from '@platen/formats/calendar'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/transaction.ts'
import { APPEARANCE_JSON, sidesOf, type Appearance } from '../../../platform/records/garment-sides.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { PICTURE_JSON } from '../../../platform/records/pictures.ts'
import { AGREED_DISCOUNT_JSON, DISCOUNT_JSON } from '../../selling/orders/index.ts'
import type { OrderedDesign } from './design-picture.ts'
import type { EstimateFacts, LeadFacts, OrderFacts, OrderLine, StoreFacts } from './email-facts.ts'

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

type OrderPart = Omit<
  OrderFacts,
  'about' | 'store' | 'consoleUrl' | 'items' | 'picture' | 'person' | 'movedMinor'
> & {
  readonly person: Omit<OrderFacts['person'], 'trackingUrl' | 'reason'>
}

export async function findOrder(database: Database, id: string): Promise<OrderPart | undefined> {
  const row = await database
    .selectFrom('orders as o')
    .innerJoin('payment_instructions as i', 'i.id', 'o.instruction_id')
    .leftJoin('meetup_zones as z', (join) => join.on('z.id', '=', sql`o.fulfilment ->> 'meetupZoneId'`))
    .leftJoinLateral(
      (select) =>
        select
          .selectFrom('payments')
          .select(['amount_minor', 'reference', 'payer_name'])
          .whereRef('order_id', '=', 'o.id')
          .orderBy('submitted_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('p'),
      (join) => join.onTrue(),
    )
    .select([
      'o.number',
      'o.status',
      'o.payment_status',
      'o.customer_name',
      'o.customer_email',
      'o.customer_phone',
      'o.customer_locale',
      'o.fulfilment_status',
      'o.fulfilment_method',
      sql<string | null>`o.fulfilment ->> 'meetupZoneName'`.as('meetup_zone_name'),
      'z.area',
      'z.landmark',
      sql<Omit<NonNullable<OrderFacts['slot']>, 'to'> | null>`nullif(o.fulfilment -> 'slot', 'null')`.as(
        'slot',
      ),
      sql<OrderFacts['deliveryDays']>`o.fulfilment #> '{deliveryArea,days}'`.as('delivery_days'),
      sql<readonly OfferedSlot[] | null>`z.slots`.as('offered_slots'),
      'o.subtotal_minor',
      'o.discount_minor',
      DISCOUNT_JSON.as('discount'),
      AGREED_DISCOUNT_JSON.as('agreed_discount'),
      'o.fee_minor',
      'o.tax_minor',
      'o.total_minor',
      'o.paid_minor',
      'o.refunded_minor',
      'o.returned_minor',
      'o.promised_by',
      'o.pay_before',
      'i.method',
      'i.label',
      'i.payee_name',
      'i.account',
      'i.instructions',
      'i.reference_hint',
      'p.amount_minor',
      'p.reference',
      'p.payer_name',
    ])
    .where('o.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    locale: row.customer_locale,
    number: row.number,
    status: row.status,
    paymentStatus: row.payment_status,
    fulfilmentStatus: row.fulfilment_status,
    fulfilmentMethod: wordIn(FULFILMENT_METHODS, row.fulfilment_method, 'pickup'),
    meetupPoint:
      row.meetup_zone_name === null
        ? null
        : { name: row.meetup_zone_name, area: row.area, landmark: row.landmark },
    slot: row.slot === null ? null : { ...row.slot, to: endOf(row.slot, row.offered_slots ?? []) },
    deliveryDays: row.delivery_days,
    subtotalMinor: row.subtotal_minor,
    discountMinor: row.discount_minor,
    discount: row.discount,
    agreedDiscount: row.agreed_discount,
    feeMinor: row.fee_minor,
    taxMinor: row.tax_minor,
    totalMinor: row.total_minor,
    paidMinor: row.paid_minor,
    refundedMinor: row.refunded_minor,
    returnedMinor: row.returned_minor,
    promisedBy: row.promised_by,
    payBefore: row.pay_before,
    instruction: {
      method: row.method,
      label: row.label,
      payeeName: row.payee_name,
      account: row.account,
      instructions: row.instructions,
      referenceHint: row.reference_hint,
    },
    paymentMinor: row.amount_minor,
    person: {
      name: row.customer_name,
      email: row.customer_email,
      phone: row.customer_phone,
      paymentReference: row.reference,
      payerName: row.payer_name,
    },
  }
}

export async function listOrderLines(database: Database, orderId: string): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`
    SELECT i.kind, i.garment_name AS "garmentName", i.colour, i.size, i.quantity, i.unit_price_minor AS "unitPriceMinor"
    FROM (
      SELECT kind, garment_name, colour, size, quantity, unit_price_minor, position FROM order_items
      WHERE order_id = ${orderId}
      UNION ALL
      SELECT 'garment', x.line ->> 'text', '', '', (x.line -> 'quantity')::integer, (x.line -> 'unitPriceMinor')::bigint,
        100 + x.place
      FROM orders AS o, jsonb_array_elements(o.extras) WITH ORDINALITY AS x(line, place)
      WHERE o.id = ${orderId}) AS i
    ORDER BY i.position`.execute(database)
  return rows
}

/** The first design of an order, without prints whose file was removed. */
export async function findDesign(database: Database, orderId: string): Promise<OrderedDesign | undefined> {
  const { rows } = await sql<Omit<OrderedDesign, 'garment'> & { readonly appearance: Appearance }>`
    SELECT i.garment_name AS "garmentName", i.colour, ${APPEARANCE_JSON('g')} AS appearance,
      v.colour_hex AS "colourHex", (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'zone', jsonb_build_object('id', z.id, 'view', z.view, 'maxWidthMm', z.max_width_mm, 'maxHeightMm', z.max_height_mm,
          'anchor', jsonb_build_object('xMm', z.anchor_x_mm, 'yMm', z.anchor_y_mm)),
        'widthMm', p.width_mm, 'heightMm', p.height_mm, 'offsetXMm', p.offset_x_mm, 'offsetYMm', p.offset_y_mm,
        'rotationDeg', p.rotation_deg, 'artworkSha256', encode(a.sha256, 'hex')) ORDER BY p.position), '[]')
      FROM placements AS p
      JOIN print_zones AS z ON z.id = p.zone_id
      JOIN artworks AS a ON a.id = p.artwork_id AND a.removed_at IS NULL
      WHERE p.order_item_id = i.id) AS prints
    FROM order_items AS i
    JOIN variants AS v ON v.id = i.variant_id
    JOIN garments AS g ON g.id = v.garment_id
    WHERE i.order_id = ${orderId}
    ORDER BY i.position LIMIT 1`.execute(database)
  const [design] = rows
  if (!design) return undefined
  const { appearance, ...printed } = design
  return { ...printed, garment: sidesOf(appearance) }
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

interface OfferedSlot {
  readonly weekday: number
  readonly from: string
  readonly to: string
}

function endOf(
  { date, from }: { date: string; from: string },
  offered: readonly OfferedSlot[],
): string | null {
  return offered.find((slot) => slot.weekday === weekdayOf(date) && slot.from === from)?.to ?? null
}

function wordIn<Word extends string>(words: readonly Word[], text: string, fallback: Word): Word {
  return words.find((word) => word === text) ?? fallback
}
