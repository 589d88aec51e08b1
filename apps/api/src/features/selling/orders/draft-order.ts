import { trimOf } from '@platen/placement'
import { hoursToPay, type PricedOrder } from '@platen/pricing'
import { newUuid } from '../../../platform/records/ids.ts'
import { addDays, dayIn } from '@platen/formats/calendar'
import type { PaymentInstruction, Shop } from '../catalog/index.ts'
import type { Buyer } from '../prepaid-film/index.ts'
import { checkedState } from './check-artwork.ts'
import { draftFilm, filmItemOf } from './draft-film.ts'
import type { ResolvedItem, ResolvedPlacement } from './resolve-items.ts'
import { artworkStatusOf, depositMinor } from './order-status.ts'
import type { Fulfilment, Order, OrderItem, Payment, Placement } from './order.ts'
import type { NewOrder } from './new-order.ts'
import type { OrderCreate, OrderSource } from '@platen/contract'
import type { RequestedPayment } from './resolve-payment.ts'
import { unitsOf } from './unpaid-limits.ts'

export interface OrderRequest extends Pick<
  OrderCreate,
  'customer' | 'items' | 'fulfilment' | 'neededBy' | 'note' | 'discountCode'
> {
  readonly payment: RequestedPayment
  readonly instructionPath: string
  readonly promisedBy?: string
  readonly expectedTotalMinor?: number
  readonly source: OrderSource
  readonly createdBy: string | null
  /** Undefined: a guest. */
  readonly buyer?: Buyer | undefined
}

export interface Draft {
  readonly request: OrderRequest
  readonly shop: Shop
  readonly items: readonly ResolvedItem[]
  readonly price: PricedOrder
  readonly discount: Order['discount']
  readonly fulfilment: Fulfilment
  readonly instruction: PaymentInstruction
  readonly paid: boolean
  readonly now: Date
}

export function draftOrder({
  request,
  shop,
  items,
  price,
  discount,
  fulfilment,
  instruction,
  paid,
  now,
}: Draft): NewOrder['order'] {
  const at = now.toISOString()
  const today = dayIn(shop.timeZone, now)
  const { name, email, phone, locale } = request.customer
  const { lines: prices, codeMinor: _codeMinor, ...amounts } = price
  const mayBegin = depositMinor(price.totalMinor, shop.depositPercent) === 0
  const lines = items.map((item, index) =>
    draftItem(item, request.items[index]?.note, prices[index], shop, now),
  )
  const { payWithinHours } = instruction
  const isFromStaff = request.source !== 'storefront'
  const deadlineHours = isFromStaff
    ? payWithinHours
    : hoursToPay(payWithinHours, unitsOf(request.items), {
        units: shop.unpaidOrders.largeUnits,
        payWithinHours: shop.unpaidOrders.largePayWithinHours,
      })
  return {
    id: newUuid(now),
    source: request.source,
    status: 'open',
    paymentStatus: price.totalMinor === 0 ? 'paid' : paid ? 'submitted' : 'unpaid',
    artworkStatus: artworkStatusOf(lines.flatMap((line) => line.placements.map(({ state }) => state))),
    proofStatus: 'none',
    productionStatus: 'blocked',
    fulfilmentStatus: 'unfulfilled',
    holdReason: null,
    customer: { name, email: email ?? null, phone: phone ?? null, locale: locale ?? null },
    items: lines,
    extras: [],
    fulfilment,
    instruction,
    payments: paid ? [draftPayment(request, instruction, price.totalMinor, at)] : [],
    ...amounts,
    discount,
    agreedDiscount: null,
    paidMinor: 0,
    refundedMinor: 0,
    returnedMinor: 0,
    keptMinor: 0,
    confirmedAt: mayBegin ? at : null,
    currency: shop.currency,
    neededBy: request.neededBy ?? null,
    promisedBy: request.promisedBy ?? addDays(today, shop.leadTimeDays.max),
    payBefore: mayBegin ? null : new Date(now.getTime() + deadlineHours * 3_600_000).toISOString(),
    note: request.note ?? null,
    events: [
      { at, type: 'order.created', reason: null },
      ...(paid ? [{ at, type: 'payment.submitted', reason: null } as const] : []),
    ],
    revision: 1,
    createdAt: at,
    updatedAt: at,
  }
}

export function draftItem(
  item: ResolvedItem,
  note: string | undefined,
  price: PricedOrder['lines'][number] | undefined,
  shop: Shop,
  now: Date,
): OrderItem {
  if (!price) throw new Error('An item was not priced.')
  const { unitPriceMinor, lineTotalMinor } = price
  const priced = { quantity: item.quantity, unitPriceMinor, lineTotalMinor, agreedPrice: false }
  if (item.kind !== 'garment')
    return { ...draftFilm(filmItemOf(item), shop, now), ...priced, note: note ?? null }
  const { variant, placements } = item
  return {
    id: newUuid(now),
    kind: 'garment',
    variantId: variant.id,
    inventoryItemId: variant.inventoryItemId,
    garmentName: variant.garmentName,
    colour: variant.colour,
    size: variant.size,
    ...priced,
    note: note ?? null,
    film: null,
    finish: null,
    placements: placements.map((placement) => draftPlacement(placement, shop, now)),
  }
}

function draftPlacement(
  { zoneId, tier, artwork, preflight, ...print }: ResolvedPlacement,
  shop: Shop,
  now: Date,
): Placement {
  if (!artwork || !preflight) throw new Error('An order has artwork in every placement.')
  return {
    id: newUuid(now),
    zoneId,
    ...print,
    copies: 1,
    sizeTierId: tier.id,
    priceMinor: tier.priceMinor,
    state: checkedState(preflight, shop),
    artworkId: artwork.id,
    artworkFileName: artwork.fileName,
    preflight,
    trim: trimOf(artwork.inspection, print),
  }
}

function draftPayment(
  request: OrderRequest,
  instruction: PaymentInstruction,
  amountMinor: number,
  at: string,
): Payment {
  return {
    id: newUuid(),
    instructionId: instruction.id,
    method: instruction.method,
    amountMinor,
    reference: request.payment.reference ?? null,
    status: 'submitted',
    submittedAt: at,
    decidedAt: null,
  }
}
