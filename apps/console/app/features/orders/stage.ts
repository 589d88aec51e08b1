import type { Resources } from '@platen/api-client'
import type { Tone } from '@platen/ui'

export type Stage = Resources['AdminOrderSummary']['stage']

interface StageWords {
  /** What a person of the shop calls it. */
  readonly label: string
  readonly tone: Tone
  /** What has to happen for the order to go on; undefined where nothing is left to do. */
  readonly next?: string
}

/** Every stage of an order, in the order in which an order passes through them; then those beside the way. */
export const STAGES: Readonly<Record<Stage, StageWords>> = {
  awaiting_payment: { label: 'Awaiting payment', tone: 'plain', next: 'The customer pays.' },
  payment_review: {
    label: 'Payment review',
    tone: 'wait',
    next: 'Look for the money and verify the payment.',
  },
  artwork_review: { label: 'Artwork review', tone: 'wait', next: 'Look at the artwork and approve it.' },
  ready_to_print: { label: 'Ready to print', tone: 'work', next: 'Put its prints on a sheet.' },
  in_production: { label: 'In production', tone: 'work', next: 'Print, press, check and pack.' },
  ready: { label: 'Ready', tone: 'good', next: 'Hand it over.' },
  completed: { label: 'Completed', tone: 'over' },
  on_hold: { label: 'On hold', tone: 'bad', next: 'Clear what stops it, then resume.' },
  cancelled: { label: 'Cancelled', tone: 'over' },
  expired: { label: 'Expired', tone: 'over' },
}

export const STAGE_NAMES = Object.keys(STAGES) as Stage[]

/** What the shop still has in hand: open, or on hold. */
export const IN_HAND = STAGE_NAMES.filter((stage) => STAGES[stage].next !== undefined)

/** Of these, what nobody has stopped. */
export const GOING = IN_HAND.filter((stage) => stage !== 'on_hold')

/** Confirmed and not handed over: what was promised counts from here. */
export const OWED = IN_HAND.filter((stage) => stage !== 'awaiting_payment' && stage !== 'payment_review')
