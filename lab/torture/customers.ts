import type { OrderCreate, OrderRecord } from '@platen/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEADLINE_MS, ask, inWords, postJson, type Heard } from './request.ts'

/** What a customer was told: there is an order, and this is its number. */
export interface Acknowledged {
  readonly number: string
  readonly trackingToken: string
}

export interface Customers {
  /** By idempotency key, which is the order's note too. */
  readonly acknowledged: ReadonlyMap<string, Acknowledged>
  readonly tally: ReadonlyMap<string, number>
  readonly wrong: readonly string[]
  /** The longest that anybody waited for an answer. */
  readonly longestMs: number
  /** Of the latest acknowledged order, by `performance.now()`. */
  readonly lastOrderAt: number
  /** Begins no more orders, and resolves when the last ones are acknowledged: the service must be there. */
  stop(): Promise<void>
}

interface CustomersOptions {
  readonly url: string
  readonly order: OrderCreate
  readonly count: number
  /** The service itself is killed now and then: nobody there is no wrong answer. */
  readonly mayBeGone?: boolean
  readonly deadlineMs?: number
}

/** How soon somebody tries again, and how long somebody rests after an order. */
const AGAIN_MS = 50
/** Where nobody is, nobody is there a moment later either. */
const AGAIN_WHEN_GONE_MS = 300
/** Long enough for any outage of these tests; whoever is still without an answer has been let down. */
const GIVE_UP_MS = 120_000

/**
 * People who order one garment after the other, and send each order under its own key until it is acknowledged.
 * Now and then one of them sends an acknowledged one again, or looks it up: it must be the same.
 */
export function startCustomers(options: CustomersOptions): Customers {
  const { url, order, count, mayBeGone = false, deadlineMs = DEADLINE_MS } = options
  const acknowledged = new Map<string, Acknowledged>()
  const tally = new Map<string, number>()
  const wrong: string[] = []
  const state = { stopping: false, longestMs: 0, lastOrderAt: 0 }
  const all = Promise.all(Array.from({ length: count }, (_, index) => shopOnAndOn(index)))

  return {
    acknowledged,
    tally,
    wrong,
    get longestMs() {
      return state.longestMs
    },
    get lastOrderAt() {
      return state.lastOrderAt
    },
    stop: async () => {
      state.stopping = true
      await all
    },
  }

  async function shopOnAndOn(customer: number): Promise<void> {
    for (let n = 0; !state.stopping; n += 1) {
      const key = `customer-${customer}-order-${n}`
      await placeUntilAcknowledged(key)
      if (n % 3 === 0) await sendAgain(key)
      if (n % 3 === 1) await lookUp(key)
      await sleep(AGAIN_MS)
    }
  }

  async function placeUntilAcknowledged(key: string): Promise<void> {
    const deadline = performance.now() + GIVE_UP_MS
    for (;;) {
      const heard = await place(key)
      if (heard.none === undefined && heard.status === 201) {
        acknowledge(key, heard.text)
        return
      }
      if (!mayBeTriedAgain(heard)) return
      if (performance.now() > deadline) {
        wrong.push(`no answer for ${GIVE_UP_MS / 1000} s`)
        return
      }
      await sleep(heard.none === undefined ? AGAIN_MS : AGAIN_WHEN_GONE_MS)
    }
  }

  async function sendAgain(key: string): Promise<void> {
    const heard = await place(key)
    if (heard.none === undefined && heard.status === 201) acknowledge(key, heard.text)
    else mayBeTriedAgain(heard)
  }

  async function lookUp(key: string): Promise<void> {
    const known = acknowledged.get(key)
    if (!known) return
    const heard = note('look-up', await ask(`${url}/api/v1/orders/${known.trackingToken}`))
    if (heard.none === undefined && heard.status === 200) {
      const { number } = JSON.parse(heard.text) as OrderRecord
      if (number !== known.number) wrong.push(`${known.number} was found as ${number}`)
    } else mayBeTriedAgain(heard)
  }

  async function place(key: string): Promise<Heard> {
    const body = { ...order, note: key }
    return note('order', await ask(`${url}/api/orders`, postJson(body, { 'idempotency-key': key })))
  }

  function acknowledge(key: string, text: string): void {
    const { number, trackingToken } = JSON.parse(text) as OrderRecord
    const before = acknowledged.get(key)
    if (before && before.number !== number) wrong.push(`one key made ${before.number} and ${number}`)
    acknowledged.set(key, { number, trackingToken: String(trackingToken) })
    state.lastOrderAt = performance.now()
  }

  function note(what: string, heard: Heard): Heard {
    const words = `${what}: ${inWords(heard)}`
    tally.set(words, (tally.get(words) ?? 0) + 1)
    state.longestMs = Math.max(state.longestMs, heard.ms)
    if (heard.ms > deadlineMs) wrong.push(`${words} after ${Math.round(heard.ms)} ms`)
    return heard
  }

  function mayBeTriedAgain(heard: Heard): boolean {
    const expected =
      heard.none === undefined
        ? heard.status === 503 || heard.code === 'IDEMPOTENCY_IN_PROGRESS'
        : heard.none === 'gone' && mayBeGone
    if (!expected) wrong.push(inWords(heard))
    return expected || heard.none !== undefined
  }
}

/** `order: 201 × 940, order: 503 DATABASE_UNAVAILABLE × 61`. */
export function inFigures(tally: ReadonlyMap<string, number>): string {
  return [...tally]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, times]) => `${what} × ${times}`)
    .join(', ')
}
