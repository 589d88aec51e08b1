import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import {
  Email,
  Id,
  Line,
  Locale,
  MoneyMinor,
  Phone,
  Revision,
  Search,
  Slug,
  Text,
  Timestamp,
  nullable,
  oneOf,
  pageQuery,
  part,
  resource,
} from '../schema.ts'

const Tag = Line(40, { description: 'A word of your own, such as `school`.' })
const Tags = Type.Array(Tag, { maxItems: 20, uniqueItems: true })

const details = {
  name: Line(120),
  company: nullable(Line(120)),
  email: nullable(Email),
  phone: nullable(Phone),
  locale: nullable(Locale),
  tags: Tags,
  trade: Type.Boolean({ description: 'Whether the customer buys to sell on.' }),
  taxId: nullable(Line(40, { description: 'As documents show it.' })),
  note: nullable({ ...Text(2000), description: 'For staff only.' }),
}

const PriceListId = nullable(
  Slug('The prices of film that the customer gets when signed in. Null: those of everybody.'),
)

/** Without it, nobody could answer. */
const CONTACT = 'An email address, a phone or both.'

export const CustomerCreate = resource(
  'CustomerCreate',
  {
    name: details.name,
    company: Type.Optional(details.company),
    email: Type.Optional(details.email),
    phone: Type.Optional(details.phone),
    locale: Type.Optional(details.locale),
    tags: Type.Optional(Tags),
    trade: Type.Optional(details.trade),
    taxId: Type.Optional(details.taxId),
    note: Type.Optional(details.note),
    priceListId: Type.Optional(PriceListId),
  },
  { description: CONTACT },
)
export type CustomerCreate = Static<typeof CustomerCreate>

export const CustomerUpdate = resource(
  'CustomerUpdate',
  { revision: Revision, ...details, priceListId: Type.Optional(PriceListId) },
  { description: CONTACT },
)
export type CustomerUpdate = Static<typeof CustomerUpdate>

const recordFields = {
  id: Id('customer'),
  name: Type.String(),
  company: nullable(Type.String()),
  email: nullable(Type.String()),
  phone: nullable(Type.String()),
  locale: nullable(Type.String()),
  tags: Type.Array(Type.String()),
  trade: Type.Boolean({ description: 'Whether the customer buys to sell on.' }),
  taxId: nullable(Type.String()),
  note: nullable(Type.String({ description: 'For staff only.' })),
  orders: Type.Integer({ minimum: 0, description: 'How many orders, without tests.' }),
  lifetimeMinor: Type.Integer({ description: 'What the customer has paid so far, without refunds.' }),
  lastOrderAt: nullable(Timestamp),
  openEstimates: Type.Integer({
    minimum: 0,
    description: 'How many estimates that are no order yet and were neither declined nor expired.',
  }),
  priceListId: PriceListId,
  filmCreditMm: {
    ...Type.Integer({ minimum: 0 }),
    description: 'Millimetres of prepaid film that the customer has left.',
  },
  createdAt: Timestamp,
  mergedInto: nullable({ ...Id('customer'), description: 'The customer that this one is part of now.' }),
  revision: Type.Integer({ minimum: 1 }),
}

export const CustomerRecord = resource('CustomerRecord', recordFields)
export type CustomerRecord = Static<typeof CustomerRecord>

export const CustomerDetail = resource('CustomerDetail', {
  ...recordFields,
  usual: Type.Array(
    part({
      garmentName: Type.String(),
      colour: Type.String(),
      size: Type.String(),
      quantity: Type.Integer({ minimum: 1 }),
    }),
    { description: 'What the customer bought most, by units; at most ten.' },
  ),
  artworks: Type.Array(
    part({
      id: Id('artwork'),
      fileName: Type.String(),
      previewUrl: Type.String({ description: 'Relative to the service. Works for a day.' }),
      lastUsedAt: Timestamp,
    }),
    { description: 'Of their orders, newest first; at most 24.' },
  ),
  messages: Type.Array(
    part({
      id: Id('threadMessage'),
      sender: oneOf(['customer', 'shop'], { description: 'Who wrote it.' }),
      text: nullable(Type.String()),
      pictures: Type.Integer({ minimum: 0 }),
      sentAt: Timestamp,
      unread: Type.Boolean({ description: 'Of the customer, and nobody has read it yet.' }),
      number: Type.String({ description: 'Of the order or estimate that it is about.' }),
      orderId: nullable(Id('order')),
      estimateId: nullable(Id('estimate')),
    }),
    { description: 'About all their orders and estimates, newest first; at most ten.' },
  ),
  dueMinor: { ...MoneyMinor, description: 'What open orders still have to pay.' },
  merged: Type.Array(
    part({
      id: Id('customer'),
      name: Type.String(),
      email: nullable(Type.String()),
      phone: nullable(Type.String()),
      mergedAt: Timestamp,
      splitBefore: { ...Timestamp, description: 'Until then the merge can be undone.' },
    }),
    { description: 'Customers that were merged into this one.' },
  ),
  unconfirmedContacts: Type.Array(
    part({
      field: oneOf(['email', 'phone'], { description: 'Which one the customer lacks.' }),
      value: Type.String({ description: 'As it was typed.' }),
      lastUsedAt: Timestamp,
    }),
    {
      description:
        'Typed in their orders, requests and estimates while the customer has none of the kind; nobody has confirmed them. Newest first, at most five.',
    },
  ),
  leads: Type.Integer({ minimum: 0, description: 'How many contact requests.' }),
})
export type CustomerDetail = Static<typeof CustomerDetail>

const params = part({ customerId: Id('customer') })

export const listCustomers = operation('GET /api/admin/customers', {
  operationId: 'list_customers',
  tag: 'Customers',
  summary: 'Customers, newest first',
  description: 'Those that were merged into another are not listed; their contacts find the other.',
  query: part({
    ...pageQuery('customer'),
    q: Type.Optional(Search('Part of the name, company, email address, phone or a tag.')),
    tag: Type.Optional(Tag),
    trade: Type.Optional(Type.Boolean()),
  }),
  success: { status: 200, schema: Type.Array(CustomerRecord), description: 'One page.' },
  access: 'customers:read',
})

export const getCustomer = operation('GET /api/admin/customers/{customerId}', {
  operationId: 'get_customer',
  tag: 'Customers',
  summary: 'One customer with what they usually buy',
  params,
  success: { status: 200, schema: CustomerDetail, description: 'The customer.' },
  access: 'customers:read',
})

export const createCustomer = operation('POST /api/admin/customers', {
  operationId: 'create_customer',
  tag: 'Customers',
  summary: 'Adds a customer',
  description:
    'Refused with 409 DUPLICATE when somebody has the email address or the phone; the details name the customer.',
  body: CustomerCreate,
  success: { status: 201, schema: CustomerDetail, description: 'The customer.' },
  idempotent: true,
  access: 'customers:write',
})

export const replaceCustomer = operation('PUT /api/admin/customers/{customerId}', {
  operationId: 'replace_customer',
  tag: 'Customers',
  summary: 'Changes a customer',
  description: 'Orders keep the contact that they were placed with.',
  params,
  body: CustomerUpdate,
  success: { status: 200, schema: CustomerDetail, description: 'The customer as they are now.' },
  access: 'customers:write',
})

export const CustomerMerge = resource('CustomerMerge', {
  customerId: { ...Id('customer'), description: 'The one that becomes part of the other.' },
  revision: Revision,
})

export const createCustomerMerge = operation('POST /api/admin/customers/{customerId}/merges', {
  operationId: 'create_customer_merge',
  tag: 'Customers',
  summary: 'Merges another customer into this one',
  description:
    'Orders, estimates, requests and contacts of the other show up here. For 30 days it can be split again. `revision` is that of this customer. A customer cannot be merged with itself, with one that is merged already, or into one that is part of it.',
  params,
  body: CustomerMerge,
  success: { status: 201, schema: CustomerDetail, description: 'The customer with both.' },
  idempotent: true,
  access: 'customers:write',
})

export const createCustomerSplit = operation('POST /api/admin/customers/{customerId}/split', {
  operationId: 'create_customer_split',
  tag: 'Customers',
  summary: 'Undoes the merge of this customer into another',
  description: 'Within 30 days. The customer has their own orders, estimates, requests and contacts again.',
  params,
  success: { status: 201, schema: CustomerDetail, description: 'The customer, on their own again.' },
  idempotent: true,
  access: 'customers:write',
})
