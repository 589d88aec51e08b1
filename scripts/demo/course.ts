import type { Random } from './random.ts'

/** Where today's work finds an order. */
export type StopsAt =
  | 'placed'
  | 'submitted'
  | 'partially_paid'
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

/** Decided before the order is placed. Hours are working hours, except for the customer's actions. */
export interface Course {
  readonly ending: 'handed_over' | 'expired' | 'withdrawn' | 'cancelled'
  /** 0 with the order, else hours later. */
  readonly paysAfter: number
  readonly firstPayment: 'good' | 'rejected' | 'half'
  readonly verifiedAfter: number
  readonly approvedAfter: number
  readonly holdHours: number
  readonly failsAt: 'printed' | 'pressed' | null
  readonly collectedAfter: number
  readonly missesMeeting: boolean
  /** Share of the total, after the handover. */
  readonly refundShare: number
  readonly stopsAt?: StopsAt
}

export function drawCourse(random: Random): Course {
  return {
    ending: random.weighted([
      ['handed_over', 90],
      ['expired', 5],
      ['withdrawn', 2],
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

const SMOOTH = {
  ending: 'handed_over',
  paysAfter: 0,
  firstPayment: 'good',
  verifiedAfter: 1,
  approvedAfter: 1,
  holdHours: 0,
  failsAt: null,
  collectedAfter: 4,
  missesMeeting: false,
  refundShare: 0,
} as const satisfies Course

export interface Scene {
  readonly daysAgo: number
  readonly course: Course
  readonly method?: 'pickup' | 'delivery'
  readonly meetsToday?: true
  /** Too small to print well. */
  readonly weakPicture?: true
}

const upTo = (stopsAt: StopsAt, changes: Partial<Course> = {}): Course => ({ ...SMOOTH, stopsAt, ...changes })

/** Five days are promised: an order of five days is due today, an older one is late. */
export const SCENES: readonly Scene[] = [
  { daysAgo: 0, course: upTo('placed') },
  { daysAgo: 1, course: upTo('submitted') },
  { daysAgo: 4, course: upTo('confirmed'), weakPicture: true },
  { daysAgo: 5, course: upTo('queued') },
  { daysAgo: 6, course: upTo('printed') },
  { daysAgo: 5, course: upTo('ready'), meetsToday: true },
  { daysAgo: 7, course: upTo('held', { holdHours: 90 }) },
  { daysAgo: 9, course: { ...SMOOTH, ending: 'expired' } },
  { daysAgo: 8, course: { ...SMOOTH, ending: 'cancelled', holdHours: 5 } },
  { daysAgo: 12, course: SMOOTH, method: 'pickup' },
  { daysAgo: 5, course: upTo('pressed') },
  { daysAgo: 5, course: upTo('passed') },
  { daysAgo: 4, course: upTo('nested') },
  { daysAgo: 8, course: upTo('changes_requested'), weakPicture: true },
  { daysAgo: 7, course: upTo('reprint_queued', { failsAt: 'pressed' }) },
  { daysAgo: 6, course: upTo('ready'), method: 'delivery' },
  { daysAgo: 6, course: upTo('passed'), meetsToday: true },
  { daysAgo: 0, course: upTo('submitted') },
  { daysAgo: 2, course: upTo('partially_paid', { firstPayment: 'half' }) },
  { daysAgo: 9, course: upTo('failed_attempt', { missesMeeting: true }), method: 'delivery' },
  { daysAgo: 4, course: upTo('nested') },
  { daysAgo: 4, course: upTo('queued'), method: 'pickup' },
  { daysAgo: 14, course: { ...SMOOTH, refundShare: 0.25 } },
  { daysAgo: 13, course: { ...SMOOTH, firstPayment: 'rejected' } },
]
