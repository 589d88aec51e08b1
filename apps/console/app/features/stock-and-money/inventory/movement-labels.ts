import type { MovementType, StaffMovementType } from './stock.ts'

interface MovementLabels {
  readonly title: string
  readonly button: string
  readonly quantity: string
  readonly reason: 'required' | 'optional'
  readonly done: string
  readonly hint?: string
}

/** The server also checks which need a reason. */
export const STAFF_MOVEMENTS: Readonly<Record<StaffMovementType, MovementLabels>> = {
  receipt: {
    title: 'Receive',
    button: 'Receive',
    quantity: 'Quantity received',
    reason: 'optional',
    done: 'Received',
  },
  count: {
    title: 'Count',
    button: 'Count',
    quantity: 'Counted',
    reason: 'optional',
    done: 'Counted',
    hint: 'Everything on the shelf, including stock reserved for orders.',
  },
  waste: {
    title: 'Write off',
    button: 'Write off',
    quantity: 'Quantity to write off',
    reason: 'required',
    done: 'Wrote off',
  },
  adjustment: {
    title: 'Adjust',
    button: 'Adjust',
    quantity: 'Change',
    reason: 'required',
    done: 'Adjusted',
    hint: 'Use a minus sign to reduce stock, for example −2.',
  },
  consumption: {
    title: 'Record use',
    button: 'Record use',
    quantity: 'Quantity used',
    reason: 'optional',
    done: 'Used',
    hint: 'Blanks and film are deducted automatically. Use this for anything else.',
  },
  return: {
    title: 'Return',
    button: 'Return',
    quantity: 'Quantity returned',
    reason: 'optional',
    done: 'Returned',
  },
}
export const STAFF_TYPES = Object.keys(STAFF_MOVEMENTS) as StaffMovementType[]

export function isStaffType(word: string | undefined): word is StaffMovementType {
  return STAFF_TYPES.some((type) => type === word)
}

export const MOVEMENT_NAMES: Readonly<Record<MovementType, string>> = {
  receipt: 'Received',
  count: 'Counted',
  waste: 'Written off',
  adjustment: 'Adjusted',
  consumption: 'Used',
  return: 'Returned',
  reservation: 'Reserved for an order',
  release: 'Released',
}

export const REASONS: Partial<Record<StaffMovementType, readonly string[]>> = {
  waste: ['Misprint', 'Scorched', 'Stained', 'Torn', 'Head clog', 'Sample'],
  adjustment: ['Found on another shelf', 'Wrong size in the box', 'Typing error', 'Given away'],
}
