import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import type { Order, Payment } from './order.ts'
import type { PaymentDetails } from './resolve-payment.ts'

export async function findOrder(database: Database, orderId: string): Promise<Order | undefined> {
  const { rows } = await sql<{ order: Order }>`
    SELECT ${ORDER_AS_JSON} AS order FROM orders AS o WHERE o.id = ${orderId}`.execute(database)
  return rows[0]?.order
}

/** Of the order with the alias `o`. */
export function discountOf(orderId: string) {
  return sql<Order['discount']>`(
    SELECT jsonb_build_object('code', d.code, 'kind', d.kind, 'amountMinor', u.amount_minor)
    FROM discount_uses AS u JOIN discounts AS d ON d.id = u.discount_id WHERE u.order_id = ${sql.raw(orderId)})`
}

export const DISCOUNT_JSON = discountOf('o.id')

/** Of the order with the alias `o`. */
export const AGREED_DISCOUNT_JSON = sql<Order['agreedDiscount']>`(
  CASE WHEN o.agreed_discount_minor > 0 THEN jsonb_build_object(
    'amountMinor', o.agreed_discount_minor, 'reason', o.agreed_discount_reason) END)`

export const ORDER_AS_JSON = sql<Order>`jsonb_build_object(
    'id', o.id, 'number', o.number, 'status', o.status, 'paymentStatus', o.payment_status,
    'artworkStatus', o.artwork_status, 'proofStatus', o.proof_status, 'productionStatus', o.production_status,
    'fulfilmentStatus', o.fulfilment_status, 'holdReason', o.hold_reason,
    'customer', jsonb_build_object(
      'name', o.customer_name, 'email', o.customer_email, 'phone', o.customer_phone, 'locale', o.customer_locale),
    'extras', o.extras, 'fulfilment', o.fulfilment,
    'instruction', (
      SELECT jsonb_build_object(
        'id', m.id, 'method', m.method, 'label', m.label, 'payeeName', m.payee_name, 'account', m.account,
        'instructions', m.instructions, 'referenceHint', m.reference_hint,
        'referenceRequired', m.reference_required, 'proofRequired', m.proof_required,
        'payWithinHours', m.pay_within_hours)
      FROM payment_instructions AS m WHERE m.id = o.instruction_id),
    'subtotalMinor', o.subtotal_minor, 'discountMinor', o.discount_minor, 'feeMinor', o.fee_minor,
    'taxMinor', o.tax_minor, 'totalMinor', o.total_minor, 'paidMinor', o.paid_minor,
    'refundedMinor', o.refunded_minor, 'returnedMinor', o.returned_minor, 'keptMinor', o.kept_minor,
    'discount', ${DISCOUNT_JSON}, 'agreedDiscount', ${AGREED_DISCOUNT_JSON},
    'currency', o.currency,
    'neededBy', o.needed_by, 'promisedBy', o.promised_by, 'payBefore', ${utc('o.pay_before')},
    'confirmedAt', ${utc('o.confirmed_at')}, 'source', o.source, 'note', o.note,
    'revision', o.revision, 'createdAt', ${utc('o.created_at')}, 'updatedAt', ${utc('o.updated_at')},
    'items', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'kind', i.kind, 'variantId', i.variant_id, 'inventoryItemId', i.inventory_item_id,
        'garmentName', i.garment_name, 'colour', i.colour, 'size', i.size,
        'quantity', i.quantity, 'unitPriceMinor', i.unit_price_minor, 'lineTotalMinor', i.line_total_minor,
        'agreedPrice', i.agreed_price, 'note', i.note, 'film', i.film, 'finish', i.finish,
        'placements', (
          SELECT jsonb_agg(jsonb_build_object(
            'id', p.id, 'zoneId', p.zone_id, 'widthMm', p.width_mm, 'heightMm', p.height_mm,
            'offsetXMm', p.offset_x_mm, 'offsetYMm', p.offset_y_mm, 'rotationDeg', p.rotation_deg, 'copies', p.copies,
            'sizeTierId', p.size_tier_id, 'priceMinor', p.price_minor, 'state', p.state, 'preflight', p.preflight, 'trim', film_trim(p),
            'artworkId', p.artwork_id, 'artworkFileName', a.file_name
          ) ORDER BY p.position)
          FROM placements AS p JOIN artworks AS a ON a.id = p.artwork_id WHERE p.order_item_id = i.id)
      ) ORDER BY i.position), '[]')
      FROM order_items AS i WHERE i.order_id = o.id),
    'payments', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'instructionId', p.instruction_id, 'method', p.method, 'amountMinor', p.amount_minor,
        'reference', p.reference, 'status', p.status,
        'submittedAt', ${utc('p.submitted_at')}, 'decidedAt', ${utc('p.decided_at')}
      ) ORDER BY p.submitted_at, p.id), '[]')
      FROM payments AS p WHERE p.order_id = o.id),
    'events', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'at', ${utc('e.occurred_at')}, 'type', e.type, 'reason', e.payload ->> 'reason') ORDER BY e.id), '[]')
      FROM events AS e WHERE e.order_id = o.id))`

/**
 * Of the order with the alias `o`. Reads the prints only when `artwork_status` does not tell. Not EXISTS, for which
 * PostgreSQL may read the prints of all orders into a hash table, even for a page of ten.
 */
export const HAS_ARTWORK_TO_REVIEW = sql<boolean>`(
  o.artwork_status IN ('passed', 'warning') OR (o.artwork_status <> 'approved' AND (
    SELECT true FROM order_items AS i JOIN placements AS p ON p.order_item_id = i.id
    WHERE i.order_id = o.id AND p.state IN ('passed', 'warning') LIMIT 1) IS TRUE))`

const EARNED_MINOR = sql`CASE WHEN o.status IN ('cancelled', 'expired') THEN 0 ELSE o.total_minor END`

/** Of the order with the alias `o`. Its first condition is the one of the index `orders_paid_too_much`. */
export const HAS_MONEY_TO_RETURN = sql<boolean>`(
  o.paid_minor - o.refunded_minor > ${EARNED_MINOR}
  AND o.paid_minor - o.refunded_minor - o.kept_minor > ${EARNED_MINOR})`

/** RFC 3339 with milliseconds and `Z`, like JavaScript's `toISOString`. */
export function utc(column: string) {
  return sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
}

export async function insertPayment(
  tx: Tx,
  orderId: string,
  payment: Payment,
  { payerName, proofId }: PaymentDetails,
): Promise<void> {
  await tx
    .insertInto('payments')
    .values({
      id: payment.id,
      order_id: orderId,
      instruction_id: payment.instructionId,
      method: payment.method,
      amount_minor: payment.amountMinor,
      reference: payment.reference,
      payer_name: payerName,
      proof_id: proofId,
      status: payment.status,
      submitted_at: payment.submittedAt,
    })
    .execute()
}

/** Orders that are locked right now are left for the next run. */
export async function expireOverdue(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<{ id: string; number: string }[]> {
  const { rows } = await sql<{ id: string; number: string }>`
    UPDATE orders SET status = 'expired', production_status = 'void', stage = 'expired', stage_since = ${now},
      updated_at = ${now}, revision = revision + 1
    WHERE id IN (
      SELECT id FROM orders
      WHERE status = 'open' AND payment_status = 'unpaid' AND pay_before < ${now}
      ORDER BY pay_before LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, number`.execute(tx)
  return rows
}

/** Locks stock rows in id order. */
export async function releaseReservations(tx: Tx, orderIds: readonly string[], now: Date): Promise<void> {
  await sql`
    WITH freed AS (
      SELECT i.id, i.order_id, i.reserved_quantity AS quantity, i.inventory_item_id AS item_id
      FROM order_items AS i
      WHERE i.order_id = ANY(${orderIds}::uuid[]) AND i.reserved_quantity > 0
    ), emptied AS (
      UPDATE order_items SET reserved_quantity = 0 WHERE id IN (SELECT id FROM freed)
    ), locked AS MATERIALIZED (
      SELECT id FROM inventory_items WHERE id IN (SELECT item_id FROM freed) ORDER BY id FOR NO KEY UPDATE
    ), released AS (
      UPDATE inventory_items AS s SET reserved = s.reserved - f.quantity, updated_at = ${now}
      FROM (SELECT item_id, sum(quantity) AS quantity FROM freed GROUP BY item_id) AS f JOIN locked ON locked.id = f.item_id
      WHERE s.id = f.item_id
      RETURNING s.id, s.on_hand
    )
    INSERT INTO inventory_movements (id, item_id, type, quantity, delta, on_hand_after, order_id, actor_kind, occurred_at)
    SELECT gen_random_uuid(), f.item_id, 'release', sum(f.quantity), 0, g.on_hand, f.order_id, 'system', ${now}
    FROM freed AS f JOIN released AS g ON g.id = f.item_id
    GROUP BY f.item_id, f.order_id, g.on_hand`.execute(tx)
}
