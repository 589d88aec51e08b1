import type { OrderContent } from './order-of-draft.ts'

/**
 * Sending an order, as a table of states. What has no row cannot happen: a second tap while sending, an answer that
 * comes after the customer has gone back to editing.
 *
 *   editing ──submit──▶ proving ──proven──▶ sending ──placed──▶ placed
 *      ▲                 ▲   ▲                │ │ │
 *      │            again│   └───prove_again──┘ │ └─refused──▶ refused
 *      └──change── waiting ◀───────wait─────────┘                 └─submit / change
 */
const NEXT = {
  editing: { submit: 'proving' },
  proving: { proven: 'sending', wait: 'waiting', refused: 'refused' },
  sending: { placed: 'placed', refused: 'refused', wait: 'waiting', prove_again: 'proving' },
  waiting: { again: 'proving', change: 'editing' },
  refused: { submit: 'proving', change: 'editing' },
  placed: {},
} as const satisfies Record<string, Partial<Record<SubmissionEvent['kind'], string>>>
export type At = keyof typeof NEXT

/** One order that is to be placed once, however often it has to be sent. */
export interface Attempt {
  /** The same for the same content until the shop has answered. */
  readonly key: string
  readonly content: OrderContent
  readonly madeAt: number
}

export type Why = 'offline' | 'lost' | 'busy' | 'in_progress' | 'rate_limited'

export interface Refused {
  /** A code of the interface, or `UNREACHABLE` and `UNPROVABLE`, which the browser finds itself. */
  readonly code: string
  readonly message: string
  readonly resolution: string
  readonly fields: readonly { readonly path: string; readonly message: string }[]
  readonly requestId: string | null
}

export interface Submission {
  readonly at: At
  readonly attempt?: Attempt
  readonly token?: string
  /** Since the last answer that said something. */
  readonly failures: number
  /** How often the shop has refused the proof of work of this attempt. */
  readonly doubts: number
  readonly why?: Why
  /** When to try again; undefined when only the connection can tell. */
  readonly until?: number | undefined
  readonly refused?: Refused
  readonly trackingToken?: string
}

export type SubmissionEvent =
  | { readonly kind: 'submit'; readonly attempt: Attempt }
  | { readonly kind: 'proven'; readonly token: string }
  | { readonly kind: 'placed'; readonly trackingToken: string }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'wait'; readonly why: Why; readonly until: number | undefined }
  | { readonly kind: 'prove_again' }
  | { readonly kind: 'again' }
  | { readonly kind: 'change' }

export const EDITING: Submission = { at: 'editing', failures: 0, doubts: 0 }

export function step(state: Submission, event: SubmissionEvent): Submission {
  const row: Partial<Record<SubmissionEvent['kind'], At>> = NEXT[state.at]
  const at = row[event.kind]
  return at === undefined ? state : { ...changed(state, event), at }
}

function changed(state: Submission, event: SubmissionEvent): Omit<Submission, 'at'> {
  switch (event.kind) {
    case 'submit':
      return { failures: 0, doubts: 0, attempt: event.attempt }
    case 'proven':
      return { ...state, token: event.token }
    case 'placed':
      return { ...state, trackingToken: event.trackingToken }
    case 'refused':
      return { ...withoutToken(state), refused: event.refused }
    case 'wait':
      return { ...state, failures: state.failures + 1, why: event.why, until: event.until }
    case 'prove_again':
      return { ...withoutToken(state), doubts: state.doubts + 1 }
    case 'again':
      return state
    case 'change':
      return { failures: 0, doubts: 0 }
  }
}

function withoutToken({ token, ...state }: Submission): Submission {
  return state
}

/** What came back from the shop, or did not. */
export type Answer =
  | { readonly kind: 'placed'; readonly trackingToken: string }
  | { readonly kind: 'refusal'; readonly refused: Refused; readonly retryAfterSeconds: number | undefined }
  | { readonly kind: 'silence'; readonly online: boolean }

/** Refusals that pass by themselves: the same request, with the same key, is sent again. Others are for the customer. */
const PASSING: Readonly<Record<string, Why>> = {
  RATE_LIMITED: 'rate_limited',
  IDEMPOTENCY_IN_PROGRESS: 'in_progress',
  OVERLOADED: 'busy',
  DATABASE_UNAVAILABLE: 'busy',
  UPSTREAM_FAILED: 'busy',
  INTERNAL_ERROR: 'busy',
}

/** The proof of work or the widget failed here, before anything was sent this time. */
export const UNPROVABLE = 'UNPROVABLE'

/** Whether the shop may have the order, from an earlier try, although this was all that came back. */
export function leavesOpen({ code }: Refused): boolean {
  return code === UNREACHABLE.code || code === UNPROVABLE || PASSING[code] !== undefined
}

/** Then the customer decides whether to go on. */
const MOST_FAILURES = 8
const LONGEST_WAIT_MS = 30_000

/** What an answer means for this submission. `now` in milliseconds. */
export function eventOf(answer: Answer, state: Submission, now: number): SubmissionEvent {
  if (answer.kind === 'placed') return answer
  if (answer.kind === 'silence') return silence(answer.online, state, now)

  const { refused, retryAfterSeconds } = answer
  if (refused.code === 'BOT_CHECK_FAILED' && state.doubts === 0) return { kind: 'prove_again' }
  const why = PASSING[refused.code]
  if (why === undefined || (why !== 'rate_limited' && state.failures >= MOST_FAILURES)) {
    return { kind: 'refused', refused }
  }
  return { kind: 'wait', why, until: now + waitMs(state.failures, retryAfterSeconds) }
}

function silence(online: boolean, state: Submission, now: number): SubmissionEvent {
  if (!online) return { kind: 'wait', why: 'offline', until: undefined }
  if (state.failures < MOST_FAILURES)
    return { kind: 'wait', why: 'lost', until: now + waitMs(state.failures) }
  return { kind: 'refused', refused: UNREACHABLE }
}

const UNREACHABLE: Refused = {
  code: 'UNREACHABLE',
  message: '',
  resolution: '',
  fields: [],
  requestId: null,
}

/** 1, 2, 4 … 30 seconds, but not before the shop wants to hear of it. */
function waitMs(failures: number, retryAfterSeconds = 0): number {
  return Math.max(retryAfterSeconds * 1000, Math.min(LONGEST_WAIT_MS, 1000 * 2 ** failures))
}
