import type { Pool } from 'pg'
import { submitOrder } from '../harness/shopper.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { atMost, none, type Fault, type FaultRun, type Finding } from './fault.ts'
import { eventsAreOut, hurry, jobsIn } from './job-queue.ts'
import { startOddMailServer, type MailFault } from './odd-mail-server.ts'
import { openShop } from './shop.ts'

/** Independent of the mail server. */
const ORDER_WITHIN_MS = 2_000
const SETTLED_WITHIN_MS = 120_000

/** Temporary failures are retried, permanent ones are not. */
const PASSING: readonly MailFault[] = [
  'away',
  'silent',
  'mute after greeting',
  'busy: 421',
  'later: 451',
  'drops the mail',
]
const DROPS_AFTER: MailFault = 'takes and hangs up'
const FINAL: MailFault = 'no such mailbox: 550'

export const mailAway: Fault = {
  name: 'mail-away',
  about: 'the mail server is away, silent, busy, drops mails, or hangs up after it took one',
  rounds: 1,
  run,
}

async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const server = await startOddMailServer()
  const { service, pool, order } = await openShop({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })
  const times: number[] = []
  const refused: string[] = []
  const waits = new Map<string, number>()
  const place = async () => {
    const began = performance.now()
    const { status, code } = await submitOrder(service.url, order)
    times.push(performance.now() - began)
    if (status !== 201) refused.push(`${status} ${code ?? ''}`)
  }

  for (let round = 1; round <= rounds; round += 1) {
    for (const fault of PASSING) {
      await server.setFault(fault)
      await place()
      await untilTried(pool)
      for (const { id, wait } of await nextTries(pool)) if (!waits.has(id)) waits.set(id, wait)
      say(`${fault}: ${(await jobsIn(pool, 'mail')).retry} emails wait for their next attempt`)
    }
    await server.setFault(FINAL)
    await place()
    await untilTried(pool)
    for (const fault of [DROPS_AFTER, 'healthy'] as const) {
      await server.setFault(fault)
      await place()
      await settle(pool)
    }
    say(`round ${round} of ${rounds}: ${server.taken.length} emails sent`)
  }
  const jobs = await jobsIn(pool, 'mail')
  const dead = (await jobsIn(pool, 'mail-dead')).created
  const sent = new Set(server.taken).size
  const twice = server.taken.filter((id, index) => server.taken.indexOf(id) !== index)
  const first = [...waits.values()]
  const findings: Finding[] = [
    none('orders refused because of the mail server', refused, `of ${times.length}`),
    atMost('an order while the mail server misbehaves', ORDER_WITHIN_MS, times),
    {
      promise: 'emails are sent when the mail server works again',
      wanted: 'all but those whose mailbox does not exist',
      measured: `${sent} sent, ${dead} given up because of 550, ${jobs.retry + jobs.created} left`,
      kept: jobs.retry + jobs.created === 0 && sent === jobs.completed && jobs.failed === dead && dead > 0,
    },
    none('emails sent twice', twice, `of ${server.taken.length}`),
    {
      promise: 'the next attempt to send a failed email',
      wanted: '30 to 60 s later',
      measured: `${Math.round(Math.min(...first))} to ${Math.round(Math.max(...first))} s, ${first.length} emails`,
      kept: first.length > 0 && first.every((wait) => wait > 15 && wait <= 60),
    },
  ]
  await pool.end()
  await service.end('SIGTERM')
  await server.close()
  return findings
}

async function untilTried(pool: Pool): Promise<void> {
  await waitUntil('every email was attempted', SETTLED_WITHIN_MS, async () => {
    if (!(await eventsAreOut(pool))) return false
    const { created, active } = await jobsIn(pool, 'mail')
    return created + active === 0
  })
}

/** In seconds, for emails that failed once; call it soon after the failure. */
async function nextTries(pool: Pool): Promise<{ id: string; wait: number }[]> {
  const { rows } = await pool.query<{ id: string; wait: number }>(
    `SELECT id, extract(epoch FROM start_after - now())::float8 AS wait FROM pgboss.job
     WHERE name = 'mail' AND state = 'retry' AND retry_count = 0`,
  )
  return rows
}

async function settle(pool: Pool): Promise<void> {
  await waitUntil('all emails are sent', SETTLED_WITHIN_MS, async () => {
    await hurry(pool, 'mail')
    if (!(await eventsAreOut(pool))) return false
    const { created, retry, active } = await jobsIn(pool, 'mail')
    return created + retry + active === 0
  })
}
