import type { OrderRecord } from '@platen/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorefront, type Storefront } from '../../testing/storefront.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let shop: TestApp
let storefront: Storefront
beforeAll(async () => {
  shop = await startTestApp({ now: new Date('2026-11-20T15:00:00Z') })
  storefront = await openStorefront(shop)
})
afterAll(() => shop.close())

const HOSTILE = `"><script>alert('x')</script><img src=//evil.example onerror=alert(1)>`
const ANA = { name: 'Ana Beltrán', email: 'ana@example.com', locale: 'es' }

test('shows a reader of Spanish the stage, what is due until when, how to pay, and what happened', async () => {
  const order = await anOrder()
  const reply = await shop.get(pageOf(order))

  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.body).toContain('<html lang="es">')
  const text = textOf(reply.body)
  for (const words of [
    'Platen Print Studio',
    order.number,
    'Esperamos su pago',
    'Por pagar 14,50 US$',
    'Pague antes de domingo, 22 de noviembre de 2026',
    'Bank transfer',
    '0000-1234-5678',
    'The transaction number on your slip',
    'Black',
    'Para Ana Beltrán',
    'Recoger en la tienda',
    'Listo a más tardar miércoles, 25 de noviembre de 2026',
    'Recibimos su pedido 20 nov 2026',
    '200 × 200 mm',
  ]) {
    expect(text).toContain(words)
  }
  expect(reply.body).toContain(order.items[0]!.placements[0]!.artwork.previewUrl.replaceAll('&', '&amp;'))
})

test('asks for no money when the customer said that it was sent', async () => {
  const order = await anOrder({ payment: { instructionId: 'bank_main', reference: 'SLIP-9' } })
  const text = textOf((await shop.get(pageOf(order))).body)
  expect(text).toContain('Estamos revisando su pago')
  expect(text).toContain('Nada por ahora')
  expect(text).toContain('Nos avisó de su pago')
  expect(text).not.toContain('0000-1234-5678')
})

test('says that an order expired, and neither asks for money nor promises a letter', async () => {
  const order = await anOrder()
  await shop.services.pool.query(`UPDATE orders SET status = 'expired' WHERE number = $1`, [order.number])
  const text = textOf((await shop.get(pageOf(order))).body)
  expect(text).toContain('Venció sin pagarse')
  expect(text).not.toMatch(/Por pagar|0000-1234-5678|Nada por ahora/)
})

test("shows what the customer wrote as text, whatever it is, and tells nothing to other people's servers", async () => {
  const order = await anOrder({ customer: { ...ANA, name: HOSTILE.slice(0, 120) }, note: HOSTILE })
  const { body } = await shop.get(pageOf(order))
  expect(body).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;')
  expect(body).not.toMatch(/<script|<img src=\/\/|\son\w+\s*=\s*["']|\sstyle\s*=/i)
  const addresses = [...body.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses.length).toBeGreaterThanOrEqual(3)
  for (const address of addresses) expect(address).toMatch(/^(#|\/(?!\/)|mailto:|https:\/\/wa\.me\/\d+)/)
})

test('the browser is told to run nothing, to load pictures of this service only, and to keep no copy', async () => {
  const { headers, body } = await shop.get(pageOf(await anOrder()))
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'ratelimit-limit': expect.any(String) as string,
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*'; img-src 'self';/)
  expect(policy).not.toContain('unsafe')
  expect(body.match(/<style>/g)).toHaveLength(1)
})

test.each([
  ['a forged token', 'A'.repeat(43)],
  ['a token that was cut short', 'abc'],
  ['something else', '%3Cscript%3E'],
])('answers %s with a page that says what to do', async (_, token) => {
  const reply = await shop.get(`/orders/${token}`, { 'accept-language': 'es-NI,es;q=0.9' })
  expect(reply.statusCode).toBe(404)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(textOf(reply.body)).toContain('Aquí no hay ningún pedido')
  expect(reply.body).not.toContain('<script')
})

test('asks the browser for its language when the customer named none, and keeps to English otherwise', async () => {
  const order = await anOrder({ customer: { name: 'Ana', email: 'ana@example.com' } })
  const spanish = await shop.get(pageOf(order), { 'accept-language': 'de-DE, es;q=0.7' })
  expect(spanish.body).toContain('Esperamos su pago')
  const english = await shop.get(pageOf(order), { 'accept-language': 'x-\u00e9,,;;' })
  expect(english.body).toContain('Waiting for your payment')
})

test('HEAD answers as GET does, without the page', async () => {
  const url = pageOf(await anOrder())
  const reply = await shop.app.inject({ method: 'HEAD', url })
  expect([reply.statusCode, reply.body]).toEqual([200, ''])
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('counts as a public read', async () => {
  const busy = await startTestApp({ databaseUrl: shop.databaseUrl, config: { rateLimitFactor: 1 / 300 } })
  const statuses = [await busy.get('/orders/abc'), await busy.get('/orders/abc')].map(
    ({ statusCode }) => statusCode,
  )
  await busy.close()
  expect(statuses).toEqual([404, 429])
})

async function anOrder(changes: Parameters<Storefront['order']>[0] = {}): Promise<OrderRecord> {
  const reply = await storefront.place(await storefront.order({ customer: ANA, ...changes }))
  if (reply.statusCode !== 201) throw new Error(`The order was refused: ${reply.body}`)
  return reply.json<OrderRecord>()
}

const pageOf = ({ trackingToken }: OrderRecord) => `/orders/${String(trackingToken)}`

/** What a person reads: no tags, plain spaces. */
function textOf(page: string): string {
  return page
    .replace(/<style>.*<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
}
