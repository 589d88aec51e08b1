import type { OrderRecord, PaymentRecord } from '@platen/contract'
import type { EventType } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { toPublicInstruction } from '../catalog/index.ts'
import { customerActions, stageOf } from './order-status.ts'
import { dueMinorOf, toReturnMinorOf } from './order-transitions.ts'
import type { Order, OrderEvent, OrderedSheet, OrderItem, Payment, Placement } from './order.ts'

/** Customers do not see events without a label for them. */
export const EVENT_LABELS = {
  'order.created': { customer: 'We received your order', staff: 'Order received' },
  'order.updated': { customer: null, staff: 'Order edited' },
  'order.changed': { customer: 'We changed your order', staff: 'Order changed' },
  'order.held': { customer: 'The order is on hold', staff: 'Put on hold' },
  'order.cancelled': { customer: 'The order was cancelled', staff: 'Cancelled' },
  'order.expired': { customer: 'The order expired before it was paid', staff: 'Expired unpaid' },
  'order.completed': { customer: 'The order is complete', staff: 'Completed' },
  'payment.submitted': { customer: 'You reported a payment', staff: 'Payment reported' },
  'payment.verified': { customer: 'We confirmed your payment', staff: 'Payment verified' },
  'payment.rejected': { customer: 'We could not find your payment', staff: 'Payment rejected' },
  'payment.refunded': { customer: 'We sent you a refund', staff: 'Payment refunded' },
  'artwork.preflighted': { customer: null, staff: 'Artwork checked' },
  'artwork.approved': { customer: 'We approved your artwork', staff: 'Artwork approved' },
  'artwork.changes_requested': {
    customer: 'We need changes to your artwork',
    staff: 'Artwork changes requested',
  },
  'proof.sent': { customer: 'We sent you a proof to approve', staff: 'Proof sent' },
  'proof.approved': { customer: 'The proof was approved', staff: 'Proof approved' },
  'proof.changes_requested': {
    customer: 'You asked for changes to the proof',
    staff: 'Proof changes requested',
  },
  'document.issued': { customer: null, staff: 'Document issued' },
  'document.sent': { customer: null, staff: 'Document sent' },
  'job.printed': { customer: 'Your artwork was printed', staff: 'Artwork printed' },
  'job.failed': { customer: null, staff: 'A print failed' },
  'sheet.updated': { customer: null, staff: 'Gang sheet changed' },
  'sheet.exported': { customer: null, staff: 'Gang sheet exported' },
  'fulfilment.ready': { customer: 'Your order is ready', staff: 'Ready for handover' },
  'fulfilment.handed_over': { customer: 'Your order was handed over', staff: 'Handed over' },
  'message.received': { customer: null, staff: 'Message from the customer' },
  'message.sent': { customer: null, staff: 'Message to the customer' },
  'inventory.low': { customer: null, staff: 'Stock is low' },
  'lead.created': { customer: null, staff: 'Request received' },
  'lead.updated': { customer: null, staff: 'Request updated' },
  'estimate.sent': { customer: null, staff: 'Estimate sent' },
  'estimate.viewed': { customer: null, staff: 'Estimate viewed' },
  'estimate.approved': { customer: null, staff: 'Estimate approved' },
  'estimate.declined': { customer: null, staff: 'Estimate declined' },
  'estimate.changes_requested': { customer: null, staff: 'Estimate changes requested' },
  'estimate.expired': { customer: null, staff: 'Estimate expired' },
  'customer.created': { customer: null, staff: 'Customer added' },
  'customer.merged': { customer: null, staff: 'Customers merged' },
  'layout.saved': { customer: null, staff: 'Film sheet saved' },
  'design.saved': { customer: null, staff: 'Design saved' },
} as const satisfies Record<EventType, { customer: string | null; staff: string }>

/** Events whose reason the customer sees, as in the emails about them. The reason of a hold is shown while it lasts. */
const SHOWS_REASON: readonly EventType[] = [
  'order.changed',
  'order.cancelled',
  'payment.rejected',
  'payment.refunded',
  'artwork.changes_requested',
]

export function toOrderRecord(order: Order, previewUrl: (artworkId: string) => string): OrderRecord {
  return {
    id: encodeId('order', order.id),
    number: order.number,
    stage: stageOf(order),
    status: order.status,
    paymentStatus: order.paymentStatus,
    artworkStatus: order.artworkStatus,
    proofStatus: order.proofStatus,
    productionStatus: order.productionStatus,
    fulfilmentStatus: order.fulfilmentStatus,
    holdReason: order.holdReason,
    customer: { ...order.customer },
    items: order.items.map((item) => toItemRecord(item, previewUrl)),
    extras: order.extras.map((extra) => ({ ...extra })),
    fulfilment: { ...order.fulfilment, deliveryArea: order.fulfilment.deliveryArea ?? null },
    instruction: toPublicInstruction(order.instruction),
    payments: order.payments.map(toPaymentRecord),
    totals: {
      subtotalMinor: order.subtotalMinor,
      discountMinor: order.discountMinor,
      feeMinor: order.feeMinor,
      taxMinor: order.taxMinor,
      totalMinor: order.totalMinor,
      paidMinor: order.paidMinor,
      refundedMinor: order.refundedMinor,
      dueMinor: dueMinorOf(order),
    },
    discount: order.discount,
    agreedDiscount: order.agreedDiscount,
    keptMinor: order.keptMinor,
    toReturnMinor: toReturnMinorOf(order),
    currency: order.currency,
    neededBy: order.neededBy,
    promisedBy: order.promisedBy,
    payBefore: order.payBefore,
    note: order.note,
    timeline: order.events.flatMap(toTimelineEntry),
    allowedActions: customerActions(order),
    revision: order.revision,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  }
}

function toTimelineEntry({ at, type, reason }: OrderEvent): OrderRecord['timeline'] {
  const label = EVENT_LABELS[type].customer
  return label === null
    ? []
    : [{ at, event: type, label, reason: SHOWS_REASON.includes(type) ? reason : null }]
}

export function toPaymentRecord(payment: Payment): PaymentRecord {
  return { ...payment, id: encodeId('payment', payment.id) }
}

function toItemRecord(
  { inventoryItemId, film, ...item }: OrderItem,
  previewUrl: (artworkId: string) => string,
): OrderRecord['items'][number] {
  return {
    ...item,
    id: encodeId('orderItem', item.id),
    variantId: item.variantId === null ? null : encodeId('variant', item.variantId),
    film: film && toSheetRecord(film),
    placements: item.placements.map((placement) => toPlacementRecord(placement, previewUrl)),
  }
}

function toSheetRecord({
  widthMm,
  lengthMm,
  billedCm,
  layoutId,
  prepaid = false,
  pieces,
}: OrderedSheet): OrderRecord['items'][number]['film'] {
  return {
    ...{ widthMm, lengthMm, billedCm },
    layoutId: layoutId === null ? null : encodeId('layout', layoutId),
    prepaid,
    pieces: pieces.map(({ placementId, xMm, yMm, turned }) => ({
      placementId: encodeId('placement', placementId),
      ...{ xMm, yMm, turned },
    })),
  }
}

function toPlacementRecord(
  { artworkId, artworkFileName, preflight, priceMinor, trim: _trim, ...placement }: Placement,
  previewUrl: (artworkId: string) => string,
): OrderRecord['items'][number]['placements'][number] {
  return {
    ...placement,
    id: encodeId('placement', placement.id),
    artwork: {
      id: encodeId('artwork', artworkId),
      fileName: artworkFileName,
      previewUrl: previewUrl(artworkId),
      preflight,
    },
  }
}
