import { may, type EventType, type Permission, type Role } from '@platen/contract'

/** The permission that an event requires: the one to see the record that it is about. */
const ACCESS = {
  'order.created': 'orders:read',
  'order.updated': 'orders:read',
  'order.held': 'orders:read',
  'order.cancelled': 'orders:read',
  'order.expired': 'orders:read',
  'order.completed': 'orders:read',
  'payment.submitted': 'orders:read',
  'payment.verified': 'orders:read',
  'payment.rejected': 'orders:read',
  'payment.refunded': 'orders:read',
  'artwork.preflighted': 'orders:read',
  'artwork.approved': 'orders:read',
  'artwork.changes_requested': 'orders:read',
  'job.printed': 'production:read',
  'job.failed': 'production:read',
  'sheet.updated': 'production:read',
  'sheet.exported': 'production:read',
  'fulfilment.ready': 'orders:read',
  'fulfilment.handed_over': 'orders:read',
  'inventory.low': 'stock:read',
  'lead.created': 'leads:read',
  'lead.updated': 'leads:read',
} as const satisfies Record<EventType, Permission>

export function mayHear(role: Role, type: EventType): boolean {
  return may(role, ACCESS[type])
}
