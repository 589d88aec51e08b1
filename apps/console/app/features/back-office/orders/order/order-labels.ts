import type { Tone } from '@platen/ui'
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

export const ARTWORK_STATES: Readonly<Record<OrderSummary['artworkStatus'], { label: string; tone: Tone }>> =
  {
    checking: { label: 'Checking', tone: 'plain' },
    passed: { label: 'Check passed', tone: 'wait' },
    warning: { label: 'Warnings', tone: 'wait' },
    failed: { label: 'Check failed', tone: 'bad' },
    approved: { label: 'Approved', tone: 'good' },
    changes_requested: { label: 'Changes requested', tone: 'bad' },
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
