import { newUuid } from '../../../platform/records/ids.ts'
import { searchText } from '../../../platform/records/search-text.ts'
import { stageOf } from './order-status.ts'
import type { NewOrder } from './new-order.ts'
import { unitsOf } from './unpaid-limits.ts'

/** The rows of new orders as JSON, in the names and types of the columns. */

/** For `admit_orders`. */
export function askedRow({ order, limits, spent, answered }: NewOrder) {
  return {
    id: order.id,
    ...(answered && {
      scope: answered.claim.scope,
      key: answered.claim.key,
      visitor: answered.claim.client,
      request_hash: hex(answered.claim.requestHash),
    }),
    ...(spent && { fingerprint: hex(spent.fingerprint) }),
    ...(limits && {
      client: hex(limits.client),
      email: order.customer.email,
      phone: order.customer.phone,
      units: limits.units,
      contact_most: limits.maxUnitsPerContact,
      client_most: limits.maxUnitsPerAddress,
    }),
  }
}

/** What an order needs of the stock, and the share of an item that the customer and all unpaid orders may hold. */
export function wantedRows({ order, demand, limits }: NewOrder) {
  return demand.map(({ itemId, quantity, movementId }) => ({
    order: order.id,
    item: itemId,
    quantity,
    own_percent: limits?.maxPercentPerCustomer ?? 100,
    all_percent: limits?.maxPercent ?? 100,
    movement: movementId,
    at: order.createdAt,
  }))
}

/** Of an order with a discount code. */
export function discountRows({ order, discountId }: NewOrder) {
  if (discountId === null) return []
  const { email, phone } = order.customer
  const amount_minor = order.discount?.amountMinor ?? 0
  return [
    { order_id: order.id, discount_id: discountId, amount_minor, email, phone, used_at: order.createdAt },
  ]
}

/** Of an order that takes prepaid film. */
export function filmRows({ order, prepaid }: NewOrder) {
  if (prepaid === null) return []
  const { movementId, customerId, lengthMm } = prepaid
  return [
    {
      id: movementId,
      customer_id: customerId,
      delta_mm: -lengthMm,
      order_id: order.id,
      occurred_at: order.createdAt,
    },
  ]
}

/** Where the response to an order begins, gets its number and ends, in bytes from 1. */
export interface AnswerPlace {
  readonly from: number
  readonly cut: number
  readonly to: number
}

export function orderRow(
  { order, year, policyVersion, createdBy, payment, limits, spent, answered }: NewOrder,
  answerPlace: AnswerPlace | undefined,
) {
  const { customer, fulfilment, instruction, payments } = order
  return {
    id: order.id,
    year,
    status: order.status,
    payment_status: order.paymentStatus,
    artwork_status: order.artworkStatus,
    production_status: order.productionStatus,
    fulfilment_status: order.fulfilmentStatus,
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: customer.phone,
    customer_locale: customer.locale,
    fulfilment_method: fulfilment.method,
    fulfilment,
    instruction_id: instruction.id,
    subtotal_minor: order.subtotalMinor,
    discount_minor: order.discountMinor,
    fee_minor: order.feeMinor,
    tax_minor: order.taxMinor,
    total_minor: order.totalMinor,
    currency: order.currency,
    needed_by: order.neededBy,
    promised_by: order.promisedBy,
    pay_before: order.payBefore,
    confirmed_at: order.confirmedAt,
    note: order.note,
    policy_version: policyVersion,
    created_at: order.createdAt,
    source: order.source,
    stage: stageOf(order),
    units: unitsOf(order.items),
    created_by: createdBy,
    client_digest: limits && hex(limits.client),
    fresh_customer: newUuid(new Date(order.createdAt)),
    search_words: searchText(customer.name, customer.email, customer.phone),
    events: order.events.map(({ type }) => type),
    ...(payment && {
      payment_id: payments[0]?.id,
      payment_method: payments[0]?.method,
      payment_minor: payments[0]?.amountMinor,
      payment_reference: payment.reference,
      payer_name: payment.payerName,
      proof_id: payment.proofId,
    }),
    ...(spent && { fingerprint: hex(spent.fingerprint), fingerprint_expires_at: spent.expiresAt }),
    ...(answered && {
      scope: answered.claim.scope,
      key: answered.claim.key,
      visitor: answered.claim.client,
      request_hash: hex(answered.claim.requestHash),
      answer_status: answered.status,
      answer_from: answerPlace?.from,
      answer_cut: answerPlace?.cut,
      answer_to: answerPlace?.to,
    }),
  }
}

export function lineRows(orderId: string, items: NewOrder['order']['items'], firstPosition = 0) {
  return items.map((item, index) => ({
    id: item.id,
    order_id: orderId,
    position: firstPosition + index,
    kind: item.kind,
    variant_id: item.variantId,
    inventory_item_id: item.inventoryItemId,
    garment_name: item.garmentName,
    colour: item.colour,
    size: item.size,
    quantity: item.quantity,
    reserved_quantity: item.inventoryItemId === null ? 0 : item.quantity,
    unit_price_minor: item.unitPriceMinor,
    line_total_minor: item.lineTotalMinor,
    note: item.note,
    ...(item.film && { film: item.film }),
    ...(item.finish && { finish: item.finish }),
  }))
}

export function printRows(orderId: string, items: NewOrder['order']['items']) {
  return items.flatMap((item) =>
    item.placements.map((print, position) => ({
      id: print.id,
      order_id: orderId,
      order_item_id: item.id,
      position,
      zone_id: print.zoneId,
      artwork_id: print.artworkId,
      width_mm: print.widthMm,
      height_mm: print.heightMm,
      offset_x_mm: print.offsetXMm,
      offset_y_mm: print.offsetYMm,
      rotation_deg: print.rotationDeg,
      copies: print.copies,
      size_tier_id: print.sizeTierId,
      price_minor: print.priceMinor,
      state: print.state,
      preflight: print.preflight,
      trim_top_mm: print.trim.topMm,
      trim_right_mm: print.trim.rightMm,
      trim_bottom_mm: print.trim.bottomMm,
      trim_left_mm: print.trim.leftMm,
    })),
  )
}

/** As `bytea` reads it. */
function hex(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`
}
