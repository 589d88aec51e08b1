import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { operation } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { expect, onTestFinished, test } from 'vitest'
import { startBareServer } from '../../testing/bare-server.ts'
import { sendRaw } from '../../testing/raw-http.ts'
import { createLoadShedding } from './load-shedding.ts'
import { route } from './route.ts'

const placeOrder = operation({
  operationId: 'place_order',
  method: 'POST',
  path: '/orders',
  tag: 'Orders',
  summary: 'Order',
  body: Type.Object({ quantity: Type.Integer() }, { additionalProperties: false }),
  success: { status: 201, schema: Type.Object({}), description: 'Ordered.' },
  quota: 'order-submission',
  caching: 'private',
})

test('refuses at once what is beyond its places, while orders still get in through their reserve', async () => {
  const gate = Promise.withResolvers<undefined>()
  const { app, shedding, log } = await startBareServer(slowRoutes(gate.promise), {
    places: { ordinary: 2, reserved: 1 },
  })
  const order = () => app.inject({ method: 'POST', url: '/orders', payload: { quantity: 1 } })

  const inWork = [app.inject('/slow'), app.inject('/slow'), order()]
  await expect.poll(() => shedding.inWork).toEqual({ ordinary: 2, reserved: 1 })

  for (const shed of [await app.inject('/slow'), await order()]) {
    expect(shed.statusCode).toBe(503)
    expect(shed.json()).toMatchObject({ error: { code: 'OVERLOADED' } })
    expect(shed.headers['retry-after']).toBe('1')
    expect(shed.headers['x-content-type-options']).toBe('nosniff')
  }
  gate.resolve(undefined)
  expect((await Promise.all(inWork)).map((reply) => reply.statusCode)).toEqual([200, 200, 201])
  expect((await app.inject('/slow')).statusCode).toBe(200)
  const besides = log.filter(({ msg }) => msg !== 'request' && !String(msg).startsWith('Server listening'))
  expect(besides, 'a flood writes no more than its own lines').toEqual([])
})

test('a flood is refused at the door, in the same words, and told once a second', async () => {
  const gate = Promise.withResolvers<undefined>()
  const { port, shedding, metrics, log } = await startBareServer(slowRoutes(gate.promise), {
    places: { ordinary: 1, reserved: 1 },
  })
  onTestFinished(() => gate.resolve(undefined))
  const ask = (line: string, body = '') =>
    sendRaw(
      port,
      `${line} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      {
        keepOpen: true,
        headOnly: line.startsWith('HEAD'),
      },
    )
  const place = () => ask('POST /orders?from=here', '{"quantity":1}')
  const inWork = [ask('GET /slow'), place()]
  await expect.poll(() => shedding.inWork.ordinary + shedding.inWork.reserved).toBe(2)

  const reads = [await ask('GET /slow'), await ask('HEAD /slow'), await ask('GET /nothing')]
  for (const shed of [...reads, await place()]) {
    expect([shed.status, shed.headers['retry-after'], shed.headers['x-content-type-options']]).toEqual([
      503,
      '1',
      'nosniff',
    ])
    expect(shed.headers['x-request-id']).toMatch(/^req_/)
    if (shed.body !== '') expect(shed.body).toContain('"code":"OVERLOADED"')
  }
  expect(await metrics.registry.metrics()).toContain('http_requests_shed_total 4')
  const told = log.filter(({ msg }) => msg === 'requests were shed')
  expect(told.length).toBeLessThanOrEqual(4)
  expect(told[0]).toMatchObject({ shed: 1 })

  gate.resolve(undefined)
  expect((await Promise.all(inWork)).map(({ status }) => status).toSorted()).toEqual([200, 201])
  expect((await ask('GET /slow')).status).toBe(200)
})

test('has fewer places while answers are slow, but those of orders stay', () => {
  const pace = { share: 1 / 4, observe: () => undefined, look: () => undefined }
  const lag = { lagging: false, stop: () => undefined }
  const shedding = createLoadShedding({ ordinary: 8, reserved: 2 }, lag, pace)
  onTestFinished(() => shedding.stop())

  expect([shedding.enter('ordinary'), shedding.enter('ordinary')]).toEqual(['ordinary', 'ordinary'])
  expect(() => shedding.enter('ordinary')).toThrow('busy')
  expect([shedding.enter('reserved'), shedding.enter('reserved')]).toEqual(['reserved', 'reserved'])
  expect(() => shedding.enter('reserved')).toThrow('busy')
  pace.share = 1
  expect(shedding.enter('ordinary')).toBe('ordinary')
})

test('orders use ordinary places first', () => {
  const shedding = aShedding({ ordinary: 1, reserved: 1 })

  expect(shedding.enter('reserved')).toBe('ordinary')
  expect(shedding.enter('reserved')).toBe('reserved')
  expect(() => shedding.enter('reserved')).toThrow('busy')
  shedding.leave('ordinary')
  expect(shedding.enter('ordinary')).toBe('ordinary')
})

test('takes orders alone while the processor is behind, and everything again afterwards', () => {
  const lag = { lagging: true, stop: () => undefined }
  const shedding = createLoadShedding({ ordinary: 10, reserved: 10 }, lag)

  expect(() => shedding.enter('ordinary')).toThrow('busy')
  expect(shedding.enter('reserved')).toBe('ordinary')
  lag.lagging = false
  expect(shedding.enter('ordinary')).toBe('ordinary')
})

/** Requests that hold a place, and how each of them ends. */
const ENDS: Record<string, { send: string; thenSend?: string; hangUp?: true }> = {
  'an answer': { send: 'GET /quick' },
  'an answer without a body': { send: 'GET /empty' },
  'an unknown path': { send: 'GET /nothing' },
  'another method': { send: 'DELETE /quick' },
  'a body that is refused': { send: 'POST /orders', thenSend: '{}' },
  'a defect': { send: 'GET /defect' },
  'an answer that breaks off': { send: 'GET /broken' },
  'a client that leaves before its answer': { send: 'GET /slow', hangUp: true },
  'a client that leaves before its HEAD': { send: 'HEAD /slow', hangUp: true },
  'a client that leaves in the middle of its body': {
    send: 'POST /orders',
    thenSend: '{"quantity"',
    hangUp: true,
  },
  'a client that leaves in the middle of a stream': { send: 'GET /endless', hangUp: true },
}

test.each(Object.entries(ENDS))('a place comes back after %s', async (_name, { send, thenSend, hangUp }) => {
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
    // Who waits for a body holds no place.
    await expect.poll(() => shedding.inWork).toEqual({ ordinary: thenSend ? 0 : 1, reserved: 0 })
    socket.destroy()
  }
  await expect.poll(() => log.filter(({ msg }) => msg === 'request')).toHaveLength(1)
  expect(shedding.inWork).toEqual({ ordinary: 0, reserved: 0 })
  const line = log.find(({ msg }) => msg === 'request')
  expect(line?.cutOff, 'the log tells who left').toBe(hangUp ?? (send === 'GET /broken' ? true : undefined))
  socket.destroy()
})

function slowRoutes(gate: Promise<unknown>) {
  return (app: FastifyInstance) => {
    app.get('/quick', () => ({}))
    app.get('/empty', (_request, reply) => reply.code(304).send())
    app.get('/slow', () => gate.then(() => ({})))
    app.get('/defect', () => Promise.reject(new Error('a defect')))
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

function aShedding(places: { ordinary: number; reserved: number }) {
  const shedding = createLoadShedding(places)
  onTestFinished(() => shedding.stop())
  return shedding
}
