import type { ContactLeadSubmitResponse } from '@platen/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction, Tx } from '../../platform/database/transaction.ts'
import { emit } from '../../platform/events.ts'
import { decodeId, encodeId, newUuid } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { spendChallenge, type SpentChallenge } from '../bot-protection/index.ts'
import type { Shop } from '../catalog/index.ts'
import { messagesIn } from './contact-lead-messages.ts'
import { leadReference, whatsappUrl, type NewLead } from './contact-lead.ts'
import { findArtworks, insertLead, takeLeadNumber, type LeadRow } from './contact-leads.store.ts'

interface SubmitDeps {
  readonly transaction: Transaction
  readonly shop: Pick<Shop, 'timeZone' | 'locales' | 'supportChannels'>
  readonly clock: Clock
}

interface SubmitContactLead {
  readonly lead: NewLead
  readonly spent: SpentChallenge | undefined
}

/**
 * Stores a request to be contacted and tells the shop through the outbox. Refuses with VALIDATION_FAILED when an
 * artwork does not exist and with BOT_CHECK_FAILED when the challenge was used before.
 */
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
    await insertLead(tx, row)
    await emit(tx, {
      type: 'lead.created',
      leadId: row.id,
      payload: { reference, channel: lead.channel, topic: lead.topic },
      occurredAt: receivedAt,
    })
    return toResponse(row, shop)
  })
}

/** The UUIDs of artwork that exists. Refuses with VALIDATION_FAILED, naming each that does not. */
async function getArtworks(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const uuids = ids.map((id) => decodeId('artwork', id))
  const existing = await findArtworks(tx, uuids)
  const fields = uuids.flatMap((uuid, index) =>
    existing.has(uuid) ? [] : [{ path: `artworkIds[${index}]`, message: 'there is no artwork with this id' }],
  )
  const first = fields[0]
  if (first) throw new Refusal('VALIDATION_FAILED', `${first.path}: ${first.message}`, { fields })
  return uuids
}

function toResponse(lead: LeadRow, shop: SubmitDeps['shop']): ContactLeadSubmitResponse {
  const messages = messagesIn([lead.locale, ...shop.locales])
  const chat = shop.supportChannels.find(({ kind }) => kind === 'whatsapp')
  return {
    id: encodeId('lead', lead.id),
    reference: lead.reference,
    status: 'new',
    channel: lead.channel,
    receivedAt: lead.receivedAt.toISOString(),
    message: messages.received[lead.channel](lead.reference),
    whatsappUrl:
      lead.channel === 'whatsapp' && chat
        ? whatsappUrl(chat.value, messages.chatOpening(lead.reference))
        : null,
  }
}
