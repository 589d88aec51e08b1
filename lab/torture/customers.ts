import type { OrderCreate, OrderRecord } from '@platen/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEADLINE_MS, ask, inWords, postJson, type Heard } from './request.ts'

export interface Acknowledged {
  readonly number: string
  readonly trackingToken: string
}

export interface Customers {
  /** By idempotency key, which is also the order's note. */
  readonly acknowledged: ReadonlyMap<string, Acknowledged>
  readonly tally: ReadonlyMap<string, number>
  readonly wrong: readonly string[]
  readonly longestMs: number
  /** Of the latest acknowledged order, by `performance.now()`. */
  readonly lastOrderAt: number
  /** Resolves when the last orders are acknowledged, so the service must be running. */
  stop(): Promise<void>
}

interface CustomersOptions {
  readonly url: string
  readonly order: OrderCreate
  readonly count: number
  /** The service is killed at times, so a refused connection is no fault. */
  readonly mayBeGone?: boolean
  readonly deadlineMs?: number
}

/** Retry delay, and pause after an order. */
const AGAIN_MS = 50
/** A service that is down is not back a moment later. */
const AGAIN_WHEN_GONE_MS = 300
/** Longer than any outage of these tests. */
const GIVE_UP_MS = 120_000

/**
 * Each order is sent under its own key until it is acknowledged. At times an acknowledged one is repeated or read and
 * must be unchanged.
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

export function inFigures(tally: ReadonlyMap<string, number>): string {
  return [...tally]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, times]) => `${what} × ${times}`)
    .join(', ')
}
