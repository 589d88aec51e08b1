import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Email, Id, Line, Phone, Timestamp, nullable, oneOf, part, resource } from '../schema.ts'

export const OrderLinkRequest = resource('OrderLinkRequest', {
  number: Line(40, { description: 'The number of the order, e.g. PL-2026-000042.' }),
  email: Type.Optional({ ...Email, description: 'The email of the order; this or the phone is required.' }),
  phone: Type.Optional(Phone),
})
export type OrderLinkRequest = Static<typeof OrderLinkRequest>

export const OrderLinkResponse = resource('OrderLinkResponse', {
  status: oneOf(['accepted'], { description: 'The same whether or not there is such an order.' }),
})

export const requestOrderLink = operation('POST /api/v1/order-links', {
  operationId: 'request_order_link',
  tag: 'Orders',
  summary: 'Sends the link of an order to its customer',
  description:
    'If the number and the contact belong to one order, the link is emailed, or staff send it on WhatsApp to a phone. The answer never tells whether they do. Each number with its contact has a quota of its own.',
  body: OrderLinkRequest,
  success: { status: 201, schema: OrderLinkResponse, description: 'The request was stored.' },
  quota: 'order-link',
  idempotent: true,
})

export const MESSAGE_OUTCOMES = ['sent', 'skipped'] as const
export const MOST_MESSAGES = 100

export const WhatsAppMessageRecord = resource('WhatsAppMessageRecord', {
  id: Id('message'),
  orderId: Id('order'),
  number: Type.String(),
  customerName: Type.String(),
  about: Type.String({ description: 'The step of the order, e.g. `order-ready`.' }),
  text: Type.String({ description: 'In the language of the customer, with the link to the order.' }),
  whatsappUrl: Type.String({ description: 'Opens a chat with the customer, with the text; sends nothing.' }),
  createdAt: Timestamp,
  outcome: nullable(oneOf(MESSAGE_OUTCOMES)),
})
export type WhatsAppMessageRecord = Static<typeof WhatsAppMessageRecord>

export const listWhatsAppMessages = operation('GET /api/admin/whatsapp-messages', {
  operationId: 'list_whatsapp_messages',
  tag: 'Order desk',
  summary: 'Messages to customers without an email that staff have not sent yet, oldest first',
  description: `At most ${MOST_MESSAGES}. An order has one at a time: the next step replaces it. Messages are kept for two weeks.`,
  success: { status: 200, schema: Type.Array(WhatsAppMessageRecord), description: 'The messages.' },
  // The links of several customers beside names that they chose.
  secrets: ['text', 'whatsappUrl'],
  access: 'orders:write',
})

export const WhatsAppMessageOutcome = resource('WhatsAppMessageOutcome', {
  outcome: oneOf(MESSAGE_OUTCOMES, { description: '`skipped` if the customer knows already.' }),
})
export type WhatsAppMessageOutcome = Static<typeof WhatsAppMessageOutcome>

export const createWhatsAppMessageOutcome = operation(
  'POST /api/admin/whatsapp-messages/{messageId}/outcome',
  {
    operationId: 'create_whatsapp_message_outcome',
    tag: 'Order desk',
    summary: 'Records that a WhatsApp message was sent, or will not be',
    params: part({ messageId: Id('message') }),
    body: WhatsAppMessageOutcome,
    success: { status: 201, schema: WhatsAppMessageRecord, description: 'The message.' },
    idempotent: true,
    access: 'orders:write',
  },
)
