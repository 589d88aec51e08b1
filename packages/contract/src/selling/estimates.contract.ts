import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { PaymentInstruction } from '../shop/public-config.contract.ts'
import {
  Day,
  Id,
  Line,
  MoneyMinor,
  PriceMinor,
  Slug,
  Text,
  Timestamp,
  nullable,
  oneOf,
  part,
  pdfFile,
  resource,
} from '../schema.ts'
import { FilmFinish } from '../press/film-finish.contract.ts'
import { OrderRecord, PlacementRequest, itemFields } from './orders.contract.ts'

export const ESTIMATE_STATUSES = [
  'draft',
  'sent',
  'viewed',
  'changes_requested',
  'approved',
  'declined',
  'expired',
  'converted',
] as const
export type EstimateStatus = (typeof ESTIMATE_STATUSES)[number]

export const ESTIMATE_ANSWERS = ['approved', 'declined', 'changes_requested'] as const
export type EstimateAnswerKind = (typeof ESTIMATE_ANSWERS)[number]

export const MAX_ESTIMATE_LINES = 50

const orderItem = OrderRecord.properties.items.items.properties
const orderPlacement = orderItem.placements.items.properties

export const EstimateLine = part({
  text: nullable(
    Type.String({ description: 'Of a line without a garment; it becomes an extra line of the order.' }),
  ),
  garment: {
    ...nullable(
      part({
        variantId: Id('variant'),
        garmentName: orderItem.garmentName,
        colour: orderItem.colour,
        size: orderItem.size,
        placements: Type.Array(
          part({
            zoneId: Slug(),
            widthMm: orderPlacement.widthMm,
            heightMm: orderPlacement.heightMm,
            offsetXMm: orderPlacement.offsetXMm,
            offsetYMm: orderPlacement.offsetYMm,
            rotationDeg: orderPlacement.rotationDeg,
            artwork: orderPlacement.artwork,
          }),
        ),
      }),
    ),
    description: 'What is printed, and where; null for film and for a line of free text.',
  },
  film: {
    ...nullable(
      part({
        kind: oneOf(['transfer', 'sheet']),
        size: { ...orderItem.size, description: 'The measures of the film, such as `100 × 80 mm`.' },
        billedCm: nullable(
          Type.Integer({ description: 'Centimetres that are charged for one sheet; null for a transfer.' }),
        ),
        layoutId: nullable({ ...Id('layout'), description: 'Of a sheet that was laid out.' }),
        finish: { ...nullable(FilmFinish), description: 'What is done to its pixels; null for nothing.' },
        prints: Type.Array(
          part({
            widthMm: orderPlacement.widthMm,
            heightMm: orderPlacement.heightMm,
            copies: orderPlacement.copies,
            artwork: orderPlacement.artwork,
          }),
        ),
      }),
    ),
    description: 'Film without a garment; null for everything else.',
  },
  quantity: Type.Integer(),
  unitPriceMinor: { ...MoneyMinor, description: 'Of one, before discounts.' },
  discountMinor: { ...MoneyMinor, description: 'What quantity breaks and the discount take off the line.' },
  lineTotalMinor: MoneyMinor,
  agreedPrice: orderItem.agreedPrice,
})
export type EstimateLine = Static<typeof EstimateLine>

export const EstimateTotals = part({
  subtotalMinor: MoneyMinor,
  discountMinor: MoneyMinor,
  agreedDiscountMinor: nullable({
    ...MoneyMinor,
    description:
      'Of `discountMinor`, what `discount` takes; quantity breaks take the rest. Null in versions of before it was kept apart.',
  }),
  feeMinor: MoneyMinor,
  taxMinor: MoneyMinor,
  totalMinor: MoneyMinor,
  depositMinor: { ...MoneyMinor, description: 'What has to be paid before work begins.' },
})

const percent = Type.Integer({ minimum: 1, maximum: 100 })

export const EstimateDiscount = part({
  percent: nullable({ ...percent, description: 'Of all lines; null for a fixed amount.' }),
  minor: nullable({ ...MoneyMinor, description: 'A fixed amount off all lines; null for a percentage.' }),
  reason: nullable(Type.String()),
})

/** What staff write. A line has an item, as an order has it, or a text with its price. */
export const EstimateLineRequest = part({
  ...itemFields,
  placements: Type.Optional(Type.Array(PlacementRequest, { minItems: 1, maxItems: 8 })),
  text: Type.Optional(
    Line(200, { description: 'Instead of a garment: what is charged for, such as setting up a design.' }),
  ),
  unitPriceMinor: Type.Optional({
    ...PriceMinor,
    description:
      'Required with a text. Of an item it is a price agreed with the customer, which needs the permission `orders:price` and gets no quantity discount.',
  }),
})
export type EstimateLineRequest = Static<typeof EstimateLineRequest>

export const EstimateDiscountRequest = part({
  percent: Type.Optional({ ...percent, description: 'Off all lines, but not off the fee.' }),
  minor: Type.Optional({ ...PriceMinor, minimum: 1, description: 'A fixed amount instead of a percentage.' }),
  reason: Type.Optional(Line(200, { description: 'Shown to the customer.' })),
})

/** What an estimate says to the customer, as one of its versions froze it. */
const published = {
  number: Type.String({ examples: ['ES-2026-000017'] }),
  lines: Type.Array(EstimateLine),
  discount: nullable(EstimateDiscount),
  totals: EstimateTotals,
  currency: Type.String(),
  fulfilment: OrderRecord.properties.fulfilment,
  depositPercent: Type.Integer({ minimum: 0, maximum: 100 }),
  validUntil: { ...Day, description: 'The last day on which it can be approved.' },
  message: nullable(Type.String({ description: 'What the shop writes to the customer.' })),
  terms: nullable(Type.String({ description: 'What else the customer agrees to.' })),
}

export const EstimateNote = part({
  line: nullable(
    Type.Integer({
      minimum: 0,
      maximum: MAX_ESTIMATE_LINES,
      description: 'Index of the line; null in general.',
    }),
  ),
  text: Type.String(),
})

export const OfferedEstimate = resource('OfferedEstimate', {
  ...published,
  status: oneOf(ESTIMATE_STATUSES),
  version: Type.Integer({ description: 'Of the offer. An approval names it.' }),
  hash: Type.String({ description: 'SHA-256 of the version in hexadecimal digits. An approval names it.' }),
  sentAt: Timestamp,
  customerName: nullable(Type.String()),
  instruction: { ...PaymentInstruction, description: 'How it is paid.' },
  answer: {
    ...nullable(
      part({
        kind: oneOf(ESTIMATE_ANSWERS),
        at: Timestamp,
        name: nullable(Type.String({ description: 'As typed by whoever approved it.' })),
        notes: Type.Array(EstimateNote),
      }),
    ),
    description: 'The last answer of the customer to this version.',
  },
  order: {
    ...nullable(
      part({
        number: Type.String(),
        trackingToken: Type.String({ description: 'The key of the tracking page.' }),
        dueMinor: MoneyMinor,
        depositDueMinor: { ...MoneyMinor, description: 'Still to be paid before work begins.' },
      }),
    ),
    description: 'What the approved estimate became; null while something is out of stock.',
  },
  allowedActions: Type.Array(oneOf(['approve', 'decline', 'request_changes'])),
})
export type OfferedEstimate = Static<typeof OfferedEstimate>

/** The same for staff and customer, so it is kept in one place. */
export const publishedEstimate = published

export const estimateLinkParams = part({
  trackingToken: Type.String({
    pattern: '^(own|[A-Za-z0-9_-]{43})$',
    description:
      'From the link of the estimate. Better `own`, with the token in the header `Order-Key`: addresses end up in logs and histories.',
  }),
})

export const getOfferedEstimate = operation('GET /api/v1/estimates/{trackingToken}', {
  operationId: 'get_offered_estimate',
  tag: 'Orders',
  summary: 'The newest version of an estimate, as the customer sees it',
  description: 'An estimate that was withdrawn, or never sent, is not found.',
  params: estimateLinkParams,
  success: { status: 200, schema: OfferedEstimate, description: 'The estimate.' },
  quota: 'public-read',
})

export const getOfferedEstimateFile = operation('GET /api/v1/estimates/{trackingToken}/file', {
  operationId: 'get_offered_estimate_file',
  tag: 'Orders',
  summary: 'The newest version of an estimate as PDF',
  description:
    'As it was sent; once one is approved, that one. An estimate that was withdrawn, or never sent, is not found.',
  params: estimateLinkParams,
  success: pdfFile,
  quota: 'document-download',
})

const version = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'The version that the customer saw. An older one is refused with REVISION_CONFLICT.',
})

export const EstimateView = resource('EstimateView', { version })

export const createEstimateView = operation('POST /api/v1/estimates/{trackingToken}/views', {
  operationId: 'create_estimate_view',
  tag: 'Orders',
  summary: 'Records that the customer opened the estimate',
  description: 'Stored at most once an hour for each version; the first tells the shop.',
  params: estimateLinkParams,
  body: EstimateView,
  success: { status: 200, schema: OfferedEstimate, description: 'The estimate.' },
  quota: 'public-read',
})

export const EstimateApproval = resource('EstimateApproval', {
  version,
  hash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The hash of the version.' }),
  name: Line(120, { description: 'The name of the person who approves.' }),
})
export type EstimateApproval = Static<typeof EstimateApproval>

export const createEstimateApproval = operation('POST /api/v1/estimates/{trackingToken}/approvals', {
  operationId: 'create_estimate_approval',
  tag: 'Orders',
  summary: 'Approves an estimate, which becomes an order',
  description:
    'Blanks are reserved in the same transaction and the prices are those of the approved version. If something is out of stock, the approval counts and `order` is null: the shop orders as soon as it has the garments.',
  params: estimateLinkParams,
  body: EstimateApproval,
  success: { status: 201, schema: OfferedEstimate, description: 'The approved estimate.' },
  quota: 'order-submission',
  idempotent: true,
  consent: true,
})

export const EstimateDecline = resource('EstimateDecline', { version, reason: Type.Optional(Text(500)) })
export type EstimateDecline = Static<typeof EstimateDecline>

export const createEstimateDecline = operation('POST /api/v1/estimates/{trackingToken}/declines', {
  operationId: 'create_estimate_decline',
  tag: 'Orders',
  summary: 'Declines an estimate',
  params: estimateLinkParams,
  body: EstimateDecline,
  success: { status: 201, schema: OfferedEstimate, description: 'The declined estimate.' },
  quota: 'order-submission',
  idempotent: true,
  consent: true,
})

export const EstimateChangesRequest = resource('EstimateChangesRequest', {
  version,
  notes: Type.Array(
    part({
      line: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_ESTIMATE_LINES })),
      text: Text(2000),
    }),
    { minItems: 1, maxItems: MAX_ESTIMATE_LINES, description: 'What to change, of a line or in general.' },
  ),
})
export type EstimateChangesRequest = Static<typeof EstimateChangesRequest>

export const createEstimateChangesRequest = operation(
  'POST /api/v1/estimates/{trackingToken}/changes-requests',
  {
    operationId: 'create_estimate_changes_request',
    tag: 'Orders',
    summary: 'Asks the shop to change an estimate',
    params: estimateLinkParams,
    body: EstimateChangesRequest,
    success: { status: 201, schema: OfferedEstimate, description: 'The estimate.' },
    quota: 'order-submission',
    idempotent: true,
    consent: true,
  },
)
