import type { ContactLeadRecord, listContactLeads } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { DEFAULT_LIMIT, pageOf, type Page } from '../../../platform/http/answers/page.ts'
import { readTimeRange } from '../../../platform/http/time-range.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findArtworks } from '../../selling/artworks/index.ts'
import { findLead, findLeads } from './contact-leads.store.ts'
import { toLeadRecord, type LeadView } from './lead-record.ts'

type Query = Static<typeof listContactLeads.query>

/** A page of requests, newest first. Refuses with VALIDATION_FAILED when the times are reversed or invalid. */
export async function readLeadPage(
  database: Kysely<DB>,
  query: Query,
  view: LeadView,
): Promise<Page<ContactLeadRecord>> {
  const limit = query.limit ?? DEFAULT_LIMIT
  const { status, topic, channel, q } = query
  const before = query.cursor === undefined ? undefined : decodeId('lead', query.cursor)
  const leads = await findLeads(
    database,
    { before, status, topic, channel, q, ...readTimeRange(query) },
    limit + 1,
  )
  const { items, next } = pageOf(leads, limit, ({ id }) => id)
  const artworks = await findArtworks(database, [...new Set(items.flatMap(({ artworkIds }) => artworkIds))])
  const records = items.map((lead) => toLeadRecord(lead, artworks, view))
  return { items: records, next: next === undefined ? undefined : records.at(-1)?.id }
}

/** Refuses with RESOURCE_NOT_FOUND. */
export async function getLead(
  database: Kysely<DB>,
  leadId: string,
  view: LeadView,
): Promise<ContactLeadRecord> {
  const lead = await findLead(database, leadId)
  if (!lead) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such contact request.')
  return toLeadRecord(lead, await findArtworks(database, lead.artworkIds), view)
}
