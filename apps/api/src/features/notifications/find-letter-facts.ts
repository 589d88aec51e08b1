import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { LetterFacts } from './letter-facts.ts'
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
  /** The address of an order's tracking page, for its UUID. */
  readonly trackingUrl: (orderId: string) => string
}

/** Reads what is known today about the order or the request of an event; undefined when it is about neither. */
export async function findLetterFacts(deps: FactsDeps, eventId: number): Promise<LetterFacts | undefined> {
  const event = await findEvent(deps.database, eventId)
  if (event?.orderId) return findOrderFacts(deps, event, event.orderId)
  if (event?.leadId) return findLeadFacts(deps, event.leadId)
  return undefined
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
  const person = { ...order.person, trackingUrl: trackingUrl(orderId), reason: event.reason }
  return { ...order, about: 'order', store, items, person, movedMinor: event.amountMinor }
}

async function findLeadFacts({ database }: FactsDeps, leadId: string): Promise<LetterFacts | undefined> {
  const [store, lead] = await Promise.all([findStore(database), findLead(database, leadId)])
  return store && lead && { ...lead, about: 'lead', store }
}
