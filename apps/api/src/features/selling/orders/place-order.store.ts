import { sql, type RawBuilder } from 'kysely'
import type { IdempotencyClaim } from '../../../platform/http/idempotency.ts'
import { searchText } from '../../../platform/records/search-text.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import type { SpentChallenge } from '../bot-protection/index.ts'
import { stageOf } from './order-status.ts'
import type { Order } from './order.ts'
import type { PaymentDetails } from './resolve-payment.ts'
import { unitsOf, type UnpaidLimits } from './unpaid-limits.ts'

export interface NewOrder {
  readonly order: Omit<Order, 'number'>
  /** Year of the order number, in the store's time zone. */
  readonly year: string
  readonly policyVersion: string
  /** UUID of the team member who entered it; null at the storefront. */
  readonly createdBy: string | null
  readonly payment: PaymentDetails | undefined
  readonly demand: readonly {
    readonly movementId: string
    readonly itemId: string
    readonly quantity: number
  }[]
  /** Undefined for orders of staff. */
  readonly limits?: UnpaidLimits | undefined
  readonly spent?: SpentChallenge | undefined
  readonly answered?: AnswerUnderKey | undefined
}

/** The response before and after the order number, which only the database knows, and the idempotency key it is stored under. */
interface AnswerUnderKey {
  readonly claim: IdempotencyClaim
  readonly status: number
  readonly beforeNumber: string
  readonly afterNumber: string
}

/**
 * Stock rows are locked in id order, so that two orders never deadlock; the constraint
 * `inventory_items_reserved_within_on_hand` refuses what is out of stock.
 */
export async function insertOrder(database: Database, values: NewOrder): Promise<string> {
  const { rows } = await insertion(values).execute(database)
  const number = rows[0]?.number
  if (number === undefined) throw new Error('The order was stored without a number.')
  return number
}

/**
 * The parts of the statement, each a table expression. An empty part still costs time in the database, so it is left
 * out. `gate` ends the statement when another request holds the idempotency key, or when unpaid orders would hold too
 * much of the stock.
 */
function insertion(values: NewOrder): RawBuilder<{ number: string }> {
  const parts = [
    values.answered ? freeKey(values.answered.claim) : sql`free_key AS (SELECT 1)`,
    gate(values),
    numbered(values.year),
    placed(values),
    lines(values.order),
    prints(values.order),
    ...(values.payment ? [paid(values, values.payment)] : []),
    ...(values.demand.length > 0 ? reserved(values) : []),
    recordedEvents(values.order),
    ...(values.spent ? [spent(values.spent)] : []),
    ...(values.answered ? [answered(values.order, values.answered)] : []),
  ]
  return sql`WITH ${sql.join(parts)} SELECT number FROM numbered`
}

/** Locks the customer before the stock, as every order does. */
function gate({ order: { customer }, limits, demand }: NewOrder) {
  if (limits === undefined) return sql`gate AS (SELECT 1 FROM free_key)`
  return sql`gate AS MATERIALIZED (
    SELECT 1 FROM free_key WHERE admit_unpaid_order(
      ${limits.client}::bytea, ${customer.email}::text, ${customer.phone}::text, ${limits.units}::bigint,
      ${limits.maxUnitsPerContact}::bigint, ${limits.maxUnitsPerAddress}::bigint,
      ${demand.map(({ itemId }) => itemId)}::uuid[], ${demand.map(({ quantity }) => quantity)}::bigint[],
      ${limits.maxPercentPerCustomer}::integer, ${limits.maxPercent}::integer))`
}

function freeKey({ scope, key, client }: IdempotencyClaim) {
  return sql`free_key AS MATERIALIZED (
    SELECT 1 WHERE CASE
      WHEN pg_try_advisory_xact_lock(
        hashtextextended(concat_ws(' ', ${scope}::text, ${key}::text, ${client}::text), 0)) THEN true
      ELSE refuse('IDEMPOTENCY_IN_PROGRESS') END)`
}

function numbered(year: string) {
  return sql`numbered AS MATERIALIZED (
    SELECT 'PL-' || ${year}::text || '-' || lpad(n::text, greatest(6, length(n::text)), '0') AS number
    FROM (SELECT nextval('order_numbers') AS n FROM gate) AS next)`
}

function placed({ order, policyVersion, createdBy, limits }: NewOrder) {
  const { customer, fulfilment, instruction } = order
  return sql`placed AS (
    INSERT INTO orders (
      id, number, status, payment_status, artwork_status, production_status, fulfilment_status,
      customer_name, customer_email, customer_phone, customer_locale, fulfilment_method, fulfilment, instruction_id,
      subtotal_minor, discount_minor, fee_minor, tax_minor, total_minor, currency,
      needed_by, promised_by, pay_before, confirmed_at, note, policy_version, created_at, updated_at,
      source, stage, stage_since, units, created_by, client_digest, search_text)
    SELECT
      ${order.id}::uuid, number, ${order.status}::order_status, ${order.paymentStatus}::payment_status,
      ${order.artworkStatus}::artwork_state, ${order.productionStatus}::production_status,
      ${order.fulfilmentStatus}::fulfilment_status, ${customer.name}::text, ${customer.email}::text,
      ${customer.phone}::text, ${customer.locale}::text, ${fulfilment.method}::fulfilment_method,
      ${JSON.stringify(fulfilment)}::jsonb, ${instruction.id}::text, ${order.subtotalMinor}::bigint,
      ${order.discountMinor}::bigint, ${order.feeMinor}::bigint, ${order.taxMinor}::bigint,
      ${order.totalMinor}::bigint, ${order.currency}::text, ${order.neededBy}::date, ${order.promisedBy}::date,
      ${order.payBefore}::timestamptz, ${order.confirmedAt}::timestamptz, ${order.note}::text, ${policyVersion}::text,
      ${order.createdAt}::timestamptz, ${order.updatedAt}::timestamptz, ${order.source}::order_source,
      ${stageOf(order)}::order_stage, ${order.createdAt}::timestamptz, ${unitsOf(order.items)}::integer,
      ${createdBy}::uuid, ${limits?.client}::bytea,
      lower(number) || ' ' || ${searchText(customer.name, customer.email, customer.phone)}::text
    FROM numbered
    RETURNING id)`
}

/** Into an order that is there and locked. Their blanks are already reserved. */
export async function insertLines(
  tx: Database,
  orderId: string,
  items: NewOrder['order']['items'],
  firstPosition: number,
): Promise<void> {
  if (items.length === 0) return
  const parts = [
    sql`gate AS (SELECT 1)`,
    sql`placed AS (SELECT ${orderId}::uuid AS id)`,
    lines({ items }, firstPosition),
    prints({ items }),
  ]
  await sql`WITH ${sql.join(parts)} SELECT 1`.execute(tx)
}

function lines({ items }: Pick<NewOrder['order'], 'items'>, firstPosition = 0) {
  const rows = items.map(({ placements, ...item }, index) => ({ ...item, position: firstPosition + index }))
  return sql`lines AS (
    INSERT INTO order_items (
      id, order_id, position, variant_id, inventory_item_id, garment_name, colour, size, quantity, reserved_quantity,
      unit_price_minor, line_total_minor, note)
    SELECT i.id, placed.id, i.position, i."variantId", i."inventoryItemId", i."garmentName", i.colour, i.size,
      i.quantity, CASE WHEN i."inventoryItemId" IS NULL THEN 0 ELSE i.quantity END,
      i."unitPriceMinor", i."lineTotalMinor", i.note
    FROM placed, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS i(
      id uuid, position smallint, "variantId" uuid, "inventoryItemId" uuid, "garmentName" text, colour text,
      size text, quantity integer, "unitPriceMinor" bigint, "lineTotalMinor" bigint, note text))`
}

function prints({ items }: Pick<NewOrder['order'], 'items'>) {
  const rows = items.flatMap((item) =>
    item.placements.map((placement, position) => ({ ...placement, itemId: item.id, position })),
  )
  return sql`prints AS (
    INSERT INTO placements (
      id, order_item_id, position, zone_id, artwork_id, width_mm, height_mm, offset_x_mm, offset_y_mm, rotation_deg,
      size_tier_id, price_minor, state, preflight, trim_top_mm, trim_right_mm, trim_bottom_mm, trim_left_mm)
    SELECT p.id, p."itemId", p.position, p."zoneId", p."artworkId", p."widthMm", p."heightMm", p."offsetXMm",
      p."offsetYMm", p."rotationDeg", p."sizeTierId", p."priceMinor", p.state, p.preflight,
      (p.trim ->> 'topMm')::numeric, (p.trim ->> 'rightMm')::numeric, (p.trim ->> 'bottomMm')::numeric,
      (p.trim ->> 'leftMm')::numeric
    FROM gate, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS p(
      id uuid, "itemId" uuid, position smallint, "zoneId" text, "artworkId" uuid, "widthMm" numeric,
      "heightMm" numeric, "offsetXMm" numeric, "offsetYMm" numeric, "rotationDeg" smallint, "sizeTierId" text,
      "priceMinor" bigint, state artwork_state, preflight jsonb, trim jsonb))`
}

function paid({ order }: NewOrder, { reference, payerName, proofId }: PaymentDetails) {
  const payment = order.payments[0]
  return sql`paid AS (
    INSERT INTO payments (
      id, order_id, instruction_id, method, amount_minor, reference, payer_name, proof_id, submitted_at)
    SELECT ${payment?.id}::uuid, id, ${payment?.instructionId}::text, ${payment?.method}::payment_method,
      ${payment?.amountMinor}::bigint, ${reference}::text, ${payerName}::text, ${proofId}::uuid,
      ${order.createdAt}::timestamptz
    FROM placed)`
}

function reserved({ order, demand }: NewOrder) {
  return [
    // The limit leaves out nothing. It tells the planner that there are few rows, so that it uses their keys.
    sql`locked AS MATERIALIZED (
      SELECT i.id, d.movement_id, d.quantity
      FROM (
        SELECT * FROM unnest(
          ${demand.map(({ movementId }) => movementId)}::uuid[],
          ${demand.map(({ itemId }) => itemId)}::uuid[],
          ${demand.map(({ quantity }) => quantity)}::bigint[]) AS d(movement_id, item_id, quantity)
        LIMIT ${demand.length}::integer) AS d
      JOIN inventory_items AS i ON i.id = d.item_id
      WHERE EXISTS (SELECT FROM gate)
      ORDER BY i.id FOR NO KEY UPDATE OF i)`,
    sql`reserved AS (
      UPDATE inventory_items AS i
      SET reserved = i.reserved + locked.quantity, updated_at = ${order.createdAt}::timestamptz
      FROM locked WHERE i.id = locked.id
      RETURNING locked.movement_id, i.id, locked.quantity, i.on_hand)`,
    sql`moved AS (
      INSERT INTO inventory_movements (
        id, item_id, type, quantity, delta, on_hand_after, order_id, actor_kind, occurred_at)
      SELECT r.movement_id, r.id, 'reservation', r.quantity, 0, r.on_hand, ${order.id}::uuid, 'system',
        ${order.createdAt}::timestamptz
      FROM reserved AS r)`,
  ]
}

function recordedEvents({ events, createdAt }: NewOrder['order']) {
  return sql`recorded_events AS (
    INSERT INTO events (type, order_id, occurred_at)
    SELECT e.type, placed.id, ${createdAt}::timestamptz
    FROM placed, unnest(${events.map(({ type }) => type)}::text[]) AS e(type))`
}

function spent({ fingerprint, expiresAt }: SpentChallenge) {
  return sql`spent AS (
    INSERT INTO used_challenges (fingerprint, expires_at)
    SELECT ${fingerprint}::bytea, ${expiresAt}::timestamptz FROM gate)`
}

function answered({ createdAt }: NewOrder['order'], { claim, ...answer }: AnswerUnderKey) {
  const { scope, key, client, requestHash } = claim
  return sql`answered AS (
    INSERT INTO idempotency_keys (scope, key, client, request_hash, status, body, created_at)
    SELECT ${scope}::text, ${key}::text, ${client}::text, ${requestHash}::bytea, ${answer.status}::smallint,
      ${answer.beforeNumber}::text || number || ${answer.afterNumber}::text, ${createdAt}::timestamptz
    FROM numbered)`
}
