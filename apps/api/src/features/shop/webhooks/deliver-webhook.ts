import type { Config } from '../../../config.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { JobFailure } from '../../../platform/jobs/job-plan.ts'
import type { Platform } from '../../../platform/platform.ts'
import { statusAfter } from './delivery-status.ts'
import { NoAnswer, guardedPost, type Resolve } from './guarded-post.ts'
import { signatureHeaders, writeMessage } from './webhook-message.ts'
import { findDueDelivery, noteAttempt, type AttemptNote, type DueDelivery } from './webhooks.store.ts'

const DEADLINE_MS = 10_000

export interface DeliveryDeps extends Pick<Platform, 'database' | 'clock'> {
  readonly config: Pick<Config, 'webhookTargets'>
  readonly deadlineMs?: number
  readonly resolve?: Resolve
}

/** Throws a JobFailure when the receiver did not accept it, so that the queue retries. */
export async function deliverWebhook(
  deps: DeliveryDeps,
  deliveryId: string,
  { isLast }: { readonly isLast: boolean },
): Promise<void> {
  const { database, clock } = deps
  const due = await findDueDelivery(database, deliveryId)
  if (!due) return
  const at = clock.now()
  if (!due.active) {
    await noteAttempt(database, deliveryId, {
      ...{ status: 'failed', at, answered: null },
      failure: { problem: 'switched_off', error: 'the endpoint is switched off' },
    })
    return
  }
  const { answered, failure } = await attempt(deps, deliveryId, due, at)
  const status = statusAfter({ succeeded: failure === null, isLast })
  await noteAttempt(database, deliveryId, { status, at, answered, failure })
  if (failure) throw new JobFailure(`A webhook was not accepted: ${failure.error}.`)
}

async function attempt(
  { config, deadlineMs = DEADLINE_MS, resolve }: DeliveryDeps,
  deliveryId: string,
  due: DueDelivery,
  now: Date,
): Promise<Pick<AttemptNote, 'answered' | 'failure'>> {
  const id = encodeId('webhookDelivery', deliveryId)
  const body = writeMessage(due.event)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Platen-Webhooks',
    ...signatureHeaders({ id, body }, secretsAt(due, now), now),
  }
  try {
    const answered = await guardedPost(
      { url: due.url, headers, body },
      { ...config.webhookTargets, deadlineMs, ...(resolve ? { resolve } : {}) },
    )
    const accepted = answered >= 200 && answered < 300
    return {
      answered,
      failure: accepted ? null : { problem: 'not_accepted', error: `the response was ${answered}` },
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { answered: null, failure: { problem: error.problem, error: error.message } }
  }
}

function secretsAt({ secret, formerSecret, formerSecretUntil }: DueDelivery, now: Date): Buffer[] {
  const formerSigns = formerSecret !== null && formerSecretUntil !== null && now < formerSecretUntil
  return formerSigns ? [secret, formerSecret] : [secret]
}
