import { daysBetween } from '@platen/formats/calendar'
import { count } from '@platen/messages'
import { locale, m } from '../../../../messages/messages.ts'
import type { OrderSummary } from './order.ts'

/** How many days late; 0 is today, less is early. Undefined once the order has ended, because then it cannot be late. */
export function daysLate(
  { promisedBy, status }: Pick<OrderSummary, 'promisedBy' | 'status'>,
  today: string,
): number | undefined {
  return status === 'open' || status === 'on_hold' ? daysBetween(promisedBy, today) : undefined
}

export function lateWords(days: number): string {
  return count(locale, m.orderWords.late, days)
}
