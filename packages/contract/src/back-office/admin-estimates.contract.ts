import Type, { type Static } from 'typebox'
import { ESTIMATE_ACTION_OPERATIONS, actionsInWords } from '../actions.ts'
import { operation } from '../operation.ts'
import {
  ESTIMATE_ANSWERS,
  ESTIMATE_STATUSES,
  EstimateDiscountRequest,
  EstimateLineRequest,
  EstimateNote,
  MAX_ESTIMATE_LINES,
  publishedEstimate,
} from '../selling/estimates.contract.ts'
import { FulfilmentRequest } from '../selling/orders.contract.ts'
import {
  ActionRecords,
  Day,
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
  pdfFile,
  resource,
} from '../schema.ts'

const Colleague = part({ id: Id('adminUser'), name: Type.String() })

const Customer = part({
  name: Line(120),
  company: Type.Optional(Line(120)),
  email: Type.Optional(Email),
  phone: Type.Optional(Phone),
  locale: Type.Optional(Locale),
})

const content = {
  customer: Customer,
  lines: Type.Array(EstimateLineRequest, { minItems: 1, maxItems: MAX_ESTIMATE_LINES }),
  discount: Type.Optional({
    ...EstimateDiscountRequest,
    description: 'Either a percentage or an amount; it needs the permission `orders:price`.',
  }),
  fulfilment: {
    ...FulfilmentRequest,
    description: 'How the customer gets it. The slot of a meetup can be agreed later.',
  },
  instructionId: { ...Slug(), description: 'How the customer will pay.' },
  depositPercent: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 100, description: 'By default as the settings say.' }),
  ),
  validUntil: Type.Optional({ ...Day, description: 'By default two weeks from today.' }),
  message: Type.Optional(Text(2000)),
  terms: Type.Optional(Text(5000)),
}

export const EstimateCreate = resource('EstimateCreate', {
  ...content,
  leadId: Type.Optional({ ...Id('lead'), description: 'The contact request that it answers.' }),
})
export type EstimateCreate = Static<typeof EstimateCreate>

export const EstimateUpdate = resource('EstimateUpdate', { revision: Revision, ...content })
export type EstimateUpdate = Static<typeof EstimateUpdate>

export const EstimateVersionRecord = resource('EstimateVersionRecord', {
  version: Type.Integer(),
  hash: Type.String(),
  totalMinor: MoneyMinor,
  sentAt: Timestamp,
  sentBy: Colleague,
  hasFile: Type.Boolean({ description: 'Whether there is a PDF: none once the customer was erased.' }),
  firstViewedAt: nullable(Timestamp),
  lastViewedAt: nullable({ ...Timestamp, description: 'To the hour.' }),
})

export const EstimateRecord = resource('EstimateRecord', {
  id: Id('estimate'),
  ...publishedEstimate,
  status: oneOf(ESTIMATE_STATUSES),
  statusSince: Timestamp,
  customer: part({
    name: Type.String(),
    company: nullable(Type.String()),
    email: nullable(Type.String()),
    phone: nullable(Type.String()),
    locale: nullable(Type.String()),
  }),
  customerId: nullable({ ...Id('customer'), description: 'Who has the email address or phone.' }),
  instructionId: Slug(),
  unsent: Type.Boolean({ description: 'Whether it was changed since its last version was sent.' }),
  versions: Type.Array(EstimateVersionRecord, { description: 'What was sent, newest first.' }),
  answers: Type.Array(
    part({
      id: Id('estimateAnswer'),
      version: Type.Integer(),
      kind: oneOf(ESTIMATE_ANSWERS),
      at: Timestamp,
      name: nullable(Type.String()),
      notes: Type.Array(EstimateNote),
    }),
    { description: 'What the customer answered, newest first.' },
  ),
  approvedVersion: nullable(Type.Integer()),
  orderProblem: {
    ...nullable(
      part({
        code: Type.String(),
        lines: Type.Array(part({ path: Type.String(), reason: Type.String() })),
      }),
    ),
    description: 'Why the approved estimate is no order yet, such as `OUT_OF_STOCK` with the lines.',
  },
  orderId: nullable(Id('order')),
  orderNumber: nullable(Type.String()),
  leadId: nullable(Id('lead')),
  url: nullable(
    Type.String({
      description:
        'The page of the customer, once sent. Null without the permission `estimates:write`: anyone with this URL can approve.',
    }),
  ),
  whatsappUrl: nullable(
    Type.String({ description: 'Opens a chat with a text that has the link, without sending it.' }),
  ),
  createdBy: Colleague,
  allowedActions: Type.Array(Type.String(), {
    description: `What you may do next: ${actionsInWords(ESTIMATE_ACTION_OPERATIONS)}.`,
  }),
  actions: ActionRecords,
  revision: Type.Integer(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type EstimateRecord = Static<typeof EstimateRecord>

export const EstimateSummary = resource('EstimateSummary', {
  id: Id('estimate'),
  number: Type.String({ examples: ['ES-2026-000017'] }),
  status: oneOf(ESTIMATE_STATUSES),
  statusSince: Timestamp,
  customerName: Type.String(),
  company: nullable(Type.String()),
  totalMinor: MoneyMinor,
  currency: Type.String(),
  validUntil: Day,
  version: Type.Integer({ description: 'The last version that was sent; 0 before the first.' }),
  unsent: Type.Boolean(),
  outOfStock: Type.Boolean({ description: 'Approved, but there are not enough garments for the order.' }),
  unreadMessages: Type.Integer({
    minimum: 0,
    description: 'Of the customer, not read by the shop yet.',
  }),
  orderId: nullable(Id('order')),
  createdAt: Timestamp,
})
export type EstimateSummary = Static<typeof EstimateSummary>

export const listEstimates = operation('GET /api/admin/estimates', {
  operationId: 'list_estimates',
  tag: 'Estimates',
  summary: 'Estimates, newest first',
  query: part({
    ...pageQuery('estimate'),
    status: Type.Optional(
      Type.String({
        pattern: `^(${ESTIMATE_STATUSES.join('|')})(,(${ESTIMATE_STATUSES.join('|')}))*$`,
        maxLength: 200,
        description: 'One status, or several separated by commas.',
        examples: ['sent,viewed'],
      }),
    ),
    validTo: Type.Optional({
      ...Day,
      description: 'Waiting for the customer and valid until this day or a day before.',
    }),
    leadId: Type.Optional({ ...Id('lead'), description: 'The contact request that it answers.' }),
    customerId: Type.Optional({
      ...Id('customer'),
      description: 'Of this customer and those merged into them.',
    }),
    q: Type.Optional(Search('Part of the number, name, company, email or phone, ignoring case and accents.')),
  }),
  success: { status: 200, schema: Type.Array(EstimateSummary), description: 'One page.' },
  access: 'estimates:read',
})

const estimateParams = part({ estimateId: Id('estimate') })
const versionParams = part({
  estimateId: Id('estimate'),
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
})

export const getEstimate = operation('GET /api/admin/estimates/{estimateId}', {
  operationId: 'get_estimate',
  tag: 'Estimates',
  summary: 'One estimate with its versions and answers',
  params: estimateParams,
  success: { status: 200, schema: EstimateRecord, description: 'The estimate.' },
  access: 'estimates:read',
})

export const getEstimateVersion = operation('GET /api/admin/estimates/{estimateId}/versions/{version}', {
  operationId: 'get_estimate_version',
  tag: 'Estimates',
  summary: 'A version of an estimate as it was sent',
  params: versionParams,
  success: {
    status: 200,
    schema: resource('EstimateVersion', {
      version: Type.Integer(),
      hash: Type.String(),
      sentAt: Timestamp,
      customerName: nullable(Type.String()),
      ...publishedEstimate,
    }),
    description: 'The version.',
  },
  access: 'estimates:read',
})

export const getEstimateVersionFile = operation(
  'GET /api/admin/estimates/{estimateId}/versions/{version}/file',
  {
    operationId: 'get_estimate_version_file',
    tag: 'Estimates',
    summary: 'A version of an estimate as PDF, as it was sent',
    description:
      'In the language of the customer, with the shop as it was on that day. Once the customer was erased there is none.',
    params: versionParams,
    success: pdfFile,
    access: 'estimates:read',
  },
)

export const createEstimate = operation('POST /api/admin/estimates', {
  operationId: 'create_estimate',
  tag: 'Estimates',
  summary: 'Creates an estimate as a draft',
  description:
    'Priced by the same rules as an order. Nothing is reserved before it is approved. It belongs to the customer with the email address or phone, who is found or added. A contact request that it answers becomes `quoted`.',
  body: EstimateCreate,
  success: { status: 201, schema: EstimateRecord, description: 'The draft.' },
  idempotent: true,
  access: 'estimates:write',
})

export const EstimatePreviewCreate = resource('EstimatePreviewCreate', {
  customer: Type.Optional({
    ...part({ email: Type.Optional(Email), phone: Type.Optional(Phone) }),
    description: 'Whose prices of film count.',
  }),
  lines: content.lines,
  discount: content.discount,
  fulfilment: content.fulfilment,
  instructionId: content.instructionId,
  depositPercent: content.depositPercent,
})
export type EstimatePreviewCreate = Static<typeof EstimatePreviewCreate>

export const createEstimatePreview = operation('POST /api/admin/estimate-previews', {
  operationId: 'create_estimate_preview',
  tag: 'Estimates',
  summary: 'Prices an estimate without creating it',
  description: 'Refuses what creating it would be refused for.',
  body: EstimatePreviewCreate,
  success: {
    status: 200,
    schema: resource('EstimatePreview', {
      lines: publishedEstimate.lines,
      totals: publishedEstimate.totals,
      currency: publishedEstimate.currency,
    }),
    description: 'The price, line by line.',
  },
  access: 'estimates:write',
})

export const updateEstimate = operation('PUT /api/admin/estimates/{estimateId}', {
  operationId: 'update_estimate',
  tag: 'Estimates',
  summary: 'Replaces what an estimate says',
  description:
    'A version that was sent stays as it is, and the customer sees it until the next one is sent. Prices are computed again.',
  params: estimateParams,
  body: EstimateUpdate,
  success: { status: 200, schema: EstimateRecord, description: 'The estimate.' },
  access: 'estimates:write',
})

const move = {
  tag: 'Estimates',
  params: estimateParams,
  success: { status: 201, schema: EstimateRecord, description: 'The estimate.' },
  idempotent: true,
  access: 'estimates:write',
} as const

export const EstimateSending = resource('EstimateSending', { revision: Revision })
export type EstimateSending = Static<typeof EstimateSending>

export const createEstimateSending = operation('POST /api/admin/estimates/{estimateId}/sendings', {
  ...move,
  operationId: 'create_estimate_sending',
  summary: 'Freezes a version of an estimate and sends it to the customer',
  description:
    'Customers with an email address get one; for others `whatsappUrl` opens a chat with the text. A version that was sent before can no longer be approved.',
  body: EstimateSending,
})

export const EstimateWithdrawal = resource('EstimateWithdrawal', {})

export const createEstimateWithdrawal = operation('POST /api/admin/estimates/{estimateId}/withdrawals', {
  ...move,
  operationId: 'create_estimate_withdrawal',
  summary: 'Takes an estimate back that the customer has not approved',
  description: 'It is a draft again, and its link opens nothing until it is sent again.',
  body: EstimateWithdrawal,
})

export const EstimateConversion = resource('EstimateConversion', {})

export const createEstimateConversion = operation('POST /api/admin/estimates/{estimateId}/conversions', {
  ...move,
  operationId: 'create_estimate_conversion',
  summary: 'Makes the order of an approved estimate for which stock was missing',
  description: 'OUT_OF_STOCK names the lines that are still short; the approval stays.',
  body: EstimateConversion,
})

export const ESTIMATE_ACTIONS = ['edit', 'send', 'withdraw', 'convert'] as const
export type EstimateAction = (typeof ESTIMATE_ACTIONS)[number]
