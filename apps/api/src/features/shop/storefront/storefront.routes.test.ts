import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fastify } from 'fastify'
import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { replyWithError } from '../../../platform/http/answers/error-reply.ts'
import { readyAnswer } from '../../../platform/http/answers/ready-answer.ts'
import { refusalOf } from '../../../testing/replies.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Shop } from '../../selling/catalog/index.ts'
import { findStorefront } from './built-storefront.ts'
import { storefrontRoutes } from './storefront.routes.ts'

test('serves a new build and its files without a restart', async () => {
  const { get, build } = await aShop('one')
  expect(await get('/')).toMatchObject({ statusCode: 200, body: 'page of one' })
  expect(await get('/assets/one.js')).toMatchObject({ statusCode: 200, body: 'script of one' })

  build('two')
  expect(await get('/')).toMatchObject({ statusCode: 200, body: 'page of two' })
  const asset = await get('/assets/two.js')
  expect(asset).toMatchObject({ statusCode: 200, body: 'script of two' })
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('answers a file of an old build with an uncached page that says so', async () => {
  const { get, build } = await aShop('one')
  build('two')
  const gone = await get('/assets/one.js')
  expect(gone).toMatchObject({ statusCode: 404, body: 'page of two' })
  expect(gone.headers['cache-control']).toBe('private, no-cache')
})

test('keeps serving the old pages while a build is being replaced', async () => {
  const { get, remove } = await aShop('one')
  await get('/')
  remove()
  expect(await get('/')).toMatchObject({ statusCode: 200, body: 'page of one' })
})

test.each([
  ['/assets/', 404],
  ['/assets', 404],
  ['/assets/..%2fserver/index.js', 404],
])('does not serve %s', async (path, statusCode) => {
  const { get } = await aShop('one')
  const answer = await get(path)
  expect(answer.statusCode).toBe(statusCode)
  expect(answer.body).not.toContain('export')
})

test('caches files with fixed names for an hour', async () => {
  const { get } = await aShop('one')
  const file = await get('/icon.svg')
  expect(file).toMatchObject({ statusCode: 200, body: '/icon.svg' })
  expect(file.headers['cache-control']).toBe('public, max-age=3600')
})

const countOf = ({ body }: { body: string }) => Number(/<p>(\d+)/.exec(body)?.[1])

test('renders a page once until the settings, the catalogue or the build change', async () => {
  const { get, change, build } = await aShop('one')
  const counts = []
  for (let visit = 0; visit < 3; visit += 1) counts.push(countOf(await get('/rendered')))
  change({ shop: { ...A_SHOP } })
  counts.push(countOf(await get('/rendered')), countOf(await get('/rendered')))
  change({ catalog: readyAnswer('{"garments":[]}') })
  counts.push(countOf(await get('/rendered')), countOf(await get('/rendered')))
  expect(counts).toEqual([1, 1, 1, 2, 2, 3, 3])
  build('two')
  expect(countOf(await get('/rendered')), 'a new build counts anew').toBe(1)
})

test('renders a page with a query once, and apart from the page without', async () => {
  const { get } = await aShop('one')
  const paths = ['/rendered?q=tee', '/rendered?q=tee', '/rendered?q=cap', '/rendered']
  const counts = []
  for (const path of paths) counts.push(countOf(await get(path)))
  expect(counts).toEqual([1, 1, 2, 3])
})

test('renders a personal page for each visit', async () => {
  const { get } = await aShop('one')
  expect([countOf(await get('/rendered/mine')), countOf(await get('/rendered/mine'))]).toEqual([1, 2])
})

test('a kept page is compressed, and known again by its tag', async () => {
  const { get } = await aShop('one')
  const first = await get('/rendered', { 'accept-encoding': 'br' })
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache' })
  const again = await get('/rendered', {
    'accept-encoding': 'br',
    'if-none-match': String(first.headers.etag),
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the policy allows the scripts that were rendered, by their hashes, and no others', async () => {
  const { get } = await aShop('one')
  const { headers, body } = await get('/rendered')
  const hash = createHash('sha256').update('start()').digest('base64')
  expect(headers['content-security-policy']).toContain(
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`,
  )
  expect(body).toContain('<script>start()</script>')
})

test('a kept page knows nothing of the visitor who saw it first', async () => {
  const { get } = await aShop('one')
  const first = { 'accept-language': 'xx', 'user-agent': 'a robot', accept: 'text/x', cookie: 'a=b' }
  expect((await get('/rendered', first)).body).toContain('<i></i>')
})

test('a visitor who has too many pages rendered is refused without a page, and still gets kept ones', async () => {
  const { get, refuseRendering } = await aShop('one')
  await get('/rendered')
  refuseRendering()
  const refused = await get('/rendered?once=more')
  expect(refusalOf(refused)).toEqual([429, 'RATE_LIMITED'])
  expect(countOf(await get('/rendered'))).toBe(1)
})

const CLOSED = { isOpen: false }

test.each(['/', '/garments/tee?colour=red', '/checkout', '/orders', '/opens-soon'])(
  'a visitor of a shop that is not open yet reads on %s that it opens soon',
  async (path) => {
    const { get, change } = await aShop('one')
    change({ shop: { ...A_SHOP, ...CLOSED } })
    expect(seen(await get(path))).toEqual(['/opens-soon', 'soon'])
  },
)

test('a closed shop answers in the language of the address', async () => {
  const { get, change } = await aShop('one')
  change({ shop: { ...A_SHOP, ...CLOSED, locales: ['es', 'fr'] } })
  expect(seen(await get('/fr/garments'))).toEqual(['/fr/opens-soon', 'soon'])
  expect(seen(await get('/garments'))).toEqual(['/opens-soon', 'soon'])
})

test.each(['/orders/abc', '/es/orders/abc', '/robots.txt'])('%s of a closed shop stays', async (path) => {
  const { get, change } = await aShop('one')
  change({ shop: { ...A_SHOP, ...CLOSED, locales: ['en', 'es'] } })
  expect(seen(await get(path))[0]).toBe(path)
})

test('whoever has the link of the preview sees a closed shop, and nobody else does', async () => {
  const { get, change } = await aShop('one')
  change({ shop: { ...A_SHOP, ...CLOSED } })
  const first = await get(`/?preview=${PREVIEW_KEY}`)
  expect([first.statusCode, first.headers.location]).toEqual([302, '/'])
  const cookie = String(first.headers['set-cookie'])
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/)
  const [pair = ''] = cookie.split(';')
  expect(seen(await get('/shown', { cookie: `theme=dark; ${pair}` }))).toEqual(['/shown', 'preview'])
  expect(seen(await get('/shown'))).toEqual(['/opens-soon', 'soon'])
  expect(seen(await get('/shown', { cookie: `${pair.slice(0, -1)}x` }))[1]).toBe('soon')
  expect(seen(await get(`/?preview=${PREVIEW_KEY.toUpperCase()}`))[1]).toBe('soon')
})

test('shows its pages to everybody from the moment on when it opens', async () => {
  const { get, change } = await aShop('one')
  change({ shop: { ...A_SHOP, ...CLOSED } })
  await get('/shown')
  change({ shop: { ...A_SHOP } })
  expect(seen(await get('/shown'))).toEqual(['/shown', 'open'])
})

const seen = ({ body }: { body: string }) => body.split(' for ').slice(-2)

const PREVIEW_KEY = '0b8f2f0e-7a0d-4d39-9a5f-6f0f6f1f2a3b'
const A_SHOP: object = {
  isOpen: true,
  previewKey: PREVIEW_KEY,
  locales: ['en'],
  brand: { texts: {}, translations: {}, faq: [] },
  tagline: '',
  translations: {},
  garments: [],
  sizeTranslations: [],
  zones: [],
  sizeTiers: [],
  supportChannels: [],
  fulfilmentMethods: [],
  meetupZones: [],
  deliveryAreas: [],
  paymentInstructions: [],
}

async function aShop(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'platen-storefront-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const remove = () => {
    for (const half of ['client', 'server']) rmSync(join(folder, half), { recursive: true, force: true })
  }
  let builds = 0
  const build = (name: string) => {
    remove()
    const write = (path: string, content: string) => {
      mkdirSync(join(folder, path, '..'), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    write('client/icon.svg', '/icon.svg')
    write(`client/assets/${name}.js`, `script of ${name}`)
    write(
      'server/index.js',
      `let rendered = 0
       export const answerPage = async (request, { nonce, opening }) => {
         const { pathname } = new URL(request.url)
         rendered += 1
         if (pathname.startsWith('/rendered')) return new Response(
           '<p>' + rendered + '</p><i>' + [...request.headers.values()].join() + '</i><script nonce="' + nonce + '">start()</script><script nonce="x">evil()</script>' + ' '.repeat(2000),
           { headers: { 'content-type': 'text/html; charset=utf-8', ...(pathname.endsWith('mine') ? { 'cache-control': 'no-store' } : {}) } })
         if (opening !== 'open' || pathname === '/shown') return new Response(pathname + ' for ' + opening)
         return new Response('page of ${name}', { status: /assets|share/.test(pathname) ? 404 : 200 })
       }`,
    )
    // Two builds of a test may fall within one tick of the file system's clock.
    builds += 1
    utimesSync(join(folder, 'server/index.js'), builds, builds)
  }
  build(name)

  let refuses = false
  const current = { shop: A_SHOP, catalog: readyAnswer('{}') }
  const storefront = findStorefront(pathToFileURL(`${folder}/`))
  const app = fastify()
  onTestFinished(() => app.close())
  app.decorateRequest('pattern', '')
  app.decorate('readyReads', { at: () => undefined, elsewhere: () => undefined, onlyBelow: () => undefined })
  app.setErrorHandler(replyWithError)
  storefrontRoutes(app, {
    config: { publicUrl: 'https://shop.example', botProtection: { provider: 'off' }, pseudoTexts: false },
    storefront: storefront!,
    shop: {
      get: () => Promise.resolve(current.shop as Shop),
      get loaded() {
        return current.shop as Shop
      },
    },
    catalog: { get: () => current.catalog, ready: () => current.catalog },
    limits: {
      consume: () =>
        refuses
          ? Promise.reject(new Refusal('RATE_LIMITED', 'Too many pages.'))
          : Promise.resolve({ limit: 1, remaining: 0, resetSeconds: 1 }),
    },
  })
  await app.ready()
  return {
    build,
    remove,
    refuseRendering: () => (refuses = true),
    /** The settings or the catalogue change. */
    change: (what: Partial<typeof current>) => Object.assign(current, what),
    get: (path: string, headers: Record<string, string> = {}) => app.inject({ url: path, headers }),
  }
}
