import type { EventType } from '@platen/contract'
import { sql } from 'kysely'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import type { DeliveryStatus } from '../../../platform/database/tables.generated.ts'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { discountOf } from '../../selling/orders/index.ts'
import type { OutboxEvent } from '../../../platform/outbox/outbox.store.ts'
import type { DeliveryProblem } from './guarded-post.ts'
import type { WebhookEvent } from './webhook-message.ts'

/** Without its secrets. Ids are UUIDs. */
export interface WebhookEndpoint {
  readonly id: string
  readonly url: string
  readonly description: string
  /** Empty for all. */
  readonly eventTypes: readonly string[]
  readonly active: boolean
  readonly formerSecretUntil: Date | null
  readonly revision: number
  readonly createdAt: Date
  readonly createdBy: string
  readonly updatedAt: Date
}

const ENDPOINT = [
  'id',
  'url',
  'description',
  'event_types as eventTypes',
  'active',
  'former_secret_until as formerSecretUntil',
  'revision',
  'created_at as createdAt',
  'created_by as createdBy',
  'updated_at as updatedAt',
] as const

/** Endpoints that were removed remain only for their deliveries. */
export async function listEndpoints(
  database: Database,
  after: string | undefined,
  limit: number,
): Promise<WebhookEndpoint[]> {
  let query = database.selectFrom('webhook_endpoints').select(ENDPOINT).where('removed_at', 'is', null)
  if (after !== undefined) query = query.where('id', '>', after)
  return query.orderBy('id').limit(rowLimit(limit)).execute()
}

export async function findEndpoint(database: Database, id: string): Promise<WebhookEndpoint | undefined> {
  return database
    .selectFrom('webhook_endpoints')
    .select(ENDPOINT)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

export async function lockEndpoint(tx: Tx, id: string): Promise<WebhookEndpoint | undefined> {
  return tx
    .selectFrom('webhook_endpoints')
    .select(ENDPOINT)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function insertEndpoint(tx: Tx, endpoint: WebhookEndpoint, secret: Buffer): Promise<void> {
  await tx
    .insertInto('webhook_endpoints')
    .values({
      id: endpoint.id,
      url: endpoint.url,
      description: endpoint.description,
      event_types: [...endpoint.eventTypes],
      secret,
      active: endpoint.active,
      created_at: endpoint.createdAt,
      created_by: endpoint.createdBy,
      updated_at: endpoint.updatedAt,
    })
    .execute()
}

export async function updateEndpoint(tx: Tx, endpoint: WebhookEndpoint): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({
      url: endpoint.url,
      description: endpoint.description,
      event_types: [...endpoint.eventTypes],
      active: endpoint.active,
      revision: endpoint.revision,
      updated_at: endpoint.updatedAt,
    })
    .where('id', '=', endpoint.id)
    .execute()
}

export async function rotateSecret(tx: Tx, endpoint: WebhookEndpoint, secret: Buffer): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set((row) => ({
      secret,
      former_secret: row.ref('secret'),
      former_secret_until: endpoint.formerSecretUntil,
      revision: endpoint.revision,
      updated_at: endpoint.updatedAt,
    }))
    .where('id', '=', endpoint.id)
    .execute()
}

export async function removeEndpoint(tx: Tx, { id, revision, updatedAt }: WebhookEndpoint): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({
      active: false,
      secret: Buffer.alloc(0),
      former_secret: null,
      former_secret_until: null,
      removed_at: updatedAt,
      revision,
      updated_at: updatedAt,
    })
    .where('id', '=', id)
    .execute()
}

/** Endpoints receive what happens after they were added, by the ids of events: clocks of replicas may differ. */
export async function insertDeliveries(tx: Tx, events: readonly OutboxEvent[], now: Date): Promise<string[]> {
  const endpoints = await tx
    .selectFrom('webhook_endpoints')
    .select(['id', 'event_types', 'after_event_id'])
    .where('active', '=', true)
    .execute()
  const deliveries = events.flatMap((event) =>
    endpoints
      .filter(({ after_event_id }) => after_event_id < event.id)
      .filter(({ event_types }) => event_types.length === 0 || event_types.includes(event.type))
      .map(({ id }) => ({ id: newUuid(now), endpoint_id: id, event_id: event.id, created_at: now })),
  )
  if (deliveries.length > 0) await tx.insertInto('webhook_deliveries').values(deliveries).execute()
  return deliveries.map(({ id }) => id)
}

/** Ids are UUIDs. */
export interface WebhookDelivery {
  readonly id: string
  readonly endpointId: string
  readonly eventType: string
  readonly orderId: string | null
  readonly leadId: string | null
  readonly estimateId: string | null
  readonly status: DeliveryStatus
  readonly attempts: number
  readonly lastAttemptAt: Date | null
  readonly lastStatus: number | null
  readonly lastProblem: DeliveryProblem | null
  readonly lastError: string | null
  readonly createdAt: Date
}

const DELIVERY = sql`
  d.id, d.endpoint_id AS "endpointId", e.type AS "eventType", e.order_id AS "orderId", e.lead_id AS "leadId",
  e.estimate_id AS "estimateId",
  d.status, d.attempts, d.last_attempt_at AS "lastAttemptAt", d.last_status AS "lastStatus",
  d.last_problem AS "lastProblem", d.last_error AS "lastError", d.created_at AS "createdAt"`

export interface DeliveryFilter {
  readonly endpointId: string
  readonly before?: string | undefined
  readonly status?: DeliveryStatus | undefined
}

/** The status is part of the statement, so that the planner sees it. */
export async function findDeliveries(
  database: Database,
  filter: DeliveryFilter,
  limit: number,
): Promise<WebhookDelivery[]> {
  const conditions = [
    sql`d.endpoint_id = ${filter.endpointId}`,
    filter.before !== undefined && sql`d.id < ${filter.before}`,
    filter.status !== undefined && sql`d.status = ${sql.lit(filter.status)}`,
  ].filter((condition) => condition !== false)
  const { rows } = await sql<WebhookDelivery>`
    SELECT ${DELIVERY} FROM webhook_deliveries d JOIN events e ON e.id = d.event_id
    WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY d.id DESC
    LIMIT ${rowLimit(limit)}`.execute(database)
  return rows
}

export async function lockDelivery(tx: Tx, id: string): Promise<WebhookDelivery | undefined> {
  const { rows } = await sql<WebhookDelivery>`
    SELECT ${DELIVERY} FROM webhook_deliveries d JOIN events e ON e.id = d.event_id
    WHERE d.id = ${id} FOR NO KEY UPDATE OF d`.execute(tx)
  return rows[0]
}

export async function wantReplay(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ status: 'pending', replay_wanted: true })
    .where('id', '=', id)
    .execute()
}

export async function claimReplays(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE webhook_deliveries SET replay_wanted = false
    WHERE id = ANY(ARRAY(
      SELECT id FROM webhook_deliveries WHERE replay_wanted LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED))
    RETURNING id`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface DueDelivery {
  readonly url: string
  readonly active: boolean
  readonly secret: Buffer
  readonly formerSecret: Buffer | null
  readonly formerSecretUntil: Date | null
  readonly event: WebhookEvent
}

export async function findDueDelivery(database: Database, id: string): Promise<DueDelivery | undefined> {
  const row = await database
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_endpoints as w', 'w.id', 'd.endpoint_id')
    .innerJoin('events as e', 'e.id', 'd.event_id')
    .select([
      'w.url',
      'w.active',
      'w.secret',
      'w.former_secret as formerSecret',
      'w.former_secret_until as formerSecretUntil',
      sql<EventType>`e.type`.as('type'),
      'e.order_id as orderId',
      'e.lead_id as leadId',
      'e.estimate_id as estimateId',
      'e.customer_id as customerId',
      discountOf('e.order_id').as('discount'),
      sql<Record<string, unknown>>`e.payload`.as('payload'),
      'e.occurred_at as occurredAt',
    ])
    .where('d.id', '=', id)
    .where('d.status', '=', 'pending')
    .executeTakeFirst()
  if (!row) return undefined
  const { url, active, secret, formerSecret, formerSecretUntil, ...event } = row
  return { url, active, secret, formerSecret, formerSecretUntil, event }
}

export interface AttemptNote {
  readonly status: DeliveryStatus
  readonly at: Date
  readonly answered: number | null
  readonly failure: { readonly problem: DeliveryProblem; readonly error: string } | null
}

export async function noteAttempt(database: Database, id: string, note: AttemptNote): Promise<void> {
  await database
    .updateTable('webhook_deliveries')
    .set({
      status: note.status,
      attempts: sql`attempts + 1`,
      last_attempt_at: note.at,
      last_status: note.answered,
      last_problem: note.failure?.problem ?? null,
      last_error: note.failure?.error ?? null,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}
