import { PlatenError } from '@platen/api-client'
import { SubmissionRefused } from './submit.ts'

/** What came between the visitor and the shop. */
export type Problem =
  | { readonly kind: 'unreachable' }
  | {
      readonly kind: 'refused'
      readonly code: string
      readonly message: string
      readonly resolution: string
      readonly fields: PlatenError['fields']
      /** Milliseconds since 1970: trying earlier will be refused again. */
      readonly retryAt: number | undefined
    }

export function problemOf(error: unknown, now = Date.now()): Problem {
  if (!(error instanceof PlatenError)) return { kind: 'unreachable' }
  const wait = error instanceof SubmissionRefused ? error.retryAfterSeconds : undefined
  return {
    kind: 'refused',
    code: error.code,
    message: error.message,
    resolution: error.resolution,
    fields: error.fields,
    retryAt: wait === undefined ? undefined : now + wait * 1000,
  }
}

/** Whole seconds until another attempt makes sense; zero when it does now. */
export function secondsToWait(problem: Problem | undefined, now: number): number {
  if (problem?.kind !== 'refused' || problem.retryAt === undefined) return 0
  return Math.max(0, Math.ceil((problem.retryAt - now) / 1000))
}
