import { PlatenError } from '@platen/api-client'
import { BotCheckUnsolved } from '../bot-check/index.ts'

/** Browsers retry to load code only after a reload. */
export class PageIncomplete extends Error {
  override readonly name = 'PageIncomplete'
}

export type Problem =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'unproven' }
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: string
      readonly message: string
      readonly resolution: string
      readonly fields: PlatenError['fields']
      /** Milliseconds since 1970. */
      readonly retryAt: number | undefined
    }

export function problemOf(error: unknown, now = Date.now()): Problem {
  if (error instanceof BotCheckUnsolved) return { kind: 'unproven' }
  if (error instanceof PageIncomplete) return { kind: 'incomplete' }
  if (!(error instanceof PlatenError)) return { kind: 'unreachable' }
  const { status, code, message, resolution, fields, retryAfterSeconds } = error
  return {
    ...{ kind: 'refused', status, code, message, resolution, fields },
    retryAt: retryAfterSeconds === undefined ? undefined : now + retryAfterSeconds * 1000,
  }
}

/** Whether the API may have accepted this or an earlier attempt. */
export function leavesOpen(problem: Problem): boolean {
  if (problem.kind !== 'refused') return true
  return problem.status === 429 || problem.status >= 500 || problem.code === 'IDEMPOTENCY_IN_PROGRESS'
}

export function secondsToWait(problem: Problem | undefined, now: number): number {
  if (problem?.kind !== 'refused' || problem.retryAt === undefined) return 0
  return Math.max(0, Math.ceil((problem.retryAt - now) / 1000))
}
