import type { ContactLeadSubmitResponse } from '@platen/contract'
import type { Tx } from '../../../platform/database/transaction.ts'
import { emit } from '../../../platform/records/events.ts'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { refuseInvalid } from '../../../platform/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { spendChallenge, type SpentChallenge } from '../../selling/bot-protection/index.ts'
import type { Shop } from '../../selling/catalog/index.ts'
import { fill } from '@platen/messages'
import { languageFor } from '../../../messages/messages.ts'
import { joinCustomer } from '../customers/index.ts'
import { leadReference, type NewLead, whatsappUrl } from './contact-lead.ts'
import { findArtworks, insertLead, takeLeadNumber, type LeadRow } from './contact-leads.store.ts'

interface SubmitDeps extends Pick<Platform, 'transaction' | 'clock'> {
  readonly shop: Pick<Shop, 'timeZone' | 'locales' | 'supportChannels'>
}

interface SubmitContactLead {
  readonly lead: NewLead
  readonly spent: SpentChallenge | undefined
}

export async function submitContactLead(
  { transaction, shop, clock }: SubmitDeps,
  { lead, spent }: SubmitContactLead,
): Promise<ContactLeadSubmitResponse> {
  return transaction(async (tx) => {
    const receivedAt = clock.now()
    const artworkIds = await getArtworks(tx, lead.artworkIds ?? [])
    await spendChallenge(tx, spent)

    const reference = leadReference(await takeLeadNumber(tx), receivedAt, shop.timeZone)
    const row: LeadRow = { ...lead, id: newUuid(receivedAt), reference, artworkIds, receivedAt }
    const { name, email = null, phone = null, locale = null } = lead
    await insertLead(tx, row, await joinCustomer(tx, { name, email, phone, locale }, receivedAt))
    await emit(tx, {
      type: 'lead.created',
      leadId: row.id,
      payload: { reference, channel: lead.channel, topic: lead.topic },
      occurredAt: receivedAt,
    })
    return toResponse(row, shop)
  })
}

async function getArtworks(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const uuids = ids.map((id) => decodeId('artwork', id))
  const existing = await findArtworks(tx, uuids)
  refuseInvalid(
    uuids.flatMap((uuid, index) =>
      existing.has(uuid)
        ? []
        : [
            {
              path: `artworkIds[${index}]`,
              message: 'there is no artwork with this id',
              reason: 'not_found',
            },
          ],
    ),
  )
  return uuids
}

function toResponse(lead: LeadRow, shop: SubmitDeps['shop']): ContactLeadSubmitResponse {
  const { leads: messages } = languageFor([lead.locale, ...shop.locales]).messages
  const chat = shop.supportChannels.find(({ kind }) => kind === 'whatsapp')
  return {
    id: encodeId('lead', lead.id),
    reference: lead.reference,
    status: 'new',
    channel: lead.channel,
    receivedAt: lead.receivedAt.toISOString(),
    message: fill(messages.received[lead.channel], { reference: lead.reference }),
    whatsappUrl:
      lead.channel === 'whatsapp' && chat
        ? whatsappUrl(chat.value, fill(messages.chatOpening, { reference: lead.reference }))
        : null,
  }
}
