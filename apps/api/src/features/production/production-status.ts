import type { ProductionStatus } from '@platen/contract'
import type { JobState } from '../../platform/database/tables.generated.ts'

/** What a job in each state says about the production of its order; null for one that no longer counts. */
const SAYS = {
  blocked: 'blocked',
  queued: 'queued',
  nested: 'queued',
  printed: 'in_production',
  pressed: 'in_production',
  passed: 'in_production',
  packed: 'done',
  failed: null,
  void: null,
} as const satisfies Record<JobState, ProductionStatus | null>

/** Whether an order whose job goes from one state to the other stands where it stood. */
export function saysTheSame(from: JobState, to: JobState): boolean {
  return SAYS[from] === SAYS[to]
}

/** Where the production of an order stands, from the states of its jobs. */
export function productionStatusOf(states: readonly JobState[]): ProductionStatus {
  const said = new Set(states.map((state) => SAYS[state]).filter((status) => status !== null))
  if (said.size === 0) return 'blocked'
  if (said.has('in_production')) return 'in_production'
  if (said.has('done')) return said.size === 1 ? 'done' : 'in_production'
  return said.has('queued') ? 'queued' : 'blocked'
}
