import type { MovementType, StaffMovementType } from './stock.ts'

interface MovementWords {
  /** Of the dialog and its button. */
  readonly title: string
  readonly button: string
  /** What the quantity is. */
  readonly quantity: string
  readonly reason: 'required' | 'optional'
  /** Once it is booked: "Received". */
  readonly done: string
  readonly hint?: string
}

/** What staff book, in their words. Which of them needs a reason is the service's rule; it would say so too. */
export const STAFF_MOVEMENTS: Readonly<Record<StaffMovementType, MovementWords>> = {
  receipt: {
    title: 'Receive',
    button: 'Receive',
    quantity: 'How much came',
    reason: 'optional',
    done: 'Received',
  },
  count: {
    title: 'Count',
    button: 'Count',
    quantity: 'Counted',
    reason: 'optional',
    done: 'Counted',
    hint: 'All that lies there, what orders hold too.',
  },
  waste: {
    title: 'Write off',
    button: 'Write off',
    quantity: 'How much is spoiled',
    reason: 'required',
    done: 'Wrote off',
  },
  adjustment: {
    title: 'Adjust',
    button: 'Adjust',
    quantity: 'By how much',
    reason: 'required',
    done: 'Adjusted',
    hint: 'With a minus for less: −2.',
  },
  consumption: {
    title: 'Use up',
    button: 'Use up',
    quantity: 'How much was used',
    reason: 'optional',
    done: 'Used',
    hint: 'Pressing takes blanks and film by itself: this is for what it does not know of.',
  },
  return: {
    title: 'Take back',
    button: 'Take back',
    quantity: 'How much came back',
    reason: 'optional',
    done: 'Took back',
  },
}
export const STAFF_TYPES = Object.keys(STAFF_MOVEMENTS) as StaffMovementType[]

export function isStaffType(word: string | undefined): word is StaffMovementType {
  return STAFF_TYPES.some((type) => type === word)
}

/** In the ledger. */
export const MOVEMENT_NAMES: Readonly<Record<MovementType, string>> = {
  receipt: 'Received',
  count: 'Counted',
  waste: 'Written off',
  adjustment: 'Adjusted',
  consumption: 'Used',
  return: 'Taken back',
  reservation: 'Held for an order',
  release: 'Let go',
}

/** What happens at a press, so that nobody has to type it. */
export const REASONS: Partial<Record<StaffMovementType, readonly string[]>> = {
  waste: ['Misprint', 'Scorched', 'Stained', 'Torn', 'Head clog', 'Sample'],
  adjustment: ['Found on another shelf', 'Wrong size in the box', 'Typing error', 'Given away'],
}
