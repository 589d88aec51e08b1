import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction.ts'
import type { NewLead } from './contact-lead.ts'

/** The next of the running numbers. Gaps are allowed, doubles are not. */
export async function takeLeadNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    SELECT nextval('contact_lead_numbers') AS number`.execute(tx)
  const number = rows[0]?.number
  if (number === undefined) throw new Error('The sequence of contact lead numbers gave nothing.')
  return number
}

/** Those of the artwork UUIDs that exist and were not removed. */
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

export async function insertLead(tx: Tx, lead: LeadRow): Promise<void> {
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
      received_at: lead.receivedAt,
      updated_at: lead.receivedAt,
    })
    .execute()
}
