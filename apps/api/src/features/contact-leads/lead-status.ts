import type { LEAD_STATUSES } from '@platen/contract'
import { Refusal } from '../../platform/refusal.ts'

export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** Where a request may go from each status. */
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

/** Refuses with INVALID_TRANSITION a move that is not in the table. */
export function refuseUnlessMayMove(from: LeadStatus, to: LeadStatus): void {
  const moves = movesFrom(from)
  if (moves.includes(to)) return
  const allowed = moves.length === 0 ? 'nowhere from there' : `to ${moves.join(', ')}`
  throw new Refusal('INVALID_TRANSITION', `The request is ${from}; it can be moved ${allowed}.`)
}
