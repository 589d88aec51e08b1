import type { DELIVERY_STATUSES } from '@platen/contract'
import { OVER_A_DAY } from '../../../platform/jobs/job-plan.ts'

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Longer than any delivery waits for its next attempt. */
const FORGOTTEN_AFTER_MS = 2 * OVER_A_DAY.maxDelaySeconds * 1000

interface Progress {
  readonly status: DeliveryStatus
  readonly lastAttemptAt: Date | null
  readonly createdAt: Date
}

/** A delivery that is still pending after hours was interrupted in its last attempt, or its job is lost. */
export function canReplay({ status, lastAttemptAt, createdAt }: Progress, now: Date): boolean {
  if (status !== 'pending') return true
  return now.getTime() - (lastAttemptAt ?? createdAt).getTime() > FORGOTTEN_AFTER_MS
}

/**
 * The latest time of the next attempt. The queue draws each wait between one and two times 30 s, a minute, and so
 * on. A replay starts with short waits again, so it comes sooner.
 */
export function nextAttemptBy(delivery: Progress & { readonly attempts: number }, now: Date): Date | null {
  const { status, attempts, lastAttemptAt } = delivery
  if (status !== 'pending' || lastAttemptAt === null || canReplay(delivery, now)) return null
  const { delaySeconds, maxDelaySeconds } = OVER_A_DAY
  const longestSeconds = Math.min(maxDelaySeconds, delaySeconds * 2 ** attempts)
  return new Date(lastAttemptAt.getTime() + longestSeconds * 1000)
}

export function statusAfter(attempt: { succeeded: boolean; isLast: boolean }): DeliveryStatus {
  if (attempt.succeeded) return 'delivered'
  return attempt.isLast ? 'failed' : 'pending'
}
