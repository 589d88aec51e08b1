import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import { formatsFor } from '@platen/formats'
import { clientKey } from '../../platform/http/client-address.ts'
import { quotaHeaders, type RateLimits } from '../../platform/rate-limits.ts'
import type { ServerKeys } from '../../platform/server-keys.ts'
import { previewUrl } from '../artworks/index.ts'
import type { ShopCache } from '../catalog/index.ts'
import { toOrderRecord } from './order-record.ts'
import { findOrder } from './orders.store.ts'
import { findAgreedInstruction } from './tracking-page.store.ts'
import { notFoundPage, trackingPage } from './tracking-page.ts'
import { TRACKING_PAGE_POLICY } from './tracking-sheet.ts'
import { textsIn } from './tracking-texts/texts-in.ts'
import { readTrackingToken } from './tracking-token.ts'

interface TrackingPageDeps {
  readonly database: Kysely<DB>
  readonly shop: ShopCache
  readonly keys: ServerKeys
  readonly clock: Clock
  readonly limits: RateLimits
}

/** The page that letters link to. It is for people and no part of the contract; programs read the order's record. */
export function trackingPageRoutes(app: FastifyInstance, deps: TrackingPageDeps): void {
  const { database, shop: shops, keys, clock, limits } = deps

  app.get<{ Params: { trackingToken: string } }>('/orders/:trackingToken', async (request, reply) => {
    reply.headers(quotaHeaders(await limits.consume('public-read', clientKey(request.ip))))
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': TRACKING_PAGE_POLICY,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })

    const shop = await shops.get()
    const wanted = [...languagesOf(request), ...shop.locales]
    const orderId = readTrackingToken(keys.tracking, request.params.trackingToken)
    const [order, instruction] =
      orderId === undefined
        ? []
        : await Promise.all([findOrder(database, orderId), findAgreedInstruction(database, orderId)])
    if (!order || !instruction) return reply.code(404).send(notFoundPage(shop, textsIn(wanted)))

    const now = clock.now()
    const { locale, words } = textsIn([order.customer.locale, ...wanted])
    return reply.send(
      trackingPage({
        shop,
        order: toOrderRecord(order, (artworkId) => previewUrl(keys.preview, artworkId, now)),
        colourOf: (item) => shop.variants.get(order.items[item]?.variantId ?? '')?.colourHex,
        instruction,
        locale,
        words,
        format: formatsFor(locale, { ...shop, currency: order.currency }),
      }),
    )
  })
}

/** The languages that a browser asks for, best first; its own claims of how much are left aside. */
function languagesOf(request: FastifyRequest): string[] {
  const header = request.headers['accept-language'] ?? ''
  return header.split(',', 10).flatMap((range) => /^\s*([a-z]{2,3})\b/i.exec(range)?.[1]?.toLowerCase() ?? [])
}
