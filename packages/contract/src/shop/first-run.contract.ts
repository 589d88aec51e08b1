import Type, { type Static } from 'typebox'
import { AdminOrderRecord } from '../back-office/admin-orders.contract.ts'
import { operation } from '../operation.ts'
import { ORDER_STATUSES, OrderCreate, STAGES } from '../selling/orders.contract.ts'
import { Id, Line, Revision, Slug, Timestamp, UpdatedBy, nullable, oneOf, part, resource } from '../schema.ts'

/** In the order of the guide. */
export const FIRST_RUN_STEPS = [
  'brand',
  'money',
  'languages',
  'contact',
  'payment',
  'delivery',
  'product',
  'test_order',
] as const
export type FirstRunStep = (typeof FIRST_RUN_STEPS)[number]

export const STEP_STATES = ['open', 'done', 'skipped'] as const

function steps(description: string) {
  return Type.Array(oneOf(FIRST_RUN_STEPS), {
    maxItems: FIRST_RUN_STEPS.length,
    uniqueItems: true,
    description,
  })
}

const progress = {
  revision: Revision,
  opened: Type.Boolean({ description: 'Whether the guide was opened before; until then it opens itself.' }),
  dismissed: Type.Boolean({ description: 'Put away before the shop is ready; it stays in the settings.' }),
  storeOpen: Type.Boolean({
    description:
      'Whether customers see the pages of the shop. While it is closed they read that it opens soon; orders that exist keep their page, and this API answers as ever.',
  }),
  skipped: steps('Left for later.'),
  confirmed: steps('Confirmed as they are. The other steps are done by what the shop has.'),
}

export const FirstRunRequest = resource('FirstRunRequest', progress)
export type FirstRunRequest = Static<typeof FirstRunRequest>

const NamedExample = part({ name: Line(120), id: Type.String() })

/** What the first start made up and nobody has changed since. */
const Examples = part({
  garments: Type.Array(NamedExample),
  stockItems: Type.Integer({ minimum: 0, description: 'Stock items of which nothing was ever used.' }),
  meetupZones: Type.Array(NamedExample),
  paymentInstructions: Type.Array(
    part({ id: Slug(), name: Line(120), account: nullable(Line(120)), active: Type.Boolean() }),
    { description: 'Customers who pay to one of these accounts pay nobody.' },
  ),
  supportChannels: Type.Array(Line(200), { description: 'Addresses and numbers that belong to nobody.' }),
  address: nullable(Line(300)),
  printPrices: Type.Boolean({ description: 'Whether prints still cost what the examples say.' }),
})

export const FirstRunResponse = resource('FirstRunResponse', {
  ...progress,
  steps: Type.Array(part({ name: oneOf(FIRST_RUN_STEPS), state: oneOf(STEP_STATES) }), {
    description: 'All steps, in their order.',
  }),
  ready: Type.Boolean({
    description:
      'No step is open, something can be ordered and paid for, and customers see no account, number or address of the examples.',
  }),
  examples: Examples,
  storeUrl: Type.String({ description: 'Where customers find the shop.' }),
  previewUrl: Type.String({
    description: 'Shows the shop, also while it is closed, to everybody who has this address.',
  }),
  testOrder: nullable(
    part({
      id: Id('order'),
      number: Type.String(),
      stage: oneOf(STAGES),
      status: oneOf(ORDER_STATUSES),
    }),
  ),
  updatedAt: Timestamp,
  updatedBy: UpdatedBy,
})
export type FirstRunResponse = Static<typeof FirstRunResponse>

export const getFirstRun = operation('GET /api/admin/first-run', {
  operationId: 'get_first_run',
  tag: 'Settings',
  summary: 'How far a new shop is, and what of it is still an example',
  success: { status: 200, schema: FirstRunResponse, description: 'As it is now.' },
  access: 'settings:write',
})

export const replaceFirstRun = operation('PUT /api/admin/first-run', {
  operationId: 'replace_first_run',
  tag: 'Settings',
  summary: 'Replaces what of the guide was skipped, confirmed or put away, and opens or closes the shop',
  body: FirstRunRequest,
  success: { status: 200, schema: FirstRunResponse, description: 'As it is now.' },
  access: 'settings:write',
})

export const ExampleRemoval = resource('ExampleRemoval', {
  removed: part({
    garments: Type.Integer(),
    stockItems: Type.Integer(),
    meetupZones: Type.Integer(),
    paymentInstructions: Type.Integer(),
    supportChannels: Type.Integer(),
  }),
  kept: Type.Array(
    part({ kind: oneOf(['garment', 'payment_instruction', 'stock_item']), name: Type.String() }),
    { description: 'In use: garments and payment instructions were made inactive, stock items stay.' },
  ),
})
export type ExampleRemoval = Static<typeof ExampleRemoval>

export const createExampleRemoval = operation('POST /api/admin/first-run/example-removals', {
  operationId: 'create_example_removal',
  tag: 'Settings',
  summary: 'Removes what the first start made up',
  description:
    'Garments, stock items, meet-up points, payment instructions, support channels and the address, as far as nobody changed them; all or nothing. What orders name is made inactive. Print zones, price tiers, press recipes, film, and the stock items that production uses stay. Customers may be unable to order afterwards.',
  success: { status: 201, schema: ExampleRemoval, description: 'What went, and what stayed.' },
  idempotent: true,
  access: 'settings:write',
})

export const createExampleAdoption = operation('POST /api/admin/first-run/example-adoptions', {
  operationId: 'create_example_adoption',
  tag: 'Settings',
  summary: 'Keeps the example garments, stock items, meet-up points and print prices as the shop’s own',
  description: 'Accounts, numbers and addresses of the examples stay examples until they are replaced.',
  success: { status: 201, schema: FirstRunResponse, description: 'As it is now.' },
  idempotent: true,
  access: 'settings:write',
})

export const TestOrderCreate = resource('TestOrderCreate', { customer: OrderCreate.properties.customer })
export type TestOrderCreate = Static<typeof TestOrderCreate>

export const createTestOrder = operation('POST /api/admin/first-run/test-orders', {
  operationId: 'create_test_order',
  tag: 'Settings',
  summary: 'Orders a test print of the first garment, as a customer would',
  description:
    'A storefront order of one piece with artwork of the service, which reserves stock and sends the same messages. Its payment is reported with a made-up reference. Metrics and exports leave it out.',
  body: TestOrderCreate,
  success: { status: 201, schema: AdminOrderRecord, description: 'The order.' },
  idempotent: true,
  access: 'settings:write',
})

export const TestOrderCancellation = resource('TestOrderCancellation', {
  garment: oneOf(['unused', 'used'], {
    description: '`unused` puts a garment that was marked as pressed back into stock.',
  }),
})
export type TestOrderCancellation = Static<typeof TestOrderCancellation>

export const createTestOrderCancellation = operation(
  'POST /api/admin/first-run/test-orders/{orderId}/cancellation',
  {
    operationId: 'create_test_order_cancellation',
    tag: 'Settings',
    summary: 'Ends a test order, wherever it stands',
    description:
      'Whatever was reserved is released, and what was confirmed as paid is refunded. Film and ink of a printed sheet stay used.',
    params: part({ orderId: Id('order') }),
    body: TestOrderCancellation,
    success: { status: 201, schema: AdminOrderRecord, description: 'The order.' },
    idempotent: true,
    access: 'settings:write',
  },
)
