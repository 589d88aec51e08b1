import type {
  FULFILMENT_METHODS,
  MESSAGE_OUTCOMES,
  PAYMENT_METHODS,
  StoreSettingsResponse,
} from '@platen/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { newUuid } from '../../../platform/records/ids.ts'

type Outcome = (typeof MESSAGE_OUTCOMES)[number]

export interface MessageRow {
  readonly id: string
  readonly orderId: string
  readonly about: string
  readonly createdAt: Date
  readonly outcome: Outcome | null
  readonly number: string
  readonly customerName: string
  readonly phone: string
  readonly locale: string | null
  readonly fulfilmentMethod: (typeof FULFILMENT_METHODS)[number]
  readonly paymentMethod: (typeof PAYMENT_METHODS)[number]
  readonly storeName: string
  readonly locales: readonly string[]
  readonly studio: StoreSettingsResponse['studio']
}

interface Step {
  readonly eventId: number
  readonly about: string
}

/** Only for customers without an email, whom nothing else tells. The last step of an order counts. */
export async function insertStepMessages(tx: Tx, steps: readonly Step[], now: Date): Promise<void> {
  if (steps.length === 0) return
  await sql`
    INSERT INTO whatsapp_messages (id, order_id, about, created_at)
    SELECT DISTINCT ON (o.id) step.id, o.id, step.about, ${now}
    FROM unnest(
      ${steps.map(() => newUuid(now))}::uuid[],
      ${steps.map(({ eventId }) => eventId)}::bigint[],
      ${steps.map(({ about }) => about)}::text[]) AS step (id, event_id, about)
    JOIN events AS e ON e.id = step.event_id
    JOIN orders AS o ON o.id = e.order_id
    WHERE o.customer_phone IS NOT NULL AND o.customer_email IS NULL
    ORDER BY o.id, step.event_id DESC
    ON CONFLICT (order_id) WHERE outcome IS NULL DO UPDATE
      SET id = excluded.id, about = excluded.about, created_at = excluded.created_at`.execute(tx)
}

/** Every message has the link, so one that waits already will do. */
export async function insertLinkMessages(tx: Tx, orderIds: readonly string[], now: Date): Promise<void> {
  if (orderIds.length === 0) return
  await tx
    .insertInto('whatsapp_messages')
    .values(
      orderIds.map((orderId) => ({
        id: newUuid(now),
        order_id: orderId,
        about: 'order-link',
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('order_id').where('outcome', 'is', null).doNothing())
    .execute()
}

const MESSAGES = sql`
  SELECT m.id, m.order_id AS "orderId", m.about, m.created_at AS "createdAt", m.outcome, o.number,
    o.customer_name AS "customerName", o.customer_phone AS phone, o.customer_locale AS locale,
    o.fulfilment_method AS "fulfilmentMethod", i.method AS "paymentMethod", s.store_name AS "storeName",
    s.locales, s.studio
  FROM whatsapp_messages AS m
  JOIN orders AS o ON o.id = m.order_id
  JOIN payment_instructions AS i ON i.id = o.instruction_id
  CROSS JOIN store_settings AS s`

/** Without those of erased customers, who have no phone any more. */
export async function listUnsent(database: Database, most: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    ${MESSAGES} WHERE m.outcome IS NULL AND o.customer_phone IS NOT NULL
    ORDER BY m.created_at, m.id LIMIT ${most}`.execute(database)
  return rows
}

export async function findMessage(database: Database, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    ${MESSAGES} WHERE m.id = ${id} AND o.customer_phone IS NOT NULL`.execute(database)
  return rows[0]
}

export async function lockMessage(tx: Tx, id: string): Promise<{ outcome: Outcome | null } | undefined> {
  const { rows } = await sql<{ outcome: Outcome | null }>`
    SELECT outcome FROM whatsapp_messages WHERE id = ${id} FOR UPDATE`.execute(tx)
  return rows[0]
}

export async function setOutcome(
  tx: Tx,
  id: string,
  { outcome, now, by }: { outcome: Outcome; now: Date; by: string | undefined },
): Promise<void> {
  await tx
    .updateTable('whatsapp_messages')
    .set({ outcome, decided_at: now, decided_by: by ?? null })
    .where('id', '=', id)
    .execute()
}

interface NewLinkRequest {
  readonly id: string
  readonly number: string
  readonly email: string | null
  readonly phone: string | null
  readonly requestedAt: Date
}

export async function insertLinkRequest(tx: Tx, request: NewLinkRequest): Promise<void> {
  const { id, number, email, phone, requestedAt } = request
  await tx
    .insertInto('order_link_requests')
    .values({ id, number, email, phone, requested_at: requestedAt })
    .execute()
}

export interface LinkRequest {
  readonly id: string
  /** Null when no order has this number and contact. */
  readonly orderId: string | null
  readonly byEmail: boolean
  readonly byPhone: boolean
}

export async function claimLinkRequests(tx: Tx, most: number): Promise<LinkRequest[]> {
  const { rows } = await sql<LinkRequest>`
    WITH claimed AS (
      DELETE FROM order_link_requests WHERE id IN (
        SELECT id FROM order_link_requests ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED)
      RETURNING id, number, email, phone)
    SELECT c.id, o.id AS "orderId", coalesce(lower(o.customer_email) = lower(c.email), false) AS "byEmail",
      coalesce(o.customer_phone = c.phone, false) AS "byPhone"
    FROM claimed AS c
    LEFT JOIN orders AS o ON o.number = c.number
      AND (lower(o.customer_email) = lower(c.email) OR o.customer_phone = c.phone)`.execute(tx)
  return rows
}
