import type { InventoryMovementCreateRequest, StaffMovementType } from '@platen/contract'
import { readTime } from '../../platform/http/time-range.ts'
import { invalidField } from '../../platform/refusal.ts'

/** What staff must say of a movement, by its type. An adjustment of nothing is none. */
export const MOVEMENT_RULES = {
  receipt: { least: 1, mayCost: true, needsReason: false, done: 'received' },
  adjustment: { least: -Infinity, mayCost: false, needsReason: true, done: 'adjusted by' },
  waste: { least: 1, mayCost: false, needsReason: true, done: 'wrote off' },
  consumption: { least: 1, mayCost: false, needsReason: false, done: 'used' },
  return: { least: 1, mayCost: false, needsReason: false, done: 'took back' },
  count: { least: 0, mayCost: false, needsReason: false, done: 'counted' },
} as const satisfies Record<
  StaffMovementType,
  { least: number; mayCost: boolean; needsReason: boolean; done: string }
>

/** Books older than a year are closed. */
const OLDEST_MS = 366 * 24 * 3_600_000

/** Refuses with VALIDATION_FAILED what its type does not allow. */
export function refuseUnfitMovement({
  type,
  quantity,
  unitCost,
  reason,
}: InventoryMovementCreateRequest): void {
  const { least, mayCost, needsReason } = MOVEMENT_RULES[type]
  if (quantity < least) throw invalidField('quantity', `must be ${least} or more for ${type}`)
  if (type === 'adjustment' && quantity === 0) throw invalidField('quantity', 'must not be 0')
  if (unitCost !== undefined && !mayCost) throw invalidField('unitCost', 'goes with a receipt only')
  if (reason === undefined && needsReason) throw invalidField('reason', `is required for ${type}`)
}

/** When it happened: now unless told. Refuses with VALIDATION_FAILED a time to come or of long ago. */
export function timeOf(request: Pick<InventoryMovementCreateRequest, 'occurredAt'>, now: Date): Date {
  const time = readTime('occurredAt', request.occurredAt) ?? now
  if (time > now) throw invalidField('occurredAt', 'must not be in the future')
  if (now.getTime() - time.getTime() > OLDEST_MS) {
    throw invalidField('occurredAt', 'must not be more than a year ago')
  }
  return time
}
