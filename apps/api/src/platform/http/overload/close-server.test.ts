import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastify, type FastifyInstance } from 'fastify'
import { expect, test, vi } from 'vitest'
import { serverCloser } from './close-server.ts'

const LONG = 60_000
vi.setConfig({ testTimeout: LONG })
const PING = 'GET /ping HTTP/1.1\r\nHost: shop\r\n\r\n'

test('finishes a response that has started, even on a keep-alive connection', async () => {
  const { app, close, port, began, answer } = await aServer()
  const reply = get(port)
  await began

  const closed = close(LONG)
  await untilClosed(app)
  answer()
  expect(await reply).toBe('halfdone')
  await closed
})

test('does not wait for a connection that has sent no request', async () => {
  const { app, close, port } = await aServer()
  const socket = connect(port, '127.0.0.1')
  await Promise.all([once(socket, 'connect'), once(app.server, 'connection')])

  const gone = once(socket, 'close')
  await close(LONG)
  await gone
})

test('answers a request on a kept-alive connection, and closes the connection with that response', async () => {
  const { app, close, port } = await aServer()
  const kept = await aConnection(port)
  kept.write(PING)
  expect(await nextAnswer(kept)).not.toMatch(/connection: close/i)

  const closed = close(LONG)
  await untilClosed(app)
  kept.write(PING)
  const answer = await nextAnswer(kept)
  expect(answer).toMatch(/^HTTP\/1.1 200 .*connection: close/is)
  await closed
})

test('holds requests until the listener has closed, and then answers them', async () => {
  const { app, close, port } = await aServer()
  const kept = await aConnection(port)
  kept.write(PING)
  await nextAnswer(kept)

  const closed = close(LONG)
  kept.write(PING)
  const answer = await nextAnswer(kept)
  expect(app.server.listening).toBe(false)
  expect(answer).toMatch(/^HTTP\/1.1 200 .*connection: close/is)
  await closed
})

test('closes the connection of a slow response that was requested before the close', async () => {
  const { app, close, port, began, answer } = await aServer()
  const kept = await aConnection(port)
  kept.write('GET /slow HTTP/1.1\r\nHost: shop\r\n\r\n')
  await began

  const closed = close(LONG)
  await untilClosed(app)
  answer()
  expect(await nextAnswer(kept)).toMatch(/^HTTP\/1.1 200 .*connection: close.*late$/is)
  await closed
})

test('answers a request that arrived while the process was busy', async () => {
  const { app, close, port } = await aServer()
  const kept = await aConnection(port)
  kept.write(PING)
  await nextAnswer(kept)

  const closed = close(LONG)
  await untilClosed(app)
  kept.write(PING)
  beBusy()
  expect(await nextAnswer(kept)).toMatch(/^HTTP\/1.1 200 .*connection: close/is)
  await closed
})

test('waits longer for the next request when the process gets little processor time', async () => {
  const { app, close, port } = await aServer()
  const kept = await aConnection(port)
  kept.write(PING)
  await nextAnswer(kept)

  const closed = close(LONG)
  await untilClosed(app)
  beBusy()
  // The check that is late by now.
  await sleep(10)
  kept.write(PING)
  expect(await nextAnswer(kept)).toMatch(/^HTTP\/1.1 200 .*connection: close/is)
  await closed
})

test('answers connections that were in the backlog when the close started', async () => {
  const { app, close, port } = await aServer()
  const closed = Promise.withResolvers<Promise<void>>()
  const waiting = Array.from({ length: 20 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(PING)
    return nextAnswer(socket)
  })
  // One connection is accepted at a time, so the others are in the backlog now.
  app.server.once('connection', () => closed.resolve(close(LONG)))
  for (const answer of await Promise.all(waiting)) expect(answer).toMatch(/^HTTP\/1.1 200 /)
  await closed.promise
})

test('aborts what is still running after the grace period', async () => {
  const { close, port, began } = await aServer()
  const reply = get(port)
  const cut = expect(reply).rejects.toThrow('aborted')
  await began

  await close(100)
  await cut
})

async function aServer() {
  const began = Promise.withResolvers<undefined>()
  const answer = Promise.withResolvers<undefined>()
  const app = fastify({ keepAliveTimeout: LONG, forceCloseConnections: 'idle', return503OnClosing: false })
  app.get('/', async (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).write('half')
    began.resolve(undefined)
    await answer.promise
    reply.raw.end('done')
  })
  app.get('/ping', () => 'pong')
  app.get('/slow', async () => {
    began.resolve(undefined)
    await answer.promise
    return 'late'
  })
  const close = serverCloser(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, close, port, began: began.promise, answer: () => answer.resolve(undefined) }
}

/** For longer than a connection may be idle. */
function beBusy(): void {
  const until = performance.now() + 500
  while (performance.now() < until);
}

/** Only the listener; the machine may be busy. */
function untilClosed(app: FastifyInstance): Promise<void> {
  return vi.waitFor(() => expect(app.server.listening).toBe(false), { timeout: 20_000, interval: 5 })
}

async function aConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

async function nextAnswer(socket: Socket): Promise<string> {
  if (socket.closed) throw new Error('closed before the request')
  const [bytes] = (await Promise.race([
    once(socket, 'data'),
    once(socket, 'close').then(() => Promise.reject(new Error('closed without a response'))),
  ])) as [Buffer]
  return bytes.toString('latin1')
}

function get(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', headers: { connection: 'keep-alive' } }, (reply) => {
      text(reply).then(resolve, reject)
    })
      .once('error', reject)
      .end()
  })
}
