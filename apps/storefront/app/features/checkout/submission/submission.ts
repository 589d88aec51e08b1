import type { PlatenError } from '@platen/api-client'
import type { OrderContent } from '../draft/order-of-draft.ts'

/**
 * Sending an order, as a table of states. What has no row cannot happen: a second tap while sending, an answer that
 * comes after the customer has gone back to editing.
 *
 *   editing ──submit──▶ proving ──proven──▶ sending ──placed──▶ placed
 *    │ ▲                ▲ ▲   ▲                │ │ │
 *    │ │           again│ │   └───prove_again──┘ │ └─refused──▶ refused
 *    │ └──change── waiting ◀───────wait──────────┘                └─submit / ask / change
 *    │                    │
 *    │           not_placed    The answer to an earlier order was lost, and this is another one:
 *    └──ask──▶ asking ────┘    the shop is asked about the earlier one first.
 *               ▲ │ └─arrived──▶ arrived ──submit / change
 *          again│ ▼wait
 *              delayed ──change──▶ editing
 */
const NEXT = {
  editing: { submit: 'proving', ask: 'asking' },
  asking: { not_placed: 'proving', arrived: 'arrived', wait: 'delayed', refused: 'refused' },
  delayed: { again: 'asking', change: 'editing' },
  arrived: { submit: 'proving', change: 'editing' },
  proving: { proven: 'sending', wait: 'waiting', refused: 'refused' },
  sending: { placed: 'placed', refused: 'refused', wait: 'waiting', prove_again: 'proving' },
  waiting: { again: 'proving', change: 'editing' },
  refused: { submit: 'proving', ask: 'asking', change: 'editing' },
  placed: {},
} as const satisfies Record<string, Partial<Record<SubmissionEvent['kind'], string>>>
export type At = keyof typeof NEXT

export interface Attempt {
  /** The idempotency key, the same for the same content until it is answered. */
  readonly key: string
  readonly content: OrderContent
  readonly madeAt: number
}

/** It was sent and not answered. */
export interface SentAttempt extends Attempt {
  readonly sentAt: number
}

export interface ArrivedOrder {
  readonly trackingToken: string
  readonly number: string
}

type Why = 'offline' | 'lost' | 'busy' | 'in_progress' | 'rate_limited'

export interface Refused {
  /** A code of the API, or `UNREACHABLE` or `UNPROVABLE` from the browser. */
  readonly code: string
  readonly message: string
  readonly resolution: string
  readonly fields: readonly { readonly path: string; readonly message: string }[]
  readonly requestId: string | null
}

export interface Submission {
  readonly at: At
  readonly attempt?: Attempt
  /** The order to ask about before `attempt` is sent. */
  readonly earlier?: SentAttempt
  /** The order that `earlier` became. */
  readonly arrived?: ArrivedOrder
  readonly token?: string
  /** Since the last conclusive answer. */
  readonly failures: number
  /** How often the API refused the bot check of this attempt. */
  readonly doubts: number
  /** Refusals on this page: data loaded before the last one may be outdated. */
  readonly refusals: number
  readonly why?: Why
  /** When to try again; undefined while offline. */
  readonly until?: number | undefined
  readonly refused?: Refused
  readonly trackingToken?: string
}

export type SubmissionEvent =
  | { readonly kind: 'submit'; readonly attempt: Attempt }
  | { readonly kind: 'ask'; readonly attempt: Attempt; readonly earlier: SentAttempt }
  | { readonly kind: 'not_placed' }
  | { readonly kind: 'arrived'; readonly order: ArrivedOrder }
  | { readonly kind: 'proven'; readonly token: string }
  | { readonly kind: 'placed'; readonly trackingToken: string }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'wait'; readonly why: Why; readonly until: number | undefined }
  | { readonly kind: 'prove_again' }
  | { readonly kind: 'again' }
  | { readonly kind: 'change' }

export const EDITING: Submission = { at: 'editing', failures: 0, doubts: 0, refusals: 0 }

export function step(state: Submission, event: SubmissionEvent): Submission {
  const row: Partial<Record<SubmissionEvent['kind'], At>> = NEXT[state.at]
  const at = row[event.kind]
  return at === undefined ? state : { ...changed(state, event), at }
}

function changed(state: Submission, event: SubmissionEvent): Omit<Submission, 'at'> {
  switch (event.kind) {
    case 'submit':
      return { ...reset(state), attempt: event.attempt }
    case 'ask':
      return { ...reset(state), attempt: event.attempt, earlier: event.earlier }
    case 'not_placed':
      return { ...reset(state), ...(state.attempt ? { attempt: state.attempt } : {}) }
    case 'arrived':
      return { ...state, arrived: event.order }
    case 'proven':
      return { ...state, token: event.token }
    case 'placed':
      return { ...state, trackingToken: event.trackingToken }
    case 'refused':
      return { ...withoutToken(state), refused: event.refused, refusals: state.refusals + 1 }
    case 'wait':
      return { ...state, failures: state.failures + 1, why: event.why, until: event.until }
    case 'prove_again':
      return { ...withoutToken(state), doubts: state.doubts + 1 }
    case 'again':
      return state
    case 'change':
      return reset(state)
  }
}

function reset({ refusals }: Submission): Omit<Submission, 'at'> {
  return { failures: 0, doubts: 0, refusals }
}

function withoutToken({ token, ...state }: Submission): Submission {
  return state
}

export type Answer =
  | { readonly kind: 'placed'; readonly trackingToken: string; readonly number: string }
  | { readonly kind: 'refusal'; readonly refused: Refused; readonly retryAfterSeconds: number | undefined }
  | { readonly kind: 'silence'; readonly online: boolean }

export function refusalOf(error: PlatenError): Answer {
  const { code, message, resolution, fields, requestId, retryAfterSeconds } = error
  return { kind: 'refusal', refused: { code, message, resolution, fields, requestId }, retryAfterSeconds }
}

/** Temporary refusals: the same request is sent again with the same key. */
const PASSING: Readonly<Record<string, Why>> = {
  RATE_LIMITED: 'rate_limited',
  IDEMPOTENCY_IN_PROGRESS: 'in_progress',
  OVERLOADED: 'busy',
  DATABASE_UNAVAILABLE: 'busy',
  UPSTREAM_FAILED: 'busy',
  INTERNAL_ERROR: 'busy',
}

export function passes(code: string): boolean {
  return PASSING[code] !== undefined
}

/** The bot check failed in the browser, so nothing was sent this time. */
export const UNPROVABLE = 'UNPROVABLE'

/** Whether an earlier try may have placed the order. */
export function leavesOpen({ code }: Refused): boolean {
  return code === UNREACHABLE.code || code === UNPROVABLE || passes(code)
}

/** After so many failures the customer decides. */
const MAX_FAILURES = 8
const LONGEST_WAIT_MS = 30_000

/** `now` in milliseconds. */
export function eventOf(answer: Answer, state: Submission, now: number): SubmissionEvent {
  if (answer.kind === 'placed') return { kind: 'placed', trackingToken: answer.trackingToken }
  if (answer.kind === 'silence') return silence(answer.online, state, now)

  const { refused, retryAfterSeconds } = answer
  if (refused.code === 'BOT_CHECK_FAILED' && state.doubts === 0) return { kind: 'prove_again' }
  const why = PASSING[refused.code]
  if (why === undefined || (why !== 'rate_limited' && state.failures >= MAX_FAILURES)) {
    return { kind: 'refused', refused }
  }
  return { kind: 'wait', why, until: now + waitMs(state.failures, retryAfterSeconds) }
}

/** Longer than the API works on a request: before that, an unknown order may still be in progress. */
const UNDER_WAY_MS = 15_000

export function eventOfEarlier(answer: Answer, state: Submission, now: number): SubmissionEvent {
  if (answer.kind === 'placed') {
    return { kind: 'arrived', order: { trackingToken: answer.trackingToken, number: answer.number } }
  }
  if (answer.kind === 'silence' || passes(answer.refused.code)) return eventOf(answer, state, now)
  const certainAt = (state.earlier?.sentAt ?? 0) + UNDER_WAY_MS
  return now < certainAt ? { kind: 'wait', why: 'in_progress', until: certainAt } : { kind: 'not_placed' }
}

function silence(online: boolean, state: Submission, now: number): SubmissionEvent {
  if (!online) return { kind: 'wait', why: 'offline', until: undefined }
  if (state.failures < MAX_FAILURES) return { kind: 'wait', why: 'lost', until: now + waitMs(state.failures) }
  return { kind: 'refused', refused: UNREACHABLE }
}

const UNREACHABLE: Refused = {
  code: 'UNREACHABLE',
  message: '',
  resolution: '',
  fields: [],
  requestId: null,
}

function waitMs(failures: number, retryAfterSeconds = 0): number {
  return Math.max(retryAfterSeconds * 1000, Math.min(LONGEST_WAIT_MS, 1000 * 2 ** failures))
}
