import type { LeadStatus } from '../../apps/api/src/platform/database/tables.generated.ts'
import { leadReference } from '../../apps/api/src/features/contact-leads/index.ts'
import { encodeId } from '../../apps/api/src/platform/ids.ts'
import { searchText } from '../../apps/api/src/platform/search-text.ts'
import type { DemoCustomer } from './customers.ts'
import { record, tell, type World } from './world.ts'

interface DemoLead {
  readonly number: number
  readonly receivedAt: number
  readonly customer: DemoCustomer
  readonly status: LeadStatus
  /** When it came into its status, if it has left `new`. */
  readonly movedAt?: number
  /** The order that came of it. */
  readonly orderId?: string
}

const QUESTIONS = [
  ['bulk', '¿Cuánto cuestan 40 camisetas con logo en la espalda para el equipo?', 40],
  ['quote', 'How much is a hoodie with a print on both sides?', 1],
  ['artwork', 'Mi logo está en una foto de WhatsApp, ¿sirve para imprimir?', null],
  ['bulk', 'Necesitamos 25 delantales o totes para una feria en dos semanas.', 25],
  ['order', '¿Puedo cambiar la talla de una camiseta que ya pedí?', null],
  ['other', 'Do you also print on caps?', null],
] as const

/** How requests end that no order came of. */
export const OTHER_ENDINGS = [
  ['lost', 50],
  ['contacted', 12],
  ['quoted', 14],
  ['spam', 10],
] as const satisfies readonly (readonly [LeadStatus, number])[]

/** Requests that wait today: two of them for too long already. Days before now. */
export const LEADS_OF_TODAY = [
  { status: 'new', daysAgo: 2.4 },
  { status: 'new', daysAgo: 1.3 },
  { status: 'new', daysAgo: 0.1 },
  { status: 'contacted', daysAgo: 1.6 },
  { status: 'quoted', daysAgo: 3.1 },
] as const satisfies readonly { status: LeadStatus; daysAgo: number }[]

/** Writes a request to be contacted, with what became of it. */
export function receiveLead(world: World, lead: DemoLead): void {
  const { shop, random, rows, team } = world
  const { customer, receivedAt, status, movedAt } = lead
  const id = random.uuid(receivedAt)
  const reference = leadReference(lead.number, new Date(receivedAt), shop.timeZone)
  const [topic, message, quantity] = random.pick(QUESTIONS)
  const settledAt = new Date(movedAt ?? receivedAt)
  rows.contact_leads.push({
    id,
    reference,
    status,
    channel: customer.phone === null ? 'email' : 'whatsapp',
    name: customer.name,
    email: customer.email,
    phone: customer.phone,
    topic,
    message,
    order_number: null,
    quantity_estimate: quantity,
    artwork_ids: [],
    locale: customer.locale,
    received_at: new Date(receivedAt),
    updated_at: settledAt,
    revision: movedAt === undefined ? 1 : 2,
    status_since: settledAt,
    lost_reason: status === 'lost' ? 'Found the price too high.' : null,
    order_id: lead.orderId ?? null,
    search_text: searchText(reference, customer.name, customer.email, customer.phone),
    erased_at: null,
  })
  tell(world, 'lead.created', receivedAt, { leadId: id, payload: { reference, topic } })
  if (movedAt === undefined) return
  tell(world, 'lead.updated', movedAt, { leadId: id, payload: { reference, status } })
  record(world, {
    at: movedAt,
    by: team.support,
    action: 'lead.moved',
    entity: { type: 'lead', id: encodeId('lead', id) },
    message: `Moved the request ${reference} to ${status}.`,
    changes: [{ path: 'status', from: 'new', to: status }],
  })
}
