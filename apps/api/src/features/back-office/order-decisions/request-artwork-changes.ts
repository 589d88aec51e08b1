import type { ArtworkChangesRequest, OrderRecord } from '@platen/contract'
import { encodeId } from '../../../platform/records/ids.ts'
import { artworkStatusOf, changeOrder, refuseUnlessPossible } from '../../selling/orders/index.ts'
import { choosePlacements, placementChanges, statesAfter } from './choose-placements.ts'
import { decideOrder, emitOrderEvent, type DecisionDeps } from './decide-order.ts'
import { insertNote, listPlacements, setPlacementStates } from './order-decisions.store.ts'

/** Asks the customer for a new version of artwork. The message is emailed and kept as a note of the order. */
export async function requestArtworkChanges(
  deps: DecisionDeps,
  { orderId, placementIds, message }: ArtworkChangesRequest & { readonly orderId: string },
): Promise<OrderRecord> {
  const { actor } = deps.author
  return decideOrder(deps, orderId, async (locked) => {
    const { tx, order, now } = locked
    refuseUnlessPossible(order, 'request_changes')
    const placements = await listPlacements(tx, order.id)
    const chosen = choosePlacements(placements, placementIds)

    await setPlacementStates(
      tx,
      chosen.map(({ id }) => id),
      'changes_requested',
    )
    await insertNote(tx, order.id, { text: `Changes requested: ${message}`, by: actor.id, now })
    const artworkStatus = artworkStatusOf(statesAfter(placements, chosen, 'changes_requested'))
    await emitOrderEvent(locked, 'artwork.changes_requested', {
      placementIds: chosen.map(({ id }) => encodeId('placement', id)),
      reason: message,
    })
    return {
      order: await changeOrder(tx, order, { artworkStatus }, now),
      action: 'artwork.changes_requested',
      message: `${actor.name} requested changes to artwork of order ${order.number}.`,
      changes: placementChanges(chosen, 'changes_requested'),
    }
  })
}
