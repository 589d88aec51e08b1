import type { WebhookDeliveryRecord, WebhookEndpointRecord } from '@platen/contract'
import { expect, test } from 'vitest'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { anEvent, anOrder } from '../../../testing/builders.ts'
import { inLockStep } from '../../../testing/meanwhile.ts'
import { codeOf, fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'

const shop = sharedTestApp()
const owner = shared(() => aMember(shop, 'owner'))
const manager = shared(() => aMember(shop, 'manager'))

const ENDPOINTS = '/api/admin/webhook-endpoints'
const ENDPOINT = {
  url: 'https://example.com/hook/a-key-in-the-path',
  description: 'The accounts',
  eventTypes: ['order.created', 'payment.verified'],
}

interface ErrorBody {
  error: { code: string; message: string; fields?: { path: string }[] }
}

test('adds an endpoint and shows its secret once', async () => {
  const reply = await create()
  expect(reply.statusCode).toBe(201)
  const { secret, ...endpoint } = reply.json<WebhookEndpointRecord>()
  expect(endpoint).toEqual({
    ...ENDPOINT,
    id: expect.stringMatching(/^whk_/) as string,
    active: true,
    formerSecretUntil: null,
    revision: 1,
    createdAt: shop.clock.now().toISOString(),
    createdBy: encodeId('adminUser', owner.userId),
    updatedAt: shop.clock.now().toISOString(),
  })
  expect(secret).toMatch(/^whsec_/)
  const listed = await shop.get(ENDPOINTS, manager.headers)
  expect(listed.json<WebhookEndpointRecord[]>()).toContainEqual(endpoint)
  expect(listed.body).not.toContain('whsec_')
})

test('adds one endpoint for two requests with the same Idempotency-Key', async () => {
  const headers = { 'idempotency-key': 'one-endpoint' }
  const [first, again] = [await create({}, headers), await create({}, headers)]
  const { secret, ...endpoint } = first.json<WebhookEndpointRecord>()
  expect(again.json()).toEqual(endpoint)
  expect(again.headers['idempotent-replayed']).toBe('true')
  const { rows } = await shop.services.pool.query<{ body: string }>('SELECT body FROM idempotency_keys')
  expect(rows.map(({ body }) => body).join()).not.toContain(secret)
})

test('lets a manager read and only an owner change', async () => {
  const reply = await shop.post(ENDPOINTS, ENDPOINT, manager.headers)
  expect(refusalOf(reply)).toEqual([403, 'FORBIDDEN'])
})

test.each([
  ['an address on this machine', { url: 'https://127.0.0.1/hook' }, 'url'],
  ['an address without encryption', { url: 'http://example.com/hook' }, 'url'],
  ['an address with a line break', { url: 'https://example.com/\r\nhook' }, 'url'],
  ['an unknown type of event', { eventTypes: ['order.eaten'] }, 'eventTypes[0]'],
  ['a type that is listed twice', { eventTypes: ['order.held', 'order.held'] }, 'eventTypes'],
  ['no description', { description: ' ' }, 'description'],
  ['a secret from the client', { secret: 'whsec_MQ==' }, 'secret'],
])('refuses an endpoint with %s', async (_what, change, path) => {
  const reply = await create(change)
  expect(reply.statusCode).toBe(422)
  expect(fieldsOf(reply)).toEqual([path])
})

test('replaces an endpoint at its current revision', async () => {
  const { id } = await anEndpoint()
  const change = { ...ENDPOINT, url: 'https://example.org/other', eventTypes: [], active: false }
  const reply = await replace(id, { ...change, revision: 1 })
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ ...change, revision: 2 })

  const stale = await replace(id, { ...change, revision: 1 })
  expect(refusalOf(stale)).toEqual([409, 'REVISION_CONFLICT'])
  const unfit = await replace(id, { ...change, url: 'https://10.0.0.1/', revision: 2 })
  expect(unfit.statusCode).toBe(422)
})

test('removes an endpoint with its secret, and ends its deliveries', async () => {
  const { id } = await anEndpoint()
  const delivery = await aDelivery(id)
  const remove = (revision: number) => shop.post(`${ENDPOINTS}/${id}/removal`, { revision }, owner.headers)
  expect(codeOf(await remove(2))).toBe('REVISION_CONFLICT')
  const removed = await remove(1)
  expect([removed.statusCode, removed.json<object>()]).toEqual([
    201,
    expect.objectContaining({ id, active: false, revision: 2 }),
  ])
  const listed = (await shop.get(ENDPOINTS, owner.headers)).json<WebhookEndpointRecord[]>()
  expect(listed.map((endpoint) => endpoint.id)).not.toContain(id)
  const again = [
    ...[await remove(2), await deliveries(id), await rotate(id, 2)],
    await shop.get(`${ENDPOINTS}/${id}`, owner.headers),
  ]
  for (const reply of again) expect(codeOf(reply)).toBe('RESOURCE_NOT_FOUND')
  const { rows } = await shop.services.pool.query<object>(
    `SELECT octet_length(w.secret) AS secret, w.active, d.status FROM webhook_endpoints w
     JOIN webhook_deliveries d ON d.endpoint_id = w.id WHERE d.id = $1`,
    [decodeId('webhookDelivery', delivery)],
  )
  expect(rows).toEqual([{ secret: 0, active: false, status: 'pending' }])
})

test('lists endpoints by page, and reads one', async () => {
  for (let count = 0; count < 3; count += 1) await anEndpoint()
  const whole = (await shop.get(ENDPOINTS, owner.headers)).json<WebhookEndpointRecord[]>()
  const [before, ...last] = whole.slice(-3)
  const page = await shop.get(`${ENDPOINTS}?limit=1&cursor=${before?.id}`, owner.headers)
  expect(page.json()).toEqual(last.slice(0, 1))
  expect(page.headers.link).toContain(`cursor=${last[0]?.id}`)
  const one = await shop.get(`${ENDPOINTS}/${last[1]?.id}`, manager.headers)
  expect(one.json()).toEqual(last[1])
})

test('accepts one of two simultaneous changes', async () => {
  const { id } = await anEndpoint()
  const change = { ...ENDPOINT, active: false, revision: 1 }
  const row = { table: 'webhook_endpoints', id: decodeId('webhookEndpoint', id) }
  const both = [() => replace(id, change), () => rotate(id, 1)]
  const replies = await inLockStep(shop.services.pool, row, both)
  expect(replies.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1)
})

test('returns a new secret once', async () => {
  const { id, secret } = await anEndpoint()
  const reply = await rotate(id, 1)
  expect(reply.statusCode).toBe(201)
  const rotated = reply.json<WebhookEndpointRecord>()
  expect(rotated.secret).toMatch(/^whsec_/)
  expect(rotated.secret).not.toBe(secret)
  const until = new Date(rotated.formerSecretUntil ?? '').getTime()
  expect(until - shop.clock.now().getTime()).toBe(24 * 3_600_000)
  expect(codeOf(await rotate(id, 1))).toBe('REVISION_CONFLICT')
})

test('answers 404 for unknown endpoints and deliveries', async () => {
  const unknown = encodeId('webhookEndpoint', newUuid())
  const replies = [
    await replace(unknown, { ...ENDPOINT, active: true, revision: 1 }),
    await rotate(unknown, 1),
    await deliveries(unknown),
    await replay(encodeId('webhookDelivery', newUuid())),
  ]
  for (const reply of replies) expect(codeOf(reply)).toBe('RESOURCE_NOT_FOUND')
})

test('lists the deliveries of an endpoint by page and status, newest first', async () => {
  const { id } = await anEndpoint()
  await aDelivery((await anEndpoint()).id)
  const made = [
    await aDelivery(id),
    await aDelivery(id, 'failed'),
    await aDelivery(id, 'delivered'),
  ].toReversed()

  const first = await deliveries(id, '?limit=2')
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  const second = await shop.get(next, owner.headers)
  const pages = [first, second].map((page) => page.json<WebhookDeliveryRecord[]>().map((record) => record.id))
  expect(pages).toEqual([made.slice(0, 2), made.slice(2)])
  expect(second.headers.link).toBeUndefined()

  const failed = (await deliveries(id, '?status=failed')).json<WebhookDeliveryRecord[]>()
  expect(failed).toEqual([
    expect.objectContaining({
      id: made[1],
      eventType: 'order.held',
      status: 'failed',
      allowedActions: ['replay'],
      actions: [{ name: 'replay', allowed: true, reason: null, code: null, roles: [] }],
    }),
  ])
  const asManager = await shop.get(`${ENDPOINTS}/${id}/deliveries`, manager.headers)
  const [delivery] = asManager.json<WebhookDeliveryRecord[]>()
  expect(delivery?.allowedActions).toEqual([])
  expect(delivery?.actions).toEqual([
    {
      name: 'replay',
      allowed: false,
      reason: 'Only owners can send deliveries again.',
      code: 'lacks_permission',
      roles: ['owner'],
    },
  ])
  expect((await deliveries(id, '?status=lost')).statusCode).toBe(422)
})

test('replays a delivery once, and none that is in progress', async () => {
  const { id } = await anEndpoint()
  const failed = await aDelivery(id, 'failed')
  const row = { table: 'webhook_deliveries', id: decodeId('webhookDelivery', failed) }
  const both = [() => replay(failed), () => replay(failed)]
  const replies = await inLockStep(shop.services.pool, row, both)
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  const refused = replies.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json<ErrorBody>().error).toMatchObject({
    code: 'INVALID_TRANSITION',
    message: expect.stringContaining('pending') as string,
    details: { state: 'pending', allowedActions: [] },
  })
  expect((await replay(await aDelivery(id))).statusCode).toBe(409)
})

test('replays a delivery whose last attempt was interrupted hours ago', async () => {
  const { id } = await anEndpoint()
  const lost = await aDelivery(id)
  const actions = async () => (await deliveries(id)).json<WebhookDeliveryRecord[]>()[0]?.allowedActions
  expect(await actions()).toEqual([])
  await shop.services.pool.query(
    `UPDATE webhook_deliveries SET last_attempt_at = created_at, created_at = created_at - interval '1 day',
       attempts = 1 WHERE id = $1`,
    [decodeId('webhookDelivery', lost)],
  )
  expect(await actions()).toEqual([])
  await shop.services.pool.query(
    `UPDATE webhook_deliveries SET last_attempt_at = last_attempt_at - interval '5 hours' WHERE id = $1`,
    [decodeId('webhookDelivery', lost)],
  )
  expect(await actions()).toEqual(['replay'])
  expect((await replay(lost)).json<WebhookDeliveryRecord>()).toMatchObject({
    status: 'pending',
    allowedActions: [],
    actions: [
      {
        name: 'replay',
        allowed: false,
        reason: 'It is already being sent.',
        code: 'being_sent',
        roles: [],
      },
    ],
  })
})

test('answers a repeated replay with the first response and refuses a key for a second delivery', async () => {
  const { id } = await anEndpoint()
  const [one, other] = [await aDelivery(id, 'failed'), await aDelivery(id, 'failed')]
  const key = { 'idempotency-key': 'replay-once' }
  const first = await replay(one, key)
  expect((await replay(one, key)).body).toBe(first.body)
  expect(codeOf(await replay(other, key))).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('records each change in the audit log, without a secret or the path of a URL', async () => {
  const { id } = await anEndpoint()
  await replace(id, { ...ENDPOINT, url: 'https://example.org/another-key', active: false, revision: 1 })
  await rotate(id, 2)
  const delivery = await aDelivery(id, 'failed')
  await replay(delivery)
  const { rows } = await shop.services.pool.query<{ action: string; message: string; changes: unknown }>(
    'SELECT action, message, changes FROM audit_log WHERE entity_id IN ($1, $2) ORDER BY occurred_at, id',
    [id, delivery],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'webhook_endpoint.created',
    'webhook_endpoint.replaced',
    'webhook_endpoint.secret_rotated',
    'webhook_delivery.replayed',
  ])
  expect(rows[1]?.changes).toEqual([
    { path: 'host', from: 'example.com', to: 'example.org' },
    { path: 'active', from: true, to: false },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/whsec_|-key/)
})

function create(change: object = {}, headers: Record<string, string> = {}) {
  return shop.post(ENDPOINTS, { ...ENDPOINT, ...change }, { ...owner.headers, ...headers })
}

async function anEndpoint(): Promise<WebhookEndpointRecord> {
  return (await create()).json<WebhookEndpointRecord>()
}

function replace(id: string, body: object) {
  return shop.app.inject({ method: 'PUT', url: `${ENDPOINTS}/${id}`, payload: body, headers: owner.headers })
}

function rotate(id: string, revision: number) {
  return shop.post(`${ENDPOINTS}/${id}/secret-rotation`, { revision }, owner.headers)
}

function deliveries(id: string, query = '') {
  return shop.get(`${ENDPOINTS}/${id}/deliveries${query}`, owner.headers)
}

function replay(id: string, headers: Record<string, string> = {}) {
  const url = `/api/admin/webhook-deliveries/${id}/replay`
  return shop.app.inject({ method: 'POST', url, headers: { ...owner.headers, ...headers } })
}

async function aDelivery(endpointId: string, status = 'pending'): Promise<string> {
  const { pool } = shop.services
  const id = newUuid()
  const eventId = await anEvent(pool, { type: 'order.held', orderId: (await anOrder(pool)).id })
  await pool.query(
    `INSERT INTO webhook_deliveries (id, endpoint_id, event_id, status, created_at) VALUES ($1, $2, $3, $4, $5)`,
    [id, decodeId('webhookEndpoint', endpointId), eventId, status, shop.clock.now()],
  )
  return encodeId('webhookDelivery', id)
}
