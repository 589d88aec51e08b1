import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startBareServer } from '../../../testing/bare-server.ts'
import { encodingFor } from './compression.ts'
import { readyAnswer, sendReady } from './ready-answer.ts'

const LONG = { text: 'a line of an order list, '.repeat(100) }
const DECODE = { br: brotliDecompressSync, gzip: gunzipSync }

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['GZIP', 'gzip'],
  ['br;q=what', undefined],
])('chooses for Accept-Encoding: %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test.each(['/long', '/ready'])('compresses JSON of %s for those who accept it', async (path) => {
  const { app } = await aServer()
  for (const encoding of ['br', 'gzip'] as const) {
    const reply = await app.inject({ url: path, headers: { 'accept-encoding': encoding } })
    expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length)
    expect(reply.rawPayload.length).toBeLessThan(500)
    expect(JSON.parse(DECODE[encoding](reply.rawPayload).toString())).toEqual(LONG)
  }
  const plain = await app.inject({ url: path })
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.json()).toEqual(LONG)
})

test.each(['/short', '/text'])('sends %s as it is', async (path) => {
  const { app } = await aServer()
  const reply = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).not.toHaveProperty('content-encoding')
})

test('gives each encoding of a ready answer an ETag of its own, and recognises all of them', async () => {
  const { app } = await aServer()
  const etags = []
  for (const accepted of ['identity', 'br', 'gzip']) {
    const { headers } = await app.inject({ url: '/ready', headers: { 'accept-encoding': accepted } })
    etags.push(String(headers.etag))
  }
  expect(new Set(etags).size).toBe(3)
  for (const etag of etags) {
    const again = await app.inject({
      url: '/ready',
      headers: { 'if-none-match': etag, 'accept-encoding': 'br' },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

function aServer() {
  const ready = readyAnswer(JSON.stringify(LONG))
  return startBareServer((app) => {
    app.get('/long', () => LONG)
    app.get('/ready', (request, reply) => sendReady(request, reply, ready))
    app.get('/short', () => ({ text: 'short' }))
    app.get('/text', (_request, reply) => reply.type('text/plain').send(LONG.text))
  })
}
