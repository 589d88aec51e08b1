import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cutOffDatabase, restoreDatabase } from '../../testing/database-outage.ts'
import { openStorefront, postFile, aPicture } from '../../testing/storefront.ts'
import { startTestApp } from '../../testing/test-app.ts'

test('probe', async () => {
  const shop = await startTestApp()
  const front = await openStorefront(shop)
  const order = await front.order()
  const placed = (await front.place(order)).json()
  await shop.get('/api/v1/public-config'); await shop.get('/api/v1/catalog')
  await cutOffDatabase(shop.databaseUrl)
  const show = async () => {
    const out: Record<string, unknown> = {}
    for (const url of ['/api', '/api/v1/health', '/api/v1/public-config', '/api/v1/catalog', `/api/v1/orders/${placed.trackingToken}`, '/api/v1/bot-challenge', '/.well-known/security.txt']) {
      const r = await shop.get(url); out[url.slice(0, 20)] = [r.statusCode, r.statusCode>=400 ? r.json().error.code : '']
    }
    const p = await front.place(order); out.place = [p.statusCode, p.json().error?.code]
    const p2 = await front.place(order, {'idempotency-key': 'abc'}); out.place2 = [p2.statusCode, p2.json().error?.code]
    const q = await shop.post('/api/v1/quotes', { items: order.items, fulfilment: {method:'pickup'} }); out.quote = [q.statusCode, q.body.slice(0,90)]
    const pay = await shop.post(`/api/v1/orders/${placed.trackingToken}/payments`, {instructionId: 'bank_main', amountMinor: 100, reference: 'x'}); out.pay = [pay.statusCode, pay.body.slice(0,90)]
    const c = await shop.post('/api/contact-leads', {}); out.contact = [c.statusCode, c.json().error?.code]
    const u = await postFile(shop, '/api/v1/artworks', await aPicture(), 'a.png'); out.upload = [u.statusCode, u.json().error?.code]
    return out
  }
  console.log(await show())
  await sleep(2100)
  console.log(await show())
  await restoreDatabase(shop.databaseUrl)
  await sleep(1500)
  console.log(await show())
  await shop.close()
}, 60000)
