import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { connect, type AddressInfo } from 'node:net'
import { getCatalog } from '@platen/contract'
import { beforeAll, expect, test } from 'vitest'
import { startBareServer } from '../../../testing/bare-server.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { Refusal } from '../../refusal.ts'
import { readyAnswer, sendReady } from './ready-answer.ts'
import { serveShared } from './ready-reads.ts'

const CATALOG = '/api/v1/catalog'
let byFramework = 0
let port = 0
let addresses = 0
const shop = sharedTestApp({
  config: { trustProxy: ['loopback'], rateLimitFactor: 0.01, publicUrl: 'https://shop.example' },
  prepare: (app) => void app.addHook('onRequest', (_request, _reply, done) => done(void (byFramework += 1))),
})
beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = shop.app.server.address() as AddressInfo)
  // The first requests make the answers.
  for (const path of [CATALOG, '/api/v1/public-config']) await exchange(request(path), anAddress())
})

const READY: Record<string, string> = {
  'the catalogue': request(CATALOG),
  'the configuration': request('/api/v1/public-config'),
  'the configuration at its former path': request('/api/public-config'),
  'the description': request('/api/v1/openapi.json'),
  'the text for language models': request('/llms.txt'),
  'another origin': request(CATALOG, 'Origin: https://other.example', 'Sec-Fetch-Site: cross-site'),
  brotli: request(CATALOG, 'Accept-Encoding: gzip, deflate, br, zstd'),
  'gzip, preferred': request(CATALOG, 'Accept-Encoding: br;q=0.1, gzip'),
  'an encoding that nobody knows': request(CATALOG, 'Accept-Encoding: xz, *;q=0'),
  'whatever the client has': request(CATALOG, 'If-None-Match: *'),
  'what the client has, compressed': request(CATALOG, 'If-None-Match: *', 'Accept-Encoding: br'),
  'another tag': request(CATALOG, 'If-None-Match: "x", W/"y"'),
  'If-Match, which reads ignore': request(CATALOG, 'If-Match: "x"'),
  'a range': request(CATALOG, 'Range: bytes=0-9'),
  'a cookie': request(CATALOG, 'Cookie: platen_session=x', 'Authorization: Bearer x'),
  'another version': request(CATALOG, 'Accept-Version: 9', 'Accept: text/html'),
  'a request id of the client': request(CATALOG, 'X-Request-Id: mine'),
  'a connection that closes': request(CATALOG, 'Connection: close'),
  'no host': `GET ${CATALOG} HTTP/1.1\r\n\r\n`,
  'HTTP/1.0': `GET ${CATALOG} HTTP/1.0\r\n\r\n`,
}
const OTHERS: Record<string, string> = {
  HEAD: request(CATALOG).replace('GET', 'HEAD'),
  OPTIONS: request(CATALOG, 'Origin: https://other.example').replace('GET', 'OPTIONS'),
  POST: request(CATALOG, 'Content-Length: 0').replace('GET', 'POST'),
  'a body': request(CATALOG, 'Content-Length: 2') + '{}',
  'an unknown field': request(`${CATALOG}?colour=red`),
  'an empty query': request(`${CATALOG}?`),
  'a fragment': request(`${CATALOG}#top`),
  'a slash at the end': request(`${CATALOG}/`),
  capitals: request(CATALOG.toUpperCase()),
  'an encoded letter': request('/api/v1/%63atalog'),
  'a malformed path': request('/api/v1/catalog%zz'),
  'a whole address': request(`http://a${CATALOG}`),
  'two hosts': request(CATALOG, 'Host: b'),
  'HTTP/0.9': `GET ${CATALOG}\r\n\r\n`,
  'another expectation': request(CATALOG, 'Expect: wonders'),
  'malformed bytes': request(CATALOG, 'a header without a colon'),
}

test.each([
  ...Object.entries(READY).map(([name, bytes]) => [name, bytes, 'memory'] as const),
  ...Object.entries(OTHERS).map(([name, bytes]) => [name, bytes, 'framework'] as const),
])('answers as the framework does: %s', async (_name, bytes, from) => {
  let answer = ''
  const take = async () => {
    const before = byFramework
    answer = await exchange(bytes, anAddress())
    return byFramework - before
  }
  // The catalogue may have to be made again first.
  if (from === 'memory') await expect.poll(take).toBe(0)
  else await take()
  const before = byFramework
  expect(answer).toBe(await traced(() => exchange(bytes, anAddress())))
  if (from === 'memory') expect(byFramework).toBe(before + 1)
  expect(answer).toMatch(/^HTTP\/1.1 \d{3} /)
})

test('counts the quota of the address that trusted proxies name, and refuses as the framework does', async () => {
  const both = [anAddress(), anAddress()] as const
  for (const left of ['2', '1', '0', 'none']) {
    const answer = await exchange(request(CATALOG), both[0])
    expect(answer).toBe(await traced(() => exchange(request(CATALOG), both[1])))
    expect(/^ratelimit-remaining: (.*)$/m.exec(answer)?.[1] ?? '').toBe(left === 'none' ? '0' : left)
    expect(answer.startsWith(`HTTP/1.1 ${left === 'none' ? '429' : '200'} `)).toBe(true)
  }
  expect(await exchange(request(CATALOG), anAddress())).toContain('HTTP/1.1 200 OK')
})

test('shows a change at once', async () => {
  const config = () => exchange(request('/api/v1/public-config'), anAddress())
  expect(await config()).toContain('cash_studio')
  await shop.services.pool.query(`UPDATE payment_instructions SET active = false WHERE id = 'cash_studio'`)
  await expect.poll(config).not.toContain('cash_studio')
})

test('is in the metrics, and pages also in the log, like any request', async () => {
  const page = readyAnswer('<p>A page</p>', { contentType: 'text/html' })
  const server = await startBareServer((app) => {
    app.get('/*', { config: { pages: true } }, (raw, reply) => sendReady(raw, reply, page))
    app.readyReads.elsewhere({ pattern: '/*', find: () => page })
  })
  for (const work of [
    () => exchange(request('/a'), '', server.port),
    () => traced(() => exchange(request('/a'), '', server.port)),
  ])
    expect(await work()).toContain('<p>A page</p>')
  await expect.poll(() => server.log.filter(({ msg }) => msg === 'request')).toHaveLength(2)
  const [first, second] = server.log
    .filter(({ msg }) => msg === 'request')
    .map(({ requestId, time, ms, ...line }) => line)
  expect(first).toEqual(second)
  expect(first).toMatchObject({ method: 'GET', route: '/*', status: 200 })
  expect(await server.metrics.registry.metrics()).toMatch(
    /http_request_duration_seconds_count\{[^}]*route="\/\*"[^}]*\} 2/,
  )
  expect(server.shedding.active.ordinary).toBe(0)
})

test('holds a slot for each request of one connection until it is answered, and no longer', async () => {
  const answer = readyAnswer('{}')
  let isSpent = false
  const left = { limit: 9, remaining: 8, resetSeconds: 7 }
  const limits = {
    consume: () => Promise.reject(new Refusal('RATE_LIMITED', 'Too many.')),
    consumeHere: () => (isSpent ? undefined : left),
  }
  const server = await startBareServer(
    (app) => serveShared(app, getCatalog, { ready: () => answer, get: () => answer }),
    { limits, slots: { ordinary: 2, reserved: 1 } },
  )
  const statuses = async () => {
    const last = request(CATALOG, 'Connection: close')
    const text = await exchange(request(CATALOG).repeat(4) + last, '', server.port, 'whole')
    await expect.poll(() => server.shedding.active.ordinary).toBe(0)
    return [...text.matchAll(/HTTP\/1.1 (\d{3})/g)].map(([, status]) => status)
  }
  expect(await statuses()).toEqual(['200', '200', '503', '503', '503'])
  isSpent = true
  expect(new Set(await statuses())).toEqual(new Set(['429', '503']))
})

function request(target: string, ...headers: readonly string[]): string {
  return ['GET ' + target + ' HTTP/1.1', 'Host: a', ...headers, '', ''].join('\r\n')
}

/** Each address has its own quota. */
function anAddress(): string {
  addresses += 1
  return `10.0.${addresses >> 8}.${addresses & 255}`
}

/** While requests are traced, all go through the framework. */
async function traced<Result>(work: () => Promise<Result>): Promise<Result> {
  const ignore = () => undefined
  subscribe('tracing:fastify.request.handler:start', ignore)
  try {
    return await work()
  } finally {
    unsubscribe('tracing:fastify.request.handler:start', ignore)
  }
}

/** The whole answer as bytes, one character each, but for what is never the same twice. */
function exchange(
  bytes: string,
  address: string,
  to = port,
  until: 'answer' | 'whole' = 'answer',
): Promise<string> {
  const forwarded = address === '' ? bytes : bytes.replace('\r\n', `\r\nX-Forwarded-For: ${address}\r\n`)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(to, '127.0.0.1', () => socket.write(bytes.includes('HTTP/1') ? forwarded : bytes))
    const finish = () => {
      socket.destroy()
      resolve(
        text
          .replace(/req_\w+/, 'REQUEST')
          .replace(/^date: .*$/im, 'DATE')
          .replaceAll(/^(ratelimit-reset|retry-after): \d+/gim, '$1: SECONDS')
          .replaceAll(/in \d+ s\./g, 'in SECONDS.'),
      )
    }
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      const end = text.indexOf('\r\n\r\n')
      const length = /^content-length: (\d+)/im.exec(text.slice(0, end))?.[1]
      const isWhole = text.length >= end + 4 + Number(length ?? 0)
      if (until === 'answer' && end >= 0 && (isWhole || bytes.startsWith('HEAD'))) finish()
    })
    socket.on('close', finish)
    socket.on('error', reject)
  })
}
