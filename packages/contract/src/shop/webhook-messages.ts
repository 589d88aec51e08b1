import Type, { type TObject } from 'typebox'
import { DOCUMENT_KINDS } from '../back-office/documents.contract.ts'
import type { EventType } from '../event-types.ts'
import { Id, MoneyMinor, Timestamp, nullable, oneOf, resource } from '../schema.ts'
import { OrderDiscount } from '../selling/discounts.contract.ts'

const OrderData = resource('WebhookOrderData', {
  orderId: Id('order'),
  number: Type.Optional(Type.String({ description: 'The number of the order.' })),
  status: Type.Optional(Type.String()),
  paymentId: Type.Optional(Id('payment')),
  refundId: Type.Optional(Id('refund')),
  amountMinor: Type.Optional(MoneyMinor),
  totalMinor: Type.Optional(MoneyMinor),
  placementId: Type.Optional(Id('placement')),
  artworkId: Type.Optional(Id('artwork')),
  documentId: Type.Optional(Id('document')),
  documentKind: Type.Optional(oneOf(DOCUMENT_KINDS)),
  documentNumber: Type.Optional(Type.String()),
  jobId: Type.Optional(Id('printJob')),
  jobIds: Type.Optional(Type.Array(Id('printJob'))),
})
/** The events of an order itself. Those of its payments, prints and documents name the order only. */
const OrderEventData = resource('WebhookOrderEventData', {
  ...OrderData.properties,
  discount: { ...nullable(OrderDiscount), description: 'The discount code of the order.' },
})
const SheetData = resource('WebhookSheetData', {
  sheetId: Id('gangSheet'),
  number: Type.Optional(Type.String({ description: 'The number of the sheet.' })),
})
const StockData = resource('WebhookStockData', {
  itemId: Id('inventoryItem'),
  sku: Type.String(),
  available: Type.Integer(),
})
const LeadData = resource('WebhookLeadData', {
  leadId: Id('lead'),
  reference: Type.String(),
  channel: Type.Optional(Type.String()),
  topic: Type.Optional(Type.String()),
  status: Type.Optional(Type.String()),
})

const EstimateData = resource('WebhookEstimateData', {
  estimateId: Id('estimate'),
  orderId: Type.Optional(Id('order')),
  number: Type.String({ description: 'The number of the estimate.' }),
  version: Type.Optional(Type.Integer()),
})
const ThreadData = resource('WebhookThreadData', {
  orderId: Type.Optional(Id('order')),
  estimateId: Type.Optional(Id('estimate')),
  number: Type.String({ description: 'The number of the order or estimate.' }),
  threadMessageId: Id('threadMessage'),
})
const ProofData = resource('WebhookProofData', {
  orderId: Id('order'),
  number: Type.String({ description: 'The number of the order.' }),
  version: Type.Integer({ description: 'The version of the proof.' }),
})
const CustomerData = resource('WebhookCustomerData', {
  customerId: Id('customer'),
  mergedCustomerId: Type.Optional({
    ...Id('customer'),
    description: 'The customer that is part of this one now.',
  }),
})

const LayoutData = resource('WebhookLayoutData', {
  layoutId: { ...Id('layout'), description: 'The saved film sheet.' },
  lengthMm: Type.Number({ description: 'Film that one sheet takes. Millimetres.' }),
  pieces: Type.Integer({ description: 'The number of its pieces.' }),
})

const DesignData = resource('WebhookDesignData', {
  designId: { ...Id('design'), description: 'The saved design.' },
  prints: Type.Integer({ description: 'In how many zones it is printed.' }),
})

/** When each event is sent, and what its `data` holds. */
export const WEBHOOK_EVENTS = {
  'order.created': { when: 'An order was placed', data: OrderEventData },
  'order.updated': {
    when: 'An order was edited, resumed, returned, or could not be handed over',
    data: OrderEventData,
  },
  'order.changed': {
    when: 'The lines, the delivery or the prices of an order were changed',
    data: OrderEventData,
  },
  'order.held': { when: 'An order was put on hold', data: OrderEventData },
  'order.cancelled': { when: 'An order was cancelled', data: OrderEventData },
  'order.expired': { when: 'An order was not paid in time', data: OrderEventData },
  'order.completed': { when: 'An order is complete', data: OrderEventData },
  'payment.submitted': { when: 'A customer reported a payment', data: OrderData },
  'payment.verified': { when: 'A payment was found', data: OrderData },
  'payment.rejected': { when: 'A payment was not found', data: OrderData },
  'payment.refunded': { when: 'Money was paid back', data: OrderData },
  'document.issued': { when: 'An invoice, a credit note or a receipt was issued', data: OrderData },
  'document.sent': { when: 'A document was sent to the customer', data: OrderData },
  'artwork.preflighted': { when: 'Artwork was replaced and checked', data: OrderData },
  'artwork.approved': { when: 'Artwork was approved', data: OrderData },
  'artwork.changes_requested': { when: 'The customer was asked for other artwork', data: OrderData },
  'proof.sent': { when: 'A proof was sent to the customer', data: ProofData },
  'proof.approved': { when: 'The proof of an order was approved', data: ProofData },
  'proof.changes_requested': { when: 'The customer asked for changes to a proof', data: ProofData },
  'job.printed': { when: 'Prints of an order were printed on film', data: OrderData },
  'job.failed': { when: 'A print failed and is made again', data: OrderData },
  'sheet.updated': { when: 'A gang sheet changed', data: SheetData },
  'sheet.exported': { when: 'The files of a gang sheet are ready', data: SheetData },
  'fulfilment.ready': { when: 'An order is ready to be handed over', data: OrderData },
  'fulfilment.handed_over': { when: 'An order was handed over', data: OrderData },
  'message.received': { when: 'A customer wrote about an order or estimate', data: ThreadData },
  'message.sent': { when: 'The shop wrote to a customer about an order or estimate', data: ThreadData },
  'inventory.low': { when: 'A stock item fell to its reorder point', data: StockData },
  'lead.created': { when: 'A contact request arrived', data: LeadData },
  'lead.updated': { when: 'A contact request moved on', data: LeadData },
  'estimate.sent': { when: 'A version of an estimate was sent', data: EstimateData },
  'estimate.viewed': { when: 'The customer opened a version for the first time', data: EstimateData },
  'estimate.approved': { when: 'The customer approved an estimate', data: EstimateData },
  'estimate.declined': { when: 'The customer declined an estimate', data: EstimateData },
  'estimate.changes_requested': { when: 'The customer asked for changes', data: EstimateData },
  'estimate.expired': { when: 'Nobody approved an estimate in time', data: EstimateData },
  'customer.created': { when: 'Somebody ordered, asked or was added for the first time', data: CustomerData },
  'customer.merged': { when: 'Two customers were merged into one', data: CustomerData },
  'layout.saved': { when: 'A visitor saved a film sheet', data: LayoutData },
  'design.saved': { when: 'A visitor saved a design', data: DesignData },
} as const satisfies Record<EventType, { when: string; data: TObject }>

/** The body of a delivery. */
export function webhookMessage(type: EventType): TObject {
  return resource(`WebhookMessage${pascal(type)}`, {
    type: oneOf([type], { description: 'The type of the event.' }),
    timestamp: { ...Timestamp, description: 'When it happened. RFC 3339, UTC.' },
    data: WEBHOOK_EVENTS[type].data,
  })
}

function pascal(type: string): string {
  return type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())
}
