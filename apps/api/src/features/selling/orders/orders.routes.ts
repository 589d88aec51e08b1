import {
  createQuote as createQuoteOperation,
  createStorefrontOrder,
  getTrackedOrder,
  submitPayment as submitPaymentOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { addKnownLocation } from '../../../platform/http/answers/location.ts'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/http/client-address.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { previewUrl } from '../artworks/index.ts'
import type { BotCheck } from '../bot-protection/index.ts'
import { createQuote } from './create-quote.ts'
import { itemsOf } from './requested-items.ts'
import { toOrderRecord } from './order-record.ts'
import { findOrder } from './orders.store.ts'
import { placeOrder, type PlaceOrderDeps } from './place-order.ts'
import { submitPayment } from './submit-payment.ts'
import { readTrackingToken } from './tracking-token.ts'
import { orderWriter } from './write-orders.ts'

interface OrderDeps
  extends Omit<PlaceOrderDeps, 'writeOrder'>, Pick<Platform, 'database' | 'transaction' | 'limits'> {
  readonly botCheck: BotCheck
  readonly orderDatabase: Platform['database']
}

export function orderRoutes(app: FastifyInstance, deps: OrderDeps): void {
  route(app, createQuoteOperation, async ({ body, raw }) => {
    if (body.discountCode !== undefined)
      await deps.limits.consume('discount-code', clientKey(raw.clientAddress))
    return createQuote(deps, body, raw.buyer)
  })

  const writeOrder = orderWriter(deps.orderDatabase)
  route(app, createStorefrontOrder, async ({ body, raw, claim }, reply) => {
    itemsOf(body.items, { needsArtwork: true })
    const spent = await deps.botCheck.verify({
      botToken: body.botToken,
      website: body.website,
      clientAddress: raw.clientAddress,
    })
    const placed = await placeOrder(
      { ...deps, writeOrder },
      { request: body, clientAddress: raw.clientAddress, buyer: raw.buyer, spent, claim },
    )
    addKnownLocation(reply, placed.trackingToken)
    return placed.response
  })

  route(app, getTrackedOrder, async ({ params }) => {
    const now = deps.clock.now()
    const order = await findOrder(deps.database, orderIdOf(params.trackingToken))
    if (!order) throw unknownOrder()
    return toOrderRecord(order, (artworkId) => previewUrl(deps.keys.preview, artworkId, now))
  })

  route(app, submitPaymentOperation, ({ body, params, transaction }) =>
    submitPayment({ ...deps, transaction }, { orderId: orderIdOf(params.trackingToken), request: body }),
  )

  function orderIdOf(token: string): string {
    const id = readTrackingToken(deps.keys.tracking, token)
    if (id === undefined) throw unknownOrder()
    return id
  }
}

function unknownOrder(): Refusal {
  return new Refusal('RESOURCE_NOT_FOUND', 'There is no order with this tracking token.')
}
