import type { ArtworkApproval, ArtworkChangesRequest } from '@platen/contract'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { CHANGEABLE, REVIEWABLE, artworkStatusOf, changeOrder } from '../../selling/orders/index.ts'
import { openGates } from '../../press/production/index.ts'
import { emitOrderEvent, type LockedCase, type Outcome } from './decide-order.ts'
import { insertNote, listPlacements, setPlacementStates, type PlacementRow } from './order-decisions.store.ts'

export async function approveArtwork(
  locked: LockedCase,
  { placementIds }: ArtworkApproval,
): Promise<Outcome> {
  const { tx, order, now, author } = locked
  const { artworkStatus, changes, ids } = await review(locked, placementIds, REVIEWABLE, 'approved')
  const approved = await changeOrder(tx, order, { artworkStatus }, now)
  await emitOrderEvent(locked, 'artwork.approved', { placementIds: ids, artworkStatus })
  return {
    order: await openGates(tx, approved, now),
    action: 'artwork.approved',
    message: `${author.actor.name} approved artwork of order ${order.number}.`,
    changes,
  }
}

/** The message is emailed and kept as a note of the order. */
export async function requestArtworkChanges(
  locked: LockedCase,
  { placementIds, message }: ArtworkChangesRequest,
): Promise<Outcome> {
  const { tx, order, now, author } = locked
  const { artworkStatus, changes, ids } = await review(locked, placementIds, CHANGEABLE, 'changes_requested')
  await insertNote(locked, `Changes requested: ${message}`)
  await emitOrderEvent(locked, 'artwork.changes_requested', { placementIds: ids, reason: message })
  return {
    order: await changeOrder(tx, order, { artworkStatus }, now),
    action: 'artwork.changes_requested',
    message: `${author.actor.name} requested changes to artwork of order ${order.number}.`,
    changes,
  }
}

async function review(
  { tx, order }: LockedCase,
  placementIds: readonly string[] | undefined,
  from: readonly PlacementRow['state'][],
  state: PlacementRow['state'],
) {
  const placements = await listPlacements(tx, order.id)
  const chosen = choosePlacements(placements, placementIds, from)
  await setPlacementStates(
    tx,
    chosen.map(({ id }) => id),
    state,
  )
  return {
    artworkStatus: artworkStatusAfter(placements, chosen, state),
    changes: placementChanges(chosen, state),
    ids: chosen.map(({ id }) => encodeId('placement', id)),
  }
}

function choosePlacements(
  placements: readonly PlacementRow[],
  placementIds: readonly string[] | undefined,
  from: readonly PlacementRow['state'][],
): PlacementRow[] {
  if (placementIds === undefined) return placements.filter(({ state }) => from.includes(state))
  return placementIds.map((placementId, index) => {
    const id = decodeId('placement', placementId)
    const placement = placements.find((candidate) => candidate.id === id)
    if (!placement)
      throw invalidField(`placementIds[${index}]`, 'the order has no such placement', 'not_found')
    if (from.includes(placement.state)) return placement
    throw new Refusal(
      'INVALID_TRANSITION',
      `The artwork of ${placementId} is ${placement.state}; it can be reviewed while it is ${from.join(' or ')}.`,
      { details: { reason: 'artwork_decided', state: placement.state, allowedActions: [] } },
    )
  })
}

export function placementChanges(placements: readonly PlacementRow[], to: PlacementRow['state']) {
  return placements.map(({ id, state }) => ({
    path: `placements.${encodeId('placement', id)}.state`,
    from: state,
    to,
  }))
}

export function artworkStatusAfter(
  placements: readonly PlacementRow[],
  changed: readonly PlacementRow[],
  to: PlacementRow['state'],
): PlacementRow['state'] {
  return artworkStatusOf(placements.map((placement) => (changed.includes(placement) ? to : placement.state)))
}
