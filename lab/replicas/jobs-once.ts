import { expectData } from '@platen/api-client'
import { adminClient } from '../harness/staff.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { none, type Fault, type FaultRun, type Finding } from '../torture/fault.ts'
import { eventsAreOut, hurry, jobsIn } from '../torture/job-queue.ts'
import { startOddMailServer } from '../torture/odd-mail-server.ts'
import { startOddReceivers } from '../torture/odd-receivers.ts'
import { LEFT_OUT_MS } from './nginx.ts'
import { openShopBehindNginx } from './replicas.ts'
import { startTraffic } from './traffic.ts'

const REPLICAS = 3
const ORDERS_A_ROUND = 100
const PATIENCE_MS = 120_000
const RECEIVER = 'fails'

export const jobsOnce: Fault = {
  name: 'jobs-once',
  about:
    'three replicas share the emails and deliveries of orders, a hundred a round, and one is restarted meanwhile',
  rounds: 3,
  run,
}

async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const [mail, receivers] = await Promise.all([startOddMailServer(), startOddReceivers()])
  await receivers.recover()
  const { replicas, nginx, order } = await openShopBehindNginx(REPLICAS, {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    WEBHOOK_ALLOW_PRIVATE: 'on',
  })
  const owner = await adminClient(nginx.url)
  const endpoint = {
    url: receivers.urls[RECEIVER],
    description: 'counts',
    eventTypes: ['order.created' as const],
  }
  await expectData(owner.createWebhookEndpoint({ body: endpoint, idempotencyKey: crypto.randomUUID() }))

  const traffic = startTraffic(nginx.url, order)
  for (let round = 1; round <= rounds; round += 1) {
    const enough = traffic.orders() + ORDERS_A_ROUND
    await replicas.restart(round % REPLICAS)
    await waitUntil('there are more orders', PATIENCE_MS, () => traffic.orders() >= enough)
    say(`round ${round} of ${rounds}, ${traffic.orders()} orders`)
  }
  await traffic.stop()
  const { pool } = replicas
  await waitUntil('everything is sent', PATIENCE_MS, async () => {
    if (!(await eventsAreOut(pool))) return false
    await Promise.all([hurry(pool, 'mail'), hurry(pool, 'webhooks')])
    const queues = await Promise.all([jobsIn(pool, 'mail'), jobsIn(pool, 'webhooks')])
    return queues.every(({ created, retry, active }) => created + retry + active === 0)
  })
  // A duplicate would arrive within this time.
  await new Promise((resolve) => setTimeout(resolve, LEFT_OUT_MS))

  const orders = traffic.orders()
  const emails = (await jobsIn(pool, 'mail')).completed
  const deliveries = receivers.taken.get(RECEIVER) ?? []
  const findings = [
    exactly('emails about the orders, each sent once', emails, mail.taken, `of ${orders} orders`),
    exactly('deliveries of the orders, each made once', orders, deliveries, `of ${orders} orders`),
    ...(await traffic.findings(pool)),
  ]
  await nginx.stop()
  await replicas.stop()
  await Promise.all([mail.close(), receivers.close()])
  return findings
}

function exactly(promise: string, wanted: number, taken: readonly string[], outOf: string): Finding {
  const twice = taken.filter((id, index) => taken.indexOf(id) !== index)
  const missing = wanted - new Set(taken).size
  const problems = [
    ...(missing === 0 ? [] : [`${missing} missing`]),
    ...(twice.length === 0 ? [] : [`${twice.length} twice`]),
  ]
  const finding = none(promise, problems, outOf)
  return {
    ...finding,
    wanted: `${wanted}`,
    measured: `${taken.length} ${outOf}${problems.length === 0 ? '' : `: ${problems.join(', ')}`}`,
  }
}
