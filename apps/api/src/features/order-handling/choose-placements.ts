import { decodeId, encodeId } from '../../platform/ids.ts'
import { Refusal, invalidField } from '../../platform/refusal.ts'
import { REVIEWABLE } from '../orders/index.ts'
import type { PlacementRow } from './order-handling.store.ts'

/**
 * The placements that a decision about artwork is for: those that are named, or all that wait for one. Refuses with
 * VALIDATION_FAILED a placement of another order, and with INVALID_TRANSITION one that waits for nothing.
 */
export function choosePlacements(
  placements: readonly PlacementRow[],
  placementIds: readonly string[] | undefined,
): PlacementRow[] {
  if (placementIds === undefined) return placements.filter(isReviewable)
  return placementIds.map((placementId, index) => {
    const id = decodeId('placement', placementId)
    const placement = placements.find((candidate) => candidate.id === id)
    if (!placement) throw invalidField(`placementIds[${index}]`, 'the order has no such placement')
    if (isReviewable(placement)) return placement
    throw new Refusal(
      'INVALID_TRANSITION',
      `The artwork of ${placementId} is ${placement.state}; it can be decided about while it is ${REVIEWABLE.join(' or ')}.`,
    )
  })
}

/** How the audit log tells of placements that come into another state. */
export function placementChanges(placements: readonly PlacementRow[], to: PlacementRow['state']) {
  return placements.map(({ id, state }) => ({
    path: `placements.${encodeId('placement', id)}.state`,
    from: state,
    to,
  }))
}

/** The states of all placements, after some of them came into another one. */
export function statesAfter(
  placements: readonly PlacementRow[],
  changed: readonly PlacementRow[],
  to: PlacementRow['state'],
): PlacementRow['state'][] {
  return placements.map((placement) => (changed.includes(placement) ? to : placement.state))
}

function isReviewable({ state }: PlacementRow): boolean {
  return REVIEWABLE.some((reviewable) => reviewable === state)
}
