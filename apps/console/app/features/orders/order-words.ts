import type { OrderSummary } from './order-list.ts'

type Words<Name extends keyof OrderSummary> = Readonly<Record<OrderSummary[Name] & string, string>>

export const PAYMENTS: Words<'paymentStatus'> = {
  unpaid: 'Unpaid',
  submitted: 'To be verified',
  partially_paid: 'Partly paid',
  paid: 'Paid',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
}

export const ARTWORKS: Words<'artworkStatus'> = {
  checking: 'Being checked',
  passed: 'Passed its check',
  warning: 'With a warning',
  failed: 'Failed its check',
  approved: 'Approved',
  changes_requested: 'Changes asked for',
}

export const SOURCES: Words<'source'> = {
  storefront: 'Storefront',
  phone: 'Phone',
  counter: 'Counter',
}

export const METHODS: Words<'fulfilmentMethod'> = {
  pickup: 'Pickup',
  meetup: 'Meet-up',
  delivery: 'Delivery',
}
