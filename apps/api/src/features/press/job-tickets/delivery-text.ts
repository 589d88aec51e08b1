import { fill } from '@platen/messages'
import type { TicketDelivery } from './tickets.store.ts'
import type { TicketLanguage } from './ticket-language.ts'

/** `Meet-up: Centro, Thu 26 Nov 17:00`. No address: the ticket lies in the open. */
export function deliveryText(
  { method, meetupZoneName, slot, city }: TicketDelivery,
  { texts, day }: TicketLanguage,
): string {
  const when = slot === null ? '' : `${day(slot.date)} ${slot.from}`
  const where = { pickup: null, meetup: meetupZoneName, delivery: city }[method]
  const details = [where, method === 'meetup' ? when : ''].filter((part) => part !== null && part !== '')
  const name = texts.methods[method]
  return details.length === 0 ? name : fill(texts.delivery, { method: name, details: details.join(', ') })
}
