import { createHash } from 'node:crypto'
import { OPERATIONS } from '@platen/contract'
import sharp from 'sharp'
import { testShop } from '../testing/test-shop.ts'
import { expect, test } from 'vitest'
import { aSharedDesign } from './every-page.ts'
import { aSentEstimate } from '../testing/records.ts'
import { untranslatedNames } from '../testing/untranslated-names.ts'
import { aBotToken, submitOrder } from '../../lab/harness/shopper.ts'
import { startService } from '../../lab/harness/started-service.ts'

const shop = testShop({ BOT_PROTECTION: 'altcha' })

const get = (path: string, init?: RequestInit) => fetch(shop.url + path, init)

test('serves the shop at the root in the language of the URL', async () => {
  const english = await get('/')
  expect(english.status).toBe(200)
  expect(await english.text()).toMatch(/<html lang="en"[^]*Skip to content[^]*Platen Print Studio/)
  expect(await (await get('/es')).text()).toMatch(/<html lang="es"[^]*Ir al contenido/)
})

test('static pages load only the cart counter, and pages with scripts allow only their own', async () => {
  const home = [
    ...(await (await get('/policies')).text()).matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g),
  ].map(String)
  expect(home).toEqual([expect.stringMatching(/src="\/assets\/every-page-[\w-]+\.js"/)])

  const cart = await get('/cart')
  const policy = cart.headers.get('content-security-policy') ?? ''
  const inline = [...(await cart.text()).matchAll(/<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs)]

  expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
  expect(inline.length).toBeGreaterThan(0)
  for (const [, attributes, script = ''] of inline) {
    expect(attributes).not.toContain('nonce')
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
})

test('assets are immutable and precompressed', async () => {
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(await (await get('/')).text())?.[1] ?? ''
  const packed = await get(style, { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(packed.headers.get('content-type')).toContain('text/css')
  const plain = await get(style, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(await packed.text())
})

test('compresses pages for browsers that accept it', async () => {
  const page = await get('/', { headers: { 'accept-encoding': 'gzip' } })
  expect(page.headers.get('content-encoding')).toBe('gzip')
  expect(await page.text()).toContain('</html>')
})

test('answers 404 with a page for people and with an error record for programs', async () => {
  const page = await get('/es/nada')
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('No encontramos esta página')

  for (const path of ['/api/nothing', '/api/v1/nothing', '/docs/nothing', '/.well-known/nothing']) {
    const endpoint = await get(path)
    expect(endpoint.status, path).toBe(404)
    expect(await endpoint.json(), path).toMatchObject({ error: { code: 'NOT_FOUND' } })
  }
})

test('HEAD answers like GET without a body, and other methods are refused with Allow', async () => {
  const head = await get('/garments', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-type')).toContain('text/html')
  const post = await get('/garments', { method: 'POST' })
  expect(post.status).toBe(405)
  expect(post.headers.get('allow')).toBe('GET, HEAD')
})

test.each(
  ['/cart', '/checkout', '/design/classic-tee', '/design/canvas-tote'].flatMap((path) => [
    path,
    `/es${path}`,
  ]),
)('%s is not cached for others and not indexed', async (path) => {
  const page = await get(path)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html.match(/<meta name="robots" content="noindex"\/>/g)).toHaveLength(1)
  expect(html).not.toMatch(/rel="canonical"|property="og:/)
  expect(page.headers.get('cache-control')).toBe('private, no-cache')
})

test('the tracking page is not cached, not indexed and sends no referrer', async () => {
  const order = await shop.shopper.order()
  const placed = await submitOrder(shop.url, { ...order, botToken: await aBotToken(shop.url) })
  const token = placed.order.trackingToken ?? ''
  const wrong = 'x'.repeat(token.length)
  for (const [path, status] of [
    [`/orders/${token}`, 200],
    [`/es/orders/${token}`, 200],
    [`/orders/${token}.data`, 200],
    [`/orders/${wrong}`, 404],
  ] as const) {
    const page = await get(path)
    expect([
      path,
      page.status,
      page.headers.get('cache-control'),
      page.headers.get('x-robots-tag'),
      page.headers.get('referrer-policy'),
    ]).toEqual([path, status, 'no-store', 'noindex', 'no-referrer'])
    if (!path.endsWith('.data'))
      expect(await page.text()).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('a shared design shows itself in chats, and is neither cached nor listed', async () => {
  const token = await aSharedDesign(shop)
  const page = await get(`/es/d/${token}?garment=classic-tee&colour=Navy`)
  expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
    ...[200, 'no-store', 'noindex'],
  ])
  const html = await page.text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toMatch(/rel="canonical"|property="og:url"/)
  const picture =
    /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(picture).toMatch(
    new RegExp(`/share/[^/]+/es/design-${token}\\.jpg\\?garment=classic-tee&colour=Navy$`),
  )
  const reply = await fetch(picture)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect([reply.headers.get('cache-control'), reply.headers.get('x-robots-tag')]).toEqual([
    'no-store',
    'noindex',
  ])
  const { width, height } = await sharp(await reply.arrayBuffer()).metadata()
  expect([width, height]).toEqual([1200, 630])
})

test.each(['classic-tee', 'canvas-tote'])(
  'the Spanish designer of a new shop’s %s contains no English',
  async (slug) => {
    expect(untranslatedNames(await (await get(`/es/design/${slug}`)).text())).toEqual([])
  },
)

test('the Spanish tracking page contains no English, nor does a proof on it', async () => {
  const shopper = shop.shopper
  const order = await shopper.order({ kind: 'tote', colour: 'Natural', size: 'One size' })
  const placed = await submitOrder(shop.url, { ...order, botToken: await aBotToken(shop.url) })
  await shop.staff.create(`/api/admin/orders/${placed.order.id}/proofs`, {})
  const html = await (await get(`/es/orders/${placed.order.trackingToken ?? ''}`)).text()
  expect(html).toContain('Bolsa de lona')
  expect(html).toContain('Tu muestra')
  expect(untranslatedNames(html)).toEqual([])
})

test('the Spanish page of an estimate contains no English', async () => {
  const html = await (await get(`/es/estimates/${await aSentEstimate(shop)}`)).text()
  expect(html).toContain('Aprobar esta cotización')
  expect(untranslatedNames(html)).toEqual([])
})

test('a page that becomes interactive loads its style sheet before its scripts', async () => {
  const html = await (await get('/cart')).text()
  const hints = html.match(/<link [^>]*rel="modulepreload"[^>]*>/g) ?? []
  expect(hints.length).toBeGreaterThan(2)
  expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('rel="modulepreload"'))
})

test('a page that becomes interactive asks for the texts of its language with its scripts', async () => {
  const html = await (await get('/es/cart')).text()
  expect(html).toMatch(/<link rel="modulepreload" href="\/assets\/es-[\w-]+\.js"/)
  expect(html).not.toMatch(/href="\/assets\/en-/)
})

test('robots.txt allows every page that says noindex', async () => {
  const disallowed = [...(await (await get('/robots.txt')).text()).matchAll(/^Disallow: (.+)$/gm)]
  expect(disallowed.map(([, path]) => path)).toEqual(['/api/'])
})

test('robots.txt allows what llms.txt tells programs to read first', async () => {
  const robots = await (await get('/robots.txt')).text()
  const allowed = [...robots.matchAll(/^Allow: (.+)\$$/gm)].map(([, path]) => path)
  const open = OPERATIONS.filter(({ anyOrigin }) => anyOrigin).map(({ path }) => path)
  expect(allowed.toSorted()).toEqual([...open, '/api/openapi.json', '/api/v1/openapi.json'].toSorted())
  const llms = await (await get('/llms.txt')).text()
  const first = llms.slice(llms.indexOf('## For everybody'), llms.indexOf('## Within the rate limits'))
  for (const path of open.filter((candidate) => candidate.startsWith('/api/v1')))
    expect(first).toContain(`[GET ${path}]`)
})

test('below the console, programs find no page under a path that is no file', async () => {
  const statusOf = async (path: string, accept?: string) =>
    (await fetch(`${shop.url}${path}`, accept ? { headers: { accept } } : {})).status
  expect(await statusOf('/admin/orders', 'text/html,*/*;q=0.8')).toBe(200)
  for (const path of ['/admin', '/admin/', '/admin/?stage=open'])
    expect([path, await statusOf(path)]).toEqual([path, 200])
  for (const path of ['/admin/nothing', '/admin/.env', '/admin/phpinfo.php'])
    expect([path, await statusOf(path)]).toEqual([path, 404])
})

test('rendered pages count against the visitor’s quota, ready ones do not, and exceeding it is reported', async () => {
  const narrow = await startService({ RATE_LIMIT_FACTOR: '0.01' })
  // Reads its order at each visit; the start page reads the shop, the catalogue and the owner's texts once.
  const visit = () => fetch(`${narrow.url}/orders/${'a'.repeat(43)}`)
  expect((await fetch(narrow.url)).status).toBe(200)
  const shed = await visit()
  expect(shed.status).toBe(429)
  expect((await fetch(narrow.url)).status, 'a ready page').toBe(200)
  expect(Number(shed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await shed.text()).toContain('The shop is busy')
  await Promise.all([visit(), visit(), visit(), visit()])
  expect(await (await visit()).json(), 'no page any more').toMatchObject({ error: { code: 'RATE_LIMITED' } })
  await narrow.end('SIGTERM')
})
