import type { OrderCreate, OrderRecord } from '@platen/contract'
import {
  idempotencyInProgress,
  KeyTaken,
  NewKeyRefused,
  type IdempotencyClaim,
} from '../../../platform/http/idempotency.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import type { Platform } from '../../../platform/platform.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import { type ArtworkCatalog, previewUrl } from '../artworks/index.ts'
import { botCheckFailed, type SpentChallenge, usedChallengeRefusal } from '../bot-protection/index.ts'
import type { Shop, ShopCache } from '../catalog/index.ts'
import { discountRefusal } from '../discounts/index.ts'
import { filmRefusal, type Buyer } from '../prepaid-film/index.ts'
import { findPaymentProof } from '../payment-proofs/index.ts'
import { toOrderRecord } from './order-record.ts'
import type { OrderItem } from './order.ts'
import type { NewOrder } from './new-order.ts'
import type { Refused } from './place-order.store.ts'
import { prepareOrder } from './prepare-order.ts'
import { trackingToken } from './tracking-token.ts'
import { tooManyUnits, unitsOf, unpaidLimits } from './unpaid-limits.ts'
import type { WriteOrder } from './write-orders.ts'

export interface PlaceOrderDeps extends Pick<Platform, 'keys' | 'clock' | 'database'> {
  readonly shop: ShopCache
  readonly artworks: ArtworkCatalog
  readonly config: { readonly rateLimitFactor: number }
  readonly writeOrder: WriteOrder
}

interface PlaceOrder {
  readonly request: OrderCreate
  readonly clientAddress: string
  readonly buyer?: Buyer | undefined
  readonly spent: SpentChallenge | undefined
  readonly claim: IdempotencyClaim | undefined
}

interface PlacedOrder {
  /** JSON text, which a repeated request will get too. */
  readonly response: string
  readonly trackingToken: string
}

export async function placeOrder(
  deps: PlaceOrderDeps,
  { request, clientAddress, buyer, spent, claim }: PlaceOrder,
): Promise<PlacedOrder> {
  const now = deps.clock.now()
  const shop = await deps.shop.get()
  refuseOldPolicy(request, shop)
  const prepared = await prepareOrder(
    deps,
    { ...request, instructionPath: 'payment.instructionId', source: 'storefront', createdBy: null, buyer },
    shop,
    now,
  )
  await refuseUnknownProof(deps, prepared.payment)
  const limits = unpaidLimits(unitsOf(request.items), shop, {
    address: clientAddress,
    key: deps.keys.client,
    rateLimitFactor: deps.config.rateLimitFactor,
  })
  const token = trackingToken(deps.keys.tracking, prepared.order.id)
  const { beforeNumber, afterNumber } = responseAroundNumber(prepared.order, deps.keys, token, now)
  const placed = await deps
    .writeOrder({
      ...prepared,
      limits,
      spent,
      answered: claim && { claim, status: 201, beforeNumber, afterNumber },
    })
    .catch((error: unknown) => {
      throw refusalOf(error)
    })
  if (placed.refused === undefined) {
    return { response: beforeNumber + placed.number + afterNumber, trackingToken: token }
  }
  if (placed.refused === 'IDEMPOTENCY_KEY_TAKEN') throw new KeyTaken()
  const refusal = refusalFor(placed, prepared)
  throw claim ? new NewKeyRefused(refusal) : refusal
}

export function refuseOldPolicy(request: Pick<OrderCreate, 'acceptedPolicyVersion'>, shop: Shop): void {
  if (request.acceptedPolicyVersion === shop.policyVersion) return
  throw new Refusal(
    'POLICY_CHANGED',
    `The policies have changed; the current version is ${shop.policyVersion}.`,
    { details: { policyVersion: shop.policyVersion } },
  )
}

/** In the statement it would end the orders of others, too. */
async function refuseUnknownProof(
  { database }: Pick<PlaceOrderDeps, 'database'>,
  payment: NewOrder['payment'],
): Promise<void> {
  if (payment?.proofId == null || (await findPaymentProof(database, payment.proofId))) return
  throw unknownProof()
}

function unknownProof(): Refusal {
  return invalidField(
    'payment.proofUploadId',
    'this proof does not exist or was removed; upload it again',
    'not_found',
  )
}

/** `id` and `number` come first, so the split is unambiguous. */
function responseAroundNumber(order: NewOrder['order'], keys: ServerKeys, trackingToken: string, now: Date) {
  const record: OrderRecord = {
    ...toOrderRecord({ ...order, number: '' }, (artworkId) => previewUrl(keys.preview, artworkId, now)),
    trackingToken,
  }
  const { id, number, ...rest } = record
  const text = JSON.stringify({ id, number, ...rest })
  const cut = text.indexOf('"number":"') + '"number":"'.length
  return { beforeNumber: text.slice(0, cut), afterNumber: text.slice(cut) }
}

/** Of an order that the database did not admit. */
export function refusalFor({ refused, short }: Refused, { order }: Pick<NewOrder, 'order'>): Refusal {
  switch (refused) {
    case 'IDEMPOTENCY_IN_PROGRESS':
    case 'IDEMPOTENCY_KEY_TAKEN':
      return idempotencyInProgress()
    case 'CHALLENGE_USED':
      return botCheckFailed('used')
    case 'UNPAID_UNITS':
      return tooManyUnits()
    case 'OUT_OF_STOCK':
    case 'AGAIN':
      return outOfStock(order.items, short)
  }
}

/** What was removed a moment ago, while the cached shop still had it, or was used up by another request. */
export function refusalOf(error: unknown): unknown {
  switch (violatedConstraint(error)) {
    case 'used_challenges_pkey':
      return usedChallengeRefusal(error)
    case 'payments_proof_id_fkey':
      return unknownProof()
    case 'placements_artwork_id_fkey':
      return invalidField('items', 'an artwork does not exist or was removed; upload it again', 'not_found')
    case 'order_items_variant_id_fkey':
      return invalidField('items', 'a garment, colour or size is no longer sold', 'not_sold')
    case 'placements_zone_id_fkey':
      return invalidField('items', 'a print zone no longer exists', 'not_found')
    case 'orders_instruction_id_fkey':
      return invalidField(
        'payment.instructionId',
        'the shop no longer accepts this payment method',
        'not_offered',
      )
    default:
      return discountRefusal(error, 'discountCode') ?? filmRefusal(error) ?? error
  }
}

/**
 * If stock came back meanwhile, names all lines. The same answer when other unpaid orders hold too much, because two
 * answers would tell how much there is.
 */
export function outOfStock(
  items: readonly Pick<OrderItem, 'inventoryItemId' | 'garmentName' | 'colour' | 'size'>[],
  short: ReadonlySet<string>,
  pathOf: (index: number) => string = (index) => `items[${index}]`,
): Refusal {
  const lines = items.flatMap(({ inventoryItemId, garmentName, colour, size }, index) => {
    const names = short.size === 0 || (inventoryItemId !== null && short.has(inventoryItemId))
    return names ? [{ path: pathOf(index), reason: `${garmentName}, ${colour}, ${size}` }] : []
  })
  const named = lines.map(({ path, reason }) => `${path} ${reason}`)
  return new Refusal('OUT_OF_STOCK', `Not enough in stock: ${named.join('; ')}.`, {
    details: { lines },
    resolution:
      'Lower the quantity of these lines, or choose another colour or size. If you need this many, contact the shop.',
  })
}
