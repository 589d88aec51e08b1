import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import {
  Id,
  MoneyMinor,
  PriceMinor,
  Revision,
  Text,
  Timestamp,
  UpdatedBy,
  nullable,
  oneOf,
  pageQuery,
  part,
  resource,
} from '../schema.ts'

export const DISCOUNT_KINDS = ['percent', 'amount', 'free_delivery'] as const
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]
export const DISCOUNT_STATES = ['active', 'scheduled', 'used_up', 'ended'] as const

export const DiscountCode = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{1,38}[A-Za-z0-9]$',
  description: 'Letters, digits, - and _; capital letters and small ones are the same.',
  examples: ['SUMMER-10'],
})

const terms = {
  kind: oneOf(DISCOUNT_KINDS, {
    description:
      '`percent` and `amount` are taken off the garments, `free_delivery` off what the delivery costs.',
  }),
  percentOff: nullable(
    Type.Number({
      minimum: 0.01,
      maximum: 100,
      multipleOf: 0.01,
      description: 'Of the kind `percent`, else null.',
    }),
  ),
  amountMinor: nullable({
    ...PriceMinor,
    minimum: 1,
    description: 'Of the kind `amount`, else null. At most what the garments cost.',
  }),
  garmentKinds: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
    maxItems: 60,
    uniqueItems: true,
    description: 'Kinds of garments that it is for; none: all.',
  }),
  minimumMinor: {
    ...PriceMinor,
    description: 'What the garments must cost together, after quantity discounts and without delivery.',
  },
}

const limits = {
  validFrom: nullable({ ...Timestamp, description: 'Null: at once.' }),
  validUntil: nullable({ ...Timestamp, description: 'Not included. Null: until it is ended.' }),
  maxUses: nullable(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'In all. Null: no limit.' })),
  maxUsesEach: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000,
      description: 'Of one customer, by email or phone. Null: no limit.',
    }),
  ),
  note: nullable({ ...Text(500), description: 'For staff.' }),
}

export const DiscountRecord = resource('DiscountRecord', {
  id: Id('discount'),
  code: Type.String(),
  ...terms,
  ...limits,
  state: oneOf(DISCOUNT_STATES),
  uses: Type.Integer({ minimum: 0, description: 'Orders that have it; cancelled and expired ones do not.' }),
  givenMinor: { ...MoneyMinor, description: 'What it took off these orders.' },
  endedAt: nullable(Timestamp),
  createdAt: Timestamp,
  revision: Revision,
  updatedAt: Timestamp,
  updatedBy: UpdatedBy,
})
export type DiscountRecord = Static<typeof DiscountRecord>

export const DiscountCreate = resource('DiscountCreate', { code: DiscountCode, ...terms, ...limits })
export type DiscountCreate = Static<typeof DiscountCreate>

export const DiscountUpdate = resource('DiscountUpdate', { revision: Revision, ...terms, ...limits })
export type DiscountUpdate = Static<typeof DiscountUpdate>

const discountParams = part({ discountId: Id('discount') })

export const listDiscounts = operation('GET /api/admin/discounts', {
  operationId: 'list_discounts',
  tag: 'Discounts',
  summary: 'Discount codes, newest first',
  query: part({ ...pageQuery('discount') }),
  success: { status: 200, schema: Type.Array(DiscountRecord), description: 'A page of codes.' },
  access: 'discounts:read',
})

export const getDiscount = operation('GET /api/admin/discounts/{discountId}', {
  operationId: 'get_discount',
  tag: 'Discounts',
  summary: 'One discount code',
  params: discountParams,
  success: { status: 200, schema: DiscountRecord, description: 'The code.' },
  access: 'discounts:read',
})

export const createDiscount = operation('POST /api/admin/discounts', {
  operationId: 'create_discount',
  tag: 'Discounts',
  summary: 'Creates a discount code',
  body: DiscountCreate,
  success: { status: 201, schema: DiscountRecord, description: 'The code.' },
  idempotent: true,
  access: 'discounts:write',
})

export const replaceDiscount = operation('PUT /api/admin/discounts/{discountId}', {
  operationId: 'replace_discount',
  tag: 'Discounts',
  summary: 'Replaces the terms of a discount code',
  description:
    'The code itself stays. Orders that have it keep what they got. A limit below the uses so far is refused.',
  params: discountParams,
  body: DiscountUpdate,
  success: { status: 200, schema: DiscountRecord, description: 'The code as it is now.' },
  access: 'discounts:write',
})

export const createDiscountEnding = operation('POST /api/admin/discounts/{discountId}/ending', {
  operationId: 'create_discount_ending',
  tag: 'Discounts',
  summary: 'Ends a discount code at once',
  params: discountParams,
  body: part({ revision: Revision }),
  success: { status: 201, schema: DiscountRecord, description: 'The code, which no order can use any more.' },
  idempotent: true,
  access: 'discounts:write',
})

export const DiscountUse = resource('DiscountUse', {
  orderId: Id('order'),
  number: Type.String(),
  customerName: Type.String(),
  amountMinor: MoneyMinor,
  usedAt: Timestamp,
  returnedAt: nullable({
    ...Timestamp,
    description: 'When the order was cancelled or expired, or lost the code: it can be used again.',
  }),
})
export type DiscountUse = Static<typeof DiscountUse>

export const listDiscountUses = operation('GET /api/admin/discounts/{discountId}/uses', {
  operationId: 'list_discount_uses',
  tag: 'Discounts',
  summary: 'Orders that used a discount code, newest first',
  params: discountParams,
  query: part({ ...pageQuery('order') }),
  success: { status: 200, schema: Type.Array(DiscountUse), description: 'A page of orders.' },
  access: 'discounts:read',
})

export const DiscountTerms = resource('DiscountTerms', {
  code: Type.String({ description: 'As the shop writes it.' }),
  ...terms,
  validUntil: limits.validUntil,
})
export type DiscountTerms = Static<typeof DiscountTerms>

export const checkDiscount = operation('POST /api/v1/discount-checks', {
  operationId: 'check_discount',
  tag: 'Orders',
  summary: 'What a discount code gives; nothing is stored or reserved',
  description:
    'A code that cannot be used now is refused at the field `code`. Whether the customer has used it too often is only known to the order.',
  body: resource('DiscountCheck', { code: DiscountCode }),
  success: { status: 200, schema: DiscountTerms, description: 'The terms, by which an order is priced.' },
  quota: 'discount-code',
})

/** Of an order. */
export const OrderDiscount = part({
  code: Type.String(),
  kind: oneOf(DISCOUNT_KINDS),
  amountMinor: {
    ...MoneyMinor,
    description: 'What the code took off garments (in `discountMinor`) or delivery (in `feeMinor`).',
  },
})
