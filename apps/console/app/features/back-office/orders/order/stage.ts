import type { Tone } from '@platen/ui'
import type { OrderSummary } from './order.ts'

export type Stage = OrderSummary['stage']

interface StageLabel {
  readonly label: string
  readonly tone: Tone
}

export const STAGES: Readonly<Record<Stage, StageLabel>> = {
  awaiting_payment: { label: 'Awaiting payment', tone: 'plain' },
  payment_review: { label: 'Payment review', tone: 'wait' },
  artwork_review: { label: 'Artwork review', tone: 'wait' },
  ready_to_print: { label: 'Ready to print', tone: 'work' },
  in_production: { label: 'In production', tone: 'work' },
  ready: { label: 'Ready', tone: 'good' },
  completed: { label: 'Completed', tone: 'over' },
  on_hold: { label: 'On hold', tone: 'wait' },
  cancelled: { label: 'Cancelled', tone: 'over' },
  expired: { label: 'Expired', tone: 'over' },
}

const NEXT_STEPS: Readonly<Record<OrderSummary['queues'][number], string>> = {
  payment: 'Wait for the customer to pay.',
  payment_review: 'Check that the money arrived and verify the payment.',
  artwork_review: 'Review the artwork and approve it.',
  artwork_before_payment: 'You can already review the artwork.',
  new_artwork: 'Wait for new artwork from the customer.',
  ready_to_print: 'Add its prints to a gang sheet.',
  in_production: 'Print, press, check and pack.',
  handover: 'Hand it over.',
  on_hold: 'Resolve the issue, then resume the order.',
  refund: 'Refund the amount to return, or keep it as credit.',
}

/** Several where prints of one order wait for different people. */
export function nextSteps({
  queues,
  artworkStatus,
}: Pick<OrderSummary, 'queues' | 'artworkStatus'>): string[] {
  return queues.map((queue) =>
    queue === 'new_artwork' && artworkStatus === 'failed'
      ? 'Artwork failed its check. Ask the customer for changes.'
      : NEXT_STEPS[queue],
  )
}

export const STAGE_NAMES = Object.keys(STAGES) as Stage[]

/** Unfinished: open, or on hold. */
export const OPEN_STAGES = STAGE_NAMES.filter((stage) => STAGES[stage].tone !== 'over')

/** Confirmed and not handed over; the promised day counts for these. */
export const COMMITTED_STAGES = OPEN_STAGES.filter(
  (stage) => stage !== 'awaiting_payment' && stage !== 'payment_review',
)
