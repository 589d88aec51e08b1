import type { OrderRecord, PaymentRecord } from '@platen/contract'
import type { EventType } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { toPublicInstruction } from '../catalog/index.ts'
import { customerActions, stageOf } from './order-status.ts'
import { dueMinorOf } from './order-transitions.ts'
import type { Order, OrderEvent, OrderItem, Payment, Placement } from './order.ts'

/** The label of each event on the customer's timeline; null for internal events. */
const LABELS = {
  'order.created': 'We received your order',
  'order.updated': null,
  'order.held': 'The order is on hold',
  'order.cancelled': 'The order was cancelled',
  'order.expired': 'The order expired before it was paid',
  'order.completed': 'The order is complete',
  'payment.submitted': 'You reported a payment',
  'payment.verified': 'We confirmed your payment',
  'payment.rejected': 'We could not find your payment',
  'payment.refunded': 'We sent you a refund',
  'artwork.preflighted': null,
  'artwork.approved': 'We approved your artwork',
  'artwork.changes_requested': 'We need changes to your artwork',
  'job.printed': 'Your artwork was printed',
  'job.failed': null,
  'sheet.updated': null,
  'sheet.exported': null,
  'fulfilment.ready': 'Your order is ready',
  'fulfilment.handed_over': 'Your order was handed over',
  'inventory.low': null,
  'lead.created': null,
  'lead.updated': null,
} as const satisfies Record<EventType, string | null>

/** Events whose reason the customer sees, as in the emails about them. The reason of a hold is shown while it lasts. */
const SHOWS_REASON: readonly EventType[] = [
  'order.cancelled',
  'payment.rejected',
  'payment.refunded',
  'artwork.changes_requested',
]

/** The public record of an order, as the customer sees it. `previewUrl` signs the address of an artwork's picture. */
export function toOrderRecord(order: Order, previewUrl: (artworkId: string) => string): OrderRecord {
  return {
    id: encodeId('order', order.id),
    number: order.number,
    stage: stageOf(order),
    status: order.status,
    paymentStatus: order.paymentStatus,
    artworkStatus: order.artworkStatus,
    productionStatus: order.productionStatus,
    fulfilmentStatus: order.fulfilmentStatus,
    holdReason: order.holdReason,
    customer: { ...order.customer },
    items: order.items.map((item) => toItemRecord(item, previewUrl)),
    fulfilment: { ...order.fulfilment },
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
  const label = LABELS[type]
  return label === null
    ? []
    : [{ at, event: type, label, reason: SHOWS_REASON.includes(type) ? reason : null }]
}

export function toPaymentRecord(payment: Payment): PaymentRecord {
  return {
    id: encodeId('payment', payment.id),
    instructionId: payment.instructionId,
    method: payment.method,
    amountMinor: payment.amountMinor,
    reference: payment.reference,
    status: payment.status,
    submittedAt: payment.submittedAt,
    decidedAt: payment.decidedAt,
  }
}

function toItemRecord(
  item: OrderItem,
  previewUrl: (artworkId: string) => string,
): OrderRecord['items'][number] {
  return {
    id: encodeId('orderItem', item.id),
    variantId: encodeId('variant', item.variantId),
    garmentName: item.garmentName,
    colour: item.colour,
    size: item.size,
    quantity: item.quantity,
    unitPriceMinor: item.unitPriceMinor,
    lineTotalMinor: item.lineTotalMinor,
    note: item.note,
    placements: item.placements.map((placement) => toPlacementRecord(placement, previewUrl)),
  }
}

function toPlacementRecord(
  placement: Placement,
  previewUrl: (artworkId: string) => string,
): OrderRecord['items'][number]['placements'][number] {
  return {
    id: encodeId('placement', placement.id),
    zoneId: placement.zoneId,
    widthMm: placement.widthMm,
    heightMm: placement.heightMm,
    offsetXMm: placement.offsetXMm,
    offsetYMm: placement.offsetYMm,
    rotationDeg: placement.rotationDeg,
    sizeTierId: placement.sizeTierId,
    state: placement.state,
    artwork: {
      id: encodeId('artwork', placement.artworkId),
      fileName: placement.artworkFileName,
      previewUrl: previewUrl(placement.artworkId),
      preflight: placement.preflight,
    },
  }
}
