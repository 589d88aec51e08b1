import { PlatenError } from '@platen/api-client'
import { browserApi } from '../../../lib/browser-api.ts'
import { refusalOf, type Answer, type Attempt } from './submission.ts'

/** Longer than any answer takes: after it the connection counts as lost. */
const PATIENCE_MS = 30_000

/** Sends the order once and returns the answer, if any. Never throws. */
export async function sendOrder({ key, content }: Attempt, botToken: string): Promise<Answer> {
  try {
    const { data, error, response } = await browserApi.createStorefrontOrder({
      body: { ...content, botToken },
      idempotencyKey: key,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (data?.trackingToken !== undefined) {
      return { kind: 'placed', trackingToken: data.trackingToken, number: data.number }
    }
    // An answer without an error body comes from a proxy in between.
    if (!error?.error) return silent()
    return refusalOf(new PlatenError(response, error))
  } catch {
    return silent()
  }
}

/** No policies have this version, so an order that accepts it is refused. */
const NO_POLICIES = '-'

/**
 * Asks whether the shop has an order whose answer was lost, without placing it: the question is a request under the
 * same key that would be refused as a new order. When the key is known, the order itself is sent again, which gives
 * its first answer. Never throws.
 */
export async function askAboutOrder(attempt: Attempt): Promise<Answer> {
  const question = { ...attempt, content: { ...attempt.content, acceptedPolicyVersion: NO_POLICIES } }
  const answer = await sendOrder(question, '')
  const isThere = answer.kind === 'refusal' && answer.refused.code === 'IDEMPOTENCY_KEY_REUSED'
  return isThere ? sendOrder(attempt, '') : answer
}

function silent(): Answer {
  return { kind: 'silence', online: navigator.onLine }
}
