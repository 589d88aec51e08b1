import type { OrderCreate, OrderRecord } from '@platen/contract'
import { priceOrder } from '@platen/pricing'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { refusedCode, violatedConstraint } from '../../platform/database/database-errors.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { IdempotencyClaim } from '../../platform/idempotency.ts'
import { newUuid } from '../../platform/ids.ts'
import { Refusal, invalidField } from '../../platform/refusal.ts'
import type { ServerKeys } from '../../platform/server-keys.ts'
import { addDays, dayIn } from '../../platform/store-calendar.ts'
import { previewUrl, type ArtworkCatalog } from '../artworks/index.ts'
import { usedChallengeRefusal, type SpentChallenge } from '../bot-protection/index.ts'
import type { Shop, ShopCache } from '../catalog/index.ts'
import { draftOrder } from './draft-order.ts'
import { toOrderRecord } from './order-record.ts'
import { listShortages } from './orders.store.ts'
import { insertOrder, type NewOrder } from './place-order.store.ts'
import { fulfilmentFee, resolveFulfilment } from './resolve-fulfilment.ts'
import { artworkIdsOf, priceLineOf, resolveItems, type ResolvedItem } from './resolve-items.ts'
import { paymentDetails, paymentInstruction, saysPaid } from './resolve-payment.ts'
import { trackingToken } from './tracking-token.ts'

export interface PlaceOrderDeps {
  readonly database: Kysely<DB>
  readonly shop: ShopCache
  readonly artworks: ArtworkCatalog
  readonly keys: ServerKeys
  readonly clock: Clock
}

interface PlaceOrder {
  readonly request: OrderCreate
  readonly spent: SpentChallenge | undefined
  readonly claim: IdempotencyClaim | undefined
}

/**
 * Places a storefront order: prices it, reserves its blanks and stores it, all or nothing. Gives the answer's
 * body as JSON text, which is also what a repeated request will get. Refuses with POLICY_CHANGED,
 * VALIDATION_FAILED, PRICE_CHANGED, OUT_OF_STOCK or BOT_CHECK_FAILED (a challenge that was used before).
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  { request, spent, claim }: PlaceOrder,
): Promise<string> {
  const now = deps.clock.now()
  const [shop, artworks] = await Promise.all([
    deps.shop.get(),
    deps.artworks.get(artworkIdsOf(request.items)),
  ])
  refuseOldPolicy(request, shop)
  refuseUnreachable(request)
  refuseOddDay(request, dayIn(shop.timeZone, now))
  const items = resolveItems(request.items, shop, artworks)
  const fulfilment = resolveFulfilment(request.fulfilment, shop, now)
  const instruction = paymentInstruction(request.payment.instructionId, shop, 'payment.instructionId')
  const price = priceOrder(items.map(priceLineOf), fulfilmentFee(request.fulfilment, shop), shop)
  refuseOtherPrice(request.expectedTotalMinor, price.totalMinor, shop)
  const payment =
    price.totalMinor > 0 && saysPaid(request.payment)
      ? paymentDetails(request.payment, instruction, 'payment.')
      : undefined

  const order = draftOrder({
    request,
    shop,
    items,
    price,
    fulfilment,
    instruction,
    paid: payment !== undefined,
    now,
  })
  const { beforeNumber, afterNumber } = answerAround(order, deps.keys, now)
  const number = await insertOrder(deps.database, {
    order,
    year: dayIn(shop.timeZone, now).slice(0, 4),
    instructionId: instruction.id,
    policyVersion: shop.policyVersion,
    payment,
    demand: demandOf(items),
    spent,
    claim,
    answer: { status: 201, beforeNumber, afterNumber },
  }).catch(async (error: unknown) => {
    throw await refusalOf(error, deps.database, items)
  })
  return beforeNumber + number + afterNumber
}

function refuseOldPolicy(request: OrderCreate, shop: Shop): void {
  if (request.acceptedPolicyVersion === shop.policyVersion) return
  throw new Refusal(
    'POLICY_CHANGED',
    `The policies have changed; the current version is ${shop.policyVersion}.`,
  )
}

function refuseUnreachable({ customer }: OrderCreate): void {
  if (customer.email !== undefined || customer.phone !== undefined) return
  throw invalidField('customer', 'needs an email or a phone, so that the shop can answer')
}

function refuseOddDay({ neededBy }: OrderCreate, today: string): void {
  if (neededBy === undefined || (neededBy >= today && neededBy <= addDays(today, 365))) return
  throw invalidField('neededBy', 'must not be in the past, nor more than a year ahead')
}

function refuseOtherPrice(expectedMinor: number, totalMinor: number, shop: Shop): void {
  if (expectedMinor === totalMinor) return
  const amount = (totalMinor / 10 ** shop.currencyExponent).toFixed(shop.currencyExponent)
  throw new Refusal(
    'PRICE_CHANGED',
    `The total is now ${amount} ${shop.currency} (totalMinor ${totalMinor}).`,
  )
}

/** The answer's text on both sides of the order number. `id` and `number` come first, so the cut is certain. */
function answerAround(order: NewOrder['order'], keys: ServerKeys, now: Date) {
  const record: OrderRecord = {
    ...toOrderRecord({ ...order, number: '' }, (artworkId) => previewUrl(keys.preview, artworkId, now)),
    trackingToken: trackingToken(keys.tracking, order.id),
  }
  const { id, number, ...rest } = record
  const text = JSON.stringify({ id, number, ...rest })
  const cut = text.indexOf('"number":"') + '"number":"'.length
  return { beforeNumber: text.slice(0, cut), afterNumber: text.slice(cut) }
}

/** Summed per stock item, because two lines may want the same blank. */
function demandOf(items: readonly ResolvedItem[]): NewOrder['demand'] {
  const wanted = new Map<string, number>()
  for (const { variant, quantity } of items) {
    if (variant.inventoryItemId === null) continue
    wanted.set(variant.inventoryItemId, (wanted.get(variant.inventoryItemId) ?? 0) + quantity)
  }
  return [...wanted].map(([itemId, quantity]) => ({ movementId: newUuid(), itemId, quantity }))
}

/** The refusal that a constraint of the database stands for. */
async function refusalOf(
  error: unknown,
  database: Kysely<DB>,
  items: readonly ResolvedItem[],
): Promise<unknown> {
  if (refusedCode(error) === 'IDEMPOTENCY_IN_PROGRESS') return error
  switch (violatedConstraint(error)) {
    case 'inventory_items_reserved_within_on_hand':
      return outOfStock(items, await listShortages(database, demandOf(items)))
    case 'used_challenges_pkey':
      return usedChallengeRefusal(error)
    case 'payments_proof_id_fkey':
      return invalidField('payment.proofUploadId', 'this proof does not exist (any more); upload it again')
    case 'placements_artwork_id_fkey':
      return invalidField('items', 'an artwork does not exist (any more); upload it again')
    // What the shop in memory still had was removed a moment ago.
    case 'order_items_variant_id_fkey':
      return invalidField('items', 'a garment, colour or size is not sold any more')
    case 'placements_zone_id_fkey':
      return invalidField('items', 'a print zone does not exist any more')
    case 'orders_instruction_id_fkey':
      return invalidField('payment.instructionId', 'the shop does not take payments this way any more')
    default:
      return error
  }
}

/** Names the lines that cannot be served. If stock came back meanwhile, all of the order's blanks are named. */
function outOfStock(items: readonly ResolvedItem[], short: ReadonlySet<string>): Refusal {
  const lines = items.flatMap(({ variant }, index) => {
    const names = short.size === 0 || (variant.inventoryItemId !== null && short.has(variant.inventoryItemId))
    return names ? [`items[${index}] ${variant.garmentName}, ${variant.colour}, ${variant.size}`] : []
  })
  return new Refusal('OUT_OF_STOCK', `There is not enough of: ${lines.join('; ')}.`)
}
