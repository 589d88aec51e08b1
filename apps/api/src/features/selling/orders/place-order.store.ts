import { CompiledQuery } from 'kysely'
import type { Database } from '../../../platform/database/transaction.ts'
import {
  askedRow,
  discountRows,
  filmRows,
  lineRows,
  orderRow,
  printRows,
  wantedRows,
  type AnswerPlace,
} from './order-rows.ts'
import type { NewOrder } from './new-order.ts'

/** Of `admit_orders`. AGAIN: there may be room once the orders before it are written. */
type Verdict =
  | 'IDEMPOTENCY_IN_PROGRESS'
  | 'IDEMPOTENCY_KEY_TAKEN'
  | 'CHALLENGE_USED'
  | 'UNPAID_UNITS'
  | 'OUT_OF_STOCK'
  | 'AGAIN'

export interface Refused {
  readonly refused: Verdict
  /** UUIDs of the stock items that are short. */
  readonly short: ReadonlySet<string>
}

/** The order's number, or why it was not written. */
export type Placed = { readonly number: string; readonly refused?: undefined } | Refused

interface Row {
  readonly id: string
  readonly number: string | null
  readonly refusal: Verdict | null
  readonly short: string | null
}

/**
 * Writes the orders that the database admits, in one statement. They are of different customers and in the order of
 * their arrival. A violated constraint refuses all of them.
 */
export async function insertOrders(database: Database, orders: readonly NewOrder[]): Promise<Placed[]> {
  const { places, bytes } = answersOf(orders)
  const uses = orders.flatMap(discountRows)
  const film = orders.flatMap(filmRows)
  const values = [
    JSON.stringify(orders.map(askedRow)),
    JSON.stringify(orders.flatMap(wantedRows)),
    JSON.stringify(orders.map((order, index) => orderRow(order, places[index]))),
    JSON.stringify(orders.flatMap(({ order }) => lineRows(order.id, order.items))),
    JSON.stringify(orders.flatMap(({ order }) => printRows(order.id, order.items))),
    ...(bytes.length > 0 ? [bytes] : []),
    ...(uses.length > 0 ? [JSON.stringify(uses)] : []),
    ...(film.length > 0 ? [JSON.stringify(film)] : []),
  ]
  const statement = statementFor({
    payments: orders.some(({ payment }) => payment !== undefined),
    challenges: orders.some(({ spent }) => spent !== undefined),
    answers: bytes.length > 0,
    discounts: uses.length > 0,
    film: film.length > 0,
  })
  const { rows } = await database.executeQuery(CompiledQuery.raw(statement, values))
  const byId = new Map((rows as Row[]).map((row) => [row.id, row]))
  return orders.map(({ order }) => placedOf(byId.get(order.id)))
}

export async function insertOrder(tx: Database, order: NewOrder): Promise<Placed> {
  const [placed] = await insertOrders(tx, [order])
  return placed ?? placedOf(undefined)
}

function placedOf(row: Row | undefined): Placed {
  if (row?.refusal != null) return { refused: row.refusal, short: new Set(row.short?.split(' ')) }
  if (row?.number == null) throw new Error('The order was stored without a number.')
  return { number: row.number }
}

/** Into an order that is there and locked. Their blanks are already reserved. */
export async function insertLines(
  tx: Database,
  orderId: string,
  items: NewOrder['order']['items'],
  firstPosition: number,
): Promise<void> {
  if (items.length === 0) return
  const statement = `WITH new_orders AS (SELECT $1::uuid AS id), ${lines('$2')}, ${prints('$3')} SELECT 1`
  const rows = [lineRows(orderId, items, firstPosition), printRows(orderId, items)]
  await tx.executeQuery(CompiledQuery.raw(statement, [orderId, ...rows.map((row) => JSON.stringify(row))]))
}

/** All answers as one value, because as JSON in JSON they would be escaped here and read again in the database. */
function answersOf(orders: readonly NewOrder[]) {
  const chunks: Buffer[] = []
  let end = 0
  const places = orders.map(({ answered }): AnswerPlace | undefined => {
    if (answered === undefined) return undefined
    const [before, after] = [Buffer.from(answered.beforeNumber), Buffer.from(answered.afterNumber)]
    chunks.push(before, after)
    const from = end + 1
    end += before.length + after.length
    return { from, cut: from + before.length, to: end + 1 }
  })
  return { places, bytes: Buffer.concat(chunks) }
}

interface Parts {
  readonly payments: boolean
  readonly challenges: boolean
  readonly answers: boolean
  readonly discounts: boolean
  readonly film: boolean
}

const statements = new Map<string, string>()

/** An empty part still costs time in the database, so it is left out. */
function statementFor(parts: Parts): string {
  const name = Object.values(parts).join()
  const known = statements.get(name)
  if (known !== undefined) return known
  const statement = `WITH ${[
    'verdicts AS MATERIALIZED (SELECT * FROM admit_orders($1::jsonb, $2::jsonb))',
    NEW_ORDERS,
    ORDERS,
    lines('$4'),
    prints('$5'),
    EVENTS,
    ...(parts.payments ? [PAYMENTS] : []),
    ...(parts.challenges ? [CHALLENGES] : []),
    ...(parts.answers ? [answers('$6')] : []),
    ...(parts.discounts ? [discounts(`$${6 + Number(parts.answers)}`)] : []),
    ...(parts.film ? [prepaidFilm(`$${6 + Number(parts.answers) + Number(parts.discounts)}`)] : []),
  ].join(',\n')}
  SELECT v.order_id AS id, o.number, v.refusal, v.short FROM verdicts AS v LEFT JOIN new_orders AS o ON o.id = v.order_id`
  statements.set(name, statement)
  return statement
}

/** With the customer of each, found by contact or made with it. */
const NEW_ORDERS = `new_orders AS MATERIALIZED (
  SELECT o.*, customer_with(
      fresh_customer, customer_name, customer_email, customer_phone, customer_locale, search_words, created_at) AS customer_id,
    'PL-' || year || '-' || lpad(n, greatest(6, length(n)), '0') AS number
  FROM (
    SELECT o.*, nextval('order_numbers')::text AS n
    FROM json_to_recordset($3::json) AS o(
      id uuid, year text, status order_status, payment_status payment_status, artwork_status artwork_state,
      production_status production_status, fulfilment_status fulfilment_status, customer_name text, customer_email text,
      customer_phone text, customer_locale text, fulfilment_method fulfilment_method, fulfilment jsonb,
      instruction_id text, subtotal_minor bigint, discount_minor bigint, fee_minor bigint, tax_minor bigint,
      total_minor bigint, currency text, needed_by date, promised_by date, pay_before timestamptz,
      confirmed_at timestamptz, note text, policy_version text, created_at timestamptz, source order_source,
      stage order_stage, units integer, created_by uuid, client_digest bytea, fresh_customer uuid, search_words text, events text[],
      payment_id uuid, payment_method payment_method, payment_minor bigint, payment_reference text, payer_name text,
      proof_id uuid, fingerprint bytea, fingerprint_expires_at timestamptz, scope text, key text, visitor text,
      request_hash bytea, answer_status smallint, answer_from integer, answer_cut integer, answer_to integer)
    WHERE o.id IN (SELECT order_id FROM verdicts WHERE refusal IS NULL)) AS o)`

const ORDERS = `placed AS (
  INSERT INTO orders (
    id, number, status, payment_status, artwork_status, production_status, fulfilment_status,
    customer_name, customer_email, customer_phone, customer_locale, fulfilment_method, fulfilment, instruction_id,
    subtotal_minor, discount_minor, fee_minor, tax_minor, total_minor, currency,
    needed_by, promised_by, pay_before, confirmed_at, note, policy_version, created_at, updated_at,
    source, stage, stage_since, units, created_by, client_digest, customer_id, search_text)
  SELECT
    id, number, status, payment_status, artwork_status, production_status, fulfilment_status,
    customer_name, customer_email, customer_phone, customer_locale, fulfilment_method, fulfilment, instruction_id,
    subtotal_minor, discount_minor, fee_minor, tax_minor, total_minor, currency,
    needed_by, promised_by, pay_before, confirmed_at, note, policy_version, created_at, created_at,
    source, stage, created_at, units, created_by, client_digest, customer_id, lower(number) || ' ' || search_words
  FROM new_orders)`

function lines(rows: string): string {
  return `lines AS (
  INSERT INTO order_items (
    id, order_id, position, kind, variant_id, inventory_item_id, garment_name, colour, size, quantity,
    reserved_quantity, unit_price_minor, line_total_minor, note, film, finish)
  SELECT i.* FROM json_to_recordset(${rows}::json) AS i(
    id uuid, order_id uuid, position smallint, kind item_kind, variant_id uuid, inventory_item_id uuid,
    garment_name text, colour text, size text, quantity integer, reserved_quantity integer, unit_price_minor bigint,
    line_total_minor bigint, note text, film jsonb, finish jsonb)
  WHERE i.order_id IN (SELECT id FROM new_orders))`
}

function prints(rows: string): string {
  return `prints AS (
  INSERT INTO placements (
    id, order_item_id, position, zone_id, artwork_id, width_mm, height_mm, offset_x_mm, offset_y_mm, rotation_deg,
    copies, size_tier_id, price_minor, state, preflight, trim_top_mm, trim_right_mm, trim_bottom_mm, trim_left_mm)
  SELECT id, order_item_id, position, zone_id, artwork_id, width_mm, height_mm, offset_x_mm, offset_y_mm, rotation_deg,
    copies, size_tier_id, price_minor, state, preflight, trim_top_mm, trim_right_mm, trim_bottom_mm, trim_left_mm
  FROM json_to_recordset(${rows}::json) AS p(
    id uuid, order_id uuid, order_item_id uuid, position smallint, zone_id text, artwork_id uuid, width_mm numeric,
    height_mm numeric, offset_x_mm numeric, offset_y_mm numeric, rotation_deg smallint, copies smallint,
    size_tier_id text, price_minor bigint, state artwork_state, preflight jsonb, trim_top_mm numeric, trim_right_mm numeric,
    trim_bottom_mm numeric, trim_left_mm numeric)
  WHERE p.order_id IN (SELECT id FROM new_orders))`
}

/** Of a new customer first. */
const EVENTS = `recorded_events AS (
  INSERT INTO events (type, order_id, customer_id, occurred_at)
  SELECT e.type, CASE WHEN e.type <> 'customer.created' THEN o.id END,
    CASE WHEN e.type = 'customer.created' THEN o.customer_id END, o.created_at
  FROM new_orders AS o, unnest(
    CASE WHEN o.customer_id = o.fresh_customer THEN array_prepend('customer.created', o.events) ELSE o.events END
  ) WITH ORDINALITY AS e(type, position)
  ORDER BY o.number, e.position)`

const PAYMENTS = `paid AS (
  INSERT INTO payments (
    id, order_id, instruction_id, method, amount_minor, reference, payer_name, proof_id, submitted_at)
  SELECT payment_id, id, instruction_id, payment_method, payment_minor, payment_reference, payer_name, proof_id,
    created_at
  FROM new_orders WHERE payment_id IS NOT NULL)`

const CHALLENGES = `spent AS (
  INSERT INTO used_challenges (fingerprint, expires_at)
  SELECT fingerprint, fingerprint_expires_at FROM new_orders WHERE fingerprint IS NOT NULL)`

function answers(bytes: string): string {
  const text = (from: string, to: string) =>
    `convert_from(substring(${bytes}::bytea FROM ${from} FOR ${to} - ${from}), 'UTF8')`
  return `answered AS (
  INSERT INTO idempotency_keys (scope, key, client, request_hash, status, body, created_at)
  SELECT scope, key, visitor, request_hash, answer_status,
    ${text('answer_from', 'answer_cut')} || number || ${text('answer_cut', 'answer_to')}, created_at
  FROM new_orders WHERE key IS NOT NULL)`
}

/** Its triggers refuse what is over a limit. Last, because stock is locked before codes. */
function discounts(rows: string): string {
  return `discounted AS (
  INSERT INTO discount_uses (order_id, discount_id, amount_minor, email, phone, used_at)
  SELECT u.* FROM json_to_recordset(${rows}::json) AS u(
    order_id uuid, discount_id uuid, amount_minor bigint, email text, phone text, used_at timestamptz)
  WHERE u.order_id IN (SELECT id FROM new_orders))`
}

/** Its trigger refuses what is more than there is. Last, after stock and codes, and in one order of accounts. */
function prepaidFilm(rows: string): string {
  return `filmed AS (
  INSERT INTO film_movements (id, customer_id, type, delta_mm, balance_after_mm, order_id, occurred_at)
  SELECT m.id, m.customer_id, 'use', m.delta_mm, 0, m.order_id, m.occurred_at FROM json_to_recordset(${rows}::json) AS m(
    id uuid, customer_id uuid, delta_mm bigint, order_id uuid, occurred_at timestamptz)
  WHERE m.order_id IN (SELECT id FROM new_orders) ORDER BY m.customer_id, m.order_id)`
}
