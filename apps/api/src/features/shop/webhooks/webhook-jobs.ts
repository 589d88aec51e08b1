import {
  JobFailure,
  OVER_A_DAY,
  type IntervalPlan,
  type QueuePlan,
  type Retries,
} from '../../../platform/jobs/job-plan.ts'
import type { Subscriber } from '../../../platform/outbox/dispatch-events.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deliverWebhook, type DeliveryDeps } from './deliver-webhook.ts'
import { claimReplays, insertDeliveries } from './webhooks.store.ts'

const QUEUE = 'webhooks'
/** Replays per transaction. */
const BATCH = 200

interface DeliveryJob {
  /** UUID. */
  readonly deliveryId: string
}

export const webhookSubscriber: Subscriber = {
  queue: QUEUE,
  jobsFor: async (events, tx, now) => toJobs(await insertDeliveries(tx, events, now)),
}

/** Deliveries in a batch wait for the slowest, at most ten seconds. */
export function webhookQueue(deps: DeliveryDeps, retries: Retries = OVER_A_DAY): QueuePlan {
  return {
    name: QUEUE,
    retries,
    batchSize: 20,
    pollSeconds: 1,
    work: (data, attempt) => deliverWebhook(deps, readJob(data), attempt),
  }
}

export function webhookReplays({ transaction }: Pick<Platform, 'transaction'>): IntervalPlan {
  return {
    name: 'replay-webhooks',
    everySeconds: 2,
    replicas: 'every',
    run: ({ enqueue }) =>
      transaction(async (tx) => {
        const jobs = toJobs(await claimReplays(tx, BATCH))
        if (jobs.length > 0) await enqueue(tx, QUEUE, jobs)
        return jobs.length < BATCH ? 'done' : 'more'
      }),
  }
}

function toJobs(deliveryIds: readonly string[]): DeliveryJob[] {
  return deliveryIds.map((deliveryId) => ({ deliveryId }))
}

function readJob(data: unknown): string {
  const { deliveryId } = data as Partial<Record<keyof DeliveryJob, unknown>>
  if (typeof deliveryId !== 'string') throw new JobFailure('This delivery does not exist.')
  return deliveryId
}
