import type { ArtworkApproval, OrderRecord } from '@platen/contract'
import { encodeId } from '../../../platform/records/ids.ts'
import { artworkStatusOf, changeOrder, refuseUnlessPossible } from '../../selling/orders/index.ts'
import { openGates } from '../../press/production/index.ts'
import { choosePlacements, placementChanges, statesAfter } from './choose-placements.ts'
import { decideOrder, emitOrderEvent, type DecisionDeps } from './decide-order.ts'
import { listPlacements, setPlacementStates } from './order-decisions.store.ts'

/** Approves artwork that passed its check, with or without warnings, and queues its print jobs. */
export async function approveArtwork(
  deps: DecisionDeps,
  { orderId, placementIds }: ArtworkApproval & { readonly orderId: string },
): Promise<OrderRecord> {
  const { actor } = deps.author
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'approve_artwork')
    const placements = await listPlacements(tx, order.id)
    const chosen = choosePlacements(placements, placementIds)

    await setPlacementStates(
      tx,
      chosen.map(({ id }) => id),
      'approved',
    )
    const artworkStatus = artworkStatusOf(statesAfter(placements, chosen, 'approved'))
    const approved = await changeOrder(tx, order, { artworkStatus }, now)
    await emitOrderEvent(locked, 'artwork.approved', {
      placementIds: chosen.map(({ id }) => encodeId('placement', id)),
      artworkStatus,
    })
    return {
      order: await openGates(tx, approved, now),
      action: 'artwork.approved',
      message: `${actor.name} approved artwork of order ${order.number}.`,
      changes: placementChanges(chosen, 'approved'),
    }
  })
}
