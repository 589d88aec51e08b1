import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { operation } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { expect, onTestFinished, test } from 'vitest'
import { startBareServer } from '../../../testing/bare-server.ts'
import { sendRaw } from '../../../testing/raw-http.ts'
import { createLoadShedding } from './load-shedding.ts'
import { route } from '../route.ts'

const placeOrder = operation('POST /orders', {
  operationId: 'place_order',
  tag: 'Orders',
  summary: 'Order',
  query: Type.Object({ from: Type.Optional(Type.String()) }),
  body: Type.Object({ quantity: Type.Integer() }, { additionalProperties: false }),
  success: { status: 201, schema: Type.Object({}), description: 'Ordered.' },
  quota: 'order-submission',
})

test('refuses requests beyond the slots at once, while orders still get their reserved slots', async () => {
  const gate = Promise.withResolvers<undefined>()
  const { app, shedding, log } = await startBareServer(slowRoutes(gate.promise), {
    slots: { ordinary: 2, reserved: 1 },
  })
  const order = () => app.inject({ method: 'POST', url: '/orders', payload: { quantity: 1 } })

  const active = [app.inject('/slow'), app.inject('/slow'), order()]
  await expect.poll(() => shedding.active).toEqual({ ordinary: 2, reserved: 1 })

  for (const shed of [await app.inject('/slow'), await order()]) {
    expect(shed.statusCode).toBe(503)
    expect(shed.json()).toMatchObject({ error: { code: 'OVERLOADED' } })
    expect(shed.headers['retry-after']).toBe('1')
    expect(shed.headers['x-content-type-options']).toBe('nosniff')
  }
  gate.resolve(undefined)
  expect((await Promise.all(active)).map((reply) => reply.statusCode)).toEqual([200, 200, 201])
  expect((await app.inject('/slow')).statusCode).toBe(200)
  const otherLines = log.filter(({ msg }) => msg !== 'request' && !String(msg).startsWith('Server listening'))
  expect(otherLines, 'a refusal writes no log line of its own').toEqual([])
})

test('sheds requests before the framework with the same error, and logs it once a second', async () => {
  const gate = Promise.withResolvers<undefined>()
  const { app, port, shedding, metrics, log } = await startBareServer(slowRoutes(gate.promise), {
    slots: { ordinary: 1, reserved: 1 },
  })
  onTestFinished(() => gate.resolve(undefined))
  const send = (line: string, body = '') =>
    sendRaw(
      port,
      `${line} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      {
        keepOpen: true,
        headOnly: line.startsWith('HEAD'),
      },
    )
  const order = () => send('POST /orders?from=here', '{"quantity":1}')
  const active = [send('GET /slow'), order()]
  await expect.poll(() => shedding.active.ordinary + shedding.active.reserved).toBe(2)

  const reads = [await send('GET /slow'), await send('HEAD /slow'), await send('GET /nothing')]
  for (const shed of [...reads, await order()]) {
    expect([shed.status, shed.headers['retry-after'], shed.headers['x-content-type-options']]).toEqual([
      503,
      '1',
      'nosniff',
    ])
    expect(shed.headers['x-request-id']).toMatch(/^req_/)
    if (shed.body !== '') expect(shed.body).toContain('"code":"OVERLOADED"')
  }
  expect(await metrics.registry.metrics()).toContain('http_requests_shed_total 4')
  const inside = await app.inject('/slow')
  const withoutId = (text: string) => text.replaceAll(/req_\w+/g, 'req_')
  expect(withoutId(reads[0]?.body ?? '')).toBe(withoutId(inside.body))
  expect(Object.keys(reads[0]?.headers ?? {})).toEqual(expect.arrayContaining(Object.keys(inside.headers)))
  expect(reads[0]?.body).toContain(reads[0]?.headers['x-request-id'])
  const warnings = log.filter(({ msg }) => msg === 'requests were shed')
  expect(warnings.length).toBeLessThanOrEqual(4)
  expect(warnings[0]).toMatchObject({ shed: 1 })

  gate.resolve(undefined)
  expect((await Promise.all(active)).map(({ status }) => status).toSorted()).toEqual([200, 201])
  expect((await send('GET /slow')).status).toBe(200)
})

test('has fewer slots while responses are slow, but keeps those reserved for orders', () => {
  const responseTimes = { share: 1 / 4, observe: () => undefined, update: () => undefined }
  const lag = { lagging: false, watch: () => undefined, stop: () => undefined }
  const shedding = createLoadShedding({ ordinary: 8, reserved: 2 }, lag, responseTimes)
  onTestFinished(() => shedding.stop())

  expect([shedding.acquire('ordinary'), shedding.acquire('ordinary')]).toEqual(['ordinary', 'ordinary'])
  expect(() => shedding.acquire('ordinary')).toThrow('busy')
  expect([shedding.acquire('reserved'), shedding.acquire('reserved')]).toEqual(['reserved', 'reserved'])
  expect(() => shedding.acquire('reserved')).toThrow('busy')
  responseTimes.share = 1
  expect(shedding.acquire('ordinary')).toBe('ordinary')
})

test('watches how long responses take from the first refusal until all slots are back', async () => {
  const seen: unknown[] = []
  const responseTimes = {
    share: 0.5,
    observe: (ms: number) => seen.push(ms),
    update: (isShedding: boolean) => seen.push(isShedding),
  }
  const lag = { lagging: false, watch: () => undefined, stop: () => undefined }
  const shedding = createLoadShedding({ ordinary: 2, reserved: 0 }, lag, responseTimes)
  onTestFinished(() => shedding.stop())

  shedding.acquire('ordinary')
  shedding.observe(1)
  expect(() => shedding.acquire('ordinary')).toThrow('busy')
  shedding.observe(2)
  await expect.poll(() => seen).toEqual([2, true])
  responseTimes.share = 1
  await expect.poll(() => seen).toEqual([2, true, false])
  shedding.observe(3)
  expect(seen).toHaveLength(3)
})

test('uses ordinary slots for orders first', () => {
  const shedding = aShedding({ ordinary: 1, reserved: 1 })

  expect(shedding.acquire('reserved')).toBe('ordinary')
  expect(shedding.acquire('reserved')).toBe('reserved')
  expect(() => shedding.acquire('reserved')).toThrow('busy')
  shedding.release('ordinary')
  expect(shedding.acquire('ordinary')).toBe('ordinary')
})

test('accepts few requests but all orders while the event loop lags, and everything again afterwards', () => {
  const lag = { lagging: true, watch: () => undefined, stop: () => undefined }
  const shedding = createLoadShedding({ ordinary: 10, reserved: 10 }, lag)
  onTestFinished(() => shedding.stop())

  for (let request = 0; request < 8; request += 1) expect(shedding.acquire('ordinary')).toBe('ordinary')
  expect(() => shedding.acquire('ordinary')).toThrow('busy')
  expect(shedding.acquire('reserved')).toBe('ordinary')
  lag.lagging = false
  expect(shedding.acquire('ordinary')).toBe('ordinary')
})

const ENDS: Record<string, { send: string; thenSend?: string; hangUp?: true }> = {
  'a response': { send: 'GET /quick' },
  'a response without a body': { send: 'GET /empty' },
  'an unknown path': { send: 'GET /nothing' },
  'a method that is not allowed': { send: 'DELETE /quick' },
  'an invalid body': { send: 'POST /orders', thenSend: '{}' },
  'an internal error': { send: 'GET /defect' },
  'a response that fails halfway': { send: 'GET /broken' },
  'a client that disconnects before its response': { send: 'GET /slow', hangUp: true },
  'a client that disconnects before its HEAD response': { send: 'HEAD /slow', hangUp: true },
  'a client that disconnects halfway through its body': {
    send: 'POST /orders',
    thenSend: '{"quantity"',
    hangUp: true,
  },
  'a client that disconnects halfway through a stream': { send: 'GET /endless', hangUp: true },
}

test.each(Object.entries(ENDS))('releases the slot after %s', async (_name, { send, thenSend, hangUp }) => {
  const gate = Promise.withResolvers<undefined>()
  const { app, port, shedding, log } = await startBareServer(slowRoutes(gate.promise))
  onTestFinished(() => gate.resolve(undefined))
  const arrived = once(app.server, 'request')
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined).resume()
  const length = hangUp ? 100 : (thenSend ?? '').length
  const headers = thenSend ? `Content-Type: application/json\r\nContent-Length: ${length}\r\n` : ''
  socket.write(`${send} HTTP/1.1\r\nHost: a\r\n${headers}\r\n${thenSend ?? ''}`)

  if (hangUp) {
    await arrived
    // A request that waits for its body holds no slot.
    await expect.poll(() => shedding.active).toEqual({ ordinary: thenSend ? 0 : 1, reserved: 0 })
    socket.destroy()
  }
  await expect.poll(() => log.filter(({ msg }) => msg === 'request')).toHaveLength(1)
  expect(shedding.active).toEqual({ ordinary: 0, reserved: 0 })
  const line = log.find(({ msg }) => msg === 'request')
  expect(line?.cutOff, 'the log says whether the client disconnected').toBe(
    hangUp ?? (send === 'GET /broken' ? true : undefined),
  )
  socket.destroy()
})

function slowRoutes(gate: Promise<unknown>) {
  return (app: FastifyInstance) => {
    app.get('/quick', () => ({}))
    app.get('/empty', (_request, reply) => reply.code(304).send())
    app.get('/slow', () => gate.then(() => ({})))
    app.get('/defect', () => Promise.reject(new Error('an internal error')))
    app.get('/broken', (_request, reply) => reply.send(Readable.from(breaksOff())))
    app.get('/endless', (_request, reply) => reply.send(Readable.from(endless())))
    route(app, placeOrder, () => gate.then(() => ({})))
  }
}

async function* breaksOff() {
  yield 'a beginning'
  await sleep(10)
  throw new Error('broken')
}

async function* endless() {
  for (;;) {
    yield 'again '
    await sleep(10)
  }
}

function aShedding(slots: { ordinary: number; reserved: number }) {
  const shedding = createLoadShedding(slots)
  onTestFinished(() => shedding.stop())
  return shedding
}
