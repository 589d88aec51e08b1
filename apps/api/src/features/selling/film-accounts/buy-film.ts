import type { FilmPurchaseCreate, OrderRecord } from '@platen/contract'
import { dayIn } from '@platen/formats/calendar'
import { fill } from '@platen/messages'
import { priceOrder, sheetPriceMinor } from '@platen/pricing'
import { languageFor } from '../../../messages/messages.ts'
import type { Transaction, Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import type { AccountCustomer, AccountSession } from '../account/index.ts'
import { previewUrl } from '../artworks/index.ts'
import type { Shop, ShopCache } from '../catalog/index.ts'
import {
  draftOrder,
  insertOrder,
  paymentInstruction,
  refuseOldPolicy,
  refuseOtherPrice,
  resolveFulfilment,
  toOrderRecord,
  trackingToken,
} from '../orders/index.ts'
import { insertPurchase, shopFor } from '../prepaid-film/index.ts'

interface BuyFilmDeps extends Pick<Platform, 'clock' | 'keys'> {
  readonly transaction: Transaction
  readonly shop: ShopCache
}

interface BuyFilm {
  readonly customer: AccountCustomer
  readonly session: AccountSession
  readonly request: FilmPurchaseCreate
}

/** An order of no items: its film is added once it is paid in full, and then it is complete. */
export async function buyFilm(
  deps: BuyFilmDeps,
  { customer, session, request }: BuyFilm,
): Promise<OrderRecord> {
  const shop = shopFor(await deps.shop.get(), { customerId: customer.id, priceListId: customer.priceListId })
  refuseUnlessForSale(shop, customer)
  refuseOldPolicy(request, shop)
  const now = deps.clock.now()
  const drafted = draftPurchase(shop, { customer, session, request }, now)
  return deps.transaction(async (tx) => {
    const placed = await insertOrder(tx, {
      order: drafted,
      year: dayIn(shop.timeZone, now).slice(0, 4),
      policyVersion: shop.policyVersion,
      ...{ createdBy: null, payment: undefined, demand: [], prepaid: null, discountId: null },
    })
    if (placed.refused !== undefined) throw new Error(`An order of film was refused: ${placed.refused}.`)
    await writeTerms(tx, drafted)
    await insertPurchase(tx, {
      orderId: drafted.id,
      customerId: customer.id,
      lengthMm: request.lengthCm * 10,
    })
    const record = toOrderRecord({ ...drafted, number: placed.number }, (artworkId) =>
      previewUrl(deps.keys.preview, artworkId, now),
    )
    return { ...record, trackingToken: trackingToken(deps.keys.tracking, drafted.id) }
  })
}

export function mayBuyFilm({ film }: Pick<Shop, 'film'>, { trade }: Pick<AccountCustomer, 'trade'>): boolean {
  return trade && film.sheets
}

function refuseUnlessForSale(shop: Shop, customer: AccountCustomer): void {
  if (mayBuyFilm(shop, customer)) return
  throw new Refusal('FORBIDDEN', 'Film in advance is for customers who buy to sell on.', {
    details: { reason: 'not_trade' },
    resolution: 'Ask the shop whether it sells film in advance to you.',
  })
}

function draftPurchase(shop: Shop, { customer, session, request }: BuyFilm, now: Date) {
  const { lengthCm, instructionId, locale = customer.locale ?? undefined, expectedTotalMinor } = request
  const instruction = paymentInstruction(instructionId, shop, 'instructionId')
  const [prices] = shop.film.lists
  const sheetMinor = sheetPriceMinor(lengthCm, prices)
  if (sheetMinor === undefined)
    throw invalidField('lengthCm', 'is too long for one order; order it in two parts', 'no_print_price')
  const sheet = { billedCm: lengthCm, minimumMinor: prices.minimumSheetMinor }
  const line = { garmentKind: null, quantity: 1, surchargeMinor: 0, placementPricesMinor: [] }
  const [sold] = priceOrder([{ ...line, basePriceMinor: sheetMinor, sheet }], 0, shop).lines
  // The length break is in the price of the line, which stays when staff add something to the order.
  const unitPriceMinor = sold?.lineTotalMinor ?? sheetMinor
  const price = priceOrder([{ ...line, basePriceMinor: unitPriceMinor }], 0, shop)
  refuseOtherPrice(expectedTotalMinor, price.totalMinor, shop)
  if (price.totalMinor === 0) throw invalidField('lengthCm', 'has no price', 'no_print_price')
  const { messages } = languageFor([locale, ...shop.locales])
  const order = draftOrder({
    request: {
      customer: {
        name: customer.name,
        ...(session.email !== null && { email: session.email }),
        ...(session.phone !== null && { phone: session.phone }),
        ...(locale !== undefined && { locale }),
      },
      items: [],
      fulfilment: { method: 'pickup' },
      payment: { instructionId },
      ...{ instructionPath: 'instructionId', source: 'storefront', createdBy: null },
    },
    // The whole of it, before there is any film.
    shop: { ...shop, depositPercent: 100 },
    items: [],
    price,
    discount: null,
    fulfilment: resolveFulfilment({ method: 'pickup' }, shop, now),
    instruction,
    paid: false,
    now,
  })
  const text = fill(messages.customers.prepaidFilm, { metres: lengthCm / 100 })
  return { ...order, extras: [{ text, quantity: 1, unitPriceMinor, lineTotalMinor: unitPriceMinor }] }
}

async function writeTerms(
  tx: Tx,
  { id, extras }: Pick<ReturnType<typeof draftPurchase>, 'id' | 'extras'>,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ extras: JSON.stringify(extras), deposit_percent: 100 })
    .where('id', '=', id)
    .execute()
}
