import type { DocumentRecord } from '@platen/contract'
import { encodeId } from '../../../platform/records/ids.ts'
import type { DocumentRow } from './documents.store.ts'

export function toDocumentRecord(row: DocumentRow): DocumentRecord {
  return {
    ...shownDocument(row),
    orderId: encodeId('order', row.orderId),
    orderNumber: row.orderNumber,
    recipient: row.recipient,
    taxMinor: row.taxMinor,
    invoiceId: row.invoiceId === null ? null : encodeId('document', row.invoiceId),
    paymentId: row.paymentId === null ? null : encodeId('payment', row.paymentId),
    creditedMinor: row.creditedMinor,
    contentSha256: row.contentSha256,
    issuedAt: row.issuedAt.toISOString(),
    issuedBy: row.issuedBy && { id: encodeId('adminUser', row.issuedBy.id), name: row.issuedBy.name },
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}

/** What customers see of it. */
export function shownDocument({ id, kind, number, issuedOn, currency, totalMinor }: DocumentRow) {
  return { id: encodeId('document', id), kind, number, issuedOn, currency, totalMinor }
}
