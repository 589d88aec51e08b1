import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { operation } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { expect, onTestFinished, test } from 'vitest'
import { startBareServer } from '../../../testing/bare-server.ts'
import type { Lane } from './load-shedding.ts'
import { route } from '../route.ts'

const LONG = 60_000
const JSON_HEADERS = 'Host: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n'

const createThing = operation('POST /things', {
  operationId: 'create_thing',
  tag: 'Shop',
  summary: 'Create',
  body: Type.Object({}, { additionalProperties: true }),
  success: { status: 201, schema: Type.Object({}), description: 'Created.' },
})

test('disconnects a client with slow headers, with a reason, and serves others meanwhile', async () => {
  const { port, app } = await aServer({ headers: 300 })
  const slow = trickle(port, 'GET / HTTP/1.1\r\n', 'X-More: a\r\n')

  expect((await app.inject('/')).statusCode).toBe(200)
  expect(await slow.untilClosed).toMatch(
    /^HTTP\/1.1 400 [\s\S]*"code":"BAD_REQUEST"[\s\S]*did not arrive in time/,
  )
})

test('disconnects a client with a slow JSON body', async () => {
  const { port, app, handled } = await aServer({ jsonBody: 300 })
  const slow = trickle(port, `POST /things HTTP/1.1\r\n${JSON_HEADERS}{"a":"`, 'a')

  expect((await app.inject('/')).statusCode).toBe(200)
  await slow.untilClosed
  expect(handled()).toBe(0)
})

test('gives no slot to clients with slow bodies, however many there are', async () => {
  const { port, app, shedding, metrics } = await aServer({}, { ordinary: 3, reserved: 0 })
  const start = `POST /things HTTP/1.1\r\n${JSON_HEADERS}{"a":"`
  for (let client = 0; client < 60; client += 1) trickle(port, start, 'a')
  await expect.poll(() => openConnections(app)).toBe(60)
  await expect.poll(() => shedding.active.ordinary, { timeout: 20_000 }).toBe(0)
  expect((await app.inject('/')).statusCode).toBe(200)
  expect(await metrics.registry.metrics()).toContain('http_requests_shed_total 0')
})

test('takes a slot for a slow body once it is complete, or refuses it', async () => {
  const { app, port, shedding, handled } = await aServer({}, { ordinary: 1, reserved: 0 })
  const send = async () => {
    const arrived = once(app.server, 'request')
    const client = read(connect(port, '127.0.0.1'))
    client.socket.write(
      'POST /things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
    )
    await arrived
    await expect.poll(() => shedding.active.ordinary).toBe(0)
    return client
  }
  const first = await send()
  const second = await send()

  first.socket.write('}')
  await expect.poll(first.text).toMatch(/^HTTP\/1.1 201 /)
  const taken = shedding.acquire('ordinary')
  second.socket.write('}')
  await expect.poll(second.text).toMatch(/^HTTP\/1.1 503 [\s\S]*OVERLOADED/)
  shedding.release(taken)
  expect([handled(), shedding.active.ordinary]).toEqual([1, 0])
})

test('disconnects a client that stops sending halfway through its request', async () => {
  const { port, shedding } = await aServer({ idle: 300 })
  const silent = read(connect(port, '127.0.0.1'))
  silent.socket.write(`POST /things HTTP/1.1\r\n${JSON_HEADERS}{"a":"`)

  await silent.untilClosed
  await expect.poll(() => shedding.active.ordinary).toBe(0)
})

test.each(['POST /nothing', 'DELETE /things'])('does not wait for the body of %s', async (line) => {
  const { port, shedding } = await aServer({})
  const { socket, text } = read(connect(port, '127.0.0.1'))
  socket.write(`${line} HTTP/1.1\r\n${JSON_HEADERS}{`)

  await expect.poll(text).toMatch(/^HTTP\/1.1 40[45] /)
  await expect.poll(() => shedding.active.ordinary).toBe(0)
})

test('serves a body that arrives in time, and keeps the connection alive', async () => {
  const { port } = await aServer({ jsonBody: 200 })
  const { socket, text } = read(connect(port, '127.0.0.1'))
  const post =
    'POST /things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'

  socket.write(post)
  await expect.poll(() => text().match(/HTTP\/1.1 201/g)).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, 400))
  socket.write(post)
  await expect.poll(() => text().match(/HTTP\/1.1 201/g)).toHaveLength(2)
})

test('closes the connection when the client requests it', async () => {
  const { port } = await aServer({})
  const { socket, untilClosed } = read(connect(port, '127.0.0.1'))
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')

  expect(await untilClosed).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close/i)
})

function openConnections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}

async function aServer(
  timeouts: { headers?: number; jsonBody?: number; idle?: number },
  slots?: Record<Lane, number>,
) {
  let count = 0
  const server = await startBareServer(
    (app) => {
      app.get('/', () => ({}))
      route(app, createThing, () => {
        count += 1
        return {}
      })
    },
    {
      ...(slots ? { slots } : {}),
      timeouts: { headers: LONG, jsonBody: LONG, idle: LONG, checkInterval: 50, ...timeouts },
    },
  )
  return { ...server, handled: () => count }
}

function trickle(port: number, beginning: string, more: string) {
  const socket = connect(port, '127.0.0.1')
  socket.write(beginning)
  const timer = setInterval(() => socket.writable && socket.write(more), 25)
  socket.once('close', () => clearInterval(timer))
  return read(socket)
}

function read(socket: Socket) {
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString())).on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  // An aborted connection may or may not report an error before it closes.
  const untilClosed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  return { socket, text: () => text, untilClosed }
}
