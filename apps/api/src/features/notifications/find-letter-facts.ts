import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { LetterFacts, MailedLink } from './letter-facts.ts'
import { messagesIn } from './messages/messages-in.ts'
import {
  findEvent,
  findLead,
  findOrder,
  findStore,
  listOrderLines,
  type EventRow,
} from './notifications.store.ts'

export interface FactsDeps {
  readonly database: Kysely<DB>
  /** The address of an order's tracking page, for its UUID, in the language of the letter. */
  readonly trackingUrl: (orderId: string, locale: string) => string
  /** Makes the link of a letter to the team, each time another; undefined when it is not wanted any more. */
  readonly passwordLink: (linkId: string) => Promise<MailedLink | undefined>
}

/** Reads what is known today about the order or the request of an event; undefined when it is about neither. */
export async function findLetterFacts(deps: FactsDeps, eventId: number): Promise<LetterFacts | undefined> {
  const event = await findEvent(deps.database, eventId)
  if (event?.orderId) return findOrderFacts(deps, event, event.orderId)
  if (event?.leadId) return findLeadFacts(deps, event.leadId)
  return undefined
}

/** Whom a link is for, with the link; undefined when it is not wanted any more. */
export async function findMemberFacts(
  { database, passwordLink }: FactsDeps,
  linkId: string,
): Promise<LetterFacts | undefined> {
  const [store, link] = await Promise.all([findStore(database), passwordLink(linkId)])
  if (!store || !link) return undefined
  const { expiresAt, ...person } = link
  return { about: 'member', store, locale: null, expiresAt, person }
}

async function findOrderFacts(
  { database, trackingUrl }: FactsDeps,
  event: EventRow,
  orderId: string,
): Promise<LetterFacts | undefined> {
  const [store, order, items] = await Promise.all([
    findStore(database),
    findOrder(database, orderId),
    listOrderLines(database, orderId),
  ])
  if (!store || !order) return undefined
  const { locale } = messagesIn([order.locale, ...store.locales])
  const person = { ...order.person, trackingUrl: trackingUrl(orderId, locale), reason: event.reason }
  return { ...order, about: 'order', store, items, person, movedMinor: event.amountMinor }
}

async function findLeadFacts({ database }: FactsDeps, leadId: string): Promise<LetterFacts | undefined> {
  const [store, lead] = await Promise.all([findStore(database), findLead(database, leadId)])
  return store && lead && { ...lead, about: 'lead', store }
}
