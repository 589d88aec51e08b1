import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { PICTURE_JSON } from '../../../platform/records/pictures.ts'
import { AGREED_DISCOUNT_JSON, DISCOUNT_JSON } from '../../selling/orders/index.ts'
import { rootOf } from '../customers/index.ts'
import type { BilledOrder, BilledPayment, IssuingShop, NewDocument, OpenInvoice } from './document-rows.ts'

export async function getIssuingShop(database: Database): Promise<IssuingShop> {
  const { rows } = await sql<IssuingShop>`
    SELECT s.store_name AS "storeName", s.studio, s.support_channels AS "supportChannels", s.documents,
      s.locales, s.time_zone AS "timeZone", s.currency_exponent AS "currencyExponent",
      jsonb_build_object('mode', s.tax_mode, 'rateBp', s.tax_rate_bp) AS tax,
      jsonb_build_object('accent', b.accent, 'surface', b.surface, 'headingFont', b.heading_font,
        'textFont', b.text_font, 'logo', ${PICTURE_JSON('b.logo_id')}) AS brand
    FROM store_settings AS s, brand AS b`.execute(database)
  const [shop] = rows
  if (!shop) throw new Error('The store is not set up yet.')
  return shop
}

/**
 * Of a customer whom staff chose. A guest may name anybody's email address, and would read their tax id on the invoice.
 */
const CHOSEN_TAX_ID = sql`(
  SELECT c.tax_id FROM customers AS c
  WHERE c.id = ${rootOf('o.customer_id')}
    AND (o.created_by IS NOT NULL OR EXISTS (SELECT FROM estimates AS e WHERE e.order_id = o.id)))`

/** What the garments, colours, sizes and zones of the order are called in other languages. */
const OWN_NAMES = sql`(
  WITH sold AS (
    SELECT DISTINCT v.garment_id FROM order_items AS i JOIN variants AS v ON v.id = i.variant_id
    WHERE i.order_id = o.id)
  SELECT coalesce(jsonb_agg(jsonb_build_object('text', text, 'translations', translations)), '[]') FROM (
    SELECT g.name AS text, g.translations FROM sold JOIN garments AS g ON g.id = sold.garment_id
    UNION SELECT own ->> 'colour', own -> 'translations'
    FROM sold JOIN garments AS g ON g.id = sold.garment_id, jsonb_array_elements(g.colour_translations) AS own
    UNION SELECT own ->> 'size', own -> 'translations'
    FROM sold JOIN garments AS g ON g.id = sold.garment_id JOIN garment_kinds AS k ON k.id = g.kind,
      jsonb_array_elements(k.size_translations) AS own
    UNION SELECT z.name, z.translations
    FROM order_items AS i JOIN placements AS p ON p.order_item_id = i.id JOIN print_zones AS z ON z.id = p.zone_id
    WHERE i.order_id = o.id) AS own_name)`

export async function findBilledOrder(database: Database, orderId: string): Promise<BilledOrder | undefined> {
  const { rows } = await sql<BilledOrder>`
    SELECT o.id, o.number, o.status, o.erased_at IS NOT NULL AS "isErased",
      EXISTS (SELECT FROM test_orders AS t WHERE t.order_id = o.id) AS "isTest",
      o.customer_name AS "customerName", o.customer_email AS "customerEmail",
      o.customer_locale AS "customerLocale", nullif(o.fulfilment -> 'address', 'null') AS address,
      o.fulfilment_method AS method, o.fulfilment ->> 'meetupZoneName' AS "meetupZoneName",
      o.fulfilment -> 'slot' AS slot, o.currency, o.subtotal_minor AS "subtotalMinor",
      o.discount_minor AS "discountMinor", ${DISCOUNT_JSON} AS discount,
      ${AGREED_DISCOUNT_JSON} AS "agreedDiscount", o.fee_minor AS "feeMinor", o.tax_minor AS "taxMinor",
      o.total_minor AS "totalMinor", o.paid_minor AS "paidMinor", o.refunded_minor AS "refundedMinor",
      o.returned_minor AS "returnedMinor", o.created_at AS "createdAt", o.pay_before AS "payBefore",
      o.promised_by AS "promisedBy", o.extras, ${CHOSEN_TAX_ID} AS "taxId", ${OWN_NAMES} AS "ownNames", (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'kind', i.kind, 'garmentName', i.garment_name, 'colour', i.colour, 'size', i.size, 'quantity', i.quantity,
          'note', i.note, 'unitPriceMinor', i.unit_price_minor, 'lineTotalMinor', i.line_total_minor, 'prints', (
            SELECT coalesce(jsonb_agg(jsonb_build_object(
              'zone', z.name, 'widthMm', p.width_mm, 'heightMm', p.height_mm) ORDER BY p.position), '[]')
            FROM placements AS p JOIN print_zones AS z ON z.id = p.zone_id WHERE p.order_item_id = i.id)
        ) ORDER BY i.position), '[]')
        FROM order_items AS i WHERE i.order_id = o.id) AS items
    FROM orders AS o WHERE o.id = ${orderId}`.execute(database)
  return rows[0]
}

export async function getBilledPayment(tx: Tx, paymentId: string): Promise<BilledPayment> {
  const { rows } = await sql<BilledPayment>`
    SELECT i.label, i.translations, p.reference, p.verified_minor AS "verifiedMinor"
    FROM payments AS p JOIN payment_instructions AS i ON i.id = p.instruction_id
    WHERE p.id = ${paymentId}`.execute(tx)
  const [payment] = rows
  if (!payment) throw new Error('A verified payment could not be read.')
  return payment
}

const CREDITED = sql`(SELECT coalesce(sum(total_minor), 0)::bigint FROM documents WHERE invoice_id = d.id)`
const IS_OPEN_INVOICE = sql`d.kind = 'invoice' AND (${CREDITED} < d.total_minor OR d.total_minor = 0)`

export const HAS_OPEN_INVOICE = sql<boolean>`EXISTS (
  SELECT FROM documents AS d WHERE d.order_id = o.id AND ${IS_OPEN_INVOICE})`

/** Hold the lock of its order. */
export async function findOpenInvoice(tx: Tx, orderId: string): Promise<OpenInvoice | undefined> {
  const { rows } = await sql<OpenInvoice>`
    SELECT d.id, d.number, d.total_minor AS "totalMinor", d.tax_minor AS "taxMinor",
      ${CREDITED} AS "creditedMinor", d.content -> 'recipient' AS recipient, (
        SELECT (amount ->> 'rateBp')::integer FROM json_array_elements(d.content #> '{totals,before}') AS amount
        WHERE amount ->> 'name' = 'tax') AS "rateBp"
    FROM documents AS d
    WHERE d.order_id = ${orderId} AND ${IS_OPEN_INVOICE}`.execute(tx)
  return rows[0]
}

/** The series stays locked until the transaction ends, so a number that is not used is drawn again. */
export async function drawNumber(tx: Tx, prefix: string, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    INSERT INTO document_series AS s (prefix, year, last) VALUES (${prefix}, ${year}, 1)
    ON CONFLICT (prefix, year) DO UPDATE SET last = s.last + 1
    RETURNING last`.execute(tx)
  const [drawn] = rows
  if (!drawn) throw new Error('No number was drawn.')
  return drawn.last
}

export async function insertDocument(tx: Tx, document: NewDocument): Promise<void> {
  await sql`
    INSERT INTO documents (id, kind, prefix, year, sequence, order_id, payment_id, invoice_id, issued_at, issued_on,
      issued_by, currency, total_minor, tax_minor, content, content_sha256)
    VALUES (${document.id}, ${document.kind}, ${document.prefix}, ${document.year}, ${document.sequence},
      ${document.orderId}, ${document.paymentId}, ${document.invoiceId}, ${document.issuedAt}, ${document.issuedOn},
      ${document.issuedBy}, ${document.currency}, ${document.totalMinor}, ${document.taxMinor},
      ${document.content}::json, sha256(convert_to(${document.content}::text, 'UTF8')))`.execute(tx)
}
