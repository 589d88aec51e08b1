import { fill } from '@platen/messages'
import { inReadersLanguage } from '../../../../messages/customers/in-readers-language.ts'
import { m } from '../../../../messages/messages.ts'
import type { Order } from '../order/order.ts'

const EVENTS: Readonly<Record<string, string>> = m.orderPage.events

/** In the words of the API where a later release has other events. */
export function eventText({ event, label }: Pick<Order['timeline'][number], 'event' | 'label'>): string {
  return EVENTS[event] ?? label
}

export function withReason(event: string, reason: string): string {
  return fill(m.orderPage.withReason, { event, reason: inReadersLanguage(reason) })
}
