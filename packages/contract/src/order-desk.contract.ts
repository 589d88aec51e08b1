import Type, { type Static } from 'typebox'
import { operation } from './operation.ts'
import {
  ARTWORK_STATES,
  FULFILMENT_STATUSES,
  ORDER_SOURCES,
  ORDER_STATUSES,
  OrderCreate,
  OrderRecord,
  PAYMENT_STATUSES,
  PRODUCTION_STATUSES,
  PaymentRecord,
  STAGES,
} from './orders.contract.ts'
import { FULFILMENT_METHODS } from './public-config.contract.ts'
import {
  Day,
  Id,
  Line,
  MoneyMinor,
  Revision,
  Slug,
  Text,
  Timestamp,
  nullable,
  oneOf,
  pageQuery,
  part,
  resource,
} from './schema.ts'

/** Somebody of the team, by name. */
const Colleague = part({ id: Id('adminUser'), name: Type.String() })
const SignedMinor = Type.Integer({ description: 'Minor units of the store currency; may be below zero.' })
const Count = Type.Integer({ minimum: 0 })

export const AdminPaymentRecord = resource('AdminPaymentRecord', {
  ...PaymentRecord.properties,
  verifiedMinor: nullable({ ...MoneyMinor, description: 'What really arrived.' }),
  refundedMinor: MoneyMinor,
  payerName: nullable(Type.String()),
  proofUrl: nullable(
    Type.String({ description: 'The picture or PDF of the transfer slip, for who is signed in.' }),
  ),
  decidedBy: nullable(Colleague),
  decisionReason: nullable(Type.String()),
})
export type AdminPaymentRecord = Static<typeof AdminPaymentRecord>

export const RefundRecord = resource('RefundRecord', {
  id: Id('refund'),
  paymentId: Id('payment'),
  amountMinor: MoneyMinor,
  reason: Type.String(),
  reference: nullable(Type.String()),
  at: Timestamp,
  by: Colleague,
})
export type RefundRecord = Static<typeof RefundRecord>

export const OrderNoteRecord = resource('OrderNoteRecord', {
  id: Id('orderNote'),
  at: Timestamp,
  author: Colleague,
  text: Type.String(),
})
export type OrderNoteRecord = Static<typeof OrderNoteRecord>

export const OrderCost = part({
  blankMinor: SignedMinor,
  filmMinor: SignedMinor,
  inkMinor: SignedMinor,
  powderMinor: SignedMinor,
  labourMinor: SignedMinor,
  overheadMinor: SignedMinor,
  totalMinor: SignedMinor,
})
export type OrderCost = Static<typeof OrderCost>

const { trackingToken, payments, ...sharedFields } = OrderRecord.properties

export const AdminOrderRecord = resource('AdminOrderRecord', {
  ...sharedFields,
  source: oneOf(ORDER_SOURCES),
  createdBy: nullable(Colleague),
  trackingUrl: nullable(
    Type.String({
      description:
        'The page on which the customer follows the order, and acts. Null without the permission `orders:write`: whoever holds it can do what the customer can.',
    }),
  ),
  confirmedAt: nullable({ ...Timestamp, description: 'When enough was paid for the work to begin.' }),
  readyAt: nullable(Timestamp),
  handedOverAt: nullable(Timestamp),
  payments: Type.Array(AdminPaymentRecord),
  refunds: Type.Array(RefundRecord),
  cost: nullable({
    ...OrderCost,
    description:
      'What was booked for the order. Null without the permission `costs:read`, and before anything was.',
  }),
  estimate: nullable({
    ...OrderCost,
    description:
      'What an order like this one should cost by the production settings: blanks at their average, film, ink, powder and labour by the size of the prints and the ink of their artwork. Nothing fails in it. Null without the permission `costs:read`.',
  }),
  marginMinor: nullable({
    ...SignedMinor,
    description:
      'The total less refunds, the tax in it and costs; of a cancelled or expired order, what was paid instead of the total. Sending back what was paid beyond the total costs nothing. Null when `cost` is.',
  }),
  internalNotes: Type.Array(OrderNoteRecord),
  jobs: Type.Object(
    {
      blocked: Count,
      queued: Count,
      nested: Count,
      printed: Count,
      pressed: Count,
      passed: Count,
      packed: Count,
      failed: Count,
      void: Count,
    },
    { additionalProperties: false, description: 'How many print jobs are in each state.' },
  ),
})
export type AdminOrderRecord = Static<typeof AdminOrderRecord>

export const AdminOrderSummary = resource('AdminOrderSummary', {
  id: Id('order'),
  number: Type.String({ examples: ['PL-2026-000042'] }),
  stage: oneOf(STAGES),
  status: oneOf(ORDER_STATUSES),
  paymentStatus: oneOf(PAYMENT_STATUSES),
  artworkStatus: oneOf(ARTWORK_STATES),
  productionStatus: oneOf(PRODUCTION_STATUSES),
  fulfilmentStatus: oneOf(FULFILMENT_STATUSES),
  source: oneOf(ORDER_SOURCES),
  customerName: Type.String(),
  units: Type.Integer({ description: 'Garments, over all lines.' }),
  totals: part({ totalMinor: MoneyMinor, dueMinor: MoneyMinor }),
  currency: Type.String(),
  fulfilmentMethod: oneOf(FULFILMENT_METHODS),
  slotDate: nullable(Day),
  promisedBy: Day,
  neededBy: nullable(Day),
  stageSince: Timestamp,
  createdAt: Timestamp,
  allowedActions: OrderRecord.properties.allowedActions,
})
export type AdminOrderSummary = Static<typeof AdminOrderSummary>

const filters = {
  stage: Type.Optional(
    Type.String({
      pattern: `^(${STAGES.join('|')})(,(${STAGES.join('|')}))*$`,
      maxLength: 200,
      description: 'One stage, or several with commas between them.',
      examples: ['ready_to_print,in_production'],
    }),
  ),
  status: Type.Optional(oneOf(ORDER_STATUSES)),
  paymentStatus: Type.Optional(oneOf(PAYMENT_STATUSES)),
  artworkStatus: Type.Optional(oneOf(ARTWORK_STATES)),
  source: Type.Optional(oneOf(ORDER_SOURCES)),
  method: Type.Optional(oneOf(FULFILMENT_METHODS)),
  from: Type.Optional({ ...Day, description: 'Ordered on this day of the store or later.' }),
  to: Type.Optional({ ...Day, description: 'Ordered on this day of the store or earlier.' }),
  dueTo: Type.Optional({ ...Day, description: 'Open or held, and promised by this day or earlier.' }),
  q: Type.Optional(
    Line(200, {
      description:
        'A part of the number, name, e-mail address or phone, without regard to case and accents: 3 to 80 characters.',
    }),
  ),
  sort: Type.Optional(
    oneOf(['newest', 'due'], {
      description: '`newest` unless told. `due`: only what is open or held, the earliest promised day first.',
    }),
  ),
} as const

export const listOrders = operation({
  operationId: 'list_orders',
  method: 'GET',
  path: '/api/admin/orders',
  tag: 'Order desk',
  summary: 'Orders, found by where they stand, by day or by words',
  query: part({ ...pageQuery('order'), ...filters }),
  success: { status: 200, schema: Type.Array(AdminOrderSummary), description: 'One page.' },
  caching: 'private',
  access: 'orders:read',
})

export const exportOrders = operation({
  operationId: 'export_orders',
  method: 'GET',
  path: '/api/admin/orders/export',
  tag: 'Order desk',
  summary: 'The orders that the filters of the list find, as CSV for a spreadsheet',
  description:
    'UTF-8 with a byte order mark, RFC 4180, one row an order. Text that a spreadsheet would take for a formula begins with an apostrophe.',
  query: part(filters),
  success: {
    status: 200,
    schema: Type.String(),
    description: 'The table, as a stream.',
    contentType: 'text/csv; charset=utf-8',
  },
  caching: 'private',
  access: 'orders:export',
})

const orderParams = part({ orderId: Id('order') })

export const getOrder = operation({
  operationId: 'get_order',
  method: 'GET',
  path: '/api/admin/orders/{orderId}',
  tag: 'Order desk',
  summary: 'One order with all that staff know of it',
  params: orderParams,
  success: { status: 200, schema: AdminOrderRecord, description: 'The order.' },
  caching: 'private',
  access: 'orders:read',
})

export const AdminOrderCreate = resource('AdminOrderCreate', {
  source: oneOf(['phone', 'counter']),
  customer: OrderCreate.properties.customer,
  items: OrderCreate.properties.items,
  fulfilment: OrderCreate.properties.fulfilment,
  instructionId: { ...Slug(), description: 'How the customer will pay.' },
  neededBy: Type.Optional(Day),
  promisedBy: Type.Optional({ ...Day, description: 'By the lead time of the store unless told.' }),
  note: Type.Optional(Text(1000)),
  expectedTotalMinor: Type.Optional({
    ...MoneyMinor,
    description: 'What the customer was told. Another total is refused with PRICE_CHANGED.',
  }),
})
export type AdminOrderCreate = Static<typeof AdminOrderCreate>

export const createOrder = operation({
  operationId: 'create_order',
  method: 'POST',
  path: '/api/admin/orders',
  tag: 'Order desk',
  summary: 'Writes down an order that came by phone or at the counter',
  description: 'By the same rules, prices and reservation as an order of the storefront.',
  body: AdminOrderCreate,
  success: { status: 201, schema: AdminOrderRecord, description: 'The order.' },
  caching: 'private',
  idempotent: true,
  access: 'orders:write',
})

export const AdminOrderUpdate = resource('AdminOrderUpdate', {
  revision: Revision,
  customer: OrderCreate.properties.customer,
  neededBy: nullable(Day),
  promisedBy: Day,
  note: nullable(Text(1000)),
})
export type AdminOrderUpdate = Static<typeof AdminOrderUpdate>

export const updateOrder = operation({
  operationId: 'update_order',
  method: 'PUT',
  path: '/api/admin/orders/{orderId}',
  tag: 'Order desk',
  summary: 'Replaces who the customer is, the days and the note of an order',
  params: orderParams,
  body: AdminOrderUpdate,
  success: { status: 200, schema: AdminOrderRecord, description: 'The order as it is now.' },
  caching: 'private',
  access: 'orders:write',
})

export const getPaymentProof = operation({
  operationId: 'get_payment_proof',
  method: 'GET',
  path: '/api/admin/payment-proofs/{proofId}',
  tag: 'Order desk',
  summary: 'The picture or PDF of a transfer slip',
  params: part({ proofId: Id('proof') }),
  success: {
    status: 200,
    schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    description: 'The file as the customer sent it: PNG, JPEG, WebP or PDF.',
    contentType: '*/*',
  },
  caching: 'private',
  access: 'orders:read',
})
