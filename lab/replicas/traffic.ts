import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderCreate } from '@platen/contract'
import type { Pool } from 'pg'
import { ask, inWords } from '../torture/request.ts'
import { checkOrders } from '../torture/check-orders.ts'
import { inFigures, startCustomers } from '../torture/customers.ts'
import { none, type Finding } from '../torture/fault.ts'

export interface Traffic {
  readonly orders: () => number
  readonly longestMs: () => number
  stop(): Promise<void>
  /** Call this and `findings` when the traffic has stopped. */
  readonly figures: () => string
  findings(pool: Pool): Promise<Finding[]>
}

/** Few enough that three replicas on a small machine shed none: this test is about failures. */
const CUSTOMERS = 8
const READERS = 4
const LOOK_MS = 15
const PAGES = ['/api/v1/public-config', '/api/v1/catalog', '/docs', '/api/v1/health'] as const
const SERVED = /: 20[01]$/
/** Of one replica that starts or stops, for whoever supervises it. A visitor's request gets no such answer. */
const STATE_OF_A_REPLICA = '/api/v1/health: 503 NOT_READY'
/** Shed by a running replica, which may be right on a busy machine. */
const SHED = /: 503 \w+$/

export function startTraffic(url: string, order: OrderCreate): Traffic {
  const customers = startCustomers({ url, order, count: CUSTOMERS })
  const tally = new Map<string, number>()
  const state = { stopping: false, longestMs: 0 }
  const readers = Promise.all(Array.from({ length: READERS }, readOnAndOn))
  const heard = () => [...tally, ...customers.tally]

  return {
    orders: () => customers.acknowledged.size,
    longestMs: () => Math.max(state.longestMs, customers.longestMs),
    stop: async () => {
      state.stopping = true
      await Promise.all([readers, customers.stop()])
    },
    figures: () => inFigures(new Map(heard())),
    findings: async (pool) => {
      const notServed = heard()
        .filter(([what]) => !SERVED.test(what) && what !== STATE_OF_A_REPLICA)
        .flatMap(([what, count]) => Array.from({ length: count }, () => what))
      const shed = notServed.filter((what) => SHED.test(what))
      const broken = notServed.filter((what) => !SHED.test(what))
      const asked = heard().reduce((sum, [, count]) => sum + count, 0)
      return [
        none('requests that failed', [...broken, ...customers.wrong], `of ${asked}`),
        none('requests that a busy replica refused with 503', shed, `of ${asked}`),
        ...(await checkOrders(pool, customers)),
      ]
    },
  }

  async function readOnAndOn(): Promise<void> {
    while (!state.stopping) {
      for (const page of PAGES) {
        const answer = await ask(url + page)
        const words = `${page}: ${inWords(answer)}`
        tally.set(words, (tally.get(words) ?? 0) + 1)
        state.longestMs = Math.max(state.longestMs, answer.ms)
        await sleep(LOOK_MS)
      }
    }
  }
}
