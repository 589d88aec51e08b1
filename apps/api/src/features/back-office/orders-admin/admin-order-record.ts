import {
  getPaymentProof,
  may,
  type AdminOrderRecord,
  type AdminPaymentRecord,
  type PaymentRecord,
  type Role,
} from '@platen/contract'
import type { EventType } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { adminActions, allowedActions, toOrderRecord } from '../../selling/orders/index.ts'
import { estimateOrder } from '../../press/production-costs/index.ts'
import type { AdminOrder, Colleague, StaffFacts } from './admin-order.store.ts'
import { marginOf, orderCostOf } from './order-cost.ts'

/** The label of each event on the timeline for staff. */
const LABELS = {
  'order.created': 'Order received',
  'order.updated': 'Order edited',
  'order.held': 'Put on hold',
  'order.cancelled': 'Cancelled',
  'order.expired': 'Expired unpaid',
  'order.completed': 'Completed',
  'payment.submitted': 'Payment reported',
  'payment.verified': 'Payment verified',
  'payment.rejected': 'Payment rejected',
  'payment.refunded': 'Payment refunded',
  'artwork.preflighted': 'Artwork checked',
  'artwork.approved': 'Artwork approved',
  'artwork.changes_requested': 'Artwork changes requested',
  'job.printed': 'Artwork printed',
  'job.failed': 'A print failed',
  'sheet.updated': 'Gang sheet changed',
  'sheet.exported': 'Gang sheet exported',
  'fulfilment.ready': 'Ready for handover',
  'fulfilment.handed_over': 'Handed over',
  'inventory.low': 'Stock is low',
  'lead.created': 'Request received',
  'lead.updated': 'Request updated',
} as const satisfies Record<EventType, string>

const NO_JOBS = {
  blocked: 0,
  queued: 0,
  nested: 0,
  printed: 0,
  pressed: 0,
  passed: 0,
  packed: 0,
  failed: 0,
  void: 0,
} as const satisfies AdminOrderRecord['jobs']

interface Links {
  readonly preview: (artworkId: string) => string
  /** The customer's page, in the language of `locale`. */
  readonly tracking: (orderId: string, locale: string | null) => string
}

/** The record of an order for staff: the customer's record and the internal data that the role may see. */
export function toAdminOrderRecord({ order, staff }: AdminOrder, role: Role, links: Links): AdminOrderRecord {
  const shared = toOrderRecord(order, links.preview)
  const seesCosts = may(role, 'costs:read')
  const cost = seesCosts ? orderCostOf(staff.costs) : null
  return {
    ...shared,
    source: order.source,
    createdBy: staff.createdBy && toColleague(staff.createdBy),
    trackingUrl: may(role, 'orders:write') ? links.tracking(order.id, order.customer.locale) : null,
    confirmedAt: order.confirmedAt,
    readyAt: staff.readyAt,
    handedOverAt: staff.handedOverAt,
    payments: shared.payments.map((payment, index) =>
      toAdminPayment(payment, staff.payments[order.payments[index]?.id ?? '']),
    ),
    refunds: staff.refunds.map((refund) => ({
      ...refund,
      id: encodeId('refund', refund.id),
      paymentId: encodeId('payment', refund.paymentId),
      by: toColleague(refund.by),
    })),
    cost,
    estimate: seesCosts ? estimateOrder(staff.estimate) : null,
    marginMinor: cost && marginOf(order, cost),
    internalNotes: staff.notes.map((note) => ({
      ...note,
      id: encodeId('orderNote', note.id),
      author: toColleague(note.author),
    })),
    jobs: { ...NO_JOBS, ...staff.jobs },
    timeline: order.events.map(({ at, type, reason }) => ({ at, event: type, label: LABELS[type], reason })),
    actions: adminActions(order, staff.hasPrinted, role),
    allowedActions: allowedActions(order, staff.hasPrinted, role),
  }
}

function toAdminPayment(
  payment: PaymentRecord,
  facts: StaffFacts['payments'][string] | undefined,
): AdminPaymentRecord {
  if (!facts) throw new Error('A payment of an order was read without its internal data.')
  return {
    ...payment,
    verifiedMinor: facts.verifiedMinor,
    refundedMinor: facts.refundedMinor,
    payerName: facts.payerName,
    proofUrl: facts.proofId && getPaymentProof.path.replace('{proofId}', encodeId('proof', facts.proofId)),
    decidedBy: facts.decidedBy && toColleague(facts.decidedBy),
    decisionReason: facts.decisionReason,
  }
}

function toColleague({ id, name }: Colleague): Colleague {
  return { id: encodeId('adminUser', id), name }
}
