import type { DocumentIssue, DocumentKind } from '@platen/contract'
import { dayIn } from '@platen/formats/calendar'
import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { emit } from '../../../platform/records/events.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { BusinessDocument } from '../../../platform/business-documents/business-document.ts'
import { billingObstacle } from './document-actions.ts'
import { creditContent, invoiceContent, receiptContent, taxOfPart, type Billing } from './document-content.ts'
import {
  drawNumber,
  findBilledOrder,
  findOpenInvoice,
  getBilledPayment,
  getIssuingShop,
  insertDocument,
} from './issuing.store.ts'

/** The order is locked. */
export interface Issuing {
  readonly tx: Tx
  readonly orderId: string
  readonly now: Date
  readonly author: Author
}

/** Returns the id of the document. */
export async function issueDocument(
  issuing: Issuing,
  { kind, billTo, reason }: DocumentIssue,
): Promise<string> {
  const billing = await readBilling(issuing)
  refuseUnlessBilled(billing, kind)
  const invoice = await findOpenInvoice(issuing.tx, issuing.orderId)
  if (kind === 'invoice') {
    if (invoice)
      throw new Refusal('DUPLICATE', `The order has the invoice ${invoice.number}.`, {
        details: { reason: 'invoice_issued', names: [invoice.number] },
        resolution: 'If it is wrong, issue a credit note for it first.',
      })
    const { totalMinor, taxMinor } = billing.order
    return insert(issuing, billing, { totalMinor, taxMinor, content: invoiceContent(billing, billTo) })
  }
  if (!invoice)
    throw new Refusal('INVALID_TRANSITION', 'The order has no invoice, or all of it is credited.', {
      details: { reason: 'no_invoice', state: billing.order.status, allowedActions: [] },
      resolution: 'A credit note takes back an invoice. Issue the invoice first.',
    })
  return insertCredit(issuing, billing, invoice, {
    amountMinor: invoice.totalMinor - invoice.creditedMinor,
    reason,
  })
}

/** Nothing without an invoice. Of a refund that is greater, what the invoice says. */
export async function creditRefund(
  issuing: Issuing,
  { amountMinor, reason }: { readonly amountMinor: number; readonly reason: string },
): Promise<void> {
  const invoice = await findOpenInvoice(issuing.tx, issuing.orderId)
  if (!invoice || invoice.totalMinor === 0) return
  const left = invoice.totalMinor - invoice.creditedMinor
  await insertCredit(issuing, await readBilling(issuing), invoice, {
    amountMinor: Math.min(amountMinor, left),
    reason,
  })
}

/** Nothing when the shop issues none by itself, and for its own test orders. */
export async function issueReceipt(issuing: Issuing, paymentId: string): Promise<void> {
  const billing = await readBilling(issuing)
  if (!billing.shop.documents.receipts || billing.order.isTest || billing.order.isErased) return
  const payment = await getBilledPayment(issuing.tx, paymentId)
  await insert(issuing, billing, {
    totalMinor: payment.verifiedMinor,
    taxMinor: 0,
    content: receiptContent(billing, payment),
    paymentId,
  })
}

function refuseUnlessBilled({ order }: Billing, kind: DocumentIssue['kind']): void {
  const obstacle = billingObstacle(order, kind)
  if (obstacle === undefined) return
  throw new Refusal('INVALID_TRANSITION', obstacle.reason, {
    details: { reason: obstacle.refusal, state: order.status, allowedActions: [] },
  })
}

async function readBilling({ tx, orderId, now }: Issuing): Promise<Billing> {
  const shop = await getIssuingShop(tx)
  const order = await findBilledOrder(tx, orderId)
  if (!order) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such order.')
  return { shop, order, today: dayIn(shop.timeZone, now) }
}

function insertCredit(
  issuing: Issuing,
  billing: Billing,
  invoice: NonNullable<Awaited<ReturnType<typeof findOpenInvoice>>>,
  { amountMinor, reason }: { readonly amountMinor: number; readonly reason: string | undefined },
): Promise<string> {
  const taxMinor = taxOfPart(invoice, amountMinor)
  return insert(issuing, billing, {
    totalMinor: amountMinor,
    taxMinor,
    content: creditContent(billing, { invoice, amountMinor, taxMinor, reason }),
    invoiceId: invoice.id,
  })
}

interface Issued {
  readonly totalMinor: number
  readonly taxMinor: number
  readonly content: Omit<BusinessDocument, 'number'>
  readonly paymentId?: string
  readonly invoiceId?: string
}

/** The number is drawn last, because its series is locked from then on. */
async function insert(
  { tx, orderId, now, author }: Issuing,
  { shop, order, today }: Billing,
  { totalMinor, taxMinor, content, paymentId, invoiceId }: Issued,
): Promise<string> {
  const kind = content.kind as DocumentKind
  const prefix = shop.documents.prefixes[kind]
  const year = Number(today.slice(0, 4))
  const sequence = await drawNumber(tx, prefix, year)
  const number = `${prefix}-${year}-${String(sequence).padStart(6, '0')}`
  // After the lock of the series, so that documents of a series are in the order of their numbers.
  const id = newUuid()
  await insertDocument(tx, {
    ...{ id, kind, prefix, year, sequence, orderId, totalMinor, taxMinor },
    paymentId: paymentId ?? null,
    invoiceId: invoiceId ?? null,
    issuedAt: now,
    issuedOn: today,
    issuedBy: author.actor.id ?? null,
    currency: order.currency,
    content: JSON.stringify({ ...content, number } satisfies BusinessDocument),
  })
  const documentId = encodeId('document', id)
  await recordAudit(tx, [
    {
      ...author,
      occurredAt: now,
      action: 'document.issued',
      entity: { type: 'document', id: documentId },
      subject: number,
      message: `${author.actor.name} issued ${number} for order ${order.number}.`,
    },
  ])
  await emit(tx, {
    type: 'document.issued',
    orderId,
    payload: { number: order.number, documentId, documentKind: kind, documentNumber: number, totalMinor },
    occurredAt: now,
  })
  return id
}
