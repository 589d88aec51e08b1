import type { EventType } from '../../platform/events.ts'

export const LETTER_NAMES = [
  'order-received',
  'order-expired',
  'order-cancelled',
  'payment-verified',
  'payment-rejected',
  'payment-refunded',
  'artwork-changes-requested',
  'order-ready',
  'lead-acknowledged',
  'shop-order-received',
  'shop-payment-submitted',
  'shop-lead-received',
  'team-invitation',
  'team-reset',
] as const
export type LetterName = (typeof LETTER_NAMES)[number]
/** Letters that no event causes: they carry a link to set a password. */
export type TeamLetterName = Extract<LetterName, `team-${string}`>

/** Which letters an event causes. An event that is added later does not compile without its row here. */
export const LETTERS_OF = {
  'order.created': ['order-received', 'shop-order-received'],
  'order.updated': [],
  'order.held': [],
  'order.cancelled': ['order-cancelled'],
  'order.expired': ['order-expired'],
  'order.completed': [],
  'payment.submitted': ['shop-payment-submitted'],
  'payment.verified': ['payment-verified'],
  'payment.rejected': ['payment-rejected'],
  'payment.refunded': ['payment-refunded'],
  'artwork.preflighted': [],
  'artwork.approved': [],
  'artwork.changes_requested': ['artwork-changes-requested'],
  'job.printed': [],
  'job.failed': [],
  'sheet.updated': [],
  'sheet.exported': [],
  'fulfilment.ready': ['order-ready'],
  'fulfilment.handed_over': [],
  'inventory.low': [],
  'lead.created': ['lead-acknowledged', 'shop-lead-received'],
  'lead.updated': [],
} as const satisfies Record<EventType, readonly Exclude<LetterName, TeamLetterName>[]>
