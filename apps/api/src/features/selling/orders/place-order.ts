import type { OrderCreate, OrderRecord } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { IdempotencyClaim } from '../../../platform/http/idempotency.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { previewUrl, type ArtworkCatalog } from '../artworks/index.ts'
import type { SpentChallenge } from '../bot-protection/index.ts'
import type { Shop, ShopCache } from '../catalog/index.ts'
import { toOrderRecord } from './order-record.ts'
import { refusalOf } from './order-refusals.ts'
import { insertOrder, type NewOrder } from './place-order.store.ts'
import { prepareOrder } from './prepare-order.ts'
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
 * Places a storefront order: prices it, reserves its blanks and stores it, all or nothing. Returns the response
 * body as JSON text, which a repeated request will get too. Refuses with POLICY_CHANGED,
 * VALIDATION_FAILED, PRICE_CHANGED, OUT_OF_STOCK or BOT_CHECK_FAILED (a challenge that was used before).
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  { request, spent, claim }: PlaceOrder,
): Promise<string> {
  const now = deps.clock.now()
  const shop = await deps.shop.get()
  refuseOldPolicy(request, shop)
  const prepared = await prepareOrder(
    deps,
    { ...request, instructionPath: 'payment.instructionId', source: 'storefront', createdBy: null },
    shop,
    now,
  )
  const { beforeNumber, afterNumber } = responseAroundNumber(prepared.order, deps.keys, now)
  const number = await insertOrder(deps.database, {
    ...prepared,
    spent,
    answered: claim && { claim, status: 201, beforeNumber, afterNumber },
  }).catch(async (error: unknown) => {
    throw await refusalOf(error, deps.database, prepared)
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

/** The response text before and after the order number. `id` and `number` come first, so the split is unambiguous. */
function responseAroundNumber(order: NewOrder['order'], keys: ServerKeys, now: Date) {
  const record: OrderRecord = {
    ...toOrderRecord({ ...order, number: '' }, (artworkId) => previewUrl(keys.preview, artworkId, now)),
    trackingToken: trackingToken(keys.tracking, order.id),
  }
  const { id, number, ...rest } = record
  const text = JSON.stringify({ id, number, ...rest })
  const cut = text.indexOf('"number":"') + '"number":"'.length
  return { beforeNumber: text.slice(0, cut), afterNumber: text.slice(cut) }
}
