import { LEAD_TOPICS } from '@platen/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/transaction.ts'
import { findOrder } from '../../selling/orders/index.ts'
import type { LeadFacts, OrderFacts, StoreFacts } from './email-facts.ts'

export interface EventRow {
  readonly orderId: string | null
  readonly leadId: string | null
  readonly reason: string | null
  readonly amountMinor: number | null
}

export async function findEvent(database: Database, id: number): Promise<EventRow | undefined> {
  return database
    .selectFrom('events')
    .select([
      'order_id as orderId',
      'lead_id as leadId',
      sql<string | null>`payload ->> 'reason'`.as('reason'),
      sql<number | null>`(payload ->> 'amountMinor')::bigint`.as('amountMinor'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findStore(database: Database): Promise<StoreFacts | undefined> {
  return database
    .selectFrom('store_settings')
    .select([
      'store_name as name',
      'currency',
      'currency_exponent as currencyExponent',
      'time_zone as timeZone',
      'tax_mode as taxMode',
      'locales',
      'shop_email as email',
    ])
    .executeTakeFirst()
}

type OrderPart = Omit<OrderFacts, 'about' | 'store' | 'person' | 'movedMinor'> & {
  readonly person: Omit<OrderFacts['person'], 'trackingUrl' | 'reason'>
}

export async function findOrderPart(database: Database, id: string): Promise<OrderPart | undefined> {
  const order = await findOrder(database, id)
  if (!order) return undefined
  const { name, email, phone, locale } = order.customer
  const { method, meetupZoneName, slot } = order.fulfilment
  const { label, payeeName, account, instructions, referenceHint } = order.instruction
  const payment = order.payments.at(-1)
  return {
    locale,
    number: order.number,
    status: order.status,
    paymentStatus: order.paymentStatus,
    fulfilmentMethod: method,
    meetupZoneName,
    slot,
    items: order.items,
    subtotalMinor: order.subtotalMinor,
    discountMinor: order.discountMinor,
    feeMinor: order.feeMinor,
    taxMinor: order.taxMinor,
    totalMinor: order.totalMinor,
    paidMinor: order.paidMinor,
    refundedMinor: order.refundedMinor,
    promisedBy: order.promisedBy,
    payBefore: order.payBefore === null ? null : new Date(order.payBefore),
    instruction: { label, payeeName, account, instructions, referenceHint },
    paymentMinor: payment?.amountMinor ?? null,
    person: {
      name,
      email,
      phone,
      paymentReference: payment?.reference ?? null,
      payerName: payment ? await findPayerName(database, payment.id) : null,
    },
  }
}

async function findPayerName(database: Database, paymentId: string): Promise<string | null> {
  const payment = await database
    .selectFrom('payments')
    .select('payer_name as name')
    .where('id', '=', paymentId)
    .executeTakeFirst()
  return payment?.name ?? null
}

export async function findLead(
  database: Database,
  id: string,
): Promise<Omit<LeadFacts, 'about' | 'store'> | undefined> {
  const row = await database
    .selectFrom('contact_leads')
    .select([
      'reference',
      'channel',
      'name',
      'email',
      'phone',
      'topic',
      'message',
      'order_number',
      'quantity_estimate',
      'artwork_ids',
      'locale',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    locale: row.locale,
    reference: row.reference,
    channel: row.channel,
    topic: LEAD_TOPICS.find((topic) => topic === row.topic) ?? 'other',
    quantityEstimate: row.quantity_estimate,
    artworkCount: row.artwork_ids.length,
    person: {
      name: row.name,
      email: row.email,
      phone: row.phone,
      message: row.message,
      orderNumber: row.order_number,
    },
  }
}
