import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { REVIEWABLE } from '../../selling/orders/index.ts'
import type { PlacementRow } from './order-decisions.store.ts'

/**
 * The placements of a decision about artwork: the named ones, or all that wait for review. Refuses with
 * VALIDATION_FAILED a placement of another order, and with INVALID_TRANSITION one that does not wait for review.
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
      `The artwork of ${placementId} is ${placement.state}; it can be reviewed while it is ${REVIEWABLE.join(' or ')}.`,
    )
  })
}

/** The changes of placements for the audit log. */
export function placementChanges(placements: readonly PlacementRow[], to: PlacementRow['state']) {
  return placements.map(({ id, state }) => ({
    path: `placements.${encodeId('placement', id)}.state`,
    from: state,
    to,
  }))
}

/** The states of all placements after some of them changed. */
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
