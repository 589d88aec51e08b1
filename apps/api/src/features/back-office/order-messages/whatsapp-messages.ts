import { MOST_MESSAGES, type WhatsAppMessageOutcome, type WhatsAppMessageRecord } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Subscriber } from '../../../platform/outbox/dispatch-events.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { trackingToken, trackingUrl } from '../../selling/orders/index.ts'
import {
  listEditedTexts,
  orderEmailFor,
  writeOrderMessage,
  type EditedTexts,
} from '../notifications/index.ts'
import { noteWhatsApp } from '../threads/index.ts'
import {
  findMessage,
  insertStepMessages,
  listUnsent,
  lockMessage,
  setOutcome,
  type MessageRow,
} from './order-messages.store.ts'

/** Each step that emails a customer becomes a message to send for customers who left only a phone. */
export const whatsAppSubscriber: Subscriber = {
  queue: 'none',
  jobsFor: async (events, tx, now) => {
    const steps = events.flatMap(({ id, type }) => {
      const about = orderEmailFor(type)
      return about === undefined ? [] : [{ eventId: id, about }]
    })
    await insertStepMessages(tx, steps, now)
    return []
  },
}

interface MessageDeps extends Pick<Platform, 'database' | 'keys'> {
  readonly config: { readonly publicUrl: string }
}

export async function listMessages(deps: MessageDeps): Promise<WhatsAppMessageRecord[]> {
  const [rows, edited] = await Promise.all([
    listUnsent(deps.database, MOST_MESSAGES),
    listEditedTexts(deps.database),
  ])
  return rows.map((row) => toRecord(deps, row, edited))
}

export async function decideMessage(
  deps: MessageDeps & Pick<Platform, 'transaction' | 'clock'>,
  { messageId, outcome, author }: WhatsAppMessageOutcome & { messageId: string; author: AdminAuthor },
): Promise<WhatsAppMessageRecord> {
  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const locked = await lockMessage(tx, messageId)
    if (!locked) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such message.')
    if (locked.outcome !== null)
      throw new Refusal('INVALID_TRANSITION', `The message was ${locked.outcome} already.`, {
        details: { reason: 'message_decided', state: locked.outcome, allowedActions: [] },
      })
    await setOutcome(tx, messageId, { outcome, now, by: author.actor.id })
    const row = await findMessage(tx, messageId)
    if (!row) throw new Refusal('RESOURCE_NOT_FOUND', 'The customer of this message was erased.')
    if (outcome === 'sent')
      await noteWhatsApp(tx, {
        subject: { kind: 'order', id: row.orderId },
        about: row.about,
        authorId: author.actor.id,
        at: now,
      })
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: `whatsapp_message.${outcome}`,
        entity: { type: 'order', id: encodeId('order', row.orderId) },
        message: `${author.actor.name} ${outcome === 'sent' ? 'sent' : 'skipped'} a WhatsApp message about order ${row.number}.`,
        subject: row.number,
      },
    ])
    return toRecord(deps, row, await listEditedTexts(tx))
  })
}

function toRecord(
  { keys, config }: MessageDeps,
  row: MessageRow,
  edited: EditedTexts,
): WhatsAppMessageRecord {
  const facts = {
    ...row,
    trackingUrl: (locale: string) =>
      trackingUrl(config.publicUrl, trackingToken(keys.tracking, row.orderId), {
        locale,
        offered: row.locales,
      }),
  }
  const text = writeOrderMessage(row.about, facts, edited)
  return {
    id: encodeId('message', row.id),
    orderId: encodeId('order', row.orderId),
    number: row.number,
    customerName: row.customerName,
    about: row.about,
    text,
    whatsappUrl: `https://wa.me/${row.phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`,
    createdAt: row.createdAt.toISOString(),
    outcome: row.outcome,
  }
}
