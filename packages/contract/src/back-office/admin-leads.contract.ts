import Type, { type Static } from 'typebox'
import { LEAD_CHANNELS, LEAD_STATUSES, LEAD_TOPICS } from './contact-leads.contract.ts'
import { operation } from '../operation.ts'
import {
  ActionRecords,
  Email,
  Id,
  Locale,
  Phone,
  Text,
  Timestamp,
  nullable,
  oneOf,
  pageQuery,
  part,
  resource,
  dayRange,
  timeRange,
  Search,
} from '../schema.ts'

/** Conversion is not a move: it names the order that resulted from the request. */
export const LEAD_MOVES = ['contacted', 'quoted', 'lost', 'spam'] as const

const leadParams = part({ leadId: Id('lead') })

export const ContactLeadRecord = resource('ContactLeadRecord', {
  id: Id('lead'),
  reference: Type.String({ examples: ['CL-2026-000007'] }),
  status: oneOf(LEAD_STATUSES),
  statusSince: Timestamp,
  channel: oneOf(LEAD_CHANNELS),
  topic: oneOf(LEAD_TOPICS),
  name: Type.String(),
  email: nullable(Email),
  phone: nullable(Phone),
  message: Type.String(),
  orderNumber: nullable(
    Type.String({ description: 'The order that the person asks about, as they wrote it.' }),
  ),
  quantityEstimate: nullable(Type.Integer()),
  artworks: Type.Array(
    part({
      id: Id('artwork'),
      fileName: Type.String(),
      previewUrl: Type.String({ description: 'Relative to the service. Works for a day.' }),
      widthPx: Type.Integer({ minimum: 0 }),
      heightPx: Type.Integer({ minimum: 0 }),
      vector: Type.Boolean(),
    }),
  ),
  locale: nullable(Locale),
  receivedAt: Timestamp,
  lostReason: nullable(Type.String()),
  orderId: nullable({ ...Id('order'), description: 'The resulting order.' }),
  customerId: nullable({ ...Id('customer'), description: 'Who asks; null once erased.' }),
  whatsappUrl: nullable(
    Type.String({ description: 'Opens a chat with the person without sending anything.' }),
  ),
  allowedActions: Type.Array(oneOf(LEAD_STATUSES), {
    description:
      'The statuses that you may move the request to; `converted` with a conversion, all others with a move.',
  }),
  actions: ActionRecords,
  revision: Type.Integer({ minimum: 1 }),
})
export type ContactLeadRecord = Static<typeof ContactLeadRecord>

export const ContactLeadMove = resource('ContactLeadMove', {
  to: oneOf(LEAD_MOVES),
  reason: Type.Optional({
    ...Text(500),
    description: 'Why it is lost. Required for `lost`, and refused otherwise.',
  }),
})
export type ContactLeadMove = Static<typeof ContactLeadMove>

export const ContactLeadConversion = resource('ContactLeadConversion', { orderId: Id('order') })

export const listContactLeads = operation('GET /api/admin/contact-leads', {
  operationId: 'list_contact_leads',
  tag: 'Leads',
  summary: 'Contact requests, newest first',
  query: part({
    ...pageQuery('lead'),
    customerId: Type.Optional({
      ...Id('customer'),
      description: 'Of this customer and those merged into them.',
    }),
    status: Type.Optional(oneOf(LEAD_STATUSES)),
    topic: Type.Optional(oneOf(LEAD_TOPICS)),
    channel: Type.Optional(oneOf(LEAD_CHANNELS)),
    q: Type.Optional(
      Search('Part of the reference, name, email, phone or order number, ignoring case and accents.'),
    ),
    ...timeRange('Received'),
    ...dayRange('Received'),
  }),
  success: { status: 200, schema: Type.Array(ContactLeadRecord), description: 'One page.' },
  access: 'leads:read',
})

export const getContactLead = operation('GET /api/admin/contact-leads/{leadId}', {
  operationId: 'get_contact_lead',
  tag: 'Leads',
  summary: 'One contact request',
  params: leadParams,
  success: { status: 200, schema: ContactLeadRecord, description: 'The request.' },
  access: 'leads:read',
})

export const createContactLeadMove = operation('POST /api/admin/contact-leads/{leadId}/moves', {
  operationId: 'create_contact_lead_move',
  tag: 'Leads',
  summary: 'Changes the status of a contact request',
  params: leadParams,
  body: ContactLeadMove,
  success: { status: 201, schema: ContactLeadRecord, description: 'The updated request.' },
  idempotent: true,
  access: 'leads:write',
})

export const createContactLeadConversion = operation('POST /api/admin/contact-leads/{leadId}/conversion', {
  operationId: 'create_contact_lead_conversion',
  tag: 'Leads',
  summary: 'Links the order that resulted from a request',
  description:
    'A request becomes one order, once. Several requests can become the same order, as when somebody asks by email and on WhatsApp.',
  params: leadParams,
  body: ContactLeadConversion,
  success: { status: 201, schema: ContactLeadRecord, description: 'The updated request.' },
  idempotent: true,
  access: 'leads:write',
})
