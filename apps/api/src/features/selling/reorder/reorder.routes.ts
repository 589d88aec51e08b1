import { createReorder, type Reorder } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { listArtworks } from '../artworks/index.ts'
import type { ShopCache } from '../catalog/index.ts'
import { findOrder, readTrackingToken } from '../orders/index.ts'
import { planReorder } from './plan-reorder.ts'
import { toReorder } from './reorder-record.ts'
import { findOrderedGarments } from './reorder.store.ts'

interface ReorderDeps extends Pick<Platform, 'database' | 'clock' | 'keys'> {
  readonly shop: Pick<ShopCache, 'get' | 'available'>
}

export function reorderRoutes(app: FastifyInstance, deps: ReorderDeps): void {
  route(app, createReorder, ({ params }) => reorder(deps, params.trackingToken))
}

/** Only what the tracking page shows too: the token is all that is known of whoever asks. */
async function reorder(
  { database, clock, keys, shop }: ReorderDeps,
  trackingToken: string,
): Promise<Reorder> {
  const orderId = readTrackingToken(keys.tracking, trackingToken)
  const [order, garments] =
    orderId === undefined
      ? []
      : await Promise.all([findOrder(database, orderId), findOrderedGarments(database, orderId)])
  if (!order || !garments)
    throw new Refusal('RESOURCE_NOT_FOUND', 'There is no order with this tracking token.')
  const artworkIds = order.items.flatMap(({ placements }) => placements.map(({ artworkId }) => artworkId))
  const [artworks, current, available] = await Promise.all([
    listArtworks(database, artworkIds),
    shop.get(),
    shop.available(),
  ])
  const found = new Map(artworks.map((artwork) => [artwork.id, artwork]))
  const planned = planReorder(order, { shop: current, available, garments, artworks: found })
  return toReorder(order, planned, {
    currency: current.currency,
    view: { dpi: current.dpi, previewKey: keys.preview, now: clock.now() },
  })
}
