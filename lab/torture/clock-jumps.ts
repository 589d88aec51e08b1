import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPlatenClient, expectData, type PlatenClient } from '@platen/api-client'
import type { OrderCreate } from '@platen/contract'
import type { Pool } from 'pg'
import { solveChallenge } from '../../scripts/demo/solve-challenge.ts'
import { ledgerProblems } from '../../apps/api/src/testing/stock.ts'
import { adminClient } from '../harness/staff.ts'
import { aDataFolder } from '../harness/service-process.ts'
import { aBotToken, submitOrder } from '../harness/shopper.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { ask, inWords, postJson } from './request.ts'
import { none, type Fault, type FaultRun, type Finding } from './fault.ts'
import { eventsAreOut, jobsIn } from './job-queue.ts'
import { openShop } from './shop.ts'

const HOUR_MS = 3_600_000
/** Back and forth, ahead of the database and behind it; small jumps of seconds happen every day. */
const JUMPS_MS = [HOUR_MS, 0, -HOUR_MS, 0, 5_000, -5_000, 0] as const
const SETTLED_WITHIN_MS = 60_000
/** A quota used up an hour ahead: the hour, and its own ten minutes. */
const LONGEST_QUOTA_S = 4_200

export const clockJumps: Fault = {
  name: 'clock-jumps',
  about:
    "the service's clock jumps an hour forward and back while the database's goes on, and the other way round",
  rounds: 2,
  run,
}

async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const file = join(aDataFolder(), 'moved-by')
  const { service, pool, order } = await openShop({
    // Challenges expire and quotas are counted, as in production.
    BOT_PROTECTION: 'altcha',
    RATE_LIMIT_FACTOR: '20',
    NODE_OPTIONS: `--import=${fileURLToPath(new URL('moved-clock.ts', import.meta.url))}`,
    MOVED_CLOCK_FILE: file,
  })
  const { url } = service
  const signedInBefore = await adminClient(url)
  const broken: string[] = []
  let tried = 0
  const expectThat = async (what: string, wanted: string, heard: Promise<string>) => {
    tried += 1
    const answer = await heard
    if (answer !== wanted) broken.push(`${what}: ${answer}`)
  }

  let placed = 0
  for (let round = 1; round <= rounds; round += 1) {
    for (const jump of JUMPS_MS) {
      const old = await aBotToken(url)
      writeFileSync(file, String(jump))
      process.kill(service.pid, 'SIGUSR2')
      await waitUntil(
        'the clock has moved',
        SETTLED_WITHIN_MS,
        async () => (await offsetOf(url)) === minutes(jump),
      )

      const at = `at ${jump / 1000} s`
      const key = `key-${round}-${placed}`
      await expectThat(`order ${at}`, '201 201 same', placeTwice(url, order, key))
      placed += 1
      await expectThat(`session from before ${at}`, '200', readOrders(signedInBefore))
      await expectThat(
        `new session ${at}`,
        '200',
        adminClient(url).then(readOrders, (error: unknown) => String(error)),
      )
      await expectThat(`health ${at}`, '200', ask(`${url}/api/v1/health`).then(inWords))
      await expectThat(`catalogue ${at}`, '200', ask(`${url}/api/v1/catalog`).then(inWords))
      const late = await submitOrder(url, { ...order, botToken: old })
      if (late.status === 201) placed += 1
      else if (late.code !== 'BOT_CHECK_FAILED') broken.push(`old challenge ${at}: ${late.status}`)
    }
    say(`round ${round} of ${rounds}: ${placed} orders, ${broken.length} of ${tried} broken`)
  }
  // A quota used up an hour ahead must not stay used up after the clock is back.
  const wait = await useUpAnHourAhead(url, () => process.kill(service.pid, 'SIGUSR2'), file)

  await waitUntil('emails are sent', SETTLED_WITHIN_MS, async () => {
    if (!(await eventsAreOut(pool))) return false
    const { created, active, retry } = await jobsIn(pool, 'mail')
    return created + active + retry === 0
  })
  const emails = (await jobsIn(pool, 'mail')).completed
  const orders = await ordersAndExpired(pool)
  const ledger = await ledgerProblems({ services: { pool } })
  await pool.end()
  await service.end('SIGTERM')
  return [
    none(
      'what no longer works after a jump',
      broken,
      `${tried} things tried in ${rounds * JUMPS_MS.length} jumps`,
    ),
    {
      promise: 'a quota used up an hour ahead is over',
      wanted: `≤ ${LONGEST_QUOTA_S} s`,
      measured: `${wait} s to wait`,
      kept: wait > 0 && wait <= LONGEST_QUOTA_S,
    },
    {
      promise: 'emails are still sent',
      wanted: 'at least one for each order',
      measured: `${emails} emails, ${placed} orders`,
      kept: emails >= placed,
    },
    {
      promise: 'orders kept, and none expired by a jump of an hour',
      wanted: `${placed} and 0`,
      measured: `${orders.all} and ${orders.expired}`,
      kept: orders.all === placed && orders.expired === 0,
    },
    none(
      'differences between stock and its ledger',
      ledger.map((problem) => JSON.stringify(problem)),
      'of all stock items',
    ),
  ]
}

async function placeTwice(url: string, order: OrderCreate, key: string): Promise<string> {
  const once = async () => {
    const challenge = await expectData(createPlatenClient({ baseUrl: url }).getBotChallenge())
    const botToken = await solveChallenge(challenge)
    return submitOrder(url, { ...order, botToken, note: key }, { 'idempotency-key': key })
  }
  const [first, second] = [await once(), await once()]
  const status = ({ status, code }: typeof first) => [status, code].join(' ').trim()
  return `${status(first)} ${status(second)} ${first.text === second.text ? 'same' : 'different'}`
}

async function readOrders(client: PlatenClient): Promise<string> {
  const { response } = await client.listOrders()
  return String(response.status)
}

/** In minutes, measured by the service's challenges. */
async function offsetOf(url: string): Promise<number> {
  const { parameters } = await expectData(createPlatenClient({ baseUrl: url }).getBotChallenge())
  return minutes(parameters.expiresAt * 1000 - Date.now() - CHALLENGE_LASTS_MS)
}

const CHALLENGE_LASTS_MS = 10 * 60_000

function minutes(ms: number): number {
  return Math.round(ms / 60_000)
}

async function useUpAnHourAhead(url: string, tell: () => void, file: string): Promise<number> {
  const move = async (by: number) => {
    writeFileSync(file, String(by))
    tell()
    await waitUntil(
      'the clock has moved',
      SETTLED_WITHIN_MS,
      async () => (await offsetOf(url)) === minutes(by),
    )
  }
  await move(HOUR_MS)
  await waitUntil('the quota is used up', SETTLED_WITHIN_MS, async () => (await contact(url)).status === 429)
  await move(0)
  return Number((await contact(url)).headers.get('retry-after') ?? 0)
}

function contact(url: string): Promise<Response> {
  return fetch(`${url}/api/contact-leads`, postJson({}))
}

async function ordersAndExpired(pool: Pool): Promise<{ all: number; expired: number }> {
  const { rows } = await pool.query<{ all: number; expired: number }>(
    `SELECT count(*) AS "all", count(*) FILTER (WHERE status = 'expired') AS expired FROM orders`,
  )
  return rows[0] ?? { all: 0, expired: 0 }
}
