import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sendRaw } from '../../../testing/raw-http.ts'
import { startBareServer } from '../../../testing/bare-server.ts'
import { readyAnswer, sendReady } from './ready-answer.ts'

const RESPONSES: Record<string, [bytes: string, status: number]> = {
  'a response': [get('/'), 200],
  'a response to HEAD': [get('/').replace('GET', 'HEAD'), 200],
  'an unchanged response': [get('/', 'If-None-Match: *\r\n'), 304],
  'a redirect': [get('/moved'), 302],
  'an unknown path': [get('/nothing'), 404],
  'an unknown path for HEAD': [get('/nothing').replace('GET', 'HEAD'), 404],
  'a method that is not allowed': [get('/').replace('GET', 'DELETE'), 405],
  'an internal error': [get('/defect'), 500],
  'a malformed path': [get('/%zz'), 400],
  'a target that is not a path': [get('*'), 400],
  'an unsupported Expect header': [get('/', 'Expect: wonders\r\n'), 400],
  'a proxy request': ['CONNECT shop.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  'bytes that are not HTTP': ['\x16\x03\x01\r\n\r\n', 400],
  'headers that are too large': [get('/', `X-Large: ${'a'.repeat(20_000)}\r\n`), 400],
}

test.each(Object.entries(RESPONSES))(
  '%s carries the security headers and an id',
  async (_name, [bytes, status]) => {
    const { port } = await aServer('https://shop.example')
    const reply = await sendRaw(port, bytes, { keepOpen: true, headOnly: bytes.startsWith('HEAD') })

    expect(reply.status).toBe(status)
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^req_\w{12,}$/) as string,
    })
    expect(reply.headers).not.toHaveProperty('x-powered-by')
    expect(reply.headers).not.toHaveProperty('server')
  },
)

test.each([get('/'), '\x16\x03\x01\r\n\r\n'])('sends HSTS only when the shop uses HTTPS', async (bytes) => {
  const { port } = await aServer('http://localhost:3000')
  const reply = await sendRaw(port, bytes, { keepOpen: true })

  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  expect(reply.headers).not.toHaveProperty('strict-transport-security')
})

test('does not write an error into a response that has started', async () => {
  const { port } = await aServer('http://localhost:3000')
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString())).on('error', () => undefined)
  socket.write(get('/endless'))
  await expect.poll(() => text).toContain('again')

  socket.write('GARBAGE\r\n\r\n')
  await once(socket, 'close')
  expect(text.match(/HTTP\/1.1/g)).toHaveLength(1)
})

function get(target: string, headers = ''): string {
  return `GET ${target} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`
}

function aServer(publicUrl: string) {
  const answer = readyAnswer('{}')
  return startBareServer(
    (app) => {
      app.get('/', (request, reply) => sendReady(request, reply, answer))
      app.get('/moved', (_request, reply) => reply.redirect('/'))
      app.get('/endless', (_request, reply) => reply.send(Readable.from(endless())))
      app.get('/defect', () => Promise.reject(new Error('a defect')))
    },
    { publicUrl },
  )
}

async function* endless() {
  for (;;) {
    yield 'again '
    await sleep(10)
  }
}
