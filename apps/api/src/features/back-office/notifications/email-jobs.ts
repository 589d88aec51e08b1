import type { EmailName } from '@platen/contract'
import type { Subscriber } from '../../../platform/outbox/dispatch-events.ts'
import type { EventType } from '../../../platform/records/events.ts'

/** Emails that no event causes: they carry a link to set a password. */
export type TeamEmailName = Extract<EmailName, `team-${string}`>

export type EventEmailName = Exclude<
  EmailName,
  TeamEmailName | 'order-link' | 'estimate-reminder' | 'account-sign-in'
>

/** A new event type does not compile without its row here. */
export const EMAILS_FOR_EVENT = {
  'order.created': ['order-received', 'shop-order-received'],
  'order.updated': [],
  'order.changed': ['order-changed'],
  'order.held': [],
  'order.cancelled': ['order-cancelled'],
  'order.expired': ['order-expired'],
  'order.completed': [],
  'payment.submitted': ['shop-payment-submitted'],
  'payment.verified': ['payment-verified'],
  'payment.rejected': ['payment-rejected'],
  'payment.refunded': ['payment-refunded'],
  'document.issued': [],
  'document.sent': ['document'],
  'artwork.preflighted': [],
  'artwork.approved': [],
  'artwork.changes_requested': ['artwork-changes-requested'],
  'proof.sent': ['proof-sent'],
  'proof.approved': ['shop-proof-approved'],
  'proof.changes_requested': ['shop-proof-changes-requested'],
  'job.printed': [],
  'job.failed': [],
  'sheet.updated': [],
  'sheet.exported': [],
  'fulfilment.ready': ['order-ready'],
  'fulfilment.handed_over': [],
  'message.received': ['shop-message-received', 'shop-estimate-message-received'],
  'message.sent': ['message-sent', 'estimate-message-sent'],
  'inventory.low': [],
  'lead.created': ['lead-acknowledged', 'shop-lead-received'],
  'lead.updated': [],
  'estimate.sent': ['estimate-sent'],
  'estimate.viewed': [],
  'estimate.approved': ['shop-estimate-approved'],
  'estimate.declined': ['shop-estimate-declined'],
  'estimate.changes_requested': ['shop-estimate-changes-requested'],
  'estimate.expired': [],
  'customer.created': [],
  'customer.merged': [],
  'layout.saved': [],
  'design.saved': [],
} as const satisfies Record<EventType, readonly EventEmailName[]>

export const MAIL_QUEUE = 'mail'

/** Holds ids only, because a job can wait for a day. */
export interface EmailJob {
  readonly eventId: number
  readonly email: EventEmailName
}

/** For customers who asked for the link to their order. */
export interface OrderLinkJob {
  readonly orderId: string
  readonly requestId: string
  readonly email: 'order-link'
}

/** A day or two before an estimate expires. */
export interface EstimateReminderJob {
  readonly estimateId: string
  readonly email: 'estimate-reminder'
}

/** For customers who sign in. The token of the link is made when the email is sent and never stored. */
export interface SignInLinkJob {
  readonly signInLinkId: string
  readonly email: 'account-sign-in'
}

/** The token of the link is made when the email is sent and never stored. */
export interface PasswordLinkJob {
  readonly linkId: string
  readonly email: TeamEmailName
}

export const emailSubscriber: Subscriber = {
  queue: MAIL_QUEUE,
  jobsFor: (events) =>
    events.flatMap(({ id, type }) =>
      EMAILS_FOR_EVENT[type].map((name): EmailJob => ({ eventId: id, email: name })),
    ),
}
