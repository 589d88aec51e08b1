import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import {
  ARTWORK_STATES,
  FULFILMENT_STATUSES,
  ORDER_QUEUES,
  ORDER_SOURCES,
  ORDER_STATUSES,
  OrderCreate,
  OrderRecord,
  PAYMENT_STATUSES,
  PRODUCTION_STATUSES,
  PROOF_STATUSES,
  PaymentRecord,
  QuoteCreate,
  QuoteResponse,
  STAGES,
} from '../selling/orders.contract.ts'
import { FULFILMENT_METHODS } from '../shop/public-config.contract.ts'
import {
  ActionRecords,
  Day,
  Email,
  Id,
  Line,
  MoneyMinor,
  Phone,
  Revision,
  Slug,
  Text,
  Timestamp,
  nullable,
  oneOf,
  pageQuery,
  part,
  resource,
  dayRange,
  formerDayRange,
  Search,
} from '../schema.ts'

const Colleague = part({ id: Id('adminUser'), name: Type.String() })
const SignedMinor = Type.Integer({ description: 'Minor units of the store currency; may be below zero.' })
const Count = Type.Integer({ minimum: 0 })

export const AdminPaymentRecord = resource('AdminPaymentRecord', {
  ...PaymentRecord.properties,
  verifiedMinor: nullable({ ...MoneyMinor, description: 'The amount received.' }),
  refundedMinor: MoneyMinor,
  payerName: nullable(Type.String()),
  proofUrl: nullable(
    Type.String({ description: 'The picture or PDF of the transfer slip; requires a session.' }),
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

export const OrderNoteRecord = resource('OrderNoteRecord', {
  id: Id('orderNote'),
  at: Timestamp,
  author: Colleague,
  text: Type.String(),
})

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

const Queues = Type.Array(oneOf(ORDER_QUEUES), {
  description:
    'Everything the order waits for: `payment`, `new_artwork` and `proof_approval` for the customer, `proof` for one that the shop has to send, `payment_review` and `artwork_review` for a decision, `artwork_before_payment` for a decision that can be made before enough is paid, the others for work, and `refund` for money to return. Artwork of one print may wait while others are printed. Empty once nothing is left to do.',
})

const { trackingToken, payments, ...sharedFields } = OrderRecord.properties

const test = Type.Boolean({
  description: 'Placed by the shop to itself: metrics and exports leave it out.',
})

export const AdminOrderRecord = resource('AdminOrderRecord', {
  ...sharedFields,
  actions: ActionRecords,
  queues: Queues,
  source: oneOf(ORDER_SOURCES),
  test,
  createdBy: nullable(Colleague),
  customerId: nullable({ ...Id('customer'), description: 'Whose order it is; null once erased.' }),
  trackingUrl: nullable(
    Type.String({
      description:
        'The page where the customer follows the order. Null without the permission `orders:write`: anyone with this URL can act as the customer.',
    }),
  ),
  confirmedAt: nullable({ ...Timestamp, description: 'When enough was paid to start production.' }),
  readyAt: nullable(Timestamp),
  handedOverAt: nullable(Timestamp),
  payments: Type.Array(AdminPaymentRecord),
  refunds: Type.Array(RefundRecord),
  cost: nullable({
    ...OrderCost,
    description:
      'The costs booked for the order. Null without the permission `costs:read`, and before the first cost.',
  }),
  estimate: nullable({
    ...OrderCost,
    description:
      'What an order like this one should cost by the production settings: blanks at their average, film, ink, powder and labour by the size of the prints, the ink of their artwork and their film finish. Nothing fails in it. Null without the permission `costs:read`.',
  }),
  revenueMinor: {
    ...SignedMinor,
    description:
      'The total less refunds, without the tax in it; of a cancelled or expired order, what was paid instead of the total. Sending back what was paid beyond the total lowers nothing.',
  },
  marginMinor: nullable({
    ...SignedMinor,
    description: 'The profit: `revenueMinor` less costs. Null when `cost` is.',
  }),
  internalNotes: Type.Array(OrderNoteRecord),
  jobs: Type.Object(
    {
      blocked: Count,
      queued: Count,
      nested: Count,
      printed: Count,
      cut: Count,
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
  proofStatus: oneOf(PROOF_STATUSES),
  productionStatus: oneOf(PRODUCTION_STATUSES),
  fulfilmentStatus: oneOf(FULFILMENT_STATUSES),
  source: oneOf(ORDER_SOURCES),
  test,
  customerName: Type.String(),
  units: Type.Integer({ description: 'Number of garments over all lines; a line of film counts as one.' }),
  totals: part({ totalMinor: MoneyMinor, dueMinor: MoneyMinor }),
  currency: Type.String(),
  fulfilmentMethod: oneOf(FULFILMENT_METHODS),
  slotDate: nullable(Day),
  promisedBy: Day,
  neededBy: nullable(Day),
  stageSince: Timestamp,
  createdAt: Timestamp,
  queues: Queues,
  unreadMessages: { ...Count, description: 'Of the customer, not read by the shop yet.' },
  allowedActions: Type.Array(Type.String(), {
    description: 'As in the record of the order, but for issuing documents.',
  }),
})
export type AdminOrderSummary = Static<typeof AdminOrderSummary>

const filters = {
  customerId: Type.Optional({
    ...Id('customer'),
    description: 'Of this customer and those merged into them.',
  }),
  stage: Type.Optional(
    Type.String({
      pattern: `^(${STAGES.join('|')})(,(${STAGES.join('|')}))*$`,
      maxLength: 200,
      description: 'One stage, or several separated by commas.',
      examples: ['ready_to_print,in_production'],
    }),
  ),
  queue: Type.Optional(
    Type.String({
      pattern: `^(${ORDER_QUEUES.join('|')})(,(${ORDER_QUEUES.join('|')}))*$`,
      maxLength: 200,
      description: 'Waiting in this queue, or in any of several separated by commas.',
      examples: ['artwork_review,new_artwork'],
    }),
  ),
  status: Type.Optional(oneOf(ORDER_STATUSES)),
  paymentStatus: Type.Optional(oneOf(PAYMENT_STATUSES)),
  artworkStatus: Type.Optional(oneOf(ARTWORK_STATES)),
  source: Type.Optional(oneOf(ORDER_SOURCES)),
  method: Type.Optional(oneOf(FULFILMENT_METHODS)),
  ...dayRange('Ordered'),
  ...formerDayRange(),
  dueTo: Type.Optional({ ...Day, description: 'Open or on hold, and promised on or before this day.' }),
  q: Type.Optional(
    Search(
      'Part of the number, name, email, phone or payment reference, or a whole SKU, ignoring case and accents. A whole number, email, phone or payment reference finds its orders only.',
    ),
  ),
  reference: Type.Optional(
    Line(80, { description: 'With a payment of exactly this reference, ignoring case.' }),
  ),
  sort: Type.Optional(
    oneOf(['newest', 'oldest', 'due'], {
      description:
        '`newest` by default; `oldest` is the order in which work of a queue arrived. `due`: only open orders and orders on hold, earliest promised day first.',
    }),
  ),
} as const

export const listOrders = operation('GET /api/admin/orders', {
  operationId: 'list_orders',
  tag: 'Order desk',
  summary: 'Orders, filtered by status, date or search text',
  query: part({ ...pageQuery('order'), ...filters }),
  success: { status: 200, schema: Type.Array(AdminOrderSummary), description: 'One page.' },
  access: 'orders:read',
})

export const exportOrders = operation('GET /api/admin/orders/export', {
  operationId: 'export_orders',
  tag: 'Order desk',
  summary: 'The filtered orders as CSV for a spreadsheet',
  description:
    'UTF-8 with a byte order mark, RFC 4180, one row per order. Text that a spreadsheet would read as a formula is prefixed with an apostrophe.',
  query: part(filters),
  success: {
    status: 200,
    schema: Type.String(),
    description: 'The table, as a stream.',
    contentType: 'text/csv; charset=utf-8',
  },
  access: 'orders:export',
})

const orderParams = part({ orderId: Id('order') })

export const getOrder = operation('GET /api/admin/orders/{orderId}', {
  operationId: 'get_order',
  tag: 'Order desk',
  summary: 'One order with everything that staff can see',
  params: orderParams,
  success: { status: 200, schema: AdminOrderRecord, description: 'The order.' },
  access: 'orders:read',
})

export const AdminOrderCreate = resource('AdminOrderCreate', {
  source: oneOf(['phone', 'counter']),
  customer: OrderCreate.properties.customer,
  items: OrderCreate.properties.items,
  fulfilment: OrderCreate.properties.fulfilment,
  instructionId: { ...Slug(), description: 'How the customer will pay.' },
  neededBy: Type.Optional(Day),
  promisedBy: Type.Optional({ ...Day, description: 'By default, from the lead time of the store.' }),
  note: Type.Optional(Text(1000)),
  discountCode: OrderCreate.properties.discountCode,
  expectedTotalMinor: Type.Optional({
    ...MoneyMinor,
    description: 'The total shown to the customer. A different total is refused with PRICE_CHANGED.',
  }),
})
export type AdminOrderCreate = Static<typeof AdminOrderCreate>

export const createOrder = operation('POST /api/admin/orders', {
  operationId: 'create_order',
  tag: 'Order desk',
  summary: 'Creates an order that came in by phone or at the counter',
  description: 'Uses the same rules, prices and stock reservation as a storefront order.',
  body: AdminOrderCreate,
  success: { status: 201, schema: AdminOrderRecord, description: 'The order.' },
  idempotent: true,
  access: 'orders:write',
})

export const AdminQuoteCreate = resource('AdminQuoteCreate', {
  ...QuoteCreate.properties,
  customer: Type.Optional({
    ...part({ email: Type.Optional(Email), phone: Type.Optional(Phone) }),
    description: 'Whose prices and prepaid film count.',
  }),
})
export type AdminQuoteCreate = Static<typeof AdminQuoteCreate>

export const createAdminQuote = operation('POST /api/admin/quotes', {
  operationId: 'create_admin_quote',
  tag: 'Order desk',
  summary: 'Prices items for a customer by the same rules as an order; nothing is stored',
  body: AdminQuoteCreate,
  success: { status: 200, schema: QuoteResponse, description: 'The price, line by line.' },
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

export const updateOrder = operation('PUT /api/admin/orders/{orderId}', {
  operationId: 'update_order',
  tag: 'Order desk',
  summary: 'Updates the customer, the dates and the note of an order',
  params: orderParams,
  body: AdminOrderUpdate,
  success: { status: 200, schema: AdminOrderRecord, description: 'The updated order.' },
  access: 'orders:write',
})

export const getPaymentProof = operation('GET /api/admin/payment-proofs/{proofId}', {
  operationId: 'get_payment_proof',
  tag: 'Order desk',
  summary: 'The picture or PDF of a transfer slip',
  params: part({ proofId: Id('proof') }),
  success: {
    status: 200,
    schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    description: 'The file as the customer uploaded it: PNG, JPEG, WebP or PDF.',
    contentType: '*/*',
  },
  access: 'orders:read',
})
