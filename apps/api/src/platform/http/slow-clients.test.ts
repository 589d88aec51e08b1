import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { operation } from '@platen/contract'
import Type from 'typebox'
import { expect, onTestFinished, test } from 'vitest'
import { startBareServer } from '../../testing/bare-server.ts'
import { route } from './route.ts'

const LONG = 60_000
const JSON_HEADERS = 'Host: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n'

const createThing = operation({
  operationId: 'create_thing',
  method: 'POST',
  path: '/things',
  tag: 'Shop',
  summary: 'Create',
  body: Type.Object({}, { additionalProperties: true }),
  success: { status: 201, schema: Type.Object({}), description: 'Created.' },
  caching: 'private',
})

test('cuts off a client whose headers trickle, tells it why, and serves others meanwhile', async () => {
  const { port, app } = await aServer({ headers: 300 })
  const slow = trickle(port, 'GET / HTTP/1.1\r\n', 'X-More: a\r\n')

  expect((await app.inject('/')).statusCode).toBe(200)
  expect(await slow.untilClosed).toMatch(
    /^HTTP\/1.1 400 [\s\S]*"code":"BAD_REQUEST"[\s\S]*did not arrive in time/,
  )
})

test('cuts off a client whose JSON body trickles, and gives its place back', async () => {
  const { port, app, shedding, handled } = await aServer({ jsonBody: 300 })
  const slow = trickle(port, `POST /things HTTP/1.1\r\n${JSON_HEADERS}{"a":"`, 'a')
  await expect.poll(() => shedding.inWork.ordinary).toBe(1)

  expect((await app.inject('/')).statusCode).toBe(200)
  await slow.untilClosed
  await expect.poll(() => shedding.inWork.ordinary).toBe(0)
  expect(handled()).toBe(0)
})

test('cuts off a client that falls silent in the middle of its request', async () => {
  const { port, shedding } = await aServer({ idle: 300 })
  const silent = read(connect(port, '127.0.0.1'))
  silent.socket.write(`POST /things HTTP/1.1\r\n${JSON_HEADERS}{"a":"`)

  await silent.untilClosed
  await expect.poll(() => shedding.inWork.ordinary).toBe(0)
})

test.each(['POST /nothing', 'DELETE /things'])('does not wait for the body of %s', async (line) => {
  const { port, shedding } = await aServer({})
  const { socket, text } = read(connect(port, '127.0.0.1'))
  socket.write(`${line} HTTP/1.1\r\n${JSON_HEADERS}{`)

  await expect.poll(text).toMatch(/^HTTP\/1.1 40[45] /)
  await expect.poll(() => shedding.inWork.ordinary).toBe(0)
})

test('a body that is whole in time is served, and its connection lives on', async () => {
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

test('closes the connection of a client that asks for it', async () => {
  const { port } = await aServer({})
  const { socket, untilClosed } = read(connect(port, '127.0.0.1'))
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')

  expect(await untilClosed).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close/i)
})

async function aServer(patience: { headers?: number; jsonBody?: number; idle?: number }) {
  let count = 0
  const server = await startBareServer(
    (app) => {
      app.get('/', () => ({}))
      route(app, createThing, () => {
        count += 1
        return {}
      })
    },
    { patience: { headers: LONG, jsonBody: LONG, idle: LONG, lookAround: 50, ...patience } },
  )
  return { ...server, handled: () => count }
}

/** Sends a beginning, and then a little more every now and then, for ever. */
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
  return { socket, text: () => text, untilClosed: once(socket, 'close').then(() => text) }
}
