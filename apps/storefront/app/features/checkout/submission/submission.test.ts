import { PlatenError, type Resources } from '@platen/api-client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  EDITING,
  eventOf,
  eventOfEarlier,
  leavesOpen,
  refusalOf,
  step,
  type Answer,
  type Attempt,
  type Refused,
  type Submission,
  type SubmissionEvent,
} from './submission.ts'

const ATTEMPT: Attempt = { key: 'k', content: {} as Attempt['content'], madeAt: 0 }
const NOW = 1_000_000
const PLACED: Answer = { kind: 'placed', trackingToken: 'x', number: 'PL-2026-000001' }
const submit: SubmissionEvent = { kind: 'submit', attempt: ATTEMPT }
const proven: SubmissionEvent = { kind: 'proven', token: 't' }

function refusal(code: string, retryAfterSeconds?: number): Answer {
  const refused: Refused = { code, message: 'No.', resolution: 'Do.', fields: [], requestId: null }
  return { kind: 'refusal', refused, retryAfterSeconds }
}

function after(...events: SubmissionEvent[]): Submission {
  return events.reduce(step, EDITING)
}

const sending = after(submit, proven)
const answered = (state: Submission, answer: Answer) => step(state, eventOf(answer, state, NOW))

describe('submitting an order', () => {
  test('solves the challenge, sends the order and is placed', () => {
    expect(after(submit).at).toBe('proving')
    expect(sending).toMatchObject({ at: 'sending', token: 't', attempt: ATTEMPT })
    expect(answered(sending, PLACED)).toMatchObject({
      at: 'placed',
      trackingToken: 'x',
    })
  })

  test('ignores further submits after the first', () => {
    const other: SubmissionEvent = { kind: 'submit', attempt: { ...ATTEMPT, key: 'other' } }
    for (const state of [after(submit), sending, answered(sending, refusal('OVERLOADED'))]) {
      expect(step(state, other)).toBe(state)
    }
  })

  test('stays placed whatever events arrive later', () => {
    const placed = answered(sending, PLACED)
    for (const event of [submit, proven, { kind: 'change' }, { kind: 'again' }] as SubmissionEvent[]) {
      expect(step(placed, event)).toBe(placed)
    }
  })

  test.each([
    'PRICE_CHANGED',
    'OUT_OF_STOCK',
    'POLICY_CHANGED',
    'VALIDATION_FAILED',
    'IDEMPOTENCY_KEY_REUSED',
  ])('leaves %s to the customer, who can send again', (code) => {
    const refused = answered(sending, refusal(code))
    expect(refused).toMatchObject({ at: 'refused', refused: { code } })
    expect(refused.token).toBeUndefined()
    expect(step(refused, submit).at).toBe('proving')
    expect(leavesOpen(refused.refused!)).toBe(false)
  })

  test('solves a refused challenge again once, then reports the failure', () => {
    const again = answered(sending, refusal('BOT_CHECK_FAILED'))
    expect(again).toMatchObject({ at: 'proving', doubts: 1 })
    expect(again.token).toBeUndefined()
    expect(answered(step(again, proven), refusal('BOT_CHECK_FAILED')).at).toBe('refused')
    // A new submit starts over.
    expect(step(answered(step(again, proven), refusal('BOT_CHECK_FAILED')), submit).doubts).toBe(0)
  })

  test.each(['OVERLOADED', 'DATABASE_UNAVAILABLE', 'INTERNAL_ERROR', 'IDEMPOTENCY_IN_PROGRESS'])(
    'waits longer after each %s and finally asks the customer',
    (code) => {
      let state = sending
      const waits: number[] = []
      while (state.at === 'sending') {
        state = answered(state, refusal(code))
        if (state.at !== 'waiting') break
        waits.push(Number(state.until) - NOW)
        state = step(step(state, { kind: 'again' }), proven)
      }
      expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
      expect(state).toMatchObject({ at: 'refused', refused: { code }, attempt: ATTEMPT })
      expect(leavesOpen(state.refused!)).toBe(true)
    },
  )

  test('waits as long as the API says', () => {
    expect(answered(sending, refusal('RATE_LIMITED', 240))).toMatchObject({
      at: 'waiting',
      why: 'rate_limited',
      until: NOW + 240_000,
    })
  })

  test('waits for a connection without a limit', () => {
    const offline = answered({ ...sending, failures: 99 }, { kind: 'silence', online: false })
    expect(offline).toMatchObject({ at: 'waiting', why: 'offline' })
    expect(offline.until).toBeUndefined()
    expect(step(offline, { kind: 'again' })).toMatchObject({ at: 'proving', attempt: ATTEMPT })
  })

  test('retries without an answer while online, then asks the customer', () => {
    expect(answered(sending, { kind: 'silence', online: true })).toMatchObject({ at: 'waiting', why: 'lost' })
    const tired = answered({ ...sending, failures: 8 }, { kind: 'silence', online: true })
    expect(tired).toMatchObject({ at: 'refused', refused: { code: 'UNREACHABLE' } })
    expect(leavesOpen(tired.refused!)).toBe(true)
  })

  test('keeps its attempt and key until it is placed or changed', () => {
    const codes = [
      'OVERLOADED',
      'RATE_LIMITED',
      'BOT_CHECK_FAILED',
      'PRICE_CHANGED',
      'IDEMPOTENCY_IN_PROGRESS',
    ]
    const happening = fc.oneof(
      fc.constantFrom<SubmissionEvent>(proven, { kind: 'again' }, submit),
      fc.constantFrom(...codes).map((code) => refusal(code)),
      fc.boolean().map((online): Answer => ({ kind: 'silence', online })),
    )
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
        let state = after(submit)
        for (const happened of happenings) {
          const isAnswer = happened.kind === 'refusal' || happened.kind === 'silence'
          if (isAnswer && state.at !== 'sending') continue
          state = isAnswer ? answered(state, happened) : step(state, happened)
          expect(state.attempt).toBe(ATTEMPT)
        }
      }),
    )
  })
})

describe('submitting a changed order after a lost answer', () => {
  const earlier = { ...ATTEMPT, key: 'first', sentAt: NOW - 20_000 }
  const ask: SubmissionEvent = { kind: 'ask', attempt: ATTEMPT, earlier }
  const asking = after(ask)
  const answeredEarlier = (state: Submission, answer: Answer) =>
    step(state, eventOfEarlier(answer, state, NOW))

  test('does not send a changed order before asking about the first', () => {
    expect(asking).toMatchObject({ at: 'asking', attempt: ATTEMPT, earlier })
    expect(step(asking, proven)).toBe(asking)
    expect(step(asking, submit)).toBe(asking)
  })

  test('sends a changed order when the first never arrived', () => {
    const proving = answeredEarlier(asking, refusal('BOT_CHECK_FAILED'))
    expect(proving).toMatchObject({ at: 'proving', attempt: ATTEMPT })
    expect(proving.earlier).toBeUndefined()
  })

  test('waits while the first order may still arrive', () => {
    const hasty = after({ ...ask, earlier: { ...earlier, sentAt: NOW - 5_000 } })
    const delayed = answeredEarlier(hasty, refusal('POLICY_CHANGED'))
    expect(delayed).toMatchObject({ at: 'delayed', why: 'in_progress', until: NOW + 10_000 })
    expect(step(delayed, { kind: 'again' })).toMatchObject({ at: 'asking', attempt: ATTEMPT })
    expect(answeredEarlier(step(delayed, { kind: 'again' }), PLACED).at).toBe('arrived')
  })

  test('asks the customer when the first order did arrive', () => {
    const arrived = answeredEarlier(asking, PLACED)
    expect(arrived).toMatchObject({
      at: 'arrived',
      arrived: { trackingToken: 'x', number: 'PL-2026-000001' },
      earlier,
    })
    const both = step(arrived, { kind: 'submit', attempt: { ...ATTEMPT, key: 'second' } })
    expect(both).toMatchObject({ at: 'proving', attempt: { key: 'second' } })
    expect(both.earlier).toBeUndefined()
  })

  test.each<[string, Answer]>([
    ['there is no connection', { kind: 'silence', online: false }],
    ['there is no answer', { kind: 'silence', online: true }],
    ['the shop is busy', refusal('OVERLOADED')],
    ['the first order is being placed', refusal('IDEMPOTENCY_IN_PROGRESS')],
    ['the shop is rate limiting', refusal('RATE_LIMITED', 60)],
  ])('waits and asks again when %s', (_, answer) => {
    const delayed = answeredEarlier(asking, answer)
    expect(delayed.at).toBe('delayed')
    expect(step(delayed, { kind: 'again' })).toMatchObject({ at: 'asking', earlier })
    expect(step(delayed, { kind: 'change' })).toEqual(EDITING)
  })

  test('never sends the changed order while the first one is uncertain', () => {
    const happening = fc.oneof(
      fc.constantFrom<SubmissionEvent>(proven, { kind: 'again' }, submit, ask),
      fc.constantFrom('OVERLOADED', 'RATE_LIMITED', 'IDEMPOTENCY_IN_PROGRESS').map((code) => refusal(code)),
      fc.boolean().map((online): Answer => ({ kind: 'silence', online })),
    )
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
        let state = asking
        for (const happened of happenings) {
          const isAnswer = happened.kind === 'refusal' || happened.kind === 'silence'
          if (isAnswer && state.at !== 'asking') continue
          // The customer gave up, and the next submit asks again.
          if (state.at === 'refused') break
          state = isAnswer ? answeredEarlier(state, happened) : step(state, happened)
          expect(['asking', 'delayed', 'refused']).toContain(state.at)
        }
      }),
    )
  })
})

test('counts refusals across retries', () => {
  const once = answered(sending, refusal('PRICE_CHANGED'))
  expect(once.refusals).toBe(1)
  const twice = answered(step(step(once, submit), proven), refusal('OUT_OF_STOCK'))
  expect([twice.refusals, step(twice, { kind: 'change' }).refusals]).toEqual([2, 2])
})

test('waits for the pause that the API names in any state', () => {
  const error = {
    code: 'RATE_LIMITED',
    message: 'No.',
    resolution: 'Do.',
  } as Resources['ApiErrorResponse']['error']
  const response = new Response(null, {
    status: 429,
    headers: { 'Retry-After': '300', 'X-Request-Id': 'req_1' },
  })
  const answer = refusalOf(new PlatenError(response, { error, detail: error.message }))
  expect(answer).toMatchObject({ refused: { code: 'RATE_LIMITED', requestId: 'req_1' } })
  expect(eventOf(answer, after(submit), NOW)).toEqual({
    kind: 'wait',
    why: 'rate_limited',
    until: NOW + 300_000,
  })
})
