import { beforeAll, expect, test } from 'vitest'
import { startService, type StartedService } from './started-service.ts'

let service: StartedService
beforeAll(async () => {
  service = await startService({})
})

const get = (path: string, init?: RequestInit) => fetch(service.url + path, init)

test('the shop is at the root, in the language of the address', async () => {
  const english = await get('/')
  expect(english.status).toBe(200)
  expect(await english.text()).toMatch(/<html lang="en"[^]*Skip to the page[^]*Platen Print Studio/)
  expect(await (await get('/es')).text()).toMatch(/<html lang="es"[^]*Ir al contenido/)
})

test('a page without scripts carries the cart count alone, and one with scripts lets only its own run', async () => {
  const home = [
    ...(await (await get('/policies')).text()).matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g),
  ].map(String)
  expect(home).toEqual([expect.stringMatching(/src="\/assets\/cart-count-[\w-]+\.js"/)])

  const cart = await get('/cart')
  const policy = cart.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const inline = [...(await cart.text()).matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map((match) => match[1])

  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(inline.length).toBeGreaterThan(0)
  for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`)
  const again = await get('/cart')
  expect(again.headers.get('content-security-policy')).not.toContain(nonce)
})

test('assets never change, and come compressed ahead of time', async () => {
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(await (await get('/')).text())?.[1] ?? ''
  const packed = await get(style, { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(packed.headers.get('content-type')).toContain('text/css')
  const plain = await get(style, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(await packed.text())
})

test('pages are compressed for browsers that can take it', async () => {
  const page = await get('/', { headers: { 'accept-encoding': 'gzip' } })
  expect(page.headers.get('content-encoding')).toBe('gzip')
  expect(await page.text()).toContain('</html>')
})

test('an unknown page is a real 404 for people, an unknown endpoint one for programs', async () => {
  const page = await get('/es/nada')
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('se salió de la plancha')

  for (const path of ['/api/nothing', '/api/v1/nothing', '/docs/nothing', '/.well-known/nothing']) {
    const endpoint = await get(path)
    expect(endpoint.status, path).toBe(404)
    expect(await endpoint.json(), path).toMatchObject({ error: { code: 'NOT_FOUND' } })
  }
})

test('HEAD answers as GET does, without a body, and another method is refused with those that are allowed', async () => {
  const head = await get('/garments', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-type')).toContain('text/html')
  const post = await get('/garments', { method: 'POST' })
  expect(post.status).toBe(405)
  expect(post.headers.get('allow')).toBe('GET, HEAD')
})

test('a page spends its visitor’s quota, and says so when it is used up', async () => {
  const narrow = await startService({ RATE_LIMIT_FACTOR: '0.01' })
  const visit = () => fetch(narrow.url)
  const statuses = []
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await visit()).status)
  expect(statuses[0]).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  const shed = await visit()
  expect(Number(shed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await shed.text()).toContain('One moment, please')
  await narrow.end('SIGTERM')
})
