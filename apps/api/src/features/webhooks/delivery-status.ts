import type { DELIVERY_STATUSES } from '@platen/contract'
import { OVER_A_DAY } from '../../platform/jobs/job-plan.ts'

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Longer than any delivery waits for its next attempt. */
const FORGOTTEN_AFTER_MS = 2 * OVER_A_DAY.maxDelaySeconds * 1000

interface Progress {
  readonly status: DeliveryStatus
  readonly lastAttemptAt: Date | null
  readonly createdAt: Date
}

/**
 * What is pending is on its way already, unless nothing was heard of it for hours: its last attempt was cut off, or its
 * job is lost.
 */
export function canReplay({ status, lastAttemptAt, createdAt }: Progress, now: Date): boolean {
  if (status !== 'pending') return true
  return now.getTime() - (lastAttemptAt ?? createdAt).getTime() > FORGOTTEN_AFTER_MS
}

/** What an attempt makes of a delivery. */
export function statusAfter(attempt: { succeeded: boolean; isLast: boolean }): DeliveryStatus {
  if (attempt.succeeded) return 'delivered'
  return attempt.isLast ? 'failed' : 'pending'
}
