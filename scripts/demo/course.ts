import type { Random } from './random.ts'

/** How far an order has come when its story pauses. */
export type Standing =
  | 'placed'
  | 'paid_in_part'
  | 'submitted'
  | 'confirmed'
  | 'changes_requested'
  | 'held'
  | 'queued'
  | 'reprint_queued'
  | 'nested'
  | 'printed'
  | 'pressed'
  | 'passed'
  | 'ready'
  | 'failed_attempt'
  | 'over'

/** What will become of an order, settled before it begins. Hours are of work, unless they are the customer's. */
export interface Course {
  readonly ending: 'handed_over' | 'expired' | 'called_off' | 'cancelled'
  /** The customer pays with the order, or so many hours later. */
  readonly paysAfter: number
  readonly firstPayment: 'good' | 'rejected' | 'half'
  readonly verifiedAfter: number
  readonly approvedAfter: number
  readonly holdHours: number
  readonly queuedFor: number
  readonly failsAt: 'printed' | 'pressed' | null
  readonly collectedAfter: number
  readonly missesMeeting: boolean
  /** Share of the total that is paid back after the end. */
  readonly refundShare: number
  /** The story goes no further than this, for today's work. */
  readonly stopsAt?: Standing
}

export function drawCourse(random: Random): Course {
  return {
    ending: random.weighted([
      ['handed_over', 90],
      ['expired', 5],
      ['called_off', 2],
      ['cancelled', 3],
    ] as const),
    paysAfter: random.chance(0.6) ? 0 : random.between(0.5, 22),
    firstPayment: random.weighted([
      ['good', 92],
      ['rejected', 4],
      ['half', 4],
    ] as const),
    verifiedAfter: random.between(0.3, 6),
    approvedAfter: random.between(0.5, 6),
    holdHours: random.chance(0.02) ? random.between(4, 24) : 0,
    queuedFor: random.chance(0.06) ? random.between(14, 30) : random.between(2, 9),
    failsAt: random.weighted([
      [null, 94],
      ['printed', 4],
      ['pressed', 2],
    ] as const),
    collectedAfter: random.between(1, 20),
    missesMeeting: random.chance(0.03),
    refundShare: random.chance(0.015) ? random.pick([0.1, 0.25, 0.5]) : 0,
  }
}

/** Nothing goes wrong and nothing takes long: within two working days the order is wherever it is wanted. */
export const SMOOTH = {
  ending: 'handed_over',
  paysAfter: 0,
  firstPayment: 'good',
  verifiedAfter: 1,
  approvedAfter: 1,
  holdHours: 0,
  queuedFor: 2,
  failsAt: null,
  collectedAfter: 4,
  missesMeeting: false,
  refundShare: 0,
} as const satisfies Course
