import type { ContactLeadSubmitResponse } from '@platen/contract'
import type { LeadStatus } from '../../apps/api/src/platform/database/tables.generated.ts'
import type { DemoCustomer } from './customers.ts'
import type { DemoShop } from './demo-shop.ts'
import type { Activity } from './story.ts'

const QUESTIONS = [
  ['bulk', '¿Cuánto cuestan 40 camisetas con logo en la espalda para el equipo?', 40],
  ['quote', 'How much is a hoodie with a print on both sides?', 1],
  ['artwork', 'Mi logo está en una foto de WhatsApp, ¿sirve para imprimir?', null],
  ['bulk', 'Necesitamos 25 delantales o totes para una feria en dos semanas.', 25],
  ['order', '¿Puedo cambiar la talla de una camiseta que ya pedí?', null],
  ['other', 'Do you also print on caps?', null],
] as const

/** Leads that become no order. */
const OTHER_ENDINGS = [
  ['lost', 50],
  ['contacted', 12],
  ['quoted', 14],
  ['spam', 10],
] as const satisfies readonly (readonly [LeadStatus, number])[]

export const LEADS_OF_TODAY = [
  { status: 'new', daysAgo: 2.4 },
  { status: 'new', daysAgo: 1.3 },
  { status: 'new', daysAgo: 0.1 },
  { status: 'contacted', daysAgo: 1.6 },
  { status: 'quoted', daysAgo: 3.1 },
] as const satisfies readonly { status: LeadStatus; daysAgo: number }[]

const STEPS: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: [],
  contacted: ['contacted'],
  quoted: ['contacted', 'quoted'],
  converted: ['contacted', 'quoted'],
  lost: ['contacted', 'quoted', 'lost'],
  spam: ['spam'],
}

const HOUR_MS = 3_600_000

interface Ending {
  readonly status: LeadStatus
  /** Called once the request was quoted. */
  readonly orderId?: () => string | undefined
}

export function drawEnding({ random }: DemoShop): Ending {
  return { status: random.weighted(OTHER_ENDINGS) }
}

/** Support answers within hours. */
export async function* contactShop(
  { random, story, post }: DemoShop,
  customer: DemoCustomer,
  { status, orderId }: Ending,
): Activity {
  const [topic, message, quantityEstimate] = random.pick(QUESTIONS)
  const { email, phone } = customer
  const { id } = await post<ContactLeadSubmitResponse>('customer', '/api/contact-leads', {
    ...{ channel: phone === null ? 'email' : 'whatsapp', name: customer.name, topic, message },
    ...(email === null ? {} : { email }),
    ...(phone === null ? {} : { phone }),
    ...(quantityEstimate === null ? {} : { quantityEstimate }),
    ...{ locale: customer.locale, consent: true, botToken: '' },
  })
  const lead = `/api/admin/contact-leads/${id}`
  for (const to of STEPS[status]) {
    yield story.now().getTime() + random.between(1, 5) * HOUR_MS
    const reason = to === 'lost' ? { reason: 'Found the price too high.' } : {}
    await post('support', `${lead}/moves`, { to, ...reason })
  }
  if (status !== 'converted') return
  yield story.now().getTime() + 12 * HOUR_MS
  const converted = orderId?.()
  if (converted !== undefined) await post('support', `${lead}/conversion`, { orderId: converted })
}
