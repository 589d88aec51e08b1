import type { ProductionStatus } from '@platen/contract'
import type { JobState } from '../../../platform/database/tables.generated.ts'

/** The production status that a job in each state implies for its order; null when it no longer counts. */
const IMPLIED_STATUS = {
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

/** Whether both job states imply the same production status. */
export function haveSameStatus(from: JobState, to: JobState): boolean {
  return IMPLIED_STATUS[from] === IMPLIED_STATUS[to]
}

/** The production status of an order, from the states of its jobs. */
export function productionStatusOf(states: readonly JobState[]): ProductionStatus {
  const implied = new Set(states.map((state) => IMPLIED_STATUS[state]).filter((status) => status !== null))
  if (implied.size === 0) return 'blocked'
  if (implied.has('in_production')) return 'in_production'
  if (implied.has('done')) return implied.size === 1 ? 'done' : 'in_production'
  return implied.has('queued') ? 'queued' : 'blocked'
}
