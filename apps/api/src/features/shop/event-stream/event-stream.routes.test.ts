import { connect, type AddressInfo } from 'node:net'
import type { AdminSessionResponse } from '@platen/contract'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { guardAdministration } from '../../../platform/auth/guard.ts'
import { serverCloser } from '../../../platform/http/overload/close-server.ts'
import { TIMEOUTS, createServer } from '../../../platform/http/server.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { dispatchEvents } from '../../../platform/outbox/dispatch-events.ts'
import type { Services } from '../../../services.ts'
import { aLead, anEvent, anOrder } from '../../../testing/builders.ts'
import { fresh, sharedTestApp } from '../../../testing/shared.ts'
import { PASSWORD, aMember, type Member } from '../../../testing/team.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { eventStreamRoutes } from './event-stream.routes.ts'

let orderId: string
const shop = sharedTestApp()
const owner = fresh(() => aMember(shop, 'owner'))
beforeAll(async () => {
  orderId = (await anOrder(shop.services.pool)).id
  await untilListening(1)
})
beforeEach(async () => {
  await shop.services.pool.query('DELETE FROM events')
})

const QUICK = { beatMs: 50, sessionsMs: 50 }
const QUIET = { beatMs: 60_000, sessionsMs: 60_000 }

interface Heard {
  readonly id?: string
  readonly event?: string
  readonly data: {
    readonly type: string
    readonly orderId?: string
    readonly leadId?: string
    readonly at?: string
  }
}

test('sends events once they are committed', async () => {
  const { listen } = await aServer()
  const stream = await listen(owner)
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  expect(stream.headers.get('cache-control')).toBe('no-store')

  const lead = await aLead(shop.services.pool)
  const first = await happened('order.held', { orderId })
  const second = await happened('lead.created', { leadId: lead.id })
  await eventually(() => expect(stream.heard).toHaveLength(2))
  expect(stream.heard).toEqual([
    {
      id: String(first),
      event: 'order.held',
      data: {
        type: 'order.held',
        orderId: encodeId('order', orderId),
        at: expect.stringMatching(/Z$/) as string,
      },
    },
    {
      id: String(second),
      event: 'lead.created',
      data: {
        type: 'lead.created',
        leadId: encodeId('lead', lead.id),
        at: expect.stringMatching(/Z$/) as string,
      },
    },
  ])
})

test.each([
  ['finance', ['order.held', 'inventory.low']],
  ['production', ['order.held', 'job.failed', 'inventory.low']],
  ['support', ['order.held', 'job.failed', 'inventory.low', 'lead.created']],
] as const)('sends %s only the events they may see', async (role, expected) => {
  const { listen } = await aServer()
  const stream = await listen(await aMember(shop, role))
  for (const type of ['order.held', 'job.failed', 'inventory.low', 'lead.created'] as const)
    await happened(type)
  await happened('order.completed')
  await eventually(() => expect(stream.heard.at(-1)?.event).toBe('order.completed'))
  expect(stream.heard.map(({ event }) => event)).toEqual([...expected, 'order.completed'])
})

test('reads a batch once for all listeners, and not at all without any', async () => {
  const { listen } = await aServer()
  const streams = [await listen(owner), await listen(owner), await listen(await aMember(shop, 'viewer'))]
  // Another replica dispatches, so that every connection taken here belongs to the feed.
  const other = await startTestApp({ databaseUrl: shop.databaseUrl })
  onTestFinished(() => other.close())
  let taken = 0
  const count = () => (taken += 1)
  shop.services.pool.on('acquire', count)
  onTestFinished(() => void shop.services.pool.off('acquire', count))

  await happened('order.held', {}, other.services)
  for (const stream of streams) await eventually(() => expect(stream.heard).toHaveLength(1))
  expect(taken).toBe(1)
  for (const stream of streams) {
    stream.leave()
    await stream.closed
  }

  const later = await (await aServer()).listen(owner)
  taken = 0
  await happened('order.held', {}, other.services)
  await eventually(() => expect(later.heard).toHaveLength(1))
  expect(taken, 'the feed whose listeners have left reads nothing').toBe(1)
})

test('continues after the last received event, also when ids are out of order', async () => {
  const { listen, bystander } = await aServer()
  const received = await bystander()
  const { pool } = shop.services
  const late = await pool.connect()
  await late.query('BEGIN')
  const { rows } = await late.query<{ id: number }>(
    `INSERT INTO events (type, occurred_at) VALUES ('order.expired', now()) RETURNING id`,
  )
  const seen = await happened('order.held')
  const missed = await happened('order.completed')
  await late.query('COMMIT')
  late.release()
  await dispatch()
  await received(rows[0]!.id)

  const stream = await listen(owner, { 'last-event-id': String(seen) })
  await eventually(() => expect(stream.heard).toHaveLength(2))
  expect(stream.heard.map(({ id }) => Number(id))).toEqual([rows[0]!.id, missed])
  const next = await happened('order.updated')
  await eventually(() => expect(stream.heard.at(-1)?.id).toBe(String(next)))
})

test('does not repeat events that were dispatched long before', async () => {
  const { listen, bystander } = await aServer()
  const received = await bystander()
  await happened('order.held')
  shop.clock.advance(60_000)
  const seen = await happened('order.held')
  const missed = await happened('order.completed')
  await received(missed)
  const stream = await listen(owner, { 'last-event-id': String(seen) })
  await eventually(() => expect(stream.heard.map(({ id }) => id)).toEqual([String(missed)]))
})

test.each([
  ['more than 500 events ago', () => happenedOften(501)],
  ['more events ago than the buffer holds', () => happenedOften(500)],
  ['at an unknown event', () => Promise.resolve('999999999')],
  ['at no event', () => Promise.resolve("1' OR true")],
])('asks a client to reload everything when it last saw %s', async (_what, lastSeen) => {
  const { listen } = await aServer()
  const stream = await listen(owner, { 'last-event-id': await lastSeen() })
  await eventually(() => expect(stream.heard[0]).toEqual({ event: 'reset', data: { type: 'reset' } }))
})

test.each([
  ['more than 500 events ago', () => happenedOften(501)],
  ['at an unknown event', () => Promise.resolve('999999999')],
])('asks a client to reload everything when its data begins %s', async (_what, position) => {
  const { listen } = await aServer()
  const stream = await listen(owner, {}, `?after=${await position()}`)
  await eventually(() => expect(stream.heard[0]).toEqual({ event: 'reset', data: { type: 'reset' } }))
})

test('begins at the position of the session: events that its data includes are not repeated', async () => {
  const { listen, bystander } = await aServer()
  const received = await bystander()
  await happened('order.held')
  const last = await happened('order.updated')
  shop.clock.advance(10_000)
  const position = await positionOf(owner)
  expect(position).toBe(String(last))
  const missed = await happened('order.completed')
  await received(missed)
  const stream = await listen(owner, {}, `?after=${position}`)
  await eventually(() => expect(stream.heard.map(({ id }) => id)).toEqual([String(missed)]))
})

test('gives a session the position of ten seconds before, because replicas dispatch in parallel', async () => {
  const { listen } = await aServer()
  const settled = await happened('order.held')
  shop.clock.advance(9_000)
  const recent = await happened('order.updated')
  shop.clock.advance(1_000)
  const position = await positionOf(owner)
  expect(position).toBe(String(settled))
  const stream = await listen(owner, {}, `?after=${position}`)
  await eventually(() => expect(stream.heard.map(({ id }) => id)).toEqual([String(recent)]))
})

test('continues after the last received event when a browser reconnects with the position it began at', async () => {
  const { listen, bystander } = await aServer()
  const received = await bystander()
  const position = await happened('order.held')
  shop.clock.advance(60_000)
  const seen = await happened('order.held')
  const missed = await happened('order.completed')
  await received(missed)
  const stream = await listen(owner, { 'last-event-id': String(seen) }, `?after=${position}`)
  await eventually(() => expect(stream.heard.map(({ id }) => id)).toEqual([String(missed)]))
})

test.each(['', '1x', '-1', '1'.repeat(16)])('refuses the position "%s"', async (position) => {
  const { open } = await aServer()
  const reply = await open(owner, {}, `?after=${position}`)
  expect(reply.status).toBe(422)
  expect(await reply.json()).toMatchObject({
    error: { code: 'VALIDATION_FAILED', fields: [{ path: 'after' }] },
  })
})

test('gives a position only of events that the stream shows, and none where it may not be opened', async () => {
  expect(await positionOf(owner)).toBeNull()
  const order = await happened('order.held')
  const lead = await happened('lead.created')
  await anEvent(shop.services.pool, { type: 'order.updated' })
  shop.clock.advance(10_000)
  const finance = await aMember(shop, 'finance')
  expect([await positionOf(owner), await positionOf(finance)]).toEqual([String(lead), String(order)])
  expect(await positionOf({ headers: {} })).toBeNull()

  onTestFinished(async () => {
    await shop.services.pool.query(`UPDATE sign_in_policy SET codes_required_for = '{}'`)
  })
  await shop.services.pool.query(`UPDATE sign_in_policy SET codes_required_for = '{finance}'`)
  expect(await positionOf(finance)).toBeNull()
})

test('sends all of 150 missed events', async () => {
  const { listen } = await aServer()
  const last = await happenedOften(150)
  const stream = await listen(owner, { 'last-event-id': last })
  // Events from just before are sent again.
  const missed = () => stream.heard.filter(({ id }) => Number(id) > Number(last))
  await eventually(() => expect(new Set(missed().map(({ id }) => id)).size).toBe(150))
  expect(stream.heard.map(({ event }) => event)).not.toContain('reset')
})

test('asks clients to reload everything after notifications were lost', async () => {
  const { listen } = await aServer()
  const stream = await listen(owner)
  await shop.services.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'platen-changes' AND datname = current_database()`,
  )
  await eventually(() => expect(stream.heard.map(({ event }) => event)).toContain('reset'))
  await untilListening(1)
})

test('sends heartbeats, so that no timeout closes the stream', async () => {
  const { listen } = await aServer({ pace: QUICK, idleMs: 300 })
  const stream = await listen(owner)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(stream.ended).toBe(false)
  expect(stream.comments()).toBeGreaterThan(5)
})

test('counts neither as a request in progress nor in the metrics of durations', async () => {
  const { listen } = await aServer()
  const before = { ...shop.services.shedding.active }
  const stream = await listen(owner)
  expect(shop.services.shedding.active).toEqual(before)
  stream.leave()
  await stream.closed
  expect(shop.services.shedding.active).toEqual(before)
  const text = await shop.services.metrics.registry.metrics()
  expect(text).toMatch(
    /http_request_duration_seconds_count\{[^}]*route="\/api\/admin\/events",status="200"\}/,
  )
})

test('refuses a sixth stream of a session and accepts it once another has ended', async () => {
  const { listen, open } = await aServer()
  const streams = []
  for (let index = 0; index < 5; index += 1) streams.push(await listen(owner))
  const refused = await open(owner)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect((await open(await aMember(shop, 'owner'))).status).toBe(200)

  streams[0]?.leave()
  await eventually(async () => expect((await open(owner)).status).toBe(200))
})

test.each([
  ['signs out', `DELETE FROM admin_sessions WHERE user_id = $1`],
  ['is disabled', `UPDATE admin_users SET status = 'disabled' WHERE id = $1`],
  [
    'was idle for too long',
    `UPDATE admin_sessions SET last_seen_at = now() - interval '3 hours' WHERE user_id = $1`,
  ],
])('ends when its listener %s', async (_what, statement) => {
  const { listen } = await aServer({ pace: QUICK })
  const stream = await listen(owner)
  const bystander = await listen(await aMember(shop, 'viewer'))
  await shop.services.pool.query(statement, [owner.userId])
  await stream.closed
  expect(bystander.ended).toBe(false)
})

test.each<[string, (listener: Member) => Promise<{ statusCode: number }>]>([
  ['signs out', ({ headers }) => shop.post('/api/admin/logout', undefined, headers)],
  [
    'is signed out from another device',
    async ({ userId }) => {
      const token = await shop.services.transaction((tx) =>
        shop.services.sessions.begin(tx, userId, 'another device'),
      )
      const headers = { cookie: `platen_session=${token}` }
      return shop.post('/api/admin/session-revocations', { password: PASSWORD }, headers)
    },
  ],
  [
    'is disabled',
    async ({ userId }) =>
      shop.post(
        `/api/admin/users/${encodeId('adminUser', userId)}/deactivation`,
        {},
        (await aMember(shop, 'owner')).headers,
      ),
  ],
])('ends at once when its listener %s, long before the next check', async (_what, endSession) => {
  const { listen } = await aServer({ idleMs: 600_000 })
  const stream = await listen(owner)
  const bystander = await listen(await aMember(shop, 'viewer'))
  expect((await endSession(owner)).statusCode).toBeLessThan(300)
  await stream.closed
  expect(bystander.ended).toBe(false)
})

test('ends with its session, long before the next check', async () => {
  const { listen } = await aServer({ idleMs: 600_000 })
  await shop.services.pool.query('UPDATE admin_sessions SET expires_at = $2 WHERE user_id = $1', [
    owner.userId,
    new Date(shop.clock.now().getTime() + 1_500),
  ])
  const stream = await listen(owner)
  shop.clock.advance(1_500)
  await stream.closed
})

test('follows the current permissions when the role of its listener changes', async () => {
  const { listen } = await aServer({ pace: QUICK })
  const stream = await listen(owner)
  await shop.services.pool.query(`UPDATE admin_users SET role = 'finance' WHERE id = $1`, [owner.userId])
  await eventually(async () => {
    await happened('lead.created')
    const held = await happened('order.held')
    await eventually(() => expect(stream.heard.at(-1)?.id).toBe(String(held)))
    expect(stream.heard.at(-2)?.event).not.toBe('lead.created')
  })
})

test('does not delay a graceful stop', async () => {
  const { listen, close } = await aServer({ pace: QUIET })
  const stream = await listen(owner)
  await close(60_000)
  await stream.closed
})

test('answers HEAD and requires a session', async () => {
  const { base } = await aServer()
  const head = await fetch(base, { method: 'HEAD', headers: owner.headers })
  expect(head.status).toBe(200)
  expect((await fetch(base)).status).toBe(401)
})

test('forgets a listener whose connection breaks', async () => {
  const { port, listen, open } = await aServer()
  for (let index = 0; index < 4; index += 1) await listen(owner)
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /api/admin/events HTTP/1.1\r\nHost: a\r\nCookie: ${owner.headers.cookie ?? ''}\r\n\r\n`)
  await new Promise((resolve) => socket.once('data', resolve))
  expect((await open(owner)).status).toBe(429)
  socket.resetAndDestroy()
  await eventually(async () => expect((await open(owner)).status).toBe(200))
})

/** The machine may be busy. */
function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: 10_000 })
}

async function aServer({
  pace = QUIET,
  idleMs = TIMEOUTS.idle,
}: { pace?: typeof QUIET; idleMs?: number } = {}) {
  const { services } = shop
  const app = createServer({ ...services, timeouts: { ...TIMEOUTS, idle: idleMs } })
  guardAdministration(app, services)
  eventStreamRoutes(app, services, pace)
  const close = serverCloser(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => close(0))
  const { port } = app.server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}/api/admin/events`
  const open = async (member: Member, headers: Record<string, string> = {}, query = '') => {
    const gone = new AbortController()
    onTestFinished(() => gone.abort())
    const reply = await fetch(base + query, {
      headers: { ...member.headers, ...headers },
      signal: gone.signal,
    })
    return Object.assign(reply, { leave: () => gone.abort() })
  }
  const listen = async (member: Member, headers: Record<string, string> = {}, query = '') =>
    listenTo(await open(member, headers, query))
  // A notification may arrive after a listener has read the event as missed, and then the event is sent twice, as
  // documented. Tests that count wait until a listener has received it.
  const bystander = async () => {
    const { heard } = await listen(await aMember(shop, 'owner'))
    return (id: number) => eventually(() => expect(heard.map((event) => event.id)).toContain(String(id)))
  }
  return { port, base, open, listen, close, bystander }
}

function listenTo(reply: Response & { leave: () => void }) {
  expect(reply.status).toBe(200)
  const heard: Heard[] = []
  let comments = 0
  const stream = {
    headers: reply.headers,
    leave: reply.leave,
    heard,
    comments: () => comments,
    ended: false,
    closed: read().catch(() => undefined),
  }
  return stream

  async function read(): Promise<void> {
    try {
      let rest = ''
      for await (const chunk of reply.body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) take(block)
      }
    } finally {
      stream.ended = true
    }
  }

  function take(block: string): void {
    if (block.startsWith(':')) comments += 1
    if (!block.includes('data: ')) return
    const { data = '', ...fields } = Object.fromEntries(
      block.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
    )
    heard.push({ ...fields, data: JSON.parse(data) as Heard['data'] })
  }
}

async function positionOf({ headers }: Pick<Member, 'headers'>): Promise<string | null> {
  return (await shop.get('/api/admin/session', headers)).json<AdminSessionResponse>().eventPosition
}

async function happened(
  type: Parameters<typeof anEvent>[1]['type'],
  about: { orderId?: string; leadId?: string } = {},
  services: Services = shop.services,
): Promise<number> {
  const id = await anEvent(services.pool, { type, ...about })
  await dispatch(services)
  return id
}

async function dispatch(services: Services = shop.services): Promise<void> {
  while (
    (await dispatchEvents({ ...services, enqueue: () => Promise.resolve(), subscribers: [] })) === 'more'
  );
}

async function happenedOften(times: number): Promise<string> {
  const first = await happened('order.held')
  shop.clock.advance(1)
  await shop.services.pool.query(
    `INSERT INTO events (type, order_id, occurred_at) SELECT 'order.updated', $2, now() FROM generate_series(1, $1)`,
    [times, orderId],
  )
  await dispatch()
  return String(first)
}

/** Notifications begin a moment after the start. */
async function untilListening(count: number): Promise<void> {
  await eventually(async () => {
    const { rows } = await shop.services.pool.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE application_name = 'platen-changes' AND datname = current_database() AND query LIKE 'LISTEN%' AND state = 'idle'`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(count)
  })
}
