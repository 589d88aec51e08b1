import type { Tone } from '@platen/ui'
import { m } from '../../../../messages/messages.ts'
import type { OrderSummary } from './order.ts'

export type Stage = OrderSummary['stage']

interface StageLabel {
  readonly label: string
  readonly tone: Tone
}

const words = m.orderWords.stages

export const STAGES: Readonly<Record<Stage, StageLabel>> = {
  awaiting_payment: { label: words.awaiting_payment, tone: 'plain' },
  payment_review: { label: words.payment_review, tone: 'wait' },
  artwork_review: { label: words.artwork_review, tone: 'wait' },
  ready_to_print: { label: words.ready_to_print, tone: 'work' },
  in_production: { label: words.in_production, tone: 'work' },
  ready: { label: words.ready, tone: 'good' },
  completed: { label: words.completed, tone: 'over' },
  on_hold: { label: words.on_hold, tone: 'wait' },
  cancelled: { label: words.cancelled, tone: 'over' },
  expired: { label: words.expired, tone: 'over' },
}

/** Several where prints of one order wait for different people. */
export function nextSteps({
  queues,
  artworkStatus,
}: Pick<OrderSummary, 'queues' | 'artworkStatus'>): string[] {
  return queues.map((queue) =>
    queue === 'new_artwork' && artworkStatus === 'failed'
      ? m.orderWords.nextStepOfFailedArtwork
      : m.orderWords.nextSteps[queue],
  )
}

export const STAGE_NAMES = Object.keys(STAGES) as Stage[]

/** Unfinished: open, or on hold. */
export const OPEN_STAGES = STAGE_NAMES.filter((stage) => STAGES[stage].tone !== 'over')

/** Confirmed and not handed over; the promised day counts for these. */
export const COMMITTED_STAGES = OPEN_STAGES.filter(
  (stage) => stage !== 'awaiting_payment' && stage !== 'payment_review',
)
