import type { DocumentRecord } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { Clock } from '../../../platform/clock.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { emit } from '../../../platform/records/events.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockOrder } from '../../selling/orders/index.ts'
import { toDocumentRecord } from './document-record.ts'
import { findDocumentRow, insertSending } from './documents.store.ts'
import { findBilledOrder } from './issuing.store.ts'

interface SendDeps {
  readonly transaction: Transaction
  readonly clock: Clock
}

/** The email is written when it is sent; the address stays with the order. */
export async function sendDocument(
  { transaction, clock }: SendDeps,
  { documentId, author }: { readonly documentId: string; readonly author: AdminAuthor },
): Promise<DocumentRecord> {
  return transaction(async (tx) => {
    const now = clock.now()
    const document = await findDocumentRow(tx, documentId)
    if (!document) throw unknownDocument()
    await lockOrder(tx, document.orderId)
    const order = await findBilledOrder(tx, document.orderId)
    if (!order) throw unknownDocument()
    if (order.customerEmail === null)
      throw new Refusal('INVALID_TRANSITION', 'The order has no email address.', {
        details: { reason: 'no_email', state: order.status, allowedActions: [] },
        resolution: 'Download the document and send it another way, or add an address to the order.',
      })
    await insertSending(tx, { id: newUuid(), documentId, at: now, by: author.actor.id })
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'document.sent',
        entity: { type: 'document', id: encodeId('document', documentId) },
        subject: document.number,
        message: `${author.actor.name} sent ${document.number} to the customer.`,
      },
    ])
    await emit(tx, {
      type: 'document.sent',
      orderId: document.orderId,
      payload: {
        number: order.number,
        documentId: encodeId('document', documentId),
        documentKind: document.kind,
        documentNumber: document.number,
      },
      occurredAt: now,
    })
    const sent = await findDocumentRow(tx, documentId)
    if (!sent) throw unknownDocument()
    return toDocumentRecord(sent)
  })
}

export function unknownDocument(): Refusal {
  return new Refusal('RESOURCE_NOT_FOUND', 'There is no such document.')
}
