import type { OrderCreate } from '@platen/contract'
import type { Database } from '../../../platform/database/transaction.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { addDays, dayIn } from '@platen/formats/calendar'
import type { ArtworkCatalog } from '../artworks/index.ts'
import type { Shop } from '../catalog/index.ts'
import { shopFor, usePrepaidFilm } from '../prepaid-film/index.ts'
import { draftOrder, type OrderRequest } from './draft-order.ts'
import type { NewOrder } from './new-order.ts'
import { fulfilmentFee, refuseOtherPayment, resolveFulfilment } from './resolve-fulfilment.ts'
import { orderDiscount, priceWithCode, usableDiscount } from './price-with-code.ts'
import { filesOfItems } from './item-files.ts'
import { itemsOf } from './requested-items.ts'
import { prepaidLengthMm } from './resolve-film.ts'
import { priceLineOf, resolveItems, type ResolvedItem } from './resolve-items.ts'
import { paymentDetails, paymentInstruction, reportsPayment } from './resolve-payment.ts'

export async function prepareOrder(
  { artworks, database }: { readonly artworks: ArtworkCatalog; readonly database: Database },
  request: OrderRequest,
  everybodysShop: Shop,
  now: Date,
): Promise<NewOrder> {
  const shop = shopFor(everybodysShop, request.buyer)
  const requested = itemsOf(request.items, { needsArtwork: true })
  const [files, discount] = await Promise.all([
    filesOfItems({ artworks, database }, requested),
    usableDiscount(database, request.discountCode, now),
  ])
  const today = dayIn(shop.timeZone, now)
  refuseUnreachable(request.customer)
  refuseImplausibleDay('neededBy', request.neededBy, today)
  refuseImplausibleDay('promisedBy', request.promisedBy, today)
  const items = resolveItems(requested, shop, files)
  const prepaid = await usePrepaidFilm(database, request.buyer, items.map(prepaidLengthMm))
  const fulfilment = resolveFulfilment(request.fulfilment, shop, now)
  const instruction = paymentInstruction(request.payment.instructionId, shop, request.instructionPath)
  refuseOtherPayment(request.fulfilment, instruction.id, shop, request.instructionPath)
  const fee = fulfilmentFee(request.fulfilment, shop)
  const price = priceWithCode(items.map(priceLineOf), fee, shop, discount)
  refuseOtherPrice(request.expectedTotalMinor, price.totalMinor, shop)
  const payment =
    price.totalMinor > 0 && reportsPayment(request.payment)
      ? paymentDetails(request.payment, instruction, 'payment.')
      : undefined
  return {
    order: draftOrder({
      request,
      shop,
      items,
      price,
      discount: orderDiscount(discount, price),
      fulfilment,
      instruction,
      paid: payment !== undefined,
      now,
    }),
    year: today.slice(0, 4),
    policyVersion: shop.policyVersion,
    prepaid,
    discountId: discount?.id ?? null,
    createdBy: request.createdBy,
    payment,
    demand: demandOf(items),
  }
}

export function refuseUnreachable(customer: OrderCreate['customer']): void {
  if (customer.email !== undefined || customer.phone !== undefined) return
  throw invalidField('customer', 'needs an email or a phone so that the shop can reply', 'no_contact')
}

/** `today` is in the time zone of the store. */
export function refuseImplausibleDay(path: string, day: string | null | undefined, today: string): void {
  if (day == null || (day >= today && day <= addDays(today, 365))) return
  throw invalidField(path, 'must not be in the past or more than a year ahead', 'in_the_past')
}

export function refuseOtherPrice(expectedMinor: number | undefined, totalMinor: number, shop: Shop): void {
  if (expectedMinor === undefined || expectedMinor === totalMinor) return
  const amount = (totalMinor / 10 ** shop.currencyExponent).toFixed(shop.currencyExponent)
  throw new Refusal(
    'PRICE_CHANGED',
    `The total is now ${amount} ${shop.currency} (totalMinor ${totalMinor}).`,
    { details: { totalMinor } },
  )
}

/** Summed per stock item, because two lines may need the same blank. */
function demandOf(items: readonly ResolvedItem[]): NewOrder['demand'] {
  const wanted = new Map<string, number>()
  for (const item of items) {
    if (item.kind !== 'garment' || item.variant.inventoryItemId === null) continue
    const { inventoryItemId } = item.variant
    wanted.set(inventoryItemId, (wanted.get(inventoryItemId) ?? 0) + item.quantity)
  }
  return [...wanted].map(([itemId, quantity]) => ({ movementId: newUuid(), itemId, quantity }))
}
