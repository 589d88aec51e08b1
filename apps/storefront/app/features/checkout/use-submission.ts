import { PlatenError, type Resources } from '@platen/api-client'
import { useEffect, useReducer } from 'react'
import { prepareBotToken, takeBotToken } from '../bot-check/bot-token.ts'
import { takeOutOrdered } from '../cart/cart.ts'
import { forgetAttempt, holdAttempt } from './attempt.ts'
import { forgetDraft } from './kept-draft.ts'
import { sendOrder } from './send-order.ts'
import {
  EDITING,
  UNPROVABLE,
  eventOf,
  leavesOpen,
  step,
  type Answer,
  type Attempt,
  type Submission,
  type SubmissionEvent,
} from './submission.ts'

type Protection = Resources['PublicConfigResponse']['botProtection']

interface Submitting {
  readonly state: Submission
  readonly submit: (attempt: Attempt) => void
  readonly tryNow: () => void
  readonly change: () => void
}

/** Runs the table of `submission.ts`: does what each state is for, and steps on with what comes of it. */
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
    () => (state.at === 'waiting' ? whenItIsTime(state, () => dispatch({ kind: 'again' })) : undefined),
    [state],
  )

  useEffect(() => {
    if (state.at === 'placed' && state.trackingToken !== undefined) {
      forgetAttempt()
      if (state.attempt) takeOutOrdered(state.attempt.content.items)
      forgetDraft()
      onPlaced(state.trackingToken)
    }
    if (state.at === 'refused' && state.refused) {
      if (leavesOpen(state.refused)) holdAttempt()
      else forgetAttempt()
      prepareBotToken(protection)
    }
    // Once per state: the handler may be another one at every drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state])

  return {
    state,
    submit: (attempt) => dispatch({ kind: 'submit', attempt }),
    tryNow: () => dispatch({ kind: 'again' }),
    change: () => {
      if (state.at === 'waiting') holdAttempt()
      dispatch({ kind: 'change' })
    },
  }
}

function workOf(state: Submission, protection: Protection): Promise<SubmissionEvent> | undefined {
  if (state.at === 'proving') return prove(state, protection)
  if (state.at !== 'sending' || !state.attempt) return undefined
  return sendOrder(state.attempt, state.token ?? '').then((answer) => eventOf(answer, state, Date.now()))
}

/** A token that the shop has not refused is good for the next try, too. */
async function prove(state: Submission, protection: Protection): Promise<SubmissionEvent> {
  try {
    return { kind: 'proven', token: state.token ?? (await takeBotToken(protection)) }
  } catch (error) {
    return eventOf(answerOf(error), state, Date.now())
  }
}

function answerOf(error: unknown): Answer {
  if (error instanceof PlatenError) {
    const { code, message, resolution, fields, requestId } = error
    return {
      kind: 'refusal',
      refused: { code, message, resolution, fields, requestId },
      retryAfterSeconds: 20,
    }
  }
  // Whatever else is thrown while connected is the solving itself.
  if (error instanceof TypeError || !navigator.onLine) return { kind: 'silence', online: navigator.onLine }
  const refused = { code: UNPROVABLE, message: '', resolution: '', fields: [], requestId: null }
  return { kind: 'refusal', refused, retryAfterSeconds: undefined }
}

/** Calls back at the hour, or as soon as the connection is there again. Gives what stops it. */
function whenItIsTime({ until, why }: Submission, callBack: () => void): () => void {
  const hearsOfConnection = why === 'offline' || why === 'lost'
  const wait = until === undefined ? (navigator.onLine ? 0 : undefined) : until - Date.now()
  const timer = wait === undefined ? undefined : setTimeout(callBack, Math.max(0, wait))
  if (hearsOfConnection) addEventListener('online', callBack)
  return () => {
    clearTimeout(timer)
    removeEventListener('online', callBack)
  }
}
