import { expect, test } from 'vitest'
import { sendRaw } from '../../../testing/raw-http.ts'
import { startBareServer } from '../../../testing/bare-server.ts'

interface Expected {
  readonly status: number
  readonly code: string
  readonly allow: string | undefined
}

const CASES: Record<string, Expected> = {
  'GET /nothing': unknown(),
  'POST /nothing': unknown(),
  'GET /orders/': unknown(),
  'DELETE /things/': notAllowed('GET, HEAD, PUT'),
  'GET /things/1/2': unknown(),
  'GET /ordersX': unknown(),
  'GET /x/orders': unknown(),
  'POST /orders;a=b': unknown(),
  'HEAD /orders': notAllowed('POST'),
  'GET /orders': notAllowed('POST'),
  'OPTIONS /orders': notAllowed('POST'),
  'QUERY /orders': notAllowed('POST'),
  'PUT /things/list': notAllowed('GET, HEAD'),
  'OPTIONS /things/list': notAllowed('GET, HEAD'),
  'POST /things/1': notAllowed('GET, HEAD, PUT'),
  'DELETE /things/a%20b?x=1': notAllowed('GET, HEAD, PUT'),
  'DELETE /%6frders': notAllowed('POST'),
  'DELETE http://shop.example/orders': notAllowed('POST'),
  'DELETE /orders#there': notAllowed('POST'),
  'DELETE /orders?/things/1': notAllowed('POST'),
}

test.each(Object.entries(CASES))(
  'answers %s with the right status',
  async (line, { status, code, allow }) => {
    const { port } = await aServer()
    const head = `${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`

    const reply = await sendRaw(port, `${head}\r\n`, { keepOpen: true, headOnly: line.startsWith('HEAD') })
    expect({ status: reply.status, allow: reply.headers.allow }).toEqual({ status, allow })
    if (!line.startsWith('HEAD')) expect(JSON.parse(reply.body)).toMatchObject({ error: { code } })
  },
)

test.each([
  ['malformed JSON', 'application/json', '{"a":'],
  ['another content type', 'text/plain', 'hello'],
  ['no content type at all', '', 'hello'],
  ['a malformed content type', 'a/b/c;;', 'hello'],
])('answers NOT_FOUND for an unknown endpoint that is sent %s', async (_, type, payload) => {
  const { app } = await aServer()
  const headers = type === '' ? {} : { 'content-type': type }

  const reply = await app.inject({ method: 'POST', url: '/nothing', headers, payload })
  expect(reply.json()).toMatchObject({ error: { code: 'NOT_FOUND' } })
  expect(reply.json<{ error: { resolution: string } }>().error.resolution).toContain(
    'https://shop.example/api/v1/openapi.json',
  )
})

const WITH_PAGES: Record<string, Expected | 'page'> = {
  'GET /': 'page',
  'GET /garments?x=//y': 'page',
  'GET http://shop.example/garments': 'page',
  'GET /things/1/2': 'page',
  'POST /garments': notAllowed('GET, HEAD'),
  'GET /api/orders': notAllowed('POST'),
  'GET /api/nothing': unknown(),
  'GET /%61pi/nothing': unknown(),
  'POST /api/nothing': unknown(),
  'GET /docs/nothing': unknown(),
  'GET /.well-known/nothing': unknown(),
  'GET /apis': 'page',
  'GET //': unknown(),
  'GET //evil.example/garments': unknown(),
  'GET /\\evil.example': unknown(),
}

test.each(Object.entries(WITH_PAGES))(
  'answers %s with the right status or page beside a web app',
  async (line, expected) => {
    const { port } = await aServer({ pages: true })

    const reply = await sendRaw(port, `${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, {
      keepOpen: true,
    })
    if (expected === 'page') {
      expect([reply.status, reply.body]).toEqual([200, 'a page'])
      return
    }
    expect({ status: reply.status, allow: reply.headers.allow }).toEqual({
      status: expected.status,
      allow: expected.allow,
    })
    expect(JSON.parse(reply.body)).toMatchObject({ error: { code: expected.code } })
  },
)

function aServer({ pages = false } = {}) {
  return startBareServer(
    (app) => {
      app.route({ method: ['GET', 'PUT'], url: '/things/:id', handler: () => ({}) })
      app.get('/things/list', () => ({}))
      app.post('/orders', () => ({}))
      app.post('/api/orders', () => ({}))
      if (pages) app.get('/*', { config: { pages: true } }, () => 'a page')
    },
    { publicUrl: 'https://shop.example' },
  )
}

function unknown(): Expected {
  return { status: 404, code: 'NOT_FOUND', allow: undefined }
}

function notAllowed(allow: string): Expected {
  return { status: 405, code: 'METHOD_NOT_ALLOWED', allow }
}
