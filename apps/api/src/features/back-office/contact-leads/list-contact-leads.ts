import type { ContactLeadRecord, listContactLeads, Rights } from '@platen/contract'
import type { Static } from 'typebox'
import { DEFAULT_LIMIT, type Page, pageOf } from '../../../platform/http/answers/page.ts'
import { readTimeRange } from '../../../platform/http/time-range.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { searchWords } from '../../../platform/records/search-text.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import { allowedNames } from '../../../platform/auth/action-records.ts'
import { findArtworks, type StoredArtwork } from '../../selling/artworks/index.ts'
import type { Shop } from '../../selling/catalog/index.ts'
import { findLead, findLeads, type StoredLead } from './contact-leads.store.ts'
import { writeLeadAnswer, type EditedTexts } from '../notifications/index.ts'
import { whatsappUrl } from './contact-lead.ts'
import { leadActions } from './lead-status.ts'

type Query = Static<typeof listContactLeads.query>

export async function readLeadPage(
  database: Database,
  query: Query,
  view: LeadView,
): Promise<Page<ContactLeadRecord>> {
  const limit = query.limit ?? DEFAULT_LIMIT
  const { status, topic, channel } = query
  const q = query.q === undefined ? undefined : searchWords(query.q)
  const before = query.cursor === undefined ? undefined : decodeId('lead', query.cursor)
  const customer = query.customerId === undefined ? undefined : decodeId('customer', query.customerId)
  const leads = await findLeads(
    database,
    { before, customer, status, topic, channel, q, ...readTimeRange(query, view.shop.timeZone) },
    limit + 1,
  )
  const { items, next } = pageOf(leads, limit, ({ id }) => id)
  const artworks = await findArtworks(database, [...new Set(items.flatMap(({ artworkIds }) => artworkIds))])
  const records = items.map((lead) => toLeadRecord(lead, artworks, view))
  return { items: records, next: next === undefined ? undefined : records.at(-1)?.id }
}

export async function getLead(
  database: Database,
  leadId: string,
  view: LeadView,
): Promise<ContactLeadRecord> {
  const lead = await findLead(database, leadId)
  if (!lead) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such contact request.')
  return toLeadRecord(lead, await findArtworks(database, lead.artworkIds), view)
}

export interface LeadView {
  readonly rights: Rights
  readonly shop: Pick<Shop, 'storeName' | 'locales' | 'timeZone'>
  readonly previewUrl: (artworkId: string) => string
  readonly edited: EditedTexts
}

function toLeadRecord(
  lead: StoredLead,
  artworks: ReadonlyMap<string, StoredArtwork>,
  { rights, shop, previewUrl, edited }: LeadView,
): ContactLeadRecord {
  const actions = leadActions(lead.status, rights)
  return {
    id: encodeId('lead', lead.id),
    reference: lead.reference,
    status: lead.status,
    statusSince: lead.statusSince.toISOString(),
    channel: lead.channel,
    topic: lead.topic,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    message: lead.message,
    orderNumber: lead.orderNumber,
    quantityEstimate: lead.quantityEstimate,
    artworks: lead.artworkIds.flatMap((id) => {
      const artwork = artworks.get(id)
      if (!artwork) return []
      const { widthPx, heightPx, vector } = artwork.inspection
      return {
        ...{ id: encodeId('artwork', id), fileName: artwork.fileName, previewUrl: previewUrl(id) },
        ...{ widthPx, heightPx, vector },
      }
    }),
    locale: lead.locale,
    receivedAt: lead.receivedAt.toISOString(),
    lostReason: lead.lostReason,
    orderId: lead.orderId === null ? null : encodeId('order', lead.orderId),
    customerId: lead.customerId === null ? null : encodeId('customer', lead.customerId),
    whatsappUrl: lead.phone === null ? null : whatsappUrl(lead.phone, writeLeadAnswer(lead, shop, edited)),
    allowedActions: allowedNames(actions),
    actions,
    revision: lead.revision,
  }
}
