import { refusalText, type Refused } from '../../../lib/requests/refusal-words.ts'
import { api } from '../../../lib/requests/api.ts'
import { readJob, type Job } from './job.ts'
import { isDone, type OutboxStep } from './outbox.ts'

export type Answer =
  | { readonly kind: 'done'; readonly jobs: readonly Job[] }
  | { readonly kind: 'refused'; readonly message: string; readonly resolution: string }
  /** The server failed, and it is unknown whether a retry helps. */
  | { readonly kind: 'defect'; readonly message: string; readonly resolution: string }
  /** The connection is lost or the server is busy. Retries are safe: the idempotency key makes them one. */
  | { readonly kind: 'later' }

export interface OutboxTransport {
  /** A step is sent only in its author's name, and another user may have signed in, in another tab too. */
  isSignedIn(personId: string): Promise<boolean>
  send(step: OutboxStep): Promise<Answer>
}

export const outboxTransport: OutboxTransport = {
  async isSignedIn(personId) {
    if (!navigator.onLine) return false
    try {
      const { data } = await api.adminSession()
      return data?.user?.id === personId
    } catch {
      return false
    }
  },

  async send(step) {
    try {
      const { data, error, response } = await api.createPrintJobMoves({
        body: step.request,
        idempotencyKey: step.id,
      })
      if (!error) return { kind: 'done', jobs: data }
      // The server forgets a key after a day. If it did the step then, this device still has to learn of it.
      if (error.error.code === 'INVALID_TRANSITION' && step.tried) {
        const jobs = await Promise.all(step.request.jobIds.map((id) => readJob(id)))
        if (isDone(step, jobs)) return { kind: 'done', jobs }
      }
      return readError(response.status, error.error)
    } catch {
      return { kind: 'later' }
    }
  },
}

/** Signed out, rate limited, not reachable behind a gateway, too busy. */
const TEMPORARY: ReadonlySet<number> = new Set([401, 429, 502, 503, 504])

export function readError(status: number, refused: Refused): Answer {
  if (TEMPORARY.has(status) || refused.code === 'IDEMPOTENCY_IN_PROGRESS') return { kind: 'later' }
  const { title, text } = refusalText(refused)
  return { kind: status >= 500 ? 'defect' : 'refused', message: title, resolution: text }
}
