import type { OrderSummary } from './order.ts'

type Labels<Name extends keyof OrderSummary> = Readonly<Record<OrderSummary[Name] & string, string>>

export const PAYMENTS: Labels<'paymentStatus'> = {
  unpaid: 'Unpaid',
  submitted: 'To verify',
  partially_paid: 'Partially paid',
  paid: 'Paid',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
}

export const ARTWORKS: Labels<'artworkStatus'> = {
  checking: 'Checking',
  passed: 'Check passed',
  warning: 'Warnings',
  failed: 'Check failed',
  approved: 'Approved',
  changes_requested: 'Changes requested',
}

export const SOURCES: Labels<'source'> = {
  storefront: 'Storefront',
  phone: 'Phone',
  counter: 'Counter',
}

export const METHODS: Labels<'fulfilmentMethod'> = {
  pickup: 'Pickup',
  meetup: 'Meet-up',
  delivery: 'Delivery',
}
