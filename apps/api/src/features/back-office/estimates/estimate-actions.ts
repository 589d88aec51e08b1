import { type EstimateAction, type EstimateStatus, ESTIMATE_ACTIONS, type Rights } from '@platen/contract'
import {
  actionRecord,
  obstacleByRole,
  type Action,
  type Obstacle,
} from '../../../platform/auth/action-records.ts'
import { Refusal } from '../../../platform/refusal.ts'

interface Standing {
  readonly number: string
  readonly status: EstimateStatus
  readonly erasedAt: Date | null
}

interface Rule {
  readonly statuses: readonly EstimateStatus[]
  /** Why no other status allows it. */
  readonly otherwise: Obstacle
}

const OPEN = ['draft', 'sent', 'viewed', 'changes_requested', 'declined', 'expired'] as const
const APPROVED: Obstacle = {
  code: 'estimate_approved',
  reason: 'The customer has approved this estimate, so it stays as it is.',
}
const ERASED: Obstacle = { code: 'customer_erased', reason: 'The customer of this estimate was erased.' }

/** Both operations and records follow these rules. */
const RULES: Readonly<Record<EstimateAction, Rule>> = {
  edit: { statuses: OPEN, otherwise: APPROVED },
  send: { statuses: OPEN, otherwise: APPROVED },
  withdraw: {
    statuses: ['sent', 'viewed', 'changes_requested'],
    otherwise: {
      code: 'estimate_not_sent',
      reason: 'Only an estimate that waits for the customer can be withdrawn.',
    },
  },
  convert: {
    statuses: ['approved'],
    otherwise: {
      code: 'estimate_not_approved',
      reason: 'Only an approved estimate that is no order yet can become one.',
    },
  },
}

export function estimateActions(estimate: Standing, rights: Rights): Action<EstimateAction>[] {
  const byRole = obstacleByRole(rights, 'estimates:write', 'change estimates')
  return ESTIMATE_ACTIONS.map((name) => actionRecord(name, byRole ?? obstacleTo(estimate, name)))
}

export function refuseUnlessAllowed(estimate: Standing, action: EstimateAction): void {
  const obstacle = obstacleTo(estimate, action)
  if (obstacle === undefined) return
  throw new Refusal(
    'INVALID_TRANSITION',
    `Estimate ${estimate.number} is ${estimate.status}. ${obstacle.reason}`,
    {
      details: {
        reason: 'estimate_moved',
        names: [estimate.number],
        state: estimate.status,
        allowedActions: ESTIMATE_ACTIONS.filter((other) => obstacleTo(estimate, other) === undefined),
      },
    },
  )
}

function obstacleTo({ status, erasedAt }: Standing, action: EstimateAction): Obstacle | undefined {
  if (erasedAt !== null) return ERASED
  const { statuses, otherwise } = RULES[action]
  return statuses.includes(status) ? undefined : otherwise
}
