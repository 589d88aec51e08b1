import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Email, Id, Line, Locale, Phone, Text, Timestamp, nullable, oneOf, resource } from '../schema.ts'

export const LEAD_STATUSES = ['new', 'contacted', 'quoted', 'converted', 'lost', 'spam'] as const
export const LEAD_CHANNELS = ['email', 'whatsapp'] as const
export const LEAD_TOPICS = ['quote', 'bulk', 'artwork', 'order', 'other'] as const

export const ContactLeadCreate = resource('ContactLeadCreate', {
  channel: oneOf(LEAD_CHANNELS),
  name: Line(120),
  email: Type.Optional(Email),
  phone: Type.Optional(Phone),
  topic: oneOf(LEAD_TOPICS),
  message: Text(2000),
  orderNumber: Type.Optional(Line(40)),
  quantityEstimate: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  artworkIds: Type.Optional(Type.Array(Id('artwork'), { maxItems: 5, uniqueItems: true })),
  locale: Type.Optional(Locale),
  consent: Type.Literal(true, { description: 'The person agrees to be contacted.' }),
  botToken: Type.String({ maxLength: 8192 }),
  website: Type.Optional(Type.String({ maxLength: 200, description: 'Leave it out.' })),
})
export type ContactLeadCreate = Static<typeof ContactLeadCreate>

export const ContactLeadSubmitResponse = resource('ContactLeadSubmitResponse', {
  id: Id('lead'),
  reference: Type.String({ examples: ['CL-2026-000007'] }),
  status: oneOf(LEAD_STATUSES),
  channel: oneOf(LEAD_CHANNELS),
  receivedAt: Timestamp,
  message: Type.String({ description: 'What happens next, for the person.' }),
  whatsappUrl: nullable(Type.String({ description: 'Opens a chat with the shop without sending anything.' })),
})
export type ContactLeadSubmitResponse = Static<typeof ContactLeadSubmitResponse>

export const createContactLead = operation('POST /api/contact-leads', {
  operationId: 'create_contact_lead',
  tag: 'Contact',
  summary: 'Stores an email or WhatsApp contact request after bot protection',
  body: ContactLeadCreate,
  success: { status: 201, schema: ContactLeadSubmitResponse, description: 'The request was stored.' },
  quota: 'contact-request',
  idempotent: true,
  browserWorkflow: true,
})
