import { PlatenError } from '@platen/api-client'
import { browserApi } from '../../lib/browser-api.ts'
import type { Answer, Attempt } from './submission.ts'

/** Longer than any answer takes. A connection that hangs is lost. */
const PATIENCE_MS = 30_000

/** Sends the order once and says what came back, if anything did. Never throws. */
export async function sendOrder({ key, content }: Attempt, botToken: string): Promise<Answer> {
  try {
    const { data, error, response } = await browserApi.POST('/api/orders', {
      params: { header: { 'Idempotency-Key': key } },
      body: { ...content, botToken },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (data?.trackingToken !== undefined) return { kind: 'placed', trackingToken: data.trackingToken }
    // An answer that is not the shop's own comes from something between it and here.
    if (!error?.error) return silent()
    const { code, message, resolution, fields, requestId, retryAfterSeconds } = new PlatenError(
      response,
      error,
    )
    return { kind: 'refusal', refused: { code, message, resolution, fields, requestId }, retryAfterSeconds }
  } catch {
    return silent()
  }
}

function silent(): Answer {
  return { kind: 'silence', online: navigator.onLine }
}
