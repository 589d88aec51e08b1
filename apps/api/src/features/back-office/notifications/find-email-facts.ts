import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { EmailFacts, MailedLink } from './email-facts.ts'
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
  /** The address of an order's tracking page, for its UUID, in the language of the email. */
  readonly trackingUrl: (orderId: string, locale: string) => string
  /** Makes a new link for an email to a team member; undefined when it was used or replaced. */
  readonly passwordLink: (linkId: string) => Promise<MailedLink | undefined>
}

/** Reads the current facts of the order or request of an event; undefined when it is about neither. */
export async function findEmailFacts(deps: FactsDeps, eventId: number): Promise<EmailFacts | undefined> {
  const event = await findEvent(deps.database, eventId)
  if (event?.orderId) return findOrderFacts(deps, event, event.orderId)
  if (event?.leadId) return findLeadFacts(deps, event.leadId)
  return undefined
}

/** The team member of a password link, with the link; undefined when it was used or replaced. */
export async function findMemberFacts(
  { database, passwordLink }: FactsDeps,
  linkId: string,
): Promise<EmailFacts | undefined> {
  const [store, link] = await Promise.all([findStore(database), passwordLink(linkId)])
  if (!store || !link) return undefined
  const { expiresAt, ...person } = link
  return { about: 'member', store, locale: null, expiresAt, person }
}

async function findOrderFacts(
  { database, trackingUrl }: FactsDeps,
  event: EventRow,
  orderId: string,
): Promise<EmailFacts | undefined> {
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

async function findLeadFacts({ database }: FactsDeps, leadId: string): Promise<EmailFacts | undefined> {
  const [store, lead] = await Promise.all([findStore(database), findLead(database, leadId)])
  return store && lead && { ...lead, about: 'lead', store }
}
