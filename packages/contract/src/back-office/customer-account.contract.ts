import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Id, Timestamp, nullable, part, resource } from '../schema.ts'

const params = part({ customerId: Id('customer') })

export const CustomerSession = resource('CustomerSession', {
  id: Id('accountSession'),
  email: nullable(Type.String({ description: 'If the customer has proven it.' })),
  phone: nullable(Type.String({ description: 'If the customer has proven it.' })),
  device: Type.String({ description: 'The user agent of the browser.' }),
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  expiresAt: Timestamp,
})
export type CustomerSession = Static<typeof CustomerSession>

export const listCustomerSessions = operation('GET /api/admin/customers/{customerId}/sessions', {
  operationId: 'list_customer_sessions',
  tag: 'Customers',
  summary: 'Where a customer is signed in, newest first',
  description: 'Those of customers that were merged into this one too. At most 100.',
  params,
  success: { status: 200, schema: Type.Array(CustomerSession), description: 'The sessions.' },
  access: 'customers:read',
})

export const CustomerSessionRevocation = resource('CustomerSessionRevocation', {
  ended: Type.Integer({ minimum: 0, description: 'Sessions that ended.' }),
})

export const createCustomerSessionRevocation = operation(
  'POST /api/admin/customers/{customerId}/session-revocations',
  {
    operationId: 'create_customer_session_revocation',
    tag: 'Customers',
    summary: 'Signs a customer out everywhere',
    description: 'Links that were not used yet stop working.',
    params,
    success: { status: 201, schema: CustomerSessionRevocation, description: 'Signed out.' },
    idempotent: true,
    access: 'customers:write',
  },
)

export const CustomerSignInLink = resource('CustomerSignInLink', {
  expiresAt: Timestamp,
  signInUrl: Type.Optional(Type.String({ description: 'Shown once. Works for 15 minutes, once.' })),
  signInText: Type.Optional(Type.String({ description: 'In the language of the customer, with the link.' })),
  signInChatUrl: Type.Optional(
    Type.String({ description: 'Opens a chat with the customer, with the text; sends nothing.' }),
  ),
})
export type CustomerSignInLink = Static<typeof CustomerSignInLink>

export const createCustomerSignInLink = operation('POST /api/admin/customers/{customerId}/sign-in-links', {
  operationId: 'create_customer_sign_in_link',
  tag: 'Customers',
  summary: 'A link that signs a customer in, to send on WhatsApp',
  description:
    'It proves the phone of the customer: send it to nobody else. Refused with 409 for a customer without a phone.',
  params,
  success: { status: 201, schema: CustomerSignInLink, description: 'The link.' },
  idempotent: true,
  secrets: ['signInUrl', 'signInText', 'signInChatUrl'],
  access: 'customers:write',
})
