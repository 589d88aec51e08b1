import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { CONNECTIONS_OF_A_PROCESS } from '../../apps/api/src/platform/database/pool.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../../apps/api/src/testing/database-proxy.ts'
import { startService } from '../harness/service-process.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { DEADLINE_MS, ask, inWords } from './request.ts'
import { checkOrders } from './check-orders.ts'
import { inFigures, startCustomers, type Customers } from './customers.ts'
import { atMost, none, type Fault, type FaultRun, type Finding } from './fault.ts'
import { SETTINGS, aDatabaseServer, anOrderForever, directly } from './shop.ts'
import { visitPages } from './page-visits.ts'

const HEALTH_WITHIN_MS = 1_000
const RECOVERED_WITHIN_MS = 2_000
/** Longer than the service waits for the database. */
const STALLED_MS = 14_000
/**
 * Dead connections are dropped when a response is late (12 s); the listening one is checked every 15 s with a timeout
 * of 5 s.
 */
const REMEMBERED_WITHIN_MS = 22_000
const BACK_WITHIN_MS = 60_000
/** Faults are injected into a warm shop, because its first responses are slower. */
const ORDERS_FIRST = 100

export const databaseAway: Fault = {
  name: 'database-away',
  about: 'the line to the database stalled, slow, reset, cut during a response, forgotten by a firewall',
  rounds: 3,
  run,
}

interface Seen {
  readonly healthMs: number[]
  readonly recoveredMs: number[]
  readonly rememberedMs: number[]
  readonly leaks: string[]
}

async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const server = await aDatabaseServer()
  const proxy = await startDatabaseProxy(server.url)
  const service = await startService({ ...SETTINGS, DATABASE_URL: proxy.url })
  const { url } = service
  const pool = directly(server.url)
  const customers = startCustomers({ url, order: await anOrderForever(url, pool), count: 12 })
  const pages = visitPages(url)
  const seen: Seen = { healthMs: [], recoveredMs: [], rememberedMs: [], leaks: [] }

  await waitUntil('the shop is at work', BACK_WITHIN_MS, () =>
    Promise.resolve(customers.acknowledged.size >= ORDERS_FIRST),
  )
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, spoil] of Object.entries(SPOILT)) {
      await spoil({ proxy, url, seen, pool, round })
      proxy.pass()
      const passedAt = performance.now()
      await untilWell(url, customers, passedAt)
      seen.recoveredMs.push(performance.now() - passedAt)
      seen.leaks.push(...(await findLeaks(pool)))
      say(`${name}, round ${round} of ${rounds}, ${customers.acknowledged.size} orders`)
    }
  }
  await Promise.all([customers.stop(), pages.stop()])
  say(inFigures(customers.tally))
  say(inFigures(pages.tally))
  const findings = [
    none(
      'answers that are neither right nor 503',
      [...customers.wrong, ...pages.wrong],
      `in ${rounds} rounds`,
    ),
    atMost('an answer to an order, whatever the database does', DEADLINE_MS, [customers.longestMs]),
    atMost('health says 503 while the database is silent', HEALTH_WITHIN_MS, seen.healthMs),
    atMost(
      'health 200 and an order taken when the line is good again',
      RECOVERED_WITHIN_MS,
      seen.recoveredMs,
    ),
    atMost(
      'a change is heard of again when a firewall has forgotten all lines',
      REMEMBERED_WITHIN_MS,
      seen.rememberedMs,
    ),
    none('connections too many, or left in a transaction', seen.leaks, 'looked at after each'),
    ...(await checkOrders(pool, customers)),
  ]
  await pool.end()
  await service.end('SIGTERM')
  await proxy.close()
  return findings
}

interface Tools {
  readonly proxy: DatabaseProxy
  readonly url: string
  readonly seen: Seen
  readonly pool: Pool
  readonly round: number
}

const SPOILT: Readonly<Record<string, (tools: Tools) => Promise<void>>> = {
  stalled: async ({ proxy, url, seen }) => {
    proxy.stall()
    await watchHealth(url, seen, STALLED_MS)
  },
  'answers held back': async ({ proxy, url, seen }) => {
    proxy.stall('answers')
    await watchHealth(url, seen, STALLED_MS)
  },
  'slow by 50 ms': async ({ proxy }) => {
    proxy.slow(50)
    await sleep(3_000)
  },
  'slow by 600 ms': async ({ proxy, url, seen }) => {
    proxy.slow(600)
    await watchHealth(url, seen, 5_000)
  },
  'reset again and again': async ({ proxy }) => {
    for (let time = 0; time < 20; time += 1) {
      proxy.reset()
      await sleep(150)
    }
  },
  'cut during a response': async ({ proxy }) => {
    proxy.cut(15)
    await sleep(4_000)
  },
  forgotten: async ({ proxy, url, seen, pool, round }) => {
    proxy.forget()
    const began = performance.now()
    const tagline = `Round ${round}`
    await pool.query('UPDATE store_settings SET tagline = $1', [tagline])
    await waitUntil('the change is heard of', BACK_WITHIN_MS, async () => {
      const config = await ask(`${url}/api/v1/public-config`)
      return config.none === undefined && config.text.includes(tagline)
    })
    seen.rememberedMs.push(performance.now() - began)
  },
}

/** The first responses may still be from before the fault. */
async function watchHealth(url: string, seen: Seen, forMs: number): Promise<void> {
  const began = performance.now()
  let lastGood = began
  const times: { readonly at: number; readonly ms: number; readonly words: string }[] = []
  while (performance.now() - began < forMs) {
    const at = performance.now()
    const health = await ask(`${url}/api/v1/health`)
    const words = inWords(health)
    if (words === '200') lastGood = at
    times.push({ at, ms: health.ms, words })
    await sleep(100)
  }
  seen.healthMs.push(...times.map(({ ms }) => ms))
  if (lastGood - began > HEALTH_WITHIN_MS) seen.leaks.push('health was 200 while the database was silent')
}

async function untilWell(url: string, customers: Customers, since: number): Promise<void> {
  await waitUntil('the service is well', BACK_WITHIN_MS, async () => {
    const health = await ask(`${url}/api/v1/health`)
    return inWords(health) === '200' && customers.lastOrderAt > since
  })
}

async function findLeaks(pool: Pool): Promise<string[]> {
  let leaks: string[] = []
  await waitUntil('nothing is left over', 5_000, async () => {
    const { rows } = await pool.query<{ open: number; waiting: number }>(
      `SELECT count(*) AS open,
         count(*) FILTER (WHERE state LIKE 'idle in transaction%' AND state_change < now() - interval '1 second') AS waiting
       FROM pg_stat_activity WHERE application_name LIKE 'platen%'`,
    )
    const { open = 0, waiting = 0 } = rows[0] ?? {}
    leaks = [
      ...(open > CONNECTIONS_OF_A_PROCESS ? [`${open} connections`] : []),
      ...(waiting > 0 ? [`${waiting} in a transaction`] : []),
    ]
    return leaks.length === 0
  }).catch(() => undefined)
  return leaks
}
