import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { startBareServer } from '../../../testing/bare-server.ts'
import { Refusal } from '../../refusal.ts'

const SQL = 'SELECT name FROM customers WHERE /srv/platen/data'

const DEFECTS: Record<string, unknown> = {
  'an error': new Error(SQL),
  'an error with a status of its own': Object.assign(new Error(SQL), { statusCode: 404, code: 'NoSuchKey' }),
  'an error with a status outside the closed set': Object.assign(new Error(SQL), { statusCode: 418 }),
  'an error that looks like a framework error': Object.assign(new Error(SQL), { validation: [], code: 'X' }),
  'a string': SQL,
  undefined: undefined,
  'an object': { message: SQL, statusCode: 200 },
}

test.each(Object.entries(DEFECTS))(
  'answers %s as a plain 500, and logs it once with the request id',
  async (_name, thrown) => {
    const { app, log } = await startBareServer(
      (server) => void server.get('/', () => Promise.reject(thrown as Error)),
    )

    const reply = await app.inject('/')
    const requestId = String(reply.headers['x-request-id'])
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toMatch(/SELECT|srv|customers/)
    expect(reply.json()).toMatchObject({
      error: { code: 'INTERNAL_ERROR', message: expect.stringContaining(requestId) as string },
    })
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    const failures = log.filter(({ level }) => level === 'error')
    expect(failures).toEqual([expect.objectContaining({ requestId, code: 'INTERNAL_ERROR', route: '/' })])
  },
)

test('logs a client that hangs up in the middle of its body as cut off, not as a defect', async () => {
  const { port, log } = await startBareServer((server) => void server.post('/', () => 'never'))
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"half"',
  )
  await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0)
  socket.resetAndDestroy()
  await expect
    .poll(() => log.filter(({ msg }) => msg === 'request'))
    .toEqual([expect.objectContaining({ route: '/', cutOff: true })])
  expect(log.filter(({ level }) => level === 'error')).toEqual([])
})

test.each(['DATABASE_UNAVAILABLE', 'UPSTREAM_FAILED'] as const)(
  'names the request in the message of %s, and logs it as a warning',
  async (code) => {
    const cause = new Error('connect ECONNREFUSED')
    const refusal = Object.assign(new Refusal(code, 'Not now.'), { cause })
    const { app, log } = await startBareServer(
      (server) => void server.get('/', () => Promise.reject(refusal)),
    )

    const reply = await app.inject('/')
    const requestId = String(reply.headers['x-request-id'])
    const message = `Not now. The request id is ${requestId}.`
    expect(reply.json()).toMatchObject({ error: { code, message }, detail: message })
    expect(log.filter(({ level }) => level === 'error')).toEqual([])
    expect(log.filter(({ level }) => level === 'warn')).toEqual([
      expect.objectContaining({
        requestId,
        code,
        err: expect.objectContaining({ message: cause.message }) as object,
      }),
    ])
  },
)

test('writes no log line for a refusal besides the request line', async () => {
  const { app, log } = await startBareServer((server) => {
    server.get('/', () => Promise.reject(new Refusal('RESOURCE_NOT_FOUND', 'There is none.')))
  })

  const reply = await app.inject('/')
  expect(reply.json()).toMatchObject({ error: { message: 'There is none.' } })
  expect(log.filter(({ msg }) => msg !== 'request' && !String(msg).startsWith('Server listening'))).toEqual(
    [],
  )
})

test('logs why a request was not served, without the stack of a refusal', async () => {
  const { app, log } = await startBareServer(
    (server) => void server.get('/', () => Promise.reject(new Refusal('NOT_READY', 'The disk is full.'))),
  )
  await app.inject('/')
  const [line] = log.filter(({ msg }) => msg === 'request not served')
  expect(line).toMatchObject({ code: 'NOT_READY', reason: 'The disk is full.' })
  expect(JSON.stringify(line)).not.toContain('error-reply.test.ts')
})

test('aborts a response whose stream fails, instead of ending it normally, and logs the error', async () => {
  const { port, log } = await startBareServer((server) => {
    server.get('/', (_request, reply) => reply.type('text/plain').send(Readable.from(breaksOff())))
  })

  await expect(fetch(`http://127.0.0.1:${port}/`).then((reply) => reply.text())).rejects.toThrow('terminated')
  const failures = log.filter(({ level }) => level === 'error')
  expect(failures).toEqual([expect.objectContaining({ msg: 'response failed', route: '/' })])
  expect(failures[0]?.requestId).toMatch(/^req_/)
})

test('gives every request its own id, and ignores ids from the client', async () => {
  const { app } = await startBareServer((server) => void server.get('/', () => ({})))
  const ids = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const reply = await app.inject({ url: '/', headers: { 'x-request-id': 'mine', 'request-id': 'mine' } })
      return reply.headers['x-request-id']
    }),
  )
  expect(new Set(ids).size).toBe(50)
  expect(ids).not.toContain('mine')
})

async function* breaksOff() {
  yield 'a beginning'
  await new Promise((resolve) => setImmediate(resolve))
  throw new Error(SQL)
}
