import { LEAD_STATUSES, type Rights } from '@platen/contract'
import {
  actionRecord,
  obstacleByRole,
  type Action,
  type Obstacle,
} from '../../../platform/auth/action-records.ts'
import { Refusal } from '../../../platform/refusal.ts'

export type LeadStatus = (typeof LEAD_STATUSES)[number]

const STATUSES = {
  new: { label: 'new', next: ['contacted', 'converted', 'lost', 'spam'] },
  contacted: { label: 'answered', next: ['quoted', 'converted', 'lost', 'spam'] },
  quoted: { label: 'quoted', next: ['converted', 'lost', 'spam'] },
  converted: { label: 'ordered', next: [] },
  lost: { label: 'lost', next: ['contacted', 'spam'] },
  spam: { label: 'spam', next: [] },
} as const satisfies Record<LeadStatus, { label: string; next: readonly LeadStatus[] }>

export function leadActions(from: LeadStatus, rights: Rights): Action<LeadStatus>[] {
  const byRole = obstacleByRole(rights, 'leads:write', 'change the status of a request')
  return LEAD_STATUSES.filter((status) => status !== 'new').map((to) =>
    actionRecord(to, byRole ?? obstacleTo(from, to)),
  )
}

const OR = new Intl.ListFormat('en', { type: 'disjunction' })

function obstacleTo(from: LeadStatus, to: LeadStatus): Obstacle | undefined {
  const next: readonly LeadStatus[] = STATUSES[from].next
  if (next.includes(to)) return undefined
  if (from === to) return { code: 'current_status', reason: 'This is the current status.' }
  if (next.length === 0)
    return { code: 'request_closed', reason: `This request is closed: ${STATUSES[from].label}.` }
  const open = next.map((status) => STATUSES[status].label)
  return {
    code: 'other_status_first',
    reason: `You can only change it from ${STATUSES[from].label} to ${OR.format(open)}.`,
  }
}

export function refuseUnlessMayMove(from: LeadStatus, to: LeadStatus): void {
  const moves: readonly LeadStatus[] = STATUSES[from].next
  if (moves.includes(to)) return
  const allowed = moves.length === 0 ? 'can no longer be moved' : `can be moved to ${moves.join(', ')}`
  throw new Refusal('INVALID_TRANSITION', `The request is ${from} and ${allowed}.`, {
    details: { reason: 'lead_moved', state: from, allowedActions: moves },
  })
}
