import type { AddressInfo } from 'node:net'
import { ApiErrorResponse, ERROR_STATUSES } from '@platen/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendRaw } from '../../testing/raw-http.ts'
import { errorOf } from '../../testing/replies.ts'
import { sharedTestApp } from '../../testing/shared.ts'
import { aMember } from '../../testing/team.ts'
import { encodeId } from '../records/ids.ts'
import { responseValidator } from './validators.ts'

let port: number
const shop = sharedTestApp()
beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.server.address() as AddressInfo).port
})

const isErrorRecord = responseValidator(ApiErrorResponse)
const request = (line: string, headers = '', body = '') =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n${body}`
const json = (body: string, headers = '') =>
  request(
    'POST /api/orders',
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body, 'latin1')}\r\n${headers}`,
    body,
  )

const CASES: Record<string, [bytes: string, status: number, code: string]> = {
  'two slashes': [request('GET //'), 404, 'NOT_FOUND'],
  'a lone percent sign': [request('GET /%'), 400, 'BAD_REQUEST'],
  'a broken percent escape': [request('GET /api/v1/orders/%zz'), 400, 'BAD_REQUEST'],
  'an overlong UTF-8 escape': [request('GET /api/%c0%af'), 400, 'BAD_REQUEST'],
  'a backslash': [request('GET /\\'), 404, 'NOT_FOUND'],
  'an asterisk': [request('OPTIONS *'), 400, 'BAD_REQUEST'],
  'an asterisk for GET': [request('GET *'), 400, 'BAD_REQUEST'],
  'a target with parent segments': [request('GET /api/../../etc/passwd'), 404, 'NOT_FOUND'],
  'encoded parent segments': [
    request('GET /api/v1/artworks/%2e%2e%2f%2e%2e%2fetc/preview?expires=1&signature=x'),
    404,
    'RESOURCE_NOT_FOUND',
  ],
  'an absolute target': [request('GET http://elsewhere.example/nothing'), 404, 'NOT_FOUND'],
  'a NUL in the path': [request('GET /api/%00'), 404, 'NOT_FOUND'],
  'a very long path': [request(`GET /api/${'a'.repeat(4000)}`), 404, 'NOT_FOUND'],
  'a very long parameter': [request(`GET /api/v1/orders/${'a'.repeat(400)}`), 400, 'BAD_REQUEST'],
  'headers beyond the limit': [
    request('GET /api', `X-Long: ${'a'.repeat(20_000)}\r\n`),
    400,
    'PAYLOAD_TOO_LARGE',
  ],
  'an unknown method': [request('STEAL /api'), 400, 'BAD_REQUEST'],
  'a method that no route supports': [request('PROPFIND /api/v1/catalog'), 405, 'METHOD_NOT_ALLOWED'],
  TRACE: [request('TRACE /api'), 405, 'METHOD_NOT_ALLOWED'],
  'DELETE on a known path': [request('DELETE /api/orders'), 405, 'METHOD_NOT_ALLOWED'],
  'no HTTP at all': ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'BAD_REQUEST'],
  'HTTP/0.9': ['GET /api\r\n\r\n', 400, 'BAD_REQUEST'],
  'two Host headers': [request('GET /api', 'Host: elsewhere\r\n'), 400, 'BAD_REQUEST'],
  'another protocol version': ['GET /api HTTP/9.9\r\n\r\n', 400, 'BAD_REQUEST'],
  'a bare line feed in a header': ['GET /api HTTP/1.1\r\nHost: a\nEvil: b\r\n\r\n', 400, 'BAD_REQUEST'],
  'two lengths': [
    request('POST /api/orders', 'Content-Length: 1\r\nContent-Length: 2\r\n', 'xx'),
    400,
    'BAD_REQUEST',
  ],
  'a length and chunks': [
    request('POST /api/orders', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
    400,
    'BAD_REQUEST',
  ],
  'an unsupported Expect header': [request('GET /api', 'Expect: the-unexpected\r\n'), 400, 'BAD_REQUEST'],
  'a WebSocket upgrade': [
    request('GET /api/nothing', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'),
    404,
    'NOT_FOUND',
  ],
  'no body': [request('POST /api/orders', 'Content-Type: application/json\r\n'), 400, 'BAD_REQUEST'],
  'a body of another type': [
    request('POST /api/orders', 'Content-Type: text/plain\r\nContent-Length: 2\r\n', '{}'),
    400,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  'a form': [
    request(
      'POST /api/orders',
      'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n',
      'a=b',
    ),
    400,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  'JSON that ends early': [json('{"customer":'), 400, 'BAD_REQUEST'],
  'JSON null': [json('null'), 400, 'BAD_REQUEST'],
  'a JSON array': [json('[]'), 400, 'BAD_REQUEST'],
  'JSON with a prototype': [json('{"__proto__":{"admin":true}}'), 400, 'BAD_REQUEST'],
  'JSON nested very deeply': [json('['.repeat(100_000) + ']'.repeat(100_000)), 400, 'BAD_REQUEST'],
  'bytes that are not UTF-8': [json('{"customer":"\xff\xfe"}'), 422, 'VALIDATION_FAILED'],
  'a body beyond 256 KB': [json(`{"note":"${'a'.repeat(300_000)}"}`), 400, 'PAYLOAD_TOO_LARGE'],
}

describe('answers with the API error format, and only with its listed statuses, to', () => {
  test.each(Object.entries(CASES))('%s', async (_name, [bytes, status, code]) => {
    const reply = await sendRaw(port, Buffer.from(bytes, 'latin1'), { keepOpen: true })
    const body = JSON.parse(reply.body) as { error: { code: string; message: string }; detail: string }
    expect({ status: reply.status, code: body.error.code }).toEqual({ status, code })
    expect(isErrorRecord(body)).toBe(true)
    expect(body.detail).toBe(body.error.message)
    expect(ERROR_STATUSES).toContain(reply.status)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['x-request-id']).toMatch(/^req_/)
    expect(reply.body).not.toMatch(/node_modules|\bat \w+ \(|FST_ERR|ENOENT|SELECT /)
  })
})

test('names the allowed methods with a 405', async () => {
  const reply = await sendRaw(port, request('DELETE /api/v1/catalog'))
  expect(reply.headers.allow).toBe('GET, HEAD, OPTIONS')
})

test('lists all problems of a small body, but only the first of a large one', async () => {
  const mistakes = async (count: number) => {
    const reply = await shop.post('/api/v1/quotes', { items: Array.from({ length: count }, () => 'no item') })
    expect(reply.statusCode).toBe(422)
    return errorOf(reply).fields?.length
  }
  expect(await mistakes(5)).toBe(5)
  expect(await mistakes(20_000)).toBe(1)
})

test('answers a malformed HEAD request without a body', async () => {
  const bytes = request(`HEAD /api?q=${'a'.repeat(20_000)}`)
  const reply = await sendRaw(port, bytes, { keepOpen: true, headOnly: true })
  expect([reply.status, reply.body]).toEqual([400, ''])
})

test('ignores the body of an operation that reads none', async () => {
  const { headers } = await aMember(shop, 'owner')
  const { userId } = await aMember(shop, 'viewer')
  const nested = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  const deactivate = (payload: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/admin/users/${encodeId('adminUser', userId)}/deactivation`,
      payload,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': 'nested' },
    })
  expect((await deactivate(nested)).statusCode).toBe(201)
  expect((await deactivate('{}')).headers['idempotent-replayed'], 'it is the same request').toBe('true')
})

test('still serves ordinary requests after malformed ones', async () => {
  const reply = await shop.get('/api/v1/catalog')
  expect(reply.statusCode).toBe(200)
})

test('answers HEAD like GET, without a body', async () => {
  const reply = await shop.app.inject({ method: 'HEAD', url: '/api/v1/public-config' })
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toBe('')
  expect(Number(reply.headers['content-length'])).toBeGreaterThan(500)
})
