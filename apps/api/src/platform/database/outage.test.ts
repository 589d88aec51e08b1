import { setTimeout } from 'node:timers/promises'
import type { OrderRecord } from '@platen/contract'
import { beforeAll, expect, test } from 'vitest'
import { cutOffDatabase, restoreDatabase } from '../../testing/database-outage.ts'
import { shared, sharedTestApp } from '../../testing/shared.ts'
import { aPicture, openStorefront, postFile } from '../../testing/storefront.ts'
import { aMember } from '../../testing/team.ts'

let trackingToken: string
const shop = sharedTestApp()
const storefront = shared(() => openStorefront(shop))
beforeAll(async () => {
  await aMember(shop, 'owner')
  const reply = await storefront.place(await storefront.order())
  trackingToken = reply.json<OrderRecord & { trackingToken: string }>().trackingToken
})

test('reports an outage of the database and recovers without a restart', async () => {
  const order = await storefront.order()
  const picture = await aPicture()
  const payment = { instructionId: 'bank_main', amountMinor: 100, reference: 'TRX-1' }
  const needy = {
    health: () => shop.get('/api/v1/health'),
    'an order': () => storefront.place(order),
    'an order with a key': () => storefront.place(order, { 'idempotency-key': 'during-an-outage' }),
    'its tracking': () => shop.get(`/api/v1/orders/${trackingToken}`),
    'a payment': () => shop.post(`/api/v1/orders/${trackingToken}/payments`, payment),
    'an upload': () => postFile(shop, '/api/v1/artworks', picture, 'logo.png'),
    'a contact request': () => shop.post('/api/contact-leads', {}),
  }
  for (const ask of Object.values(needy)) expect((await ask()).statusCode).toBeLessThan(500)

  await cutOffDatabase(shop.databaseUrl)
  for (const [name, ask] of Object.entries(needy)) {
    const reply = await ask()
    expect({ name, status: reply.statusCode, body: reply.json<unknown>() }).toMatchObject({
      status: 503,
      body: { error: { code: 'DATABASE_UNAVAILABLE' } },
    })
    expect(reply.headers['retry-after']).toMatch(/^\d+$/)
  }

  await restoreDatabase(shop.databaseUrl)
  await expect.poll(async () => (await needy.health()).statusCode).toBe(200)
  for (const ask of Object.values(needy)) expect((await ask()).statusCode).toBeLessThan(500)
})

test('serves cached data during an outage', async () => {
  const before = await shop.get('/api/v1/public-config')
  const catalogue = await shop.get('/api/v1/catalog')
  await cutOffDatabase(shop.databaseUrl)

  const during = await shop.get('/api/v1/public-config')
  expect(during.statusCode).toBe(200)
  expect(during.body).toBe(before.body)
  expect((await shop.get('/api/v1')).statusCode).toBe(200)
  // Availability is refreshed every two seconds; during an outage the last known state is shown.
  await setTimeout(2_100)
  expect((await shop.get('/api/v1/catalog')).body).toBe(catalogue.body)
  await restoreDatabase(shop.databaseUrl)
})
