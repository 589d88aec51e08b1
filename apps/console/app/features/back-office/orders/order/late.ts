import { daysBetween } from '@platen/formats/calendar'
import type { OrderSummary } from './order.ts'

/** How many days late; 0 is today, less is early. Undefined once the order has ended, because then it cannot be late. */
export function daysLate(
  { promisedBy, status }: Pick<OrderSummary, 'promisedBy' | 'status'>,
  today: string,
): number | undefined {
  return status === 'open' || status === 'on_hold' ? daysBetween(promisedBy, today) : undefined
}

export function lateWords(days: number): string {
  return days === 1 ? '1 day late' : `${days} days late`
}
