import { trimOf, type Trim } from '@platen/placement'
import type { OrderRecord } from '@platen/contract'
import type { Author } from '../../../platform/records/audit.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import type { ArtworkCatalog, StoredArtwork } from '../../selling/artworks/index.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { REPLACEABLE, changeOrder, checkArtwork, checkedState } from '../../selling/orders/index.ts'
import { openGates, stopQueuedPrints } from '../../press/production/index.ts'
import { decideOrder, emitOrderEvent, type DecisionDeps } from './decide-order.ts'
import { listPlacements, setPlacementArtwork, type PlacementRow } from './order-decisions.store.ts'
import { proofStatusAfterArtwork } from './proofs/proof-after-change.ts'
import { artworkStatusAfter, placementChanges } from './review-artwork.ts'

interface ReplaceArtworkDeps extends DecisionDeps<Author> {
  readonly artworks: ArtworkCatalog
  readonly shop: ShopCache
}

/** Ids are UUIDs. */
interface ReplaceArtwork {
  readonly orderId: string
  readonly placementId: string
  readonly artworkId: string
}

export async function replaceArtwork(
  deps: ReplaceArtworkDeps,
  { orderId, placementId, artworkId }: ReplaceArtwork,
): Promise<OrderRecord> {
  const [shop, artworks] = await Promise.all([deps.shop.get(), deps.artworks.get([artworkId])])
  const artwork = artworks.get(artworkId)
  if (!artwork)
    throw invalidField(
      'artworkId',
      'this artwork does not exist or was removed; upload it again',
      'not_found',
    )

  return decideOrder(deps, { orderId, action: 'replace_artwork' }, async (locked) => {
    const { tx, order, now } = locked
    const placements = await listPlacements(tx, order.id)
    const placement = getReplaceable(placements, placementId)

    const preflight = checkArtwork(artwork, placement, shop)
    const state = checkedState(preflight, shop)
    await setPlacementArtwork(tx, placement.id, {
      ...{ artworkId, preflight, state },
      trim: placement.onSheet
        ? sameTrim(placement, artwork.inspection)
        : trimOf(artwork.inspection, placement),
    })
    const artworkStatus = artworkStatusAfter(placements, [placement], state)
    const proofStatus = proofStatusAfterArtwork(order.proofStatus, {
      byStaff: deps.author.actor.kind !== 'customer',
    })
    const stopped = proofStatus === 'wanted' ? await stopQueuedPrints(tx, order, now) : order
    const replaced = await changeOrder(tx, stopped, { artworkStatus, proofStatus }, now)
    await emitOrderEvent(locked, 'artwork.preflighted', {
      placementIds: [encodeId('placement', placement.id)],
      state,
    })
    return {
      order: await openGates(tx, replaced, now),
      action: 'artwork.replaced',
      message: `${deps.author.actor.name} replaced artwork of order ${order.number}.`,
      changes: placementChanges([placement], state),
    }
  })
}

/** Prints on a sheet lie close to each other, so that the new picture must not be larger than the old one. */
function sameTrim({ trim, ...size }: PlacementRow, inspection: StoredArtwork['inspection']): Trim {
  const own = trimOf(inspection, size)
  const isLarger = SIDES.some((side) => own[side] < trim[side])
  if (!isLarger) return trim
  throw invalidField(
    'artworkId',
    'has less empty margin than the picture that it replaces, and would reach into others on the sheet',
    'too_close',
  )
}

const SIDES = ['topMm', 'rightMm', 'bottomMm', 'leftMm'] as const satisfies readonly (keyof Trim)[]

function getReplaceable(placements: readonly PlacementRow[], placementId: string): PlacementRow {
  const placement = placements.find(({ id }) => id === placementId)
  if (!placement) throw new Refusal('RESOURCE_NOT_FOUND', 'The order has no such placement.')
  if (REPLACEABLE.some((state) => state === placement.state)) return placement
  throw new Refusal(
    'INVALID_TRANSITION',
    `The artwork of this placement is ${placement.state}; it can be replaced while it is ${REPLACEABLE.join(' or ')}.`,
    { details: { reason: 'artwork_in_order', state: placement.state, allowedActions: [] } },
  )
}
