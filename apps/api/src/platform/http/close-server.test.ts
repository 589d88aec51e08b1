import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { expect, test, vi } from 'vitest'
import { serverCloser } from './close-server.ts'

const LONG = 60_000

test('lets an answer that has begun finish, though its connection was promised to be kept alive', async () => {
  const { app, close, port, began, answer } = await aServer()
  const reply = get(port)
  await began

  const closed = close(LONG)
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  answer()
  expect(await reply).toBe('halfdone')
  await closed
})

test('does not wait for a connection on which nothing was asked yet', async () => {
  const { app, close, port } = await aServer()
  const socket = connect(port, '127.0.0.1')
  await Promise.all([once(socket, 'connect'), once(app.server, 'connection')])

  const gone = once(socket, 'close')
  await close(LONG)
  await gone
})

test('cuts what is still running after the grace time', async () => {
  const { close, port, began } = await aServer()
  const reply = get(port)
  const cut = expect(reply).rejects.toThrow('aborted')
  await began

  await close(100)
  await cut
})

/** A server that begins its answer, and ends it when the test says so. */
async function aServer() {
  const began = Promise.withResolvers<undefined>()
  const answer = Promise.withResolvers<undefined>()
  const app = fastify({ keepAliveTimeout: LONG, forceCloseConnections: 'idle' })
  app.get('/', async (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).write('half')
    began.resolve(undefined)
    await answer.promise
    reply.raw.end('done')
  })
  const close = serverCloser(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, close, port, began: began.promise, answer: () => answer.resolve(undefined) }
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
