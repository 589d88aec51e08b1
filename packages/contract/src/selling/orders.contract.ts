import Type, { type Static } from 'typebox'
import { FilmFinish } from '../press/film-finish.contract.ts'
import { Preflight } from './artworks.contract.ts'
import {
  CUSTOMER_ACTION_OPERATIONS,
  DOCUMENT_ACTION_OPERATIONS,
  ORDER_ACTION_OPERATIONS,
  actionsInWords,
} from '../actions.ts'
import { operation } from '../operation.ts'
import { DiscountCode, OrderDiscount } from './discounts.contract.ts'
import {
  FULFILMENT_METHODS,
  LeadTimeDays,
  PAYMENT_METHODS,
  PaymentInstruction,
} from '../shop/public-config.contract.ts'
import {
  Day,
  Email,
  Id,
  AnyMm,
  LengthMm,
  Line,
  Locale,
  MoneyMinor,
  OffsetMm,
  Phone,
  Slug,
  Text,
  TimeOfDay,
  Timestamp,
  nullable,
  oneOf,
  part,
  resource,
} from '../schema.ts'

export const MAX_ITEMS = 50
export const MAX_QUANTITY_PER_ITEM = 500

/** What a line is of: a garment with prints, a print on film, or a whole sheet of film. */
export const ITEM_KINDS = ['garment', 'transfer', 'sheet'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

export const ORDER_STATUSES = ['open', 'on_hold', 'completed', 'cancelled', 'expired'] as const
export const PAYMENT_STATUSES = [
  'unpaid',
  'submitted',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
] as const
export const ARTWORK_STATES = [
  'checking',
  'passed',
  'warning',
  'failed',
  'approved',
  'changes_requested',
] as const
export const PRODUCTION_STATUSES = ['blocked', 'queued', 'in_production', 'done', 'void'] as const
export const FULFILMENT_STATUSES = [
  'unfulfilled',
  'ready',
  'handed_over',
  'failed_attempt',
  'returned',
] as const
export const STAGES = [
  'awaiting_payment',
  'payment_review',
  'artwork_review',
  'ready_to_print',
  'in_production',
  'ready',
  'completed',
  'on_hold',
  'cancelled',
  'expired',
] as const

/** Whether the customer has to approve a picture before the order is printed. */
export const PROOF_STATUSES = [
  'none',
  'wanted',
  'sent',
  'changes_requested',
  'approved',
  'withdrawn',
] as const
export type ProofStatus = (typeof PROOF_STATUSES)[number]

/** What an order waits for. It may wait for several people at once, so it can be in several queues. */
export const ORDER_QUEUES = [
  'payment',
  'payment_review',
  'artwork_review',
  'artwork_before_payment',
  'new_artwork',
  'proof',
  'proof_approval',
  'ready_to_print',
  'in_production',
  'handover',
  'on_hold',
  'refund',
] as const

/** Staff enter `phone` and `counter` orders; `estimate` orders were approved by the customer. */
export const ORDER_SOURCES = ['storefront', 'phone', 'counter', 'estimate'] as const

export type OrderSource = (typeof ORDER_SOURCES)[number]
export type OrderQueue = (typeof ORDER_QUEUES)[number]
export type OrderStatus = (typeof ORDER_STATUSES)[number]
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
export type ArtworkState = (typeof ARTWORK_STATES)[number]
export type ProductionStatus = (typeof PRODUCTION_STATUSES)[number]
export type FulfilmentStatus = (typeof FULFILMENT_STATUSES)[number]
export type Stage = (typeof STAGES)[number]

const RotationDeg = Type.Unsafe<0 | 90 | 180 | 270>({ type: 'integer', enum: [0, 90, 180, 270] })

const placementGeometry = {
  widthMm: { ...LengthMm, description: 'Width of the artwork before it is turned, in millimetres.' },
  heightMm: { ...LengthMm, description: 'Height of the artwork before it is turned, in millimetres.' },
  offsetXMm: {
    ...OffsetMm,
    description: 'Centre of the print to the right (+) of the centre of its zone, in millimetres.',
  },
  offsetYMm: {
    ...OffsetMm,
    description: 'Centre of the print below (+) the centre of its zone, in millimetres.',
  },
} as const

const DesignId = Type.Optional({
  ...Id('design'),
  description:
    'In place of `artworkId`: the print that this design has in the same zone, in the width and height that the design has.',
})

export const PlacementRequest = part({
  zoneId: Slug(),
  artworkId: Type.Optional({ ...Id('artwork'), description: 'What is printed; or `designId`.' }),
  designId: DesignId,
  ...placementGeometry,
  rotationDeg: RotationDeg,
})
export type PlacementRequest = Static<typeof PlacementRequest>

/** The fields of all kinds in one, because few programs read alternatives. `itemsOf` of the service tells them apart. */
export const itemFields = {
  kind: Type.Optional(
    oneOf(ITEM_KINDS, {
      description:
        '`garment` if left out: `variantId` and `placements`. `transfer`: `artworkId`, `widthMm` and `heightMm`. `sheet`: `layoutId`, or `artworkId` of a finished file as wide as the film.',
    }),
  ),
  variantId: Type.Optional({ ...Id('variant'), description: 'Of a garment, which needs it.' }),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY_PER_ITEM }),
  artworkId: Type.Optional({
    ...Id('artwork'),
    description:
      'Of a transfer, or the finished file of a sheet, which is as wide as the film: a file that states another width is refused.',
  }),
  widthMm: Type.Optional({
    ...LengthMm,
    description: 'Of a transfer: width of the whole picture, with its empty margin, in millimetres.',
  }),
  heightMm: Type.Optional({
    ...LengthMm,
    description: 'Of a transfer: height of the whole picture, with its empty margin, in millimetres.',
  }),
  layoutId: Type.Optional({ ...Id('layout'), description: 'Of a sheet that was laid out.' }),
  finish: Type.Optional({ ...FilmFinish, description: 'Of film: what is done to its pixels.' }),
} as const

const Prepaid = Type.Optional(
  Type.Boolean({
    description:
      'Of a sheet: it costs nothing and takes its centimetres from the prepaid film of the customer who is signed in; in orders of staff, of the customer with the contact.',
  }),
)

const Slot = part({ date: Day, from: TimeOfDay })

const Address = part({
  line1: Line(200),
  line2: Type.Optional(Line(200)),
  city: Line(120),
  region: Type.Optional(Line(120)),
  postalCode: Type.Optional(Line(20)),
  country: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' }),
})

export const FulfilmentRequest = part({
  method: oneOf(FULFILMENT_METHODS),
  meetupZoneId: Type.Optional(Slug('Required for a meetup.')),
  slot: Type.Optional(Slot),
  address: Type.Optional(Address),
})
export type FulfilmentRequest = Static<typeof FulfilmentRequest>

const paymentFields = {
  instructionId: Slug(),
  reference: Type.Optional(Line(80, { description: 'The number on the transfer slip.' })),
  payerName: Type.Optional(Line(120)),
  proofUploadId: Type.Optional(Id('proof')),
}

/** The honeypot: people never see it, so a filled one is a bot. */
const honeypot = { website: Type.Optional(Type.String({ maxLength: 200, description: 'Leave it out.' })) }
const botToken = Type.String({
  maxLength: 8192,
  description: 'The solved challenge; empty if protection is off.',
})

export const OrderCreate = resource('OrderCreate', {
  customer: part({
    name: Line(120),
    email: Type.Optional(Email),
    phone: Type.Optional(Phone),
    locale: Type.Optional(Locale),
  }),
  items: Type.Array(
    part({
      ...itemFields,
      prepaid: Prepaid,
      placements: Type.Optional(
        Type.Array(PlacementRequest, {
          minItems: 1,
          maxItems: 8,
          description: 'The prints of a garment, which needs them.',
        }),
      ),
      note: Type.Optional(Text(500)),
    }),
    { minItems: 1, maxItems: MAX_ITEMS },
  ),
  fulfilment: FulfilmentRequest,
  payment: part(paymentFields),
  neededBy: Type.Optional(Day),
  note: Type.Optional(Text(1000)),
  discountCode: Type.Optional(DiscountCode),
  expectedTotalMinor: MoneyMinor,
  acceptedPolicyVersion: Line(40),
  botToken,
  ...honeypot,
})
export type OrderCreate = Static<typeof OrderCreate>

/** An order of garments alone. */
export type GarmentOrderCreate = Omit<OrderCreate, 'items'> & {
  items: (Pick<OrderCreate['items'][number], 'quantity' | 'note'> & {
    variantId: string
    placements: PlacementRequest[]
  })[]
}

/** As it was when it was ordered. */
export const OrderedSheet = part({
  widthMm: { ...AnyMm, description: 'Width of the film.' },
  lengthMm: { ...AnyMm, description: 'Film that one sheet takes.' },
  billedCm: Type.Integer({ minimum: 1, description: 'Centimetres that are charged for one sheet.' }),
  layoutId: nullable({ ...Id('layout'), description: 'Null for a finished file.' }),
  prepaid: Type.Boolean({ description: 'Taken from the prepaid film of the customer.' }),
  pieces: Type.Array(
    part({
      placementId: Id('placement'),
      xMm: { ...AnyMm, description: 'From the left edge of the film to the print as it lies.' },
      yMm: { ...AnyMm, description: 'From the beginning of the sheet to the print as it lies.' },
      turned: Type.Boolean({ description: 'Turned by a quarter.' }),
    }),
    { description: 'Where each print lies; empty for a finished file.' },
  ),
})

export const OrderTotals = part({
  subtotalMinor: MoneyMinor,
  discountMinor: MoneyMinor,
  feeMinor: MoneyMinor,
  taxMinor: MoneyMinor,
  totalMinor: MoneyMinor,
  paidMinor: MoneyMinor,
  refundedMinor: { ...MoneyMinor, description: 'How much of the paid amount was refunded.' },
  dueMinor: MoneyMinor,
})

export const PaymentRecord = resource('PaymentRecord', {
  id: Id('payment'),
  instructionId: Slug(),
  method: oneOf(PAYMENT_METHODS),
  amountMinor: MoneyMinor,
  reference: nullable(Type.String()),
  status: oneOf(['submitted', 'verified', 'rejected', 'refunded']),
  submittedAt: Timestamp,
  decidedAt: nullable(Timestamp),
})
export type PaymentRecord = Static<typeof PaymentRecord>

export const OrderRecord = resource('OrderRecord', {
  id: Id('order'),
  number: Type.String({ examples: ['PL-2026-000042'] }),
  trackingToken: Type.Optional(
    Type.String({
      description: 'Only in the response that created the order: the key of the tracking page.',
    }),
  ),
  stage: oneOf(STAGES, { description: 'The stage of the order for display; derived from the statuses.' }),
  status: oneOf(ORDER_STATUSES),
  paymentStatus: oneOf(PAYMENT_STATUSES),
  artworkStatus: oneOf(ARTWORK_STATES),
  proofStatus: oneOf(PROOF_STATUSES, {
    description:
      'Nothing is printed while a proof is `wanted`, was `sent`, or while `changes_requested` wait for the shop.',
  }),
  productionStatus: oneOf(PRODUCTION_STATUSES),
  fulfilmentStatus: oneOf(FULFILMENT_STATUSES),
  holdReason: nullable(Type.String()),
  customer: part({
    name: Type.String(),
    email: nullable(Type.String()),
    phone: nullable(Type.String()),
    locale: nullable(Type.String()),
  }),
  items: Type.Array(
    part({
      id: Id('orderItem'),
      kind: oneOf(ITEM_KINDS),
      variantId: nullable({ ...Id('variant'), description: 'Null for film.' }),
      garmentName: Type.String({ description: 'The name of the garment; `Transfer` or `Film sheet`.' }),
      colour: Type.String({ description: 'Empty for film.' }),
      size: Type.String({ description: 'The size of the garment, or the measures of the film.' }),
      film: { ...nullable(OrderedSheet), description: 'Of a sheet; null for everything else.' },
      finish: {
        ...nullable(FilmFinish),
        description: 'What is done to the pixels of film; null for nothing.',
      },
      quantity: Type.Integer(),
      unitPriceMinor: MoneyMinor,
      lineTotalMinor: MoneyMinor,
      agreedPrice: Type.Boolean({
        description: 'Whether staff agreed the price with the customer, instead of the computed one.',
      }),
      note: nullable(Type.String()),
      placements: Type.Array(
        part({
          id: Id('placement'),
          zoneId: nullable({ ...Slug(), description: 'Null on film.' }),
          widthMm: AnyMm,
          heightMm: AnyMm,
          offsetXMm: AnyMm,
          offsetYMm: AnyMm,
          rotationDeg: RotationDeg,
          copies: Type.Integer({ minimum: 1, description: 'How often it is on a sheet; else 1.' }),
          sizeTierId: nullable({ ...Slug(), description: 'Null for film.' }),
          state: oneOf(ARTWORK_STATES),
          artwork: part({
            id: Id('artwork'),
            fileName: Type.String(),
            previewUrl: Type.String(),
            preflight: Preflight,
          }),
        }),
      ),
    }),
  ),
  extras: Type.Array(
    part({
      text: Type.String(),
      quantity: Type.Integer(),
      unitPriceMinor: MoneyMinor,
      lineTotalMinor: MoneyMinor,
    }),
    { description: 'What is charged for beside garments, as agreed in an estimate.' },
  ),
  fulfilment: part({
    method: oneOf(FULFILMENT_METHODS),
    meetupZoneId: nullable(Slug()),
    meetupZoneName: nullable(Type.String()),
    slot: nullable(Slot),
    address: nullable(Address),
    deliveryArea: {
      ...nullable(
        part({
          id: Slug(),
          name: Type.String(),
          days: { ...LeadTimeDays, description: 'How long the delivery takes once the order is ready.' },
        }),
      ),
      description:
        'Null unless it is delivered to an area of the shop. The days count from when it is ready.',
    },
  }),
  instruction: {
    ...PaymentInstruction,
    description: 'The agreed payment method, even if the shop no longer offers it.',
  },
  payments: Type.Array(PaymentRecord),
  totals: OrderTotals,
  discount: { ...nullable(OrderDiscount), description: 'The discount code of the order.' },
  agreedDiscount: {
    ...nullable(
      part({
        amountMinor: {
          ...MoneyMinor,
          description: 'Of `discountMinor`; quantity breaks and the discount code take the rest.',
        },
        reason: nullable(Type.String({ description: 'As the shop wrote it.' })),
      }),
    ),
    description: 'The discount of the estimate that the order was made from.',
  },
  keptMinor: { ...MoneyMinor, description: 'Kept as credit of the customer instead of being refunded.' },
  toReturnMinor: {
    ...MoneyMinor,
    description:
      'Paid beyond what the order costs, or paid for an order that was cancelled, and neither refunded nor kept as credit.',
  },
  currency: Type.String(),
  neededBy: nullable(Day),
  promisedBy: Day,
  payBefore: nullable(Timestamp),
  note: nullable(Type.String()),
  timeline: Type.Array(
    part({
      at: Timestamp,
      event: Type.String(),
      label: Type.String(),
      reason: nullable(Type.String({ description: 'The reason given by the shop.' })),
    }),
  ),
  allowedActions: Type.Array(Type.String(), {
    description: `What the reader of this record may do next. For customers ${actionsInWords(CUSTOMER_ACTION_OPERATIONS)}; for staff ${actionsInWords({ ...ORDER_ACTION_OPERATIONS, ...DOCUMENT_ACTION_OPERATIONS })}.`,
  }),
  revision: Type.Integer(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type OrderRecord = Static<typeof OrderRecord>

export const createStorefrontOrder = operation('POST /api/orders', {
  operationId: 'create_storefront_order',
  tag: 'Orders',
  summary: 'Creates an order from the validated checkout and payment details',
  description:
    'The server decides the price: another `expectedTotalMinor` is refused with PRICE_CHANGED. A customer who is signed in pays their own prices for film. Blanks are reserved, and prepaid film is taken, in the same transaction.',
  body: OrderCreate,
  success: { status: 201, schema: OrderRecord, description: 'The order.' },
  quota: 'order-submission',
  idempotent: true,
  browserWorkflow: true,
  account: 'optional',
})

const trackingParams = part({
  trackingToken: Type.String({
    pattern: '^(own|[A-Za-z0-9_-]{43})$',
    description:
      'From the response that created the order. Better `own`, with the token in the header `Order-Key`: addresses end up in logs and histories.',
  }),
})

export const getTrackedOrder = operation('GET /api/v1/orders/{trackingToken}', {
  operationId: 'get_tracked_order',
  tag: 'Orders',
  summary: 'Where an order stands and what the customer can do next',
  params: trackingParams,
  success: { status: 200, schema: OrderRecord, description: 'The order, without its tracking token.' },
  quota: 'public-read',
})

export const PaymentCreate = resource('PaymentCreate', {
  ...paymentFields,
  amountMinor: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 9_007_199_254_740_991,
      description: 'The amount sent; by default everything that is due.',
    }),
  ),
})
export type PaymentCreate = Static<typeof PaymentCreate>

export const submitPayment = operation('POST /api/v1/orders/{trackingToken}/payments', {
  operationId: 'submit_payment',
  tag: 'Orders',
  summary: 'Submits a payment with its reference and proof',
  params: trackingParams,
  body: PaymentCreate,
  success: { status: 201, schema: PaymentRecord, description: 'The payment, to be verified by the shop.' },
  quota: 'order-submission',
  idempotent: true,
  consent: true,
})

export const ArtworkReplacement = resource('ArtworkReplacement', {
  placementId: Id('placement'),
  artworkId: Id('artwork'),
})

export const replaceOrderArtwork = operation('POST /api/v1/orders/{trackingToken}/artworks', {
  operationId: 'replace_order_artwork',
  tag: 'Orders',
  summary: 'Replaces artwork that failed its check or needs changes',
  description:
    'Allowed while `allowedActions` of the order has `replace_artwork`. The new version is checked at once.',
  params: trackingParams,
  body: ArtworkReplacement,
  success: { status: 201, schema: OrderRecord, description: 'The order with its new artwork.' },
  quota: 'order-submission',
  idempotent: true,
  consent: true,
})

export const QuoteCreate = resource('QuoteCreate', {
  items: Type.Array(
    part({
      ...itemFields,
      prepaid: Prepaid,
      placements: Type.Optional(
        Type.Array(
          part({
            zoneId: Slug(),
            artworkId: Type.Optional(Id('artwork')),
            designId: DesignId,
            ...placementGeometry,
            offsetXMm: Type.Optional(placementGeometry.offsetXMm),
            offsetYMm: Type.Optional(placementGeometry.offsetYMm),
            rotationDeg: Type.Optional(RotationDeg),
          }),
          { minItems: 1, maxItems: 8, description: 'The prints of a garment, which needs them.' },
        ),
      ),
    }),
    { minItems: 1, maxItems: MAX_ITEMS },
  ),
  fulfilment: Type.Optional(
    part({
      method: oneOf(FULFILMENT_METHODS),
      meetupZoneId: Type.Optional(Slug()),
      address: Type.Optional({
        ...part({
          country: Address.properties.country,
          region: Address.properties.region,
          city: Type.Optional(Address.properties.city),
        }),
        description:
          'Where it is delivered, for the fee of the delivery area. The city may be left out where an area is a whole region or country.',
      }),
    }),
  ),
  discountCode: Type.Optional(DiscountCode),
})
export type QuoteCreate = Static<typeof QuoteCreate>

export const QuoteResponse = resource('QuoteResponse', {
  items: Type.Array(
    part({
      kind: oneOf(ITEM_KINDS),
      variantId: nullable({ ...Id('variant'), description: 'Null for film.' }),
      billedCm: nullable(
        Type.Integer({
          description: 'Centimetres that are charged for one sheet; null for everything else.',
        }),
      ),
      quantity: Type.Integer(),
      unitPriceMinor: MoneyMinor,
      discountMinor: MoneyMinor,
      lineTotalMinor: MoneyMinor,
      availability: oneOf(['in_stock', 'low', 'out']),
      placements: Type.Array(
        part({
          zoneId: nullable({ ...Slug(), description: 'Null on film.' }),
          sizeTierId: nullable({ ...Slug(), description: 'Null for film.' }),
          priceMinor: MoneyMinor,
          preflight: nullable(Preflight),
        }),
      ),
    }),
  ),
  totals: part({
    subtotalMinor: MoneyMinor,
    discountMinor: MoneyMinor,
    feeMinor: MoneyMinor,
    taxMinor: MoneyMinor,
    totalMinor: MoneyMinor,
  }),
  discount: { ...nullable(OrderDiscount), description: 'Of the discount code in the request.' },
  currency: Type.String(),
  promisedBy: Day,
  policyVersion: Type.String(),
})
export type QuoteResponse = Static<typeof QuoteResponse>

export const createQuote = operation('POST /api/v1/quotes', {
  operationId: 'create_quote',
  tag: 'Orders',
  summary: 'Prices items by the same rules as an order; nothing is stored',
  description:
    'Quotes with a discount code also count as checks of a code. A customer who is signed in gets their own prices for film.',
  body: QuoteCreate,
  success: { status: 200, schema: QuoteResponse, description: 'The price, line by line.' },
  quota: 'public-read',
  account: 'optional',
})
