import type { AddressInfo } from 'node:net'
import type { PaymentProofRecord } from '@platen/contract'
import { beforeAll, expect, test } from 'vitest'
import { sendRaw } from '../../testing/raw-http.ts'
import { sharedTestApp } from '../../testing/shared.ts'
import { aPicture, openStorefront, postFile } from '../../testing/storefront.ts'
import { aMember } from '../../testing/team.ts'

let port: number
let picture: Buffer
const shop = sharedTestApp()
beforeAll(async () => {
  picture = await aPicture(200)
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.server.address() as AddressInfo).port
})

const ENDS_A_HEADER = '\r\nSet-Cookie: platen_session=planted\r\n\r\n<script>'

test.each([
  `slip${ENDS_A_HEADER}.png`,
  `slip\\"; filename=evil.html; a=\\".png`,
  'slip%0d%0aSet-Cookie: a=b.png',
  'slip\u2028\u0085.png',
  'Überweisung \u{1f98c}.png',
])('keeps the file name %j within its header', async (name) => {
  const { headers } = await aMember(shop, 'viewer')
  const sent = await postFile(shop, '/api/v1/payment-proofs', picture, name)
  // A form with broken part headers may be refused; if accepted, its file name must be encoded.
  if (sent.statusCode !== 201) {
    expect([400, 422]).toContain(sent.statusCode)
    return
  }
  const reply = await shop.get(`/api/admin/payment-proofs/${sent.json<PaymentProofRecord>().id}`, headers)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).not.toHaveProperty('set-cookie')
  expect(reply.headers['content-disposition']).toMatch(
    /^inline; filename="proof\.png"; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/,
  )
})

test('encodes the query in the link to the next page', async () => {
  const { headers } = await aMember(shop, 'owner')
  const storefront = await openStorefront(shop)
  const { customer } = await storefront.order()
  for (let n = 0; n < 2; n += 1) {
    await storefront.place(await storefront.order({ customer: { ...customer, name: 'Ana>;"' } }))
  }
  const broken = await shop.get('/api/admin/orders?limit=1&q=Ana%0d%0aSet-Cookie:%20a=b', headers)
  expect(broken.headers).not.toHaveProperty('set-cookie')
  // The customer names contain the characters that end a link, so that this search has a next page.
  const page = await shop.get('/api/admin/orders?limit=1&q=Ana%3E;%22', headers)
  expect(page.headers.link).toMatch(
    /^<\/api\/admin\/orders\?limit=1&q=Ana%3E%3B%22&cursor=ord_\w+>; rel="next"$/,
  )
})

test.each(['//evil.example', '/\\evil.example', '/docs//evil.example', 'http://evil.example/docs/'])(
  'does not redirect %s to another site',
  async (target) => {
    const reply = await sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: evil.example\r\n\r\n`, {
      keepOpen: true,
    })
    expect(reply.headers.location ?? '/docs').toMatch(/^\/[a-z]/)
  },
)
