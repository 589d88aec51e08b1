import { sql } from 'kysely'
import { rowLimit } from '../../../platform/database/row-limit.ts'
import { freshPlanFor, type Database, type Tx } from '../../../platform/database/transaction.ts'
import { firstUuidAt } from '../../../platform/records/ids.ts'
import { likePatterns, searchText } from '../../../platform/records/search-text.ts'
import { familyOf, rootOf } from '../customers/index.ts'
import type { LeadChannel, NewLead } from './contact-lead.ts'
import type { LeadStatus } from './lead-status.ts'

/** Gaps are allowed, duplicates are not. */
export async function takeLeadNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    SELECT nextval('contact_lead_numbers') AS number`.execute(tx)
  const number = rows[0]?.number
  if (number === undefined) throw new Error('The sequence of contact lead numbers returned nothing.')
  return number
}

export async function findArtworks(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('artworks')
    .select('id')
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.id))
}

export interface LeadRow extends Omit<NewLead, 'artworkIds' | 'consent'> {
  /** UUID. */
  readonly id: string
  readonly reference: string
  /** UUIDs. */
  readonly artworkIds: readonly string[]
  readonly receivedAt: Date
}

export async function insertLead(tx: Tx, lead: LeadRow, customerId: string | null): Promise<void> {
  await tx
    .insertInto('contact_leads')
    .values({
      id: lead.id,
      reference: lead.reference,
      channel: lead.channel,
      name: lead.name,
      email: lead.email ?? null,
      phone: lead.phone ?? null,
      topic: lead.topic,
      message: lead.message,
      order_number: lead.orderNumber ?? null,
      quantity_estimate: lead.quantityEstimate ?? null,
      artwork_ids: [...lead.artworkIds],
      locale: lead.locale ?? null,
      customer_id: customerId,
      search_text: searchText(lead.reference, lead.name, lead.email, lead.phone, lead.orderNumber),
      status_since: lead.receivedAt,
      received_at: lead.receivedAt,
      updated_at: lead.receivedAt,
    })
    .execute()
}

export interface StoredLead {
  readonly id: string
  readonly reference: string
  readonly status: LeadStatus
  readonly statusSince: Date
  readonly channel: LeadChannel
  readonly topic: NewLead['topic']
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly message: string
  readonly orderNumber: string | null
  readonly quantityEstimate: number | null
  readonly artworkIds: readonly string[]
  readonly locale: string | null
  readonly receivedAt: Date
  readonly lostReason: string | null
  readonly orderId: string | null
  readonly customerId: string | null
  readonly revision: number
}

const COLUMNS = sql`
  id, reference, status, status_since AS "statusSince", channel, topic, name, email, phone, message,
  order_number AS "orderNumber", quantity_estimate AS "quantityEstimate", artwork_ids AS "artworkIds", locale,
  received_at AS "receivedAt", lost_reason AS "lostReason", order_id AS "orderId", ${rootOf('contact_leads.customer_id')} AS "customerId", revision`

export interface LeadFilter {
  readonly before?: string | undefined
  /** UUID. */
  readonly customer?: string | undefined
  readonly status?: LeadStatus | undefined
  readonly topic?: NewLead['topic'] | undefined
  readonly channel?: LeadChannel | undefined
  readonly q?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** Enum values are literals in the SQL, where the planner can use them. */
export async function findLeads(
  database: Database,
  filter: LeadFilter,
  limit: number,
): Promise<StoredLead[]> {
  const conditions = [
    filter.before !== undefined && sql`id < ${filter.before}`,
    filter.status !== undefined && sql`status = ${sql.lit(filter.status)}`,
    filter.topic !== undefined && sql`topic = ${sql.lit(filter.topic)}`,
    filter.channel !== undefined && sql`channel = ${sql.lit(filter.channel)}`,
    filter.customer !== undefined && sql`customer_id IN ${familyOf(sql`${filter.customer}::uuid`)}`,
    filter.q !== undefined && sql`search_text LIKE ANY(${likePatterns(filter.q)}::text[])`,
    filter.from !== undefined && sql`id >= ${firstUuidAt(filter.from)}`,
    filter.to !== undefined && sql`id < ${firstUuidAt(filter.to)}`,
  ].filter((condition) => condition !== false)
  const { rows } = await sql<StoredLead>`${freshPlanFor(filter.q)}
    SELECT ${COLUMNS} FROM contact_leads
    WHERE ${sql.join([sql`true`, ...conditions], sql` AND `)}
    ORDER BY id DESC
    LIMIT ${rowLimit(limit)}`.execute(database)
  return rows
}

export async function findLead(database: Database, id: string): Promise<StoredLead | undefined> {
  const { rows } = await sql<StoredLead>`SELECT ${COLUMNS} FROM contact_leads WHERE id = ${id}`.execute(
    database,
  )
  return rows[0]
}

export async function lockLead(
  tx: Tx,
  id: string,
): Promise<Pick<StoredLead, 'id' | 'reference' | 'status'> | undefined> {
  return tx
    .selectFrom('contact_leads')
    .select(['id', 'reference', 'status'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Fields that are left out become empty. */
export interface LeadChange {
  readonly status: LeadStatus
  readonly lostReason?: string | null
  /** UUID. */
  readonly orderId?: string
}

export async function updateLead(tx: Tx, id: string, change: LeadChange, now: Date): Promise<void> {
  await tx
    .updateTable('contact_leads')
    .set({
      status: change.status,
      status_since: now,
      lost_reason: change.lostReason ?? null,
      order_id: change.orderId ?? null,
      revision: sql`revision + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}
