import Type, { type Static, type TObject } from 'typebox'
import { operation } from '../operation.ts'
import { AdminOrderRecord } from './admin-orders.contract.ts'
import type { Permission } from '../permissions.ts'
import {
  FulfilmentRequest,
  MAX_ITEMS,
  MAX_QUANTITY_PER_ITEM,
  PlacementRequest,
} from '../selling/orders.contract.ts'
import { DiscountCode } from '../selling/discounts.contract.ts'
import { Id, Line, PriceMinor, Revision, Slug, Text, nullable, part, resource } from '../schema.ts'

/** Each decision is created like a resource and returns the whole order. */
function decision<const Path extends string, const Decision extends DecisionPlan>(
  path: Path,
  plan: Decision,
) {
  return operation(`POST /api/admin/orders/{orderId}/${path}`, {
    tag: 'Order desk',
    success: { status: 201, schema: AdminOrderRecord, description: 'The updated order.' },
    idempotent: true,
    ...plan,
  })
}

interface DecisionPlan {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly params: TObject
  readonly body: TObject
  readonly access: Permission
}

const orderParams = part({ orderId: Id('order') })
const paymentParams = part({ orderId: Id('order'), paymentId: Id('payment') })
const placementParams = part({ orderId: Id('order'), placementId: Id('placement') })

/** The sum of some amounts has to be exact too, so each is well below 2^53. */
const amountMinor = Type.Integer({
  minimum: 1,
  maximum: 999_999_999_999,
  description: 'Minor units of the store currency.',
})
const reference = Line(80, { description: 'The reference of the transfer.' })
const toldReason = Line(300, { description: 'The reason, shown to the customer.' })
const ownReason = Line(300, { description: 'Why. Kept as a note of the order, for staff only.' })
const placementIds = Type.Optional(
  Type.Array(Id('placement'), {
    minItems: 1,
    maxItems: 400,
    uniqueItems: true,
    description: 'By default, all that wait for a decision.',
  }),
)

export const PaymentVerification = resource('PaymentVerification', {
  amountMinor: Type.Optional({
    ...amountMinor,
    description: 'The amount received; the claimed amount by default.',
  }),
  reference: Type.Optional(reference),
})
export type PaymentVerification = Static<typeof PaymentVerification>

export const createPaymentVerification = decision('payments/{paymentId}/verification', {
  operationId: 'create_payment_verification',
  summary: 'Verifies that a payment has arrived',
  description:
    'Work may begin once the total, or the deposit required by the settings, is paid. A reference can be verified only once for each payment instruction: DUPLICATE.',
  params: paymentParams,
  body: PaymentVerification,
  access: 'payments:verify',
})

export const PaymentRejection = resource('PaymentRejection', { reason: toldReason })
export type PaymentRejection = Static<typeof PaymentRejection>

export const createPaymentRejection = decision('payments/{paymentId}/rejection', {
  operationId: 'create_payment_rejection',
  summary: 'Rejects a payment that did not arrive; the customer gets at least a day to pay again',
  params: paymentParams,
  body: PaymentRejection,
  access: 'payments:verify',
})

export const ReceivedPayment = resource('ReceivedPayment', {
  instructionId: Slug(),
  amountMinor,
  reference: Type.Optional(reference),
  payerName: Type.Optional(Line(120)),
})
export type ReceivedPayment = Static<typeof ReceivedPayment>

export const createOrderPayment = decision('payments', {
  operationId: 'create_order_payment',
  summary: 'Records a payment that staff received, verified at once',
  params: orderParams,
  body: ReceivedPayment,
  access: 'payments:verify',
})

export const OrderRefund = resource('OrderRefund', {
  amountMinor,
  reason: toldReason,
  reference: Type.Optional({ ...reference, description: 'The reference of the refund transfer.' }),
  paymentId: Type.Optional({ ...Id('payment'), description: 'The newest ones first if left out.' }),
  creditNote: Type.Optional(
    Type.Boolean({
      default: true,
      description: 'Whether a credit note takes the amount off the invoice, if the order has one.',
    }),
  ),
})
export type OrderRefund = Static<typeof OrderRefund>

export const createOrderRefund = decision('refunds', {
  operationId: 'create_order_refund',
  summary: 'Records a refund, at most what was received',
  params: orderParams,
  body: OrderRefund,
  access: 'payments:verify',
})

export const OrderCredit = resource('OrderCredit', { reason: ownReason })
export type OrderCredit = Static<typeof OrderCredit>

export const createOrderCredit = decision('credit', {
  operationId: 'create_order_credit',
  summary: 'Keeps money that would have to be returned as credit of the customer',
  description:
    'Keeps all of `toReturnMinor`. The reason is kept as a note of the order. The money can still be refunded later.',
  params: orderParams,
  body: OrderCredit,
  access: 'payments:verify',
})

export const ArtworkApproval = resource('ArtworkApproval', { placementIds })
export type ArtworkApproval = Static<typeof ArtworkApproval>

export const createArtworkApproval = decision('artwork-approval', {
  operationId: 'create_artwork_approval',
  summary: 'Approves artwork that passed its check, with or without warnings',
  params: orderParams,
  body: ArtworkApproval,
  access: 'artwork:approve',
})

export const ArtworkChangesRequest = resource('ArtworkChangesRequest', { placementIds, message: Text(2000) })
export type ArtworkChangesRequest = Static<typeof ArtworkChangesRequest>

export const createArtworkChangesRequest = decision('artwork-changes-request', {
  operationId: 'create_artwork_changes_request',
  summary: 'Requests a new version of artwork from the customer',
  description:
    'For artwork that waits for review or failed its check. The customer gets the message by email. It is kept as a note on the order.',
  params: orderParams,
  body: ArtworkChangesRequest,
  access: 'artwork:request_changes',
})

export const PlacementArtwork = resource('PlacementArtwork', { artworkId: Id('artwork') })
export type PlacementArtwork = Static<typeof PlacementArtwork>

export const replacePlacementArtwork = decision('placements/{placementId}/artwork', {
  operationId: 'replace_placement_artwork',
  summary: 'Replaces artwork that failed its check or needs changes',
  description: 'It is checked at once.',
  params: placementParams,
  body: PlacementArtwork,
  access: 'orders:write',
})

const ChangedLine = part({
  id: Type.Optional({ ...Id('orderItem'), description: 'An existing line; left out for a new one.' }),
  variantId: Id('variant'),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY_PER_ITEM }),
  placements: Type.Optional(
    Type.Array(PlacementRequest, {
      minItems: 1,
      maxItems: 8,
      description: 'The prints of a new line. Those of an existing line stay.',
    }),
  ),
  unitPriceMinor: Type.Optional(
    nullable({
      ...PriceMinor,
      description:
        'A price for one garment that was agreed with the customer; it needs a reason and the permission `orders:price`, and gets no quantity discount. Null takes an agreed price back. Left out, the price stays; another colour or size has its own.',
    }),
  ),
})

export const OrderChange = resource('OrderChange', {
  revision: Revision,
  items: Type.Array(ChangedLine, {
    minItems: 1,
    maxItems: MAX_ITEMS,
    description: 'Everything that the order contains afterwards. A line that is left out is removed.',
  }),
  fulfilment: Type.Optional({ ...FulfilmentRequest, description: 'As before if left out.' }),
  discountCode: Type.Optional({
    ...nullable(DiscountCode),
    description:
      'Null takes the discount code off. Left out, the order keeps its code, which then gives what its terms of today give for what the order contains.',
  }),
  reason: Type.Optional({ ...toldReason, description: 'Shown to the customer.' }),
})
export type OrderChange = Static<typeof OrderChange>

export const createOrderChange = decision('changes', {
  operationId: 'create_order_change',
  summary: 'Changes garments, quantities, delivery or prices of an order',
  description:
    'Reservations, print jobs, totals and what is due follow at once, and the customer gets an email. Lines whose prints are on a gang sheet or printed cannot be changed: INVALID_TRANSITION. Quantity discounts and tax follow the settings of today. If more has to be paid before work may begin and nothing is on film yet, the order waits for the payment again.',
  params: orderParams,
  body: OrderChange,
  access: 'orders:write',
})

export const createOrderChangePreview = operation('POST /api/admin/orders/{orderId}/change-previews', {
  operationId: 'create_order_change_preview',
  tag: 'Order desk',
  summary: 'The order as a change would leave it, without changing it',
  description: 'Refuses what the change would be refused for.',
  params: orderParams,
  body: OrderChange,
  success: { status: 200, schema: AdminOrderRecord, description: 'The order as it would be.' },
  access: 'orders:write',
})

export const OrderHold = resource('OrderHold', { reason: toldReason })
export type OrderHold = Static<typeof OrderHold>

export const createOrderHold = decision('hold', {
  operationId: 'create_order_hold',
  summary: 'Puts an order on hold until it is resumed',
  params: orderParams,
  body: OrderHold,
  access: 'orders:write',
})

export const OrderResumption = resource('OrderResumption', {})

export const createOrderResumption = decision('resumption', {
  operationId: 'create_order_resumption',
  summary: 'Resumes an order that is on hold',
  params: orderParams,
  body: OrderResumption,
  access: 'orders:write',
})

export const OrderCancellation = resource('OrderCancellation', { reason: Type.Optional(toldReason) })
export type OrderCancellation = Static<typeof OrderCancellation>

export const createOrderCancellation = decision('cancellation', {
  operationId: 'create_order_cancellation',
  summary: 'Cancels an order and releases its blanks',
  description:
    'Once something is printed, this requires a reason and the permission `orders:cancel_printed`. Payments stay recorded until they are refunded.',
  params: orderParams,
  body: OrderCancellation,
  access: 'orders:write',
})

export const OrderHandover = resource('OrderHandover', {
  receivedBy: Type.Optional(Line(120)),
  note: Type.Optional(Line(500)),
})
export type OrderHandover = Static<typeof OrderHandover>

export const createOrderHandover = decision('handover', {
  operationId: 'create_order_handover',
  summary: 'Hands over a paid order and completes it',
  params: orderParams,
  body: OrderHandover,
  access: 'orders:write',
})

export const FailedHandover = resource('FailedHandover', { reason: ownReason })
export type FailedHandover = Static<typeof FailedHandover>

export const createFailedHandover = decision('failed-handover', {
  operationId: 'create_failed_handover',
  summary: 'Records a failed handover',
  params: orderParams,
  body: FailedHandover,
  access: 'orders:write',
})

export const OrderReadiness = resource('OrderReadiness', {})

export const createOrderReadiness = decision('readiness', {
  operationId: 'create_order_readiness',
  summary: 'Makes an order ready again after a failed handover, and notifies the customer',
  params: orderParams,
  body: OrderReadiness,
  access: 'orders:write',
})

export const OrderReturn = resource('OrderReturn', { reason: ownReason })
export type OrderReturn = Static<typeof OrderReturn>

export const createOrderReturn = decision('return', {
  operationId: 'create_order_return',
  summary: 'Records the return of an order',
  params: orderParams,
  body: OrderReturn,
  access: 'orders:write',
})

export const OrderNote = resource('OrderNote', { text: Text(2000) })
export type OrderNote = Static<typeof OrderNote>

export const createOrderNote = decision('notes', {
  operationId: 'create_order_note',
  summary: 'Adds a note for staff',
  params: orderParams,
  body: OrderNote,
  access: 'orders:write',
})
