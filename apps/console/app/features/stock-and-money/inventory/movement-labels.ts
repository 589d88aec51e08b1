import { m } from '../../../messages/messages.ts'
import type { MovementType, StaffMovementType } from './stock.ts'

interface MovementLabels {
  readonly action: string
  readonly quantity: string
  readonly done: string
  readonly hint?: string
}

export const STAFF_MOVEMENTS: Readonly<Record<StaffMovementType, MovementLabels>> = m.stock.movements
export const STAFF_TYPES: readonly StaffMovementType[] = [
  ...(['receipt', 'count', 'waste', 'adjustment', 'consumption', 'return'] as const),
]

export function isStaffType(word: string | undefined): word is StaffMovementType {
  return STAFF_TYPES.some((type) => type === word)
}

export const MOVEMENT_NAMES: Readonly<Record<MovementType, string>> = m.stock.movementTypes

/** The server also checks which need a reason. */
export function needsReason(type: StaffMovementType): boolean {
  return type === 'waste' || type === 'adjustment'
}

export const REASONS: Partial<Record<StaffMovementType, readonly string[]>> = {
  waste: Object.values(m.stock.wasteReasons),
  adjustment: Object.values(m.stock.adjustmentReasons),
}
