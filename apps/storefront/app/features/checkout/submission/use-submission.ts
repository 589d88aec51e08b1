import { PlatenError, type Resources } from '@platen/api-client'
import { useEffect, useReducer } from 'react'
import { whenReleased } from '../../../lib/when-released.ts'
import { prepareBotToken, takeBotToken } from '../../bot-check/index.ts'
import { refreshOwnFilm } from '../../../lib/own-film.ts'
import { forgetDiscount, takeOutOrdered } from '../../cart/index.ts'
import { submit } from '../../submission/index.ts'
import { forgetAttempt, holdAttempt, keepAttempt, noteSending } from './attempt.ts'
import {
  EDITING,
  UNPROVABLE,
  eventOf,
  eventOfEarlier,
  leavesOpen,
  refusalOf,
  step,
  type Answer,
  type Attempt,
  type SentAttempt,
  type Submission,
  type SubmissionEvent,
} from './submission.ts'
import { browserApi } from '../../../lib/browser-api.ts'
import { forgetDraft } from '../draft/checkout-draft.ts'

type Protection = Resources['PublicConfigResponse']['botProtection']

interface Submitting {
  readonly state: Submission
  readonly submit: (attempt: Attempt, earlier?: SentAttempt) => void
  readonly acceptArrived: () => void
  readonly tryNow: () => void
  readonly change: () => void
}

export function useSubmission(protection: Protection, onPlaced: (trackingToken: string) => void): Submitting {
  const [state, dispatch] = useReducer(step, EDITING)

  useEffect(() => {
    const work = workOf(state, protection)
    if (!work) return
    let awaited = true
    void work.then((event) => {
      if (awaited) dispatch(event)
    })
    return () => {
      awaited = false
    }
  }, [state, protection])

  useEffect(
    () => (isPaused(state) ? whenItIsTime(state, () => dispatch({ kind: 'again' })) : undefined),
    [state],
  )

  function finish(trackingToken: string, attempt: Attempt | undefined) {
    forgetAttempt()
    if (attempt) takeOutOrdered(attempt.content.items)
    refreshOwnFilm()
    forgetDiscount()
    forgetDraft()
    onPlaced(trackingToken)
  }

  useEffect(() => {
    if (state.at === 'placed' && state.trackingToken !== undefined) finish(state.trackingToken, state.attempt)
    if (state.at === 'refused' && state.refused) {
      if (leavesOpen(state.refused)) holdAttempt()
      else forgetAttempt()
      prepareBotToken(protection)
    }
    // Once per state, because the handler may change with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state])

  return {
    state,
    submit: (attempt, earlier) =>
      dispatch(earlier ? { kind: 'ask', attempt, earlier } : { kind: 'submit', attempt }),
    acceptArrived: () => {
      if (state.arrived) finish(state.arrived.trackingToken, state.earlier)
    },
    tryNow: () => dispatch({ kind: 'again' }),
    change: () => {
      if (isPaused(state)) holdAttempt()
      dispatch({ kind: 'change' })
    },
  }
}

function isPaused({ at }: Submission): boolean {
  return at === 'waiting' || at === 'delayed'
}

function workOf(state: Submission, protection: Protection): Promise<SubmissionEvent> | undefined {
  if (state.at === 'asking' && state.earlier) {
    return askAboutOrder(state.earlier).then((answer) => eventOfEarlier(answer, state, Date.now()))
  }
  if (!state.attempt) return undefined
  if (state.at === 'proving') {
    keepAttempt(state.attempt)
    return prove(state, protection)
  }
  if (state.at !== 'sending') return undefined
  noteSending(Date.now())
  return sendOrder(state.attempt, state.token ?? '').then((answer) => eventOf(answer, state, Date.now()))
}

/** Reuses a token until the API refuses it. */
async function prove(state: Submission, protection: Protection): Promise<SubmissionEvent> {
  try {
    return { kind: 'proven', token: state.token ?? (await takeBotToken(protection)) }
  } catch (error) {
    return eventOf(answerOf(error), state, Date.now())
  }
}

function answerOf(error: unknown): Answer {
  if (error instanceof PlatenError) return refusalOf(error)
  // Any other error while online is from solving the challenge.
  if (error instanceof TypeError || !navigator.onLine) return { kind: 'silence', online: navigator.onLine }
  const refused = { code: UNPROVABLE, message: '', resolution: '', fields: [], requestId: null }
  return { kind: 'refusal', refused, retryAfterSeconds: undefined }
}

/** Calls back at `until` or when back online. Returns a function that cancels it. */
function whenItIsTime({ until, why }: Submission, callBack: () => void): () => void {
  let stop: (() => void) | undefined
  const isTime = () => {
    // The notice and its buttons disappear, so wait until no pointer is pressed.
    stop = whenReleased(callBack)
  }
  const resumesOnline = why === 'offline' || why === 'lost'
  const wait = until === undefined ? (navigator.onLine ? 0 : undefined) : until - Date.now()
  const timer = wait === undefined ? undefined : setTimeout(isTime, Math.max(0, wait))
  if (resumesOnline) addEventListener('online', isTime)
  return () => {
    clearTimeout(timer)
    stop?.()
    removeEventListener('online', isTime)
  }
}

/** Never throws. */
async function sendOrder({ key, content }: Attempt, botToken: string): Promise<Answer> {
  try {
    const { trackingToken, number } = await submit((signal) =>
      browserApi.createStorefrontOrder({ body: { ...content, botToken }, idempotencyKey: key, signal }),
    )
    if (trackingToken !== undefined) return { kind: 'placed', trackingToken, number }
  } catch (error) {
    if (error instanceof PlatenError) return refusalOf(error)
  }
  return { kind: 'silence', online: navigator.onLine }
}

/** No policies have this version, so an order that accepts it is refused. */
const NO_POLICIES = '-'

/**
 * Asks whether the shop received an order, without placing it: a request with the same key that would be refused as a
 * new order. When the key is known, sending the order again returns the first answer. Never throws.
 */
async function askAboutOrder(attempt: Attempt): Promise<Answer> {
  const question = { ...attempt, content: { ...attempt.content, acceptedPolicyVersion: NO_POLICIES } }
  const answer = await sendOrder(question, '')
  const isThere = answer.kind === 'refusal' && answer.refused.code === 'IDEMPOTENCY_KEY_REUSED'
  return isThere ? sendOrder(attempt, '') : answer
}
