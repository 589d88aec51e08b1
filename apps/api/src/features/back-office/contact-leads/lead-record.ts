import type { ContactLeadRecord, Role } from '@platen/contract'
import { allowedNames } from '../../../platform/auth/action-records.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { StoredArtwork } from '../../selling/artworks/index.ts'
import type { Shop } from '../../selling/catalog/index.ts'
import { messagesIn } from './contact-lead-messages.ts'
import { whatsappUrl } from './contact-lead.ts'
import type { StoredLead } from './contact-leads.store.ts'
import { leadActions } from './lead-status.ts'

/** What a record needs besides its row: the viewer's role and the shop. */
export interface LeadView {
  readonly role: Role
  readonly shop: Pick<Shop, 'storeName' | 'locales'>
  /** Signs the address of an artwork's picture, for its UUID. */
  readonly previewUrl: (artworkId: string) => string
}

export function toLeadRecord(
  lead: StoredLead,
  artworks: ReadonlyMap<string, StoredArtwork>,
  { role, shop, previewUrl }: LeadView,
): ContactLeadRecord {
  const actions = leadActions(lead.status, role)
  const messages = messagesIn([lead.locale ?? undefined, ...shop.locales])
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
      return { id: encodeId('artwork', id), fileName: artwork.fileName, previewUrl: previewUrl(id) }
    }),
    locale: lead.locale,
    receivedAt: lead.receivedAt.toISOString(),
    lostReason: lead.lostReason,
    orderId: lead.orderId === null ? null : encodeId('order', lead.orderId),
    whatsappUrl:
      lead.phone === null
        ? null
        : whatsappUrl(lead.phone, messages.answerOpening(shop.storeName, lead.reference)),
    allowedActions: allowedNames(actions),
    actions,
    revision: lead.revision,
  }
}
