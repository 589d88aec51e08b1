import { api } from '../../lib/api.ts'
import { readJob, type Job } from './job.ts'
import { isDone, type OutboxStep } from './outbox.ts'

export type Answer =
  | { readonly kind: 'done'; readonly jobs: readonly Job[] }
  | { readonly kind: 'refused'; readonly message: string; readonly resolution: string }
  /** The shop cannot do it, now or ever: it does not know. */
  | { readonly kind: 'defect'; readonly message: string; readonly resolution: string }
  /** The connection is lost or the shop is busy. The key makes one of however many tries. */
  | { readonly kind: 'later' }

/** The shop as the outbox knows it. */
export interface OutboxShop {
  /** Nothing goes under another name: somebody else may have signed in, in another tab too. */
  isSignedIn(personId: string): Promise<boolean>
  send(step: OutboxStep): Promise<Answer>
}

export const outboxShop: OutboxShop = {
  async isSignedIn(personId) {
    if (!navigator.onLine) return false
    try {
      const { data } = await api.GET('/api/admin/session')
      return data?.user?.id === personId
    } catch {
      return false
    }
  },

  async send(step) {
    try {
      const { data, error, response } = await api.POST('/api/admin/print-job-moves', {
        params: { header: { 'Idempotency-Key': step.id } },
        body: step.request,
      })
      if (!error) return { kind: 'done', jobs: data }
      // The shop forgets a key after a day; what it did then is no news to it, but to this device.
      if (error.error.code === 'INVALID_TRANSITION' && step.tried) {
        const jobs = await Promise.all(step.request.jobIds.map((id) => readJob(id)))
        if (isDone(step, jobs)) return { kind: 'done', jobs }
      }
      return answerTo(response.status, error.error)
    } catch {
      return { kind: 'later' }
    }
  },
}

interface ShopError {
  readonly code: string
  readonly message: string
  readonly resolution: string
}

/** Signed out, too many, not reachable behind a gateway, too busy. */
const PASSES: ReadonlySet<number> = new Set([401, 429, 502, 503, 504])

/** What an answer other than yes means for the step. */
export function answerTo(status: number, { code, message, resolution }: ShopError): Answer {
  if (PASSES.has(status) || code === 'IDEMPOTENCY_IN_PROGRESS') return { kind: 'later' }
  return { kind: status >= 500 ? 'defect' : 'refused', message, resolution }
}
