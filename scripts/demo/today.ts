import type { FulfilmentMethod } from '../../apps/api/src/features/catalog/index.ts'
import { SMOOTH, type Course } from './course.ts'

/** An order that was placed so that there is something of everything to do today. */
export interface Scene {
  /** Placed so many days before today. */
  readonly daysAgo: number
  readonly course: Course
  readonly method?: FulfilmentMethod
  /** A meet-up today. */
  readonly meetsToday?: true
  /** Ordered with a picture that is too small to print well. */
  readonly weakPicture?: true
}

const upTo = (stopsAt: Course['stopsAt'] & string, changes: Partial<Course> = {}): Course => ({
  ...SMOOTH,
  stopsAt,
  ...changes,
})

/** Five days are promised: what is five days old is due today, and what is older is late. */
export const SCENES: readonly Scene[] = [
  { daysAgo: 0, course: upTo('placed', { paysAfter: 30 }) },
  { daysAgo: 1, course: upTo('submitted') },
  { daysAgo: 4, course: upTo('confirmed'), weakPicture: true },
  { daysAgo: 5, course: upTo('queued') },
  { daysAgo: 6, course: upTo('printed') },
  { daysAgo: 4, course: upTo('ready'), meetsToday: true },
  { daysAgo: 7, course: upTo('held', { holdHours: 90 }) },
  { daysAgo: 9, course: { ...SMOOTH, ending: 'expired' } },
  { daysAgo: 8, course: { ...SMOOTH, ending: 'cancelled', holdHours: 5 } },
  { daysAgo: 12, course: SMOOTH, method: 'pickup' },
  { daysAgo: 5, course: upTo('pressed') },
  { daysAgo: 5, course: upTo('passed') },
  { daysAgo: 4, course: upTo('nested') },
  { daysAgo: 8, course: upTo('changes_requested'), weakPicture: true },
  { daysAgo: 7, course: upTo('reprint_queued', { failsAt: 'pressed' }) },
  { daysAgo: 5, course: upTo('ready'), method: 'delivery' },
  { daysAgo: 6, course: upTo('passed'), meetsToday: true },
  { daysAgo: 0, course: upTo('submitted') },
  { daysAgo: 2, course: upTo('paid_in_part', { firstPayment: 'half' }) },
  { daysAgo: 7, course: upTo('failed_attempt', { missesMeeting: true }), method: 'delivery' },
  { daysAgo: 4, course: upTo('nested') },
  { daysAgo: 4, course: upTo('queued'), method: 'pickup' },
  { daysAgo: 14, course: { ...SMOOTH, refundShare: 0.25 } },
  { daysAgo: 13, course: { ...SMOOTH, firstPayment: 'rejected' } },
]
