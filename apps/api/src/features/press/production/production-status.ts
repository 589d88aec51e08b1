import type { ProductionStatus } from '@platen/contract'
import type { JobState } from '../../../platform/database/tables.generated.ts'

/** Null when the job no longer counts. */
const IMPLIED_STATUS = {
  blocked: 'blocked',
  queued: 'queued',
  nested: 'queued',
  printed: 'in_production',
  cut: 'in_production',
  pressed: 'in_production',
  passed: 'in_production',
  packed: 'done',
  failed: null,
  void: null,
} as const satisfies Record<JobState, ProductionStatus | null>

export function haveSameStatus(from: JobState, to: JobState): boolean {
  return IMPLIED_STATUS[from] === IMPLIED_STATUS[to]
}

export function productionStatusOf(states: readonly JobState[]): ProductionStatus {
  const implied = new Set(states.map((state) => IMPLIED_STATUS[state]).filter((status) => status !== null))
  if (implied.size === 0) return 'blocked'
  if (implied.has('in_production')) return 'in_production'
  if (implied.has('done')) return implied.size === 1 ? 'done' : 'in_production'
  return implied.has('queued') ? 'queued' : 'blocked'
}
