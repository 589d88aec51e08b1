import type { LEAD_STATUSES } from '@platen/contract'
import { Refusal } from '../../../platform/refusal.ts'

export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** The allowed moves from each status. */
const NEXT = {
  new: ['contacted', 'spam'],
  contacted: ['quoted', 'spam'],
  quoted: ['converted', 'lost', 'spam'],
  converted: [],
  lost: ['contacted', 'spam'],
  spam: [],
} as const satisfies Record<LeadStatus, readonly LeadStatus[]>

export function movesFrom(status: LeadStatus): readonly LeadStatus[] {
  return NEXT[status]
}

/** Refuses with INVALID_TRANSITION a move that is not allowed. */
export function refuseUnlessMayMove(from: LeadStatus, to: LeadStatus): void {
  const moves = movesFrom(from)
  if (moves.includes(to)) return
  const allowed = moves.length === 0 ? 'can no longer be moved' : `can be moved to ${moves.join(', ')}`
  throw new Refusal('INVALID_TRANSITION', `The request is ${from} and ${allowed}.`)
}
