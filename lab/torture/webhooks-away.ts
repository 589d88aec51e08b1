import { expectData } from '@platen/api-client'
import type { Pool } from 'pg'
import { adminClient } from '../harness/staff.ts'
import { submitOrder } from '../harness/shopper.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { atMost, none, type Fault, type FaultRun, type Finding } from './fault.ts'
import { eventsAreOut, hurry, jobsIn } from './job-queue.ts'
import { RECEIVER_FAULTS, startOddReceivers, type ReceiverFault } from './odd-receivers.ts'
import { openShop } from './shop.ts'

const ORDER_WITHIN_MS = 2_000
const SETTLED_WITHIN_MS = 120_000
/** The client reads at most 4 KiB of a response; socket buffers at both ends take some megabytes. */
const MOST_ENDLESS_BYTES = 16 * 1024 * 1024

export const webhooksAway: Fault = {
  name: 'webhooks-away',
  about: 'receivers of webhooks are down, silent, endless, redirecting, failing, or show a false certificate',
  rounds: 10,
  run,
}

async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const receivers = await startOddReceivers()
  const { service, pool, order } = await openShop({ WEBHOOK_ALLOW_PRIVATE: 'on' })
  const owner = await adminClient(service.url)
  for (const fault of RECEIVER_FAULTS) {
    const body = { url: receivers.urls[fault], description: fault, eventTypes: ['order.created' as const] }
    await expectData(owner.createWebhookEndpoint({ body, idempotencyKey: crypto.randomUUID() }))
  }
  const times: number[] = []
  const refused: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const began = performance.now()
    const { status, code } = await submitOrder(service.url, order)
    times.push(performance.now() - began)
    if (status !== 201) refused.push(`${status} ${code ?? ''}`)
  }
  await waitUntil('every delivery was tried', SETTLED_WITHIN_MS, async () => {
    if (!(await eventsAreOut(pool))) return false
    const { created, active } = await jobsIn(pool, 'webhooks')
    return created + active === 0
  })
  const failed = await jobsIn(pool, 'webhooks')
  const reasons = await reasonsGiven(pool)
  say(`tried: ${reasons.join('; ')}`)

  // `endless` answers 200 and has therefore received it; the false certificate is never trusted.
  const late = RECEIVER_FAULTS.filter((fault) => fault !== 'endless' && fault !== 'false certificate')
  const expected = rounds * late.length
  await receivers.recover()
  await waitUntil('every delivery is made that can be', SETTLED_WITHIN_MS, async () => {
    await hurry(pool, 'webhooks')
    const taken = [...receivers.taken.values()].reduce((sum, ids) => sum + ids.length, 0)
    const { active } = await jobsIn(pool, 'webhooks')
    return active === 0 && taken >= expected
  })
  const idsOf = (fault: ReceiverFault) => receivers.taken.get(fault) ?? []
  const missing = late
    .filter((fault) => new Set(idsOf(fault)).size !== rounds)
    .map((fault) => `${fault}: ${new Set(idsOf(fault)).size} of ${rounds}`)
  const twice = RECEIVER_FAULTS.flatMap((fault) =>
    idsOf(fault).filter((id, index) => idsOf(fault).indexOf(id) !== index),
  )
  const waiting = expected + rounds
  const findings: Finding[] = [
    none('orders refused because of receivers', refused, `of ${times.length}`),
    atMost('an order while receivers misbehave', ORDER_WITHIN_MS, times),
    {
      promise: 'what was not taken waits for its next try',
      wanted: `${waiting} of ${waiting}`,
      measured: `${failed.retry} of ${waiting}`,
      kept: failed.retry === waiting,
    },
    none('deliveries missing when receivers are well again', missing, `of ${expected}`),
    none('deliveries that were taken twice', twice, `of ${expected}`),
    none('deliveries to a false certificate', idsOf('false certificate'), `of ${rounds}`),
    none('redirects that were followed', Array<string>(receivers.followed).fill('one'), `of ${rounds}`),
    {
      promise: 'sent by an endless answer until it is left, the buffers of the system filled',
      wanted: `≤ ${inMegabytes(MOST_ENDLESS_BYTES)} each`,
      measured: `${inMegabytes(receivers.endlessBytes / rounds)} each, ${rounds} answers`,
      kept: receivers.endlessBytes / rounds <= MOST_ENDLESS_BYTES,
    },
  ]
  await pool.end()
  await service.end('SIGTERM')
  await receivers.close()
  return findings
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

async function reasonsGiven(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ reason: string; count: number }>(
    `SELECT e.description || ': ' || coalesce(d.last_error, d.status::text) AS reason, count(*) AS count
     FROM webhook_deliveries AS d JOIN webhook_endpoints AS e ON e.id = d.endpoint_id GROUP BY 1 ORDER BY 1`,
  )
  return rows.map(({ reason, count }) => `${reason} × ${count}`)
}
