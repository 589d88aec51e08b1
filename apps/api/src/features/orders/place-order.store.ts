import type { Pool } from 'pg'
import type { IdempotencyClaim } from '../../platform/idempotency.ts'
import type { SpentChallenge } from '../bot-protection/index.ts'
import type { Order } from './order.ts'
import type { PaymentDetails } from './resolve-payment.ts'

/** What a new order writes beside itself. */
export interface NewOrder {
  readonly order: Omit<Order, 'number'>
  /** Year of the order number, in the store's time zone. */
  readonly year: string
  readonly instructionId: string
  readonly policyVersion: string
  readonly payment: PaymentDetails | undefined
  /** Blanks to reserve, one row an inventory item. */
  readonly demand: readonly {
    readonly movementId: string
    readonly itemId: string
    readonly quantity: number
  }[]
  readonly spent: SpentChallenge | undefined
  readonly claim: IdempotencyClaim | undefined
  /** The answer before and after the order number, which only the database knows. */
  readonly answer: { readonly status: number; readonly beforeNumber: string; readonly afterNumber: string }
}

/**
 * Writes an order with everything that belongs to it in one statement: one round trip, one transaction. Stock
 * rows are locked in id order, so that two orders never wait for each other in a circle; the constraint
 * `inventory_items_reserved_within_on_hand` refuses what is not there. Gives the order number.
 */
export async function insertOrder(pool: Pool, values: NewOrder): Promise<string> {
  const { order, payment, claim, spent, answer } = values
  const { rows } = await pool.query<{ number: string }>({
    name: 'insert-order',
    text: INSERT_ORDER,
    values: [
      claim?.scope ?? null,
      claim?.key ?? null,
      claim?.requestHash ?? null,
      answer.status,
      answer.beforeNumber,
      answer.afterNumber,
      spent?.fingerprint ?? null,
      spent?.expiresAt ?? null,
      values.year,
      order.createdAt,
      JSON.stringify(orderRow(values)),
      JSON.stringify(itemRows(order)),
      JSON.stringify(placementRows(order)),
      payment ? JSON.stringify(paymentRow(values, payment)) : null,
      JSON.stringify(
        values.demand.map(({ movementId, itemId, quantity }) => ({
          movement_id: movementId,
          item_id: itemId,
          quantity,
        })),
      ),
      JSON.stringify(order.events.map(({ type }) => type)),
      JSON.stringify({ totalMinor: order.totalMinor, currency: order.currency }),
    ],
  })
  const number = rows[0]?.number
  if (number === undefined) throw new Error('The order was written without a number.')
  return number
}

const INSERT_ORDER = `
WITH gate AS MATERIALIZED (
  SELECT 1 WHERE CASE
    WHEN $2::text IS NULL THEN true
    WHEN pg_try_advisory_xact_lock(hashtextextended($1::text || ' ' || $2::text, 0)) THEN true
    ELSE refuse('IDEMPOTENCY_IN_PROGRESS') END
),
numbered AS MATERIALIZED (
  SELECT 'PL-' || $9::text || '-' || lpad(n::text, greatest(6, length(n::text)), '0') AS number
  FROM (SELECT nextval('order_numbers') AS n FROM gate) AS next
),
answered AS (
  INSERT INTO idempotency_keys (scope, key, request_hash, status, body, created_at)
  SELECT $1, $2, $3::bytea, $4::smallint, $5::text || number || $6::text, $10::timestamptz
  FROM numbered WHERE $2 IS NOT NULL
),
spent AS (
  INSERT INTO used_challenges (fingerprint, expires_at)
  SELECT $7::bytea, $8::timestamptz FROM gate WHERE $7 IS NOT NULL
),
placed AS (
  INSERT INTO orders (
    id, number, status, payment_status, artwork_status, production_status, fulfilment_status, hold_reason,
    customer_name, customer_email, customer_phone, customer_locale, fulfilment_method, fulfilment, instruction_id,
    subtotal_minor, discount_minor, fee_minor, tax_minor, total_minor, paid_minor, currency,
    needed_by, promised_by, pay_before, note, policy_version, revision, created_at, updated_at)
  SELECT
    o.id, numbered.number, o.status, o.payment_status, o.artwork_status, o.production_status, o.fulfilment_status, NULL,
    o.customer_name, o.customer_email, o.customer_phone, o.customer_locale, o.fulfilment_method, o.fulfilment, o.instruction_id,
    o.subtotal_minor, o.discount_minor, o.fee_minor, o.tax_minor, o.total_minor, o.paid_minor, o.currency,
    o.needed_by, o.promised_by, o.pay_before, o.note, o.policy_version, o.revision, $10, $10
  FROM numbered, jsonb_to_record($11::jsonb) AS o(
    id uuid, status text, payment_status text, artwork_status text, production_status text, fulfilment_status text,
    customer_name text, customer_email text, customer_phone text, customer_locale text, fulfilment_method text,
    fulfilment jsonb, instruction_id text, subtotal_minor bigint, discount_minor bigint, fee_minor bigint,
    tax_minor bigint, total_minor bigint, paid_minor bigint, currency text, needed_by date, promised_by date,
    pay_before timestamptz, note text, policy_version text, revision integer)
  RETURNING id
),
lines AS (
  INSERT INTO order_items (
    id, order_id, position, variant_id, garment_name, colour, size, quantity, reserved_quantity,
    unit_price_minor, line_total_minor, note)
  SELECT i.id, placed.id, i.position, i.variant_id, i.garment_name, i.colour, i.size, i.quantity, i.reserved_quantity,
    i.unit_price_minor, i.line_total_minor, i.note
  FROM placed, jsonb_to_recordset($12::jsonb) AS i(
    id uuid, position smallint, variant_id uuid, garment_name text, colour text, size text, quantity integer,
    reserved_quantity integer, unit_price_minor bigint, line_total_minor bigint, note text)
),
prints AS (
  INSERT INTO placements (
    id, order_item_id, position, zone_id, artwork_id, width_mm, height_mm, offset_x_mm, offset_y_mm, rotation_deg,
    size_tier_id, price_minor, state, preflight)
  SELECT p.id, p.order_item_id, p.position, p.zone_id, p.artwork_id, p.width_mm, p.height_mm, p.offset_x_mm,
    p.offset_y_mm, p.rotation_deg, p.size_tier_id, p.price_minor, p.state, p.preflight
  FROM gate, jsonb_to_recordset($13::jsonb) AS p(
    id uuid, order_item_id uuid, position smallint, zone_id text, artwork_id uuid, width_mm numeric, height_mm numeric,
    offset_x_mm numeric, offset_y_mm numeric, rotation_deg smallint, size_tier_id text, price_minor bigint,
    state text, preflight jsonb)
),
paid AS (
  INSERT INTO payments (id, order_id, instruction_id, method, amount_minor, reference, payer_name, proof_id, status, submitted_at)
  SELECT p.id, placed.id, p.instruction_id, p.method, p.amount_minor, p.reference, p.payer_name, p.proof_id, 'submitted', $10
  FROM placed, jsonb_to_record($14::jsonb) AS p(
    id uuid, instruction_id text, method text, amount_minor bigint, reference text, payer_name text, proof_id uuid)
  WHERE $14 IS NOT NULL
),
demand AS MATERIALIZED (
  SELECT d.movement_id, d.item_id, d.quantity
  FROM gate, jsonb_to_recordset($15::jsonb) AS d(movement_id uuid, item_id uuid, quantity bigint)
),
locked AS MATERIALIZED (
  SELECT i.id FROM inventory_items AS i WHERE i.id IN (SELECT item_id FROM demand) ORDER BY i.id FOR NO KEY UPDATE
),
reserved AS (
  UPDATE inventory_items AS i SET reserved = i.reserved + d.quantity, updated_at = $10
  FROM locked JOIN demand AS d ON d.item_id = locked.id
  WHERE i.id = locked.id
  RETURNING d.movement_id, i.id, d.quantity, i.on_hand
),
moved AS (
  INSERT INTO inventory_movements (id, item_id, type, quantity, delta, on_hand_after, order_id, actor_kind, occurred_at)
  SELECT r.movement_id, r.id, 'reservation', r.quantity, 0, r.on_hand, placed.id, 'system', $10 FROM reserved AS r, placed
),
told AS (
  INSERT INTO events (type, order_id, payload, occurred_at)
  SELECT e.type, placed.id, $17::jsonb || jsonb_build_object('number', numbered.number), $10
  FROM placed, numbered, jsonb_array_elements_text($16::jsonb) WITH ORDINALITY AS e(type, position)
  ORDER BY e.position
)
SELECT number FROM numbered`

function orderRow({ order, instructionId, policyVersion }: NewOrder) {
  return {
    id: order.id,
    status: order.status,
    payment_status: order.paymentStatus,
    artwork_status: order.artworkStatus,
    production_status: order.productionStatus,
    fulfilment_status: order.fulfilmentStatus,
    customer_name: order.customer.name,
    customer_email: order.customer.email,
    customer_phone: order.customer.phone,
    customer_locale: order.customer.locale,
    fulfilment_method: order.fulfilment.method,
    fulfilment: order.fulfilment,
    instruction_id: instructionId,
    subtotal_minor: order.subtotalMinor,
    discount_minor: order.discountMinor,
    fee_minor: order.feeMinor,
    tax_minor: order.taxMinor,
    total_minor: order.totalMinor,
    paid_minor: order.paidMinor,
    currency: order.currency,
    needed_by: order.neededBy,
    promised_by: order.promisedBy,
    pay_before: order.payBefore,
    note: order.note,
    policy_version: policyVersion,
    revision: order.revision,
  }
}

function itemRows(order: NewOrder['order']) {
  return order.items.map((item, position) => ({
    id: item.id,
    position,
    variant_id: item.variantId,
    garment_name: item.garmentName,
    colour: item.colour,
    size: item.size,
    quantity: item.quantity,
    reserved_quantity: item.quantity,
    unit_price_minor: item.unitPriceMinor,
    line_total_minor: item.lineTotalMinor,
    note: item.note,
  }))
}

function placementRows(order: NewOrder['order']) {
  return order.items.flatMap((item) =>
    item.placements.map((placement, position) => ({
      id: placement.id,
      order_item_id: item.id,
      position,
      zone_id: placement.zoneId,
      artwork_id: placement.artworkId,
      width_mm: placement.widthMm,
      height_mm: placement.heightMm,
      offset_x_mm: placement.offsetXMm,
      offset_y_mm: placement.offsetYMm,
      rotation_deg: placement.rotationDeg,
      size_tier_id: placement.sizeTierId,
      price_minor: placement.priceMinor,
      state: placement.state,
      preflight: placement.preflight,
    })),
  )
}

function paymentRow({ order, instructionId }: NewOrder, { reference, payerName, proofId }: PaymentDetails) {
  const payment = order.payments[0]
  return {
    id: payment?.id,
    instruction_id: instructionId,
    method: payment?.method,
    amount_minor: payment?.amountMinor,
    reference,
    payer_name: payerName,
    proof_id: proofId,
  }
}
