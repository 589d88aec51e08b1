import { createHmac } from 'node:crypto'
import type { EventType, WebhookDeliveryRecord, WebhookEndpointRecord } from '@platen/contract'
import { pino } from 'pino'
import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { startJobRunner } from '../../../platform/jobs/job-runner.ts'
import type { Enqueue } from '../../../platform/jobs/job-plan.ts'
import { dispatchEvents, eventRelay } from '../../../platform/outbox/dispatch-events.ts'
import { aLead, anEvent, anOrder } from '../../../testing/builders.ts'
import { fresh, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { startReceiver } from '../../../testing/webhook-receiver.ts'
import { deliverWebhook, type DeliveryDeps } from './deliver-webhook.ts'
import { webhookQueue, webhookReplays, webhookSubscriber } from './webhook-jobs.ts'

const shop = sharedTestApp()
const owner = fresh(() => aMember(shop, 'owner'))
beforeEach(async () => {
  await shop.services.pool.query(
    'DELETE FROM webhook_deliveries; DELETE FROM events; DELETE FROM webhook_endpoints',
  )
})

const ALLOWED = { webhookTargets: { allowPrivate: true, hosts: [] } }
const PUBLIC_ONLY = { webhookTargets: { allowPrivate: false, hosts: [] } }

test('sends the event, signed as Standard Webhooks requires', async () => {
  const receiver = await startReceiver()
  const { secret } = await anEndpoint(receiver.url)
  const order = await anOrder(shop.services.pool)
  const payload = { number: order.number, reason: 'Ana sent too little' }
  const [deliveryId] = await dispatched({ type: 'payment.rejected', orderId: order.id, payload })
  await deliver(deliveryId)

  const [webhook] = receiver.received
  const headers = webhook?.headers as Record<string, string>
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': encodeId('webhookDelivery', deliveryId),
    'webhook-timestamp': String(Math.floor(shop.clock.now().getTime() / 1000)),
  })
  expect(new Webhook(secret).verify(webhook?.body ?? '', headers)).toEqual({
    type: 'payment.rejected',
    timestamp: expect.stringMatching(/Z$/) as string,
    data: { orderId: encodeId('order', order.id), number: order.number },
  })
  expect(await stored(deliveryId)).toMatchObject({
    status: 'delivered',
    attempts: 1,
    lastStatus: 204,
    lastProblem: null,
    lastError: null,
    lastAttemptAt: shop.clock.now().toISOString(),
  })
})

test('signs id, time and body with HMAC-SHA256', async () => {
  const receiver = await startReceiver()
  const { secret } = await anEndpoint(receiver.url)
  const lead = await aLead(shop.services.pool)
  const [deliveryId] = await dispatched({ type: 'lead.created', leadId: lead.id, payload: { topic: 'bulk' } })
  await deliver(deliveryId)

  const { headers, body } = receiver.received[0]!
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const signature = createHmac('sha256', key).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  expect(JSON.parse(body)).toMatchObject({ data: { leadId: encodeId('lead', lead.id), topic: 'bulk' } })
})

test('events of an order name its discount code, those of its payments do not', async () => {
  const { pool } = shop.services
  const receiver = await startReceiver()
  await anEndpoint(receiver.url)
  const [coded, other] = [await anOrder(pool), await anOrder(pool)]
  await pool.query(
    `WITH code AS (
       INSERT INTO discounts (id, code, kind, percent_off_bp, created_at, updated_at)
       VALUES ($1, 'SUMMER', 'percent', 1000, now(), now()) RETURNING id)
     INSERT INTO discount_uses (order_id, discount_id, amount_minor, used_at) SELECT $2, id, 240, now() FROM code`,
    [newUuid(), coded.id],
  )
  const dataOf = async (type: EventType, { id, number }: { id: string; number: string }) => {
    await deliver((await dispatched({ type, orderId: id, payload: { number } }))[0])
    return (JSON.parse(receiver.received.at(-1)!.body) as { data: object }).data
  }
  expect(await dataOf('order.created', coded)).toEqual({
    orderId: encodeId('order', coded.id),
    number: coded.number,
    discount: { code: 'SUMMER', kind: 'percent', amountMinor: 240 },
  })
  expect(await dataOf('order.held', other)).toMatchObject({ discount: null })
  expect(await dataOf('payment.verified', coded)).not.toHaveProperty('discount')
})

test('creates a delivery for each active endpoint that subscribes to the event', async () => {
  const all = await anEndpoint('https://example.com/all', [])
  const some = await anEndpoint('https://example.com/some', ['order.held'])
  await anEndpoint('https://example.com/others', ['order.created'])
  const off = await anEndpoint('https://example.com/off', [])
  await replace({ ...off, active: false })

  await dispatched({ type: 'order.held', orderId: (await anOrder(shop.services.pool)).id })
  const { rows } = await shop.services.pool.query<{ endpoint_id: string }>(
    'SELECT endpoint_id FROM webhook_deliveries',
  )
  expect(rows.map((row) => row.endpoint_id).toSorted()).toEqual(
    [all, some].map(({ id }) => decodeId('webhookEndpoint', id)).toSorted(),
  )
})

test('delivers nothing that happened before the endpoint was added', async () => {
  const { pool } = shop.services
  await pool.query('UPDATE webhook_endpoints SET active = false')
  await anEvent(pool, { type: 'order.held', orderId: (await anOrder(pool)).id })
  await anEndpoint('https://example.com/new')
  // The clock of the replica where it happened is a minute behind.
  const occurredAt = new Date(shop.clock.now().getTime() - 60_000)
  expect(await dispatched({ occurredAt })).toHaveLength(1)
})

test('signs with both secrets for a day after a rotation, then only with the new one', async () => {
  const receiver = await startReceiver()
  const { id, secret: former, revision } = await anEndpoint(receiver.url)
  const rotation = await shop.post(
    `/api/admin/webhook-endpoints/${id}/secret-rotation`,
    { revision },
    owner.headers,
  )
  const { secret: fresh } = rotation.json<WebhookEndpointRecord>()
  await deliver((await dispatched())[0])
  shop.clock.advance(24 * 3_600_000)
  await deliver((await dispatched())[0])

  const knows = receiver.received.map(({ headers, body }) =>
    [former, fresh ?? ''].map((secret) => {
      const [timestamp, id] = [Number(headers['webhook-timestamp']), String(headers['webhook-id'])]
      const expected = new Webhook(secret).sign(id, new Date(timestamp * 1000), body)
      return String(headers['webhook-signature']).split(' ').includes(expected)
    }),
  )
  expect(knows).toEqual([
    [true, true],
    [false, true],
  ])
})

test.each([
  ['an error', 500],
  ['a refused request', 400],
  ['a redirect of an endpoint that is gone', 410],
])('retries after %s', async (_what, status) => {
  const receiver = await startReceiver((response, attempt) =>
    response.writeHead(attempt === 1 ? status : 200).end('secret words of the receiver'),
  )
  await anEndpoint(receiver.url)
  const [deliveryId] = await dispatched()
  await expect(deliver(deliveryId)).rejects.toThrow(`the response was ${status}`)
  expect(await stored(deliveryId)).toMatchObject({
    status: 'pending',
    attempts: 1,
    lastStatus: status,
    lastProblem: 'not_accepted',
    lastError: `the response was ${status}`,
    nextAttemptBy: new Date(shop.clock.now().getTime() + 60_000).toISOString(),
  })
  await deliver(deliveryId)
  expect(await stored(deliveryId)).toMatchObject({
    ...{ status: 'delivered', attempts: 2, lastProblem: null, lastError: null },
  })
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('does not follow a redirect', async () => {
  const inside = await startReceiver()
  const receiver = await startReceiver((response) => response.writeHead(307, { location: inside.url }).end())
  await anEndpoint(receiver.url)
  const [deliveryId] = await dispatched()
  await expect(deliver(deliveryId)).rejects.toThrow('the response was 307')
  expect(inside.received).toEqual([])
})

test.each([
  ['does not answer', () => undefined],
  ['answers only 102', (response) => response.writeProcessing()],
] as [string, Parameters<typeof startReceiver>[0]][])(
  'cuts a receiver off that %s',
  async (_what, answer) => {
    const receiver = await startReceiver(answer)
    await anEndpoint(receiver.url)
    const [deliveryId] = await dispatched()
    await expect(deliver(deliveryId, { deadlineMs: 150 })).rejects.toThrow('no response in time')
    expect(await stored(deliveryId)).toMatchObject({
      status: 'pending',
      lastStatus: null,
      lastProblem: 'no_response',
      lastError: 'no response in time',
    })
  },
)

test('uses the status of an endless response and reads little of it', async () => {
  let written = 0
  const receiver = await startReceiver((response) => {
    response.writeHead(200)
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384))) written += 16_384
      response.once('drain', pour)
    }
    pour()
  })
  await anEndpoint(receiver.url)
  const [deliveryId] = await dispatched()
  await deliver(deliveryId)
  expect(await stored(deliveryId)).toMatchObject({ status: 'delivered', lastStatus: 200 })
  expect(written).toBeLessThan(16 * 1024 * 1024)
})

test('reports why a connection was refused', async () => {
  const [deliveryId] = await dispatchedTo('http://127.0.0.1:1/hook')
  await expect(deliver(deliveryId)).rejects.toThrow('the connection failed (ECONNREFUSED)')
  const [unknown] = await dispatchedTo('http://nowhere.example/hook')
  await expect(deliver(unknown, { resolve: () => Promise.reject(new Error('ENOTFOUND')) })).rejects.toThrow(
    'the host name has no address',
  )
})

test.each([
  ['this machine', ['127.0.0.1']],
  ['this machine in IPv6', ['::1']],
  ['a private network beside a public address', ['93.184.215.14', '10.0.0.7']],
  ['cloud metadata as IPv6', ['::ffff:169.254.169.254']],
])('sends nothing to a host name of %s', async (_what, addresses) => {
  const receiver = await startReceiver()
  const [deliveryId] = await dispatchedTo(`http://innocent.example:${receiver.port}/hook`)
  const resolve = () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
  const refusing = deliver(deliveryId, { config: PUBLIC_ONLY, resolve })
  await expect(refusing).rejects.toThrow('the host is not on the public internet')
  expect(receiver.received).toEqual([])
})

test('sends nothing to an address of this machine that was allowed when the endpoint was added', async () => {
  const receiver = await startReceiver()
  const [deliveryId] = await dispatchedTo(receiver.url)
  const refusing = deliver(deliveryId, { config: PUBLIC_ONLY })
  await expect(refusing).rejects.toThrow('the host is not on the public internet')
  expect(receiver.received).toEqual([])
})

test('sends nothing to a host that is not in the list of hosts, and something to one that is', async () => {
  const receiver = await startReceiver()
  const [deliveryId] = await dispatchedTo(receiver.url)
  const only = (...hosts: string[]) => ({ config: { webhookTargets: { allowPrivate: true, hosts } } })
  await expect(deliver(deliveryId, only('hooks.example.com', '*.example.org'))).rejects.toThrow(
    'the host is not in WEBHOOK_HOSTS',
  )
  expect(receiver.received).toEqual([])
  await deliver(deliveryId, only(new URL(receiver.url).hostname))
  expect(receiver.received).toHaveLength(1)
})

test('connects to the checked address even if the host name changes afterwards', async () => {
  const receiver = await startReceiver()
  // Only the first lookup knows this name.
  const [deliveryId] = await dispatchedTo(`http://once.invalid:${receiver.port}/hook`)
  const resolve = vi.fn(() => Promise.resolve([{ address: '127.0.0.1', family: 4 }]))
  await deliver(deliveryId, { resolve })
  expect(resolve).toHaveBeenCalledTimes(1)
  expect(receiver.received[0]?.headers.host).toBe(`once.invalid:${receiver.port}`)
})

test('sends nothing to an endpoint that was switched off in the meantime', async () => {
  const receiver = await startReceiver()
  const endpoint = await anEndpoint(receiver.url)
  const [deliveryId] = await dispatched()
  await replace({ ...endpoint, active: false })
  await deliver(deliveryId)
  expect(receiver.received).toEqual([])
  expect(await stored(deliveryId)).toMatchObject({
    status: 'failed',
    lastProblem: 'switched_off',
    lastError: 'the endpoint is switched off',
  })
})

test('sends nothing twice when the queue repeats a job', async () => {
  const receiver = await startReceiver()
  await anEndpoint(receiver.url)
  const [deliveryId] = await dispatched()
  await deliver(deliveryId)
  await deliver(deliveryId)
  expect(receiver.received).toHaveLength(1)
})

test('gives up after the last attempt, and delivers when staff replay it', async () => {
  let works = false
  const receiver = await startReceiver((response) => response.writeHead(works ? 200 : 503).end())
  await anEndpoint(receiver.url)
  await startRelay()
  const { pool } = shop.services
  const occurredAt = shop.clock.now()
  await anEvent(pool, { type: 'order.held', orderId: (await anOrder(pool)).id, occurredAt })

  const { id } = await untilDelivery({ status: 'failed', attempts: 2, lastStatus: 503 })
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toEqual([id, id])

  works = true
  const url = `/api/admin/webhook-deliveries/${id}/replay`
  expect((await shop.app.inject({ method: 'POST', url, headers: owner.headers })).statusCode).toBe(201)
  await untilDelivery({ status: 'delivered', attempts: 3, lastStatus: 200 })
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(id)
})

/** End to end with short waits: one retry after a second. */
async function startRelay(): Promise<void> {
  const { services } = shop
  const deps = { ...services, config: ALLOWED }
  const runner = await startJobRunner({
    databaseUrl: shop.databaseUrl,
    pool: services.pool,
    log: pino({ level: 'silent' }),
    queues: [{ ...webhookQueue(deps, { limit: 1, delaySeconds: 1, maxDelaySeconds: 1 }), pollSeconds: 0.5 }],
    schedules: [],
    intervals: [
      { ...eventRelay({ ...services, subscribers: [webhookSubscriber] }), everySeconds: 0.1 },
      { ...webhookReplays(services), everySeconds: 0.1 },
    ],
  })
  onTestFinished(() => runner.stop())
}

async function untilDelivery(expected: Partial<WebhookDeliveryRecord>): Promise<WebhookDeliveryRecord> {
  return vi.waitFor(
    async () => {
      const { rows } = await shop.services.pool.query<{ id: string }>('SELECT id FROM webhook_deliveries')
      const record = await stored(rows[0]?.id)
      expect(record).toMatchObject(expected)
      return record
    },
    { timeout: 15_000, interval: 100 },
  )
}

/** Endpoints are added over HTTP, which refuses private addresses, so the address is changed afterwards. */
async function anEndpoint(url: string, eventTypes: string[] = []) {
  const body = { url: 'https://example.com/hook', description: 'A test', eventTypes }
  const reply = await shop.post('/api/admin/webhook-endpoints', body, owner.headers)
  const endpoint = reply.json<WebhookEndpointRecord>()
  await shop.services.pool.query('UPDATE webhook_endpoints SET url = $2 WHERE id = $1', [
    decodeId('webhookEndpoint', endpoint.id),
    url,
  ])
  return { ...endpoint, secret: endpoint.secret ?? '' }
}

async function replace({
  id,
  revision,
  description,
  eventTypes,
  active,
}: WebhookEndpointRecord): Promise<void> {
  const payload = { url: 'https://example.com/hook', revision, description, eventTypes, active }
  const url = `/api/admin/webhook-endpoints/${id}`
  const reply = await shop.app.inject({ method: 'PUT', url, payload, headers: owner.headers })
  expect(reply.statusCode).toBe(200)
}

async function dispatched(
  event: Partial<Parameters<typeof anEvent>[1]> = {},
): Promise<[string, ...string[]]> {
  const { pool } = shop.services
  const about = (event.leadId ?? event.orderId) ? {} : { orderId: (await anOrder(pool)).id }
  await anEvent(pool, { type: 'order.held', occurredAt: shop.clock.now(), ...about, ...event })
  const ids: string[] = []
  const enqueue: Enqueue = (_tx, _queue, jobs) => {
    ids.push(...jobs.map((job) => (job as { deliveryId: string }).deliveryId))
    return Promise.resolve()
  }
  await dispatchEvents({ ...shop.services, enqueue, subscribers: [webhookSubscriber] })
  return ids as [string, ...string[]]
}

async function dispatchedTo(url: string): Promise<[string, ...string[]]> {
  await shop.services.pool.query('UPDATE webhook_endpoints SET active = false')
  await anEndpoint(url)
  return dispatched()
}

function deliver(deliveryId: string, deps: Partial<DeliveryDeps> = {}): Promise<void> {
  return deliverWebhook({ ...shop.services, config: ALLOWED, ...deps }, deliveryId, { isLast: false })
}

async function stored(deliveryId: string | undefined): Promise<WebhookDeliveryRecord> {
  const { rows } = await shop.services.pool.query<{ endpoint_id: string }>(
    'SELECT endpoint_id FROM webhook_deliveries WHERE id = $1',
    [deliveryId],
  )
  const endpointId = encodeId('webhookEndpoint', rows[0]!.endpoint_id)
  const reply = await shop.get(`/api/admin/webhook-endpoints/${endpointId}/deliveries`, owner.headers)
  const id = encodeId('webhookDelivery', deliveryId!)
  return reply.json<WebhookDeliveryRecord[]>().find((record) => record.id === id)!
}
