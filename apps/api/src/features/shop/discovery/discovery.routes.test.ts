import { OPERATIONS } from '@platen/contract'
import { PUBLIC_OPERATIONS, VERSION_1 } from './discovery-documents.ts'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { runOnServer } from '../../../testing/test-server.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const PUBLIC_URL = 'https://shop.example'
const DESCRIPTIONS = ['/api/v1/openapi.json', '/api/openapi.json', '/openapi.json']

const shop = sharedTestApp({ config: { publicUrl: PUBLIC_URL } })
beforeAll(() => aMember(shop, 'owner'))

test.each([
  ['/api', PUBLIC_OPERATIONS],
  ['/api/v1', VERSION_1],
])(
  '%s is a flat map of strings that lists its endpoints with their methods, and no others',
  async (path, operations) => {
    const reply = await shop.get(path)
    const index = reply.json<Record<string, unknown>>()

    expect(reply.statusCode).toBe(200)
    expect(Object.values(index).filter((value) => typeof value !== 'string')).toEqual([])
    for (const { operationId, method, path: endpoint } of PUBLIC_OPERATIONS) {
      const listed = operations.some((operation) => operation.operationId === operationId)
      expect(index[operationId]).toBe(listed ? PUBLIC_URL + endpoint : undefined)
      expect(index[`${method} ${endpoint}`]).toBe(listed ? operationId : undefined)
    }
    expect('GET /api/health' in index).toBe(path === '/api')
    expect(index).toMatchObject({
      apiVersion: 'v1',
      documentation: `${PUBLIC_URL}/docs`,
      apiDescription: `${PUBLIC_URL}/api/v1/openapi.json`,
    })
    expect(index.automationPolicy).toMatch(
      /POST \/api\/orders, .*POST \/api\/contact-leads.*explicit consent/,
    )
  },
)

test.each(['/api', '/api/v1'])(
  '%s points to the description and the documentation in its Link header',
  async (path) => {
    const { headers } = await shop.get(path)

    expect(headers.link).toBe(
      `<${PUBLIC_URL}/api/v1/openapi.json>; rel="service-desc"; type="application/json", <${PUBLIC_URL}/docs>; rel="service-doc"; type="text/html"`,
    )
  },
)

test.each(['/api/health', '/api/v1/health'])(
  '%s is ok while the database answers, and is never stored',
  async (path) => {
    const reply = await shop.get(path)

    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ status: 'ok', database: 'ok', version: '1.0.0', apiVersion: 'v1' })
    expect(reply.headers['cache-control']).toBe('no-store')
  },
)

test('answers health with 503 in the error format during a database outage, and recovers', async () => {
  const other = await startTestApp()
  onTestFinished(() => other.close())
  await aMember(other, 'owner')
  await lockOut(other.databaseUrl)

  const reply = await other.get('/api/v1/health')

  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toMatchObject({ error: { code: 'DATABASE_UNAVAILABLE' } })
  expect(reply.headers['retry-after']).toMatch(/^\d+$/)

  await letIn(other.databaseUrl)
  await expect.poll(async () => (await other.get('/api/v1/health')).statusCode).toBe(200)
})

test('answers health with 503 while the catalogue cannot be read', async () => {
  const other = await startTestApp()
  onTestFinished(() => other.close())
  await aMember(other, 'owner')
  expect((await other.get('/api/v1/health')).statusCode).toBe(200)

  await other.services.pool.query('ALTER TABLE inventory_items RENAME TO moved_items')
  await expect
    .poll(async () => (await other.get('/api/v1/health')).json<object>(), { timeout: 10_000 })
    .toMatchObject({ error: { code: 'NOT_READY' }, detail: expect.stringContaining('catalogue') as string })
})

test('answers health with 503 before there is a staff account', async () => {
  const other = await startTestApp()
  onTestFinished(() => other.close())
  expect((await other.get('/api/v1/health')).json()).toMatchObject({ error: { code: 'NOT_READY' } })
})

test('reports health while requests wait for connections', async () => {
  const { pool } = shop.services
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  onTestFinished(() => held.forEach((client) => client.release()))

  expect((await shop.get('/api/v1/health')).statusCode).toBe(200)
})

test.each(DESCRIPTIONS)('serves %s as the API description, revalidated by ETag', async (path) => {
  const reply = await shop.get(path)

  expect(reply.json()).toMatchObject({ info: { version: '1.0.0' }, servers: [{ url: PUBLIC_URL }] })
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  expect(reply.headers['cache-control']).toBe('public, max-age=60')
  expect(reply.headers.etag).toMatch(/^"[^"]+"$/)

  const again = await shop.get(path, { 'if-none-match': String(reply.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('serves every described operation under its path and method', () => {
  for (const { path, method, operationId } of OPERATIONS) {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    expect(shop.app.hasRoute({ url, method }), operationId).toBe(true)
  }
})

test('serves the API catalogue as a linkset whose links work', async () => {
  const reply = await shop.get('/.well-known/api-catalog')

  expect(reply.headers['content-type']).toBe(
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  )
  expect(reply.headers.link).toContain('rel="api-catalog"')
  const links = reply.body.match(/https:\/\/shop\.example[^"]*/g) ?? []
  expect(new Set(links).size).toBe(5)
  for (const link of links) expect((await shop.get(link.slice(PUBLIC_URL.length))).statusCode, link).toBe(200)
})

test('lists browser workflows apart from reads in llms.txt', async () => {
  const reply = await shop.get('/llms.txt')
  const [open = '', free = '', consent = '', guarded = ''] = reply.body.split('\n## ').slice(2)

  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(open).toContain('GET /api/v1/catalog')
  expect(free).toContain('POST /api/v1/quotes')
  expect(free).not.toMatch(
    /POST \/api\/(orders|v1\/orders(?!\/\{trackingToken\}\/(message-reads|reorder))|v1\/payment)/,
  )
  expect(consent).toContain('explicit consent')
  expect(consent).toMatch(/POST \/api\/v1\/orders\/\{trackingToken\}\/payments/)
  expect(consent).toMatch(/POST \/api\/v1\/payment-proofs/)
  expect(guarded).toContain('POST /api/orders')
  expect(guarded).toContain('POST /api/contact-leads')
})

test('names a contact and a future date in security.txt', async () => {
  const reply = await shop.get('/.well-known/security.txt')

  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body).toMatch(/^Contact: (mailto:\S+@\S+|https:\/\/\S+)$/m)
  expect(reply.body).toContain(`Canonical: ${PUBLIC_URL}/.well-known/security.txt`)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(reply.body)?.[1] ?? '')
  expect(expires).toBeGreaterThan(shop.clock.now().getTime())
})

test('loads the documentation page only from this service, without inline scripts', async () => {
  const page = await shop.get('/docs')
  const policy = String(page.headers['content-security-policy'])

  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)/)
  const files = [...page.body.matchAll(/(?:src|href)="([^"]*)"/g)].map((match) => match[1] ?? '')
  expect(files.length).toBeGreaterThan(3)
  for (const file of files.filter((name) => !name.startsWith('data:'))) {
    expect(file).toMatch(/^\//)
    expect((await shop.get(file)).statusCode, file).toBe(200)
  }
})

test('serves the documentation bundle compressed and immutable, and also without compression', async () => {
  const page = await shop.get('/docs')
  const bundle = /src="([^"]*reference[^"]*)"/.exec(page.body)?.[1] ?? ''

  const compressed = await shop.get(bundle, { 'accept-encoding': 'br, gzip' })
  const plain = await shop.get(bundle, { 'accept-encoding': 'identity' })

  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.rawPayload.length).toBeGreaterThan(compressed.rawPayload.length)
  expect(plain.body).toContain('createApiReference')
})

test.each([
  ['/', 302],
  ['/docs/', 308],
])('links from %s to the documentation', async (path, status) => {
  const reply = await shop.get(path)

  expect(reply.statusCode).toBe(status)
  expect(reply.headers.location).toBe('/docs')
})

test.each(['/api', '/api/v1/health', '/api/v1/openapi.json', '/llms.txt', '/docs'])(
  'HEAD %s answers like GET',
  async (url) => {
    const reply = await shop.app.inject({ method: 'HEAD', url })

    expect(reply.statusCode).toBe(200)
    expect(reply.body).toBe('')
  },
)

async function lockOut(databaseUrl: string): Promise<void> {
  const database = databaseOf(databaseUrl)
  await runOnServer(inject('testServerUrl'), `ALTER DATABASE ${database} ALLOW_CONNECTIONS false`)
  await runOnServer(
    inject('testServerUrl'),
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`,
  )
}

async function letIn(databaseUrl: string): Promise<void> {
  await runOnServer(
    inject('testServerUrl'),
    `ALTER DATABASE ${databaseOf(databaseUrl)} ALLOW_CONNECTIONS true`,
  )
}

function databaseOf(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1)
}
