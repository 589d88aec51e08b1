import type { Tone } from '@platen/ui'
import type { OrderSummary } from './order.ts'

export type Stage = OrderSummary['stage']

interface StageLabel {
  readonly label: string
  readonly tone: Tone
  readonly next?: string
}

export const STAGES: Readonly<Record<Stage, StageLabel>> = {
  awaiting_payment: { label: 'Awaiting payment', tone: 'plain', next: 'Wait for the customer to pay.' },
  payment_review: {
    label: 'Payment review',
    tone: 'wait',
    next: 'Check that the money arrived and verify the payment.',
  },
  artwork_review: { label: 'Artwork review', tone: 'wait', next: 'Review the artwork and approve it.' },
  ready_to_print: { label: 'Ready to print', tone: 'work', next: 'Add its prints to a gang sheet.' },
  in_production: { label: 'In production', tone: 'work', next: 'Print, press, check and pack.' },
  ready: { label: 'Ready', tone: 'good', next: 'Hand it over.' },
  completed: { label: 'Completed', tone: 'over' },
  on_hold: { label: 'On hold', tone: 'bad', next: 'Resolve the issue, then resume the order.' },
  cancelled: { label: 'Cancelled', tone: 'over' },
  expired: { label: 'Expired', tone: 'over' },
}

export const STAGE_NAMES = Object.keys(STAGES) as Stage[]

/** Unfinished: open, or on hold. */
export const OPEN_STAGES = STAGE_NAMES.filter((stage) => STAGES[stage].next !== undefined)

export const ACTIVE_STAGES = OPEN_STAGES.filter((stage) => stage !== 'on_hold')

/** Confirmed and not handed over; the promised day counts for these. */
export const COMMITTED_STAGES = OPEN_STAGES.filter(
  (stage) => stage !== 'awaiting_payment' && stage !== 'payment_review',
)
